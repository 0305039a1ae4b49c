/** @jest-environment jsdom */
import { createReloadScript } from '../../fixtures/services/pages/reload-script';
import { cacheResponse, readCachedResponse } from '../../src/services/http-cache';

const ADDRESS = '/bsro/services/store/details/1';

/** Runs the script as a page does that a host has served. */
const runScript = (host: string): void => {
  const script = document.createElement('script');
  script.text = createReloadScript(host);
  document.head.append(script);
};

test('removes cached responses after a start of the host, and keeps other items', () => {
  Object.assign(window, { EventSource: jest.fn() });
  runScript('first');
  localStorage.setItem('another', '1');
  cacheResponse(ADDRESS, { ok: true, status: '200', message: '', code: 200, data: {} });
  runScript('first');
  expect(readCachedResponse(ADDRESS)).toBeDefined();
  runScript('second');
  expect(readCachedResponse(ADDRESS)).toBeUndefined();
  expect(localStorage.getItem('another')).toBe('1');
});
