import { waitFor } from '@testing-library/dom';
import { clearCookies } from '../test/clear-cookies';
import { report } from './browser/report';
import { runCommand, declare } from './mounts/runtime/declare';
import { mounts } from './mounts/runtime/registry';
import { createMountTriggers } from './mounts/schema/mount-trigger';
import { definePlaceholder } from './mounts/schema/placeholder';
import { STARTED_KEY, start } from './start';

const enhance = jest.fn(() => () => {});
const menu = definePlaceholder({
  name: 'menu',
  match: { className: 'menu' },
  attributes: {},
  when: { on: 'now' },
  failure: 'quiet',
  kind: 'dom',
  load: async () => ({ default: enhance }),
});

const preload = jest.fn(async (_classNames: readonly string[]) => {});
const load = jest.fn(async () => ({ loadStart: declare([menu]), runCommand, preload }));

const visit = (url: string) => {
  history.replaceState(null, '', url);
  Reflect.deleteProperty(window, 'bsro');
  Reflect.deleteProperty(window, STARTED_KEY);
  start(createMountTriggers([menu]), load);
};

beforeEach(() => {
  Reflect.set(globalThis, '__webpack_public_path__', 'http://fcac.localhost/bsro-ui/');
  clearCookies();
  jest.clearAllMocks();
});

describe('a prerendered page', () => {
  const setPrerendering = (value: boolean) =>
    Object.defineProperty(document, 'prerendering', { configurable: true, value });
  const show = () => {
    setPrerendering(false);
    document.dispatchEvent(new Event('prerenderingchange'));
  };
  const getState = () => document.querySelector<HTMLElement>('.menu')?.dataset['mount'];
  const runTasks = () => new Promise((resolve) => setTimeout(resolve));
  beforeEach(() => {
    setPrerendering(true);
  });
  afterEach(() => {
    Reflect.deleteProperty(document, 'prerendering');
    document.body.replaceChildren();
    mounts.clear();
  });

  test('loads code, but mounts nothing until it is shown [MOUNT-7]', async () => {
    document.body.innerHTML = '<div class="menu"></div>';
    visit('/');
    window.bsro?.push(['scan']);
    document.body.append(document.createElement('p'));
    await waitFor(() => expect(preload.mock.calls).toEqual([[['menu']]]));
    await runTasks();
    expect(getState()).toBeUndefined();
    expect(enhance).not.toHaveBeenCalled();
    show();
    await waitFor(() => expect(getState()).toBe('mounted'));
    expect(enhance).toHaveBeenCalledTimes(1);
  });

  test('mounts a placeholder that is added after it is shown [MOUNT-6]', async () => {
    visit('/');
    show();
    await runTasks();
    document.body.innerHTML = '<div class="menu"></div>';
    await waitFor(() => expect(getState()).toBe('mounted'));
  });

  test('loads nothing without placeholders [MOUNT-1]', async () => {
    visit('/');
    await runTasks();
    expect(load).not.toHaveBeenCalled();
  });

  test('keeps no switch of the query, and sends no error, until it is shown [SITE-3]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const sendBeacon = jest.fn(() => true);
    Object.assign(navigator, { sendBeacon });
    document.documentElement.dataset['errorEndpoint'] = '/errors';
    visit('/?bsro-ui-chatbot=v1');
    report(new Error('early'), { source: 'page', during: 'event' });
    await runTasks();
    await runTasks();
    expect(document.cookie).toBe('');
    expect(sendBeacon).not.toHaveBeenCalled();
    show();
    await waitFor(() => expect(document.cookie).toBe('bsro-ui-chatbot=v1'));
    await waitFor(() => expect(sendBeacon).toHaveBeenCalledTimes(1));
    delete document.documentElement.dataset['errorEndpoint'];
  });

  test('runs the commands of page scripts, except scans [BUS-4]', () => {
    const subscriber = jest.fn();
    visit('/');
    window.bsro?.push(['subscribe', 'myzipset', subscriber]);
    window.bsro?.push(['publish', 'myzipset', { zip: '80122', source: 'visitor' }]);
    expect(subscriber).toHaveBeenCalledTimes(1);
  });
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
