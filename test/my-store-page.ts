import { setImmediate, setTimeout } from 'node:timers/promises';
import { parse } from 'valibot';
import { bus } from '../src/bus/bus';
import MyStore from '../src/chunks/my-store';
import { profile as profileShape } from '../src/services/account/schema';
import { createReduxStore } from '../src/store';
import type { AppStore } from '../src/store';
import { loggedIn, loggedOut } from '../src/store/account/account-slice';
import { selectMyStore } from '../src/store/meta/meta-slice';
import { dropStoreData } from '../src/store/my-store/saved-store';
import { clearCookies } from './clear-cookies';
import { fakeGeolocation } from './fake-geolocation';
import type { FakeGeolocation } from './fake-geolocation';
import { fakeStoreHost, readProfile, writeProfile } from './fake-services';
import type { FakeHost, FakeResponse, Fault, Profile, ServiceCall } from './fake-services';
import { mountIn } from './mount-root';

let mockStore: AppStore;
jest.mock('../src/store', () => ({
  ...jest.requireActual<object>('../src/store'),
  getReduxStore: () => mockStore,
}));

/** The CMS's link inside the placeholder. */
export const MY_STORE_LINK =
  '<a class="my-store__link" href="/locate/display-map/"><span class="my-store__name">Pick a store</span></a>';

export interface OpenPageOptions {
  readonly profile?: Profile;
  readonly url?: string;
  readonly bodyClass?: string;
  /** The CMS's HTML inside the placeholder. */
  readonly cms?: string;
  readonly html?: string;
  readonly attributes?: { storeNumber?: string; visitorId?: string };
  readonly fault?: (path: string) => Fault | undefined;
  /** Responds to a call instead of the host. */
  readonly respondInstead?: (call: ServiceCall) => FakeResponse | undefined;
  /** The login state; unknown if absent. */
  readonly login?: 'visitor' | 'unknown' | { preferred?: string };
}

interface Page {
  host: FakeHost;
  geolocation: FakeGeolocation;
  error: jest.SpyInstance;
  /** The payloads of `myzipset` so far. */
  zips: object[];
  /** Unmounts the placeholder. */
  unmount: () => void;
}

/** Runs all pending tasks. Without `setImmediate` and message channels, React schedules its work with timers. */
const settle = async (): Promise<void> => {
  for (let turns = 0; turns < 5; turns += 1) {
    await setTimeout(1);
    await setImmediate();
  }
};

const signIn = ({ preferred }: { preferred?: string }): void => {
  const profile = parse(profileShape, { DRIVER: [{ ID: '1', PREFERRED_STORE: preferred }] });
  mockStore.dispatch(loggedIn({ tokenId: 't-1', profile }));
};

/**
 * Prepares a page with the placeholder `my-store` and a fake host for each test of a file. Import this module before
 * any module that uses the page's Redux store, which it replaces.
 */
export const setUpMyStore = () => {
  const page: Page = {
    host: fakeStoreHost(),
    geolocation: fakeGeolocation(),
    error: jest.spyOn(console, 'error'),
    zips: [],
    unmount: () => undefined,
  };
  bus.subscribe('myzipset', (zip) => page.zips.push(zip));

  const open = async ({
    profile,
    url = '/',
    bodyClass = '',
    cms = MY_STORE_LINK,
    html = '',
    attributes = {},
    fault,
    respondInstead,
    login = 'visitor',
  }: OpenPageOptions = {}): Promise<HTMLElement> => {
    if (profile) writeProfile(profile);
    history.replaceState(null, '', url);
    document.body.className = bodyClass;
    document.body.innerHTML = `<button id="elsewhere"></button><div class="bsro-my-store">${cms}</div>${html}`;
    page.host = fakeStoreHost({
      ...(fault && { fault }),
      ...(respondInstead && { respondInstead }),
    });
    mockStore = createReduxStore();
    if (login === 'visitor') mockStore.dispatch(loggedOut());
    else if (login !== 'unknown') signIn(login);
    const element = document.querySelector<HTMLElement>('.bsro-my-store');
    if (!element) throw new Error('no placeholder');
    page.unmount = await mountIn(MyStore, element, {
      storeNumber: undefined,
      visitorId: undefined,
      ...attributes,
    });
    await settle();
    return element;
  };

  beforeEach(() => {
    page.error = jest.spyOn(console, 'error').mockImplementation(() => {});
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    clearCookies();
    localStorage.clear();
    sessionStorage.clear();
    dropStoreData();
    document.documentElement.dataset['siteName'] = 'fcac';
    document.documentElement.className = '';
    // The page is always idle.
    Reflect.set(window, 'requestIdleCallback', (callback: () => void) => callback());
    page.geolocation = fakeGeolocation();
    page.zips = [];
    mockStore = createReduxStore();
  });

  afterEach(() => {
    page.unmount();
    jest.restoreAllMocks();
  });

  return Object.assign(page, {
    open,
    settle,
    signIn,
    getReduxStore: (): AppStore => mockStore,
    getMyStoreNumber: (): string | undefined => selectMyStore(mockStore.getState())?.storeNumber,
    readSavedNumber: (): string | undefined => readProfile()?.location?.storeNumber,
    getLabel: () => document.querySelector('.my-store__name')?.textContent,
    listRequests: () => page.host.listRequests().filter((path) => !path.includes('geo-location')),
    getLocalStoreClasses: () =>
      [...document.body.classList].filter((name) => name.endsWith('-local-store')),
  });
};
