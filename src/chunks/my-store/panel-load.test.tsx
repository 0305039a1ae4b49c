import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { clearCookies } from '../../../test/clear-cookies';
import { fakeStoreHost } from '../../../test/fake-services';
import { mountIn } from '../../../test/mount-root';
import { bus } from '../../bus/bus';
import { createReduxStore } from '../../store';
import type { AppStore } from '../../store';
import MyStore from '.';
import { OPEN_STATE_LIFETIME_MS } from './usePanel';

let mockStore: AppStore;
jest.mock('../../store', () => ({
  ...jest.requireActual<object>('../../store'),
  getReduxStore: () => mockStore,
}));

jest.mock('./StorePanel', () => {
  throw new Error('the panel did not load');
});

jest.mock('../../store/my-store/start-my-store', () => ({ startMyStore: () => () => () => {} }));

let error: jest.SpyInstance;
let undo: () => void = () => undefined;

const start = async (state = ''): Promise<HTMLElement> => {
  fakeStoreHost();
  mockStore = createReduxStore();
  document.body.innerHTML = `<div class="bsro-my-store"><a href="/local/">Find a store</a>${state}</div>`;
  const element = document.querySelector<HTMLElement>('.bsro-my-store');
  if (!element) throw new Error('no placeholder');
  undo = await mountIn(MyStore, element, { storeNumber: undefined, visitorId: undefined });
  return element;
};

const getButton = () => screen.getByRole('button', { name: 'Find a store' });
const countErrors = () => error.mock.calls.length;

beforeEach(() => {
  clearCookies();
  localStorage.clear();
  document.documentElement.dataset['siteName'] = 'fcac';
  error = jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  undo();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("runs the click listeners of the page's scripts on the CMS's link, which stays out of the document [MYST-7]", async () => {
  document.body.innerHTML = '<div class="bsro-my-store"><a href="/local/">Find a store</a></div>';
  const element = document.querySelector<HTMLElement>('.bsro-my-store');
  const link = element?.querySelector('a');
  if (!element || !link) throw new Error('no placeholder');
  const listener = jest.fn((event: MouseEvent) => [event.defaultPrevented, event.ctrlKey]);
  link.addEventListener('click', listener);
  fakeStoreHost();
  mockStore = createReduxStore();
  undo = await mountIn(MyStore, element, { storeNumber: undefined, visitorId: undefined });
  fireEvent.click(getButton());
  expect(link.isConnected).toBe(false);
  expect(listener.mock.results).toEqual([{ type: 'return', value: [true, false] }]);
});

test("becomes a link again and notifies the visitor when the panel doesn't load [MOUNT-4/html-stays] [MYST-7]", async () => {
  await start();
  getButton().focus();
  fireEvent.click(getButton());
  expect(getButton()).toHaveAttribute('aria-busy', 'true');
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent("My store didn't open."),
  );
  const link = screen.getByRole('link', { name: 'Find a store' });
  expect(link).toHaveFocus();
  expect(link).not.toHaveAttribute('aria-busy');
  expect(link).not.toHaveAttribute('aria-expanded');
  let isPrevented = true;
  const checkDefault = (event: Event) => {
    isPrevented = event.defaultPrevented;
    // jsdom would navigate.
    event.preventDefault();
  };
  addEventListener('click', checkDefault, { once: true });
  fireEvent.click(link);
  expect(isPrevented).toBe(false);
  expect(countErrors()).toBe(1);
});

describe('on-my-store-open', () => {
  const publish = (): void => act(() => bus.publish('on-my-store-open', {}));

  test('loads the panel when a page script publishes it [MYST-7] [BUS-1]', async () => {
    jest
      .spyOn(HTMLElement.prototype, 'getClientRects')
      .mockReturnValue(Object.assign([new DOMRect()], { item: () => null }));
    const element = await start();
    element.dataset['mount'] = 'mounted';
    publish();
    expect(getButton()).toHaveAttribute('aria-busy', 'true');
  });

  test('is ignored while the placeholder is hidden [MYST-7] [BUS-1]', async () => {
    const element = await start();
    element.dataset['mount'] = 'mounted';
    publish();
    expect(getButton()).not.toHaveAttribute('aria-busy');
  });
});

describe('the panel of a page that nobody has used for a minute', () => {
  const open = async (state?: string): Promise<void> => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
    const mounted = start(state);
    await jest.advanceTimersByTimeAsync(1);
    await mounted;
  };
  const wait = (duration: number) => act(() => jest.advanceTimersByTimeAsync(duration));

  test('loads if the CMS has rendered an open state, and the button stays if it fails [HOURS-4/refresh]', async () => {
    await open('<span class="open-state">Open Now</span>');
    await wait(OPEN_STATE_LIFETIME_MS - 1_000);
    expect(countErrors()).toBe(0);
    await wait(7_000);
    expect(countErrors()).toBe(1);
    expect(getButton()).toBeVisible();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test("doesn't load if the page has no open state [HOURS-4/refresh]", async () => {
    await open();
    await wait(OPEN_STATE_LIFETIME_MS + 7_000);
    expect(countErrors()).toBe(0);
  });
});

test("restores the CMS's link on unmount [MOUNT-6/removed]", async () => {
  await start();
  undo();
  expect(document.body.innerHTML).toBe(
    '<div class="bsro-my-store"><a href="/local/">Find a store</a></div>',
  );
});
