/** @jest-environment jsdom */
import { createReloadScript } from '../../fixtures/services/pages/reload-script';
import { cacheResponse, readCachedResponse } from '../../src/services/http-cache';

const SERVICE_PATH = '/bsro/services/store/details/1';

/** Runs the script as on a page that the host has served. */
const runScript = (host: string): void => {
  const script = document.createElement('script');
  script.text = createReloadScript(host);
  document.head.append(script);
};

test('removes cached responses after a restart of the host, and keeps other items', () => {
  Object.assign(window, { EventSource: jest.fn() });
  runScript('first');
  localStorage.setItem('another', '1');
  cacheResponse(SERVICE_PATH, { ok: true, status: '200', message: '', code: 200, data: {} });
  runScript('first');
  expect(readCachedResponse(SERVICE_PATH)).toBeDefined();
  runScript('second');
  expect(readCachedResponse(SERVICE_PATH)).toBeUndefined();
  expect(localStorage.getItem('another')).toBe('1');
});
