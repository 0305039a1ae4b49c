import { waitFor } from '@testing-library/dom';
import { clearCookies } from '../test/clear-cookies';
import { runCommand, declare } from './mounts/runtime/declare';
import { STARTED_KEY, start } from './start';

const load = jest.fn(async () => ({ loadStart: declare([]), runCommand }));

const visit = (url: string) => {
  history.replaceState(null, '', url);
  Reflect.deleteProperty(window, 'bsro');
  Reflect.deleteProperty(window, STARTED_KEY);
  start([], load);
};

beforeEach(() => {
  Reflect.set(globalThis, '__webpack_public_path__', 'http://fcac.localhost/bsro-ui/');
  clearCookies();
  load.mockClear();
});

test('stores the switches in the query on a page without placeholders [SITE-3 SITE-4]', async () => {
  visit('/?bsro-ui-chatbot=v1&bsro-ui-tdp=1&else=2');
  await waitFor(() => expect(document.cookie).toContain('bsro-ui-tdp=1'));
  expect(document.cookie).toContain('bsro-ui-chatbot=v1');
  expect(document.cookie).not.toContain('else');
});

test('stores the account version in the query on any page [SITE-5]', async () => {
  visit('/?accountVersion=v3.migration');
  await waitFor(() => expect(document.cookie).toContain('accountVersion=v3.migration'));
});

test('loads nothing on a page without placeholders [MOUNT-1]', () => {
  visit('/?else=2');
  expect(load).not.toHaveBeenCalled();
});

test('loads the declarations for a hash that opens a modal, at the start and after a change [MOUNT-7] [OFFR-5]', () => {
  visit('/#set-80.open');
  expect(load).toHaveBeenCalledTimes(1);
  visit('/#set-80');
  dispatchEvent(new Event('hashchange'));
  expect(load).toHaveBeenCalledTimes(1);
  history.replaceState(null, '', '/#x.open');
  dispatchEvent(new Event('hashchange'));
  expect(load.mock.calls.length).toBeGreaterThan(1);
});

test('reports a second copy of the bundle and does not start it [MOUNT-6]', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  visit('/');
  const { bsro } = window;
  start([], load);
  expect(error).toHaveBeenCalledTimes(1);
  expect(window.bsro).toBe(bsro);
});
