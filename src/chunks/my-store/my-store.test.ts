import { setImmediate } from 'node:timers/promises';
import { fireEvent, waitFor } from '@testing-library/dom';
import { parse } from 'valibot';
import { clearCookies } from '../../../test/clear-cookies';
import { fakeGeolocation } from '../../../test/fake-geolocation';
import type { FakeGeolocation } from '../../../test/fake-geolocation';
import {
  createAutomaticProfile,
  createSelectedProfile,
  createStoreRecord,
  fakeStoreHost,
  FOREIGN_404,
  IMMEDIATE_FAULTS,
  NOT_FOUND,
  PROFILE_COOKIE,
  readProfile,
  refused,
  writeProfile,
} from '../../../test/fake-services';
import type {
  FakeHost,
  FakeResponse,
  Fault,
  Profile,
  ServiceCall,
} from '../../../test/fake-services';
import { readGeolocationPreference } from '../../browser/geolocation';
import { readStored, writeStored } from '../../browser/storage';
import { bus } from '../../bus/bus';
import { profile as profileShape } from '../../services/account/schema';
import { createReduxStore } from '../../store';
import type { AppStore } from '../../store';
import { selectPreferredStore } from '../../store/my-store/preferred-store';
import { dropStoreData } from '../../store/my-store/saved-store';
import { loggedIn, loggedOut } from '../../store/account/account-slice';
import { selectMyStore, selectHasLocalStore } from '../../store/meta/meta-slice';
import enhance from '.';

let mockStore: AppStore;
jest.mock('../../store', () => ({
  ...jest.requireActual<object>('../../store'),
  getReduxStore: () => mockStore,
}));

let error: jest.SpyInstance;
let geolocation: FakeGeolocation;
let host: FakeHost;
let zips: object[] = [];
bus.subscribe('myzipset', (zip) => zips.push(zip));
let undo: () => void = () => undefined;

/** Runs all pending tasks. */
const settle = async (): Promise<void> => {
  for (let turns = 0; turns < 5; turns += 1) await setImmediate();
};

interface Page {
  readonly profile?: Profile;
  readonly url?: string;
  readonly bodyClass?: string;
  readonly html?: string;
  readonly attributes?: { storeNumber?: string; visitorId?: string };
  readonly fault?: (path: string) => Fault | undefined;
  /** Responds to a call instead of the host. */
  readonly others?: (call: ServiceCall) => FakeResponse | undefined;
  /** The login state; unknown if absent. */
  readonly login?: 'visitor' | 'unknown' | { preferred?: string };
}

const LINK =
  '<a class="my-store__link" href="/locate/display-map/"><span class="my-store__name">Pick a store</span></a>';

const signIn = ({ preferred }: { preferred?: string }): void => {
  const profile = parse(profileShape, { DRIVER: [{ ID: '1', PREFERRED_STORE: preferred }] });
  mockStore.dispatch(loggedIn({ tokenId: 't-1', profile }));
};

const open = async ({
  profile,
  url = '/',
  bodyClass = '',
  html = '',
  attributes = {},
  fault,
  others,
  login = 'visitor',
}: Page = {}): Promise<HTMLElement> => {
  if (profile) writeProfile(profile);
  history.replaceState(null, '', url);
  document.body.className = bodyClass;
  document.body.innerHTML = `<button id="elsewhere"></button><div class="bsro-my-store">${LINK}</div>${html}`;
  host = fakeStoreHost({ ...(fault && { fault }), ...(others && { others }) });
  mockStore = createReduxStore();
  if (login === 'visitor') mockStore.dispatch(loggedOut());
  else if (login !== 'unknown') signIn(login);
  const element = document.querySelector<HTMLElement>('.bsro-my-store');
  if (!element) throw new Error('no placeholder');
  undo = enhance({
    attributes: { storeNumber: undefined, visitorId: undefined, ...attributes },
    element,
    cms: [...element.childNodes],
  });
  await settle();
  return element;
};

const getMyStoreNumber = (): string | undefined => selectMyStore(mockStore.getState())?.storeNumber;
const readSavedNumber = (): string | undefined => readProfile()?.location?.storeNumber;
const getLabel = () => document.querySelector('.my-store__name')?.textContent;
const listRequests = () => host.listRequests().filter((path) => !path.includes('geo-location'));
const getLocalStoreClasses = () =>
  [...document.body.classList].filter((name) => name.endsWith('-local-store'));

beforeEach(() => {
  error = jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  clearCookies();
  localStorage.clear();
  sessionStorage.clear();
  dropStoreData();
  document.documentElement.dataset['siteName'] = 'fcac';
  document.documentElement.className = '';
  // The page is always idle.
  Reflect.set(window, 'requestIdleCallback', (callback: () => void) => callback());
  geolocation = fakeGeolocation();
  zips = [];
});

afterEach(() => {
  undo();
  jest.restoreAllMocks();
});

describe('the body class for a local store', () => {
  test.each<[string, string, Profile | undefined, 'has' | 'no']>([
    ['no profile', 'level-0', undefined, 'no'],
    ['level 0', 'level-0', { location: { locationLvl: 0, storeNumber: '310001' } }, 'no'],
    ["level 1 at the site's default zip", 'default-zip', createAutomaticProfile('310001'), 'no'],
    ['level 1 elsewhere', 'default-zip', createAutomaticProfile('310003', '80301'), 'has'],
    ['level 2', 'has-local-store', createSelectedProfile('310002'), 'has'],
    ['level 2 at the default zip', 'has-local-store', createSelectedProfile('310001'), 'has'],
    ['level 2 without a store', 'has-local-store', { location: { locationLvl: 2 } }, 'no'],
    [
      "a store number that isn't numeric",
      'has-local-store',
      { location: { locationLvl: 2, storeNumber: '<b>' } },
      'no',
    ],
  ])(
    'shows whether there is a local store: %s [MYST-4/%s]',
    async (_name, _clause, profile, expected) => {
      await open(profile && { profile });
      expect(getLocalStoreClasses()).toEqual([`${expected}-local-store`]);
      expect(selectHasLocalStore(mockStore.getState())).toBe(expected === 'has');
    },
  );

  test('treats a corrupted cookie as missing [LS-3/corrupted]', async () => {
    document.cookie = `${PROFILE_COOKIE}=%7Bvid; path=/`;
    await open();
    expect(getLocalStoreClasses()).toEqual(['no-local-store']);
  });
});

describe('a visitor at level 2', () => {
  test("gets the store from storeData without a call, and isn't asked for the position [MYST-3/stored]", async () => {
    writeStored('storeData', { storeNumber: '310002', store: createStoreRecord('310002') });
    await open({ profile: createSelectedProfile('310002') });
    expect(getMyStoreNumber()).toBe('310002');
    expect(getLabel()).toBe('Denver');
    expect(listRequests()).toEqual([]);
    expect(geolocation.countRequests()).toBe(0);
  });

  test.each([
    ['another store', { storeNumber: '310001', store: createStoreRecord('310001') }],
    ['no store', undefined],
    ['a broken store', { storeNumber: '310002', store: { storeNumber: 5 } }],
  ])(
    'gets the store from a call, and saves the response, if storeData has %s [MYST-3/fetched] [MYST-8/store-data]',
    async (_, stored) => {
      if (stored) writeStored('storeData', stored);
      await open({ profile: createSelectedProfile('310002') });
      expect(listRequests()).toEqual(['store/details/310002']);
      expect(getMyStoreNumber()).toBe('310002');
      expect(readStored('storeData')).toMatchObject({
        success: 'true',
        zip: '80202',
        storeNumber: '310002',
        store: { city: 'Denver' },
      });
    },
  );

  test.each(IMMEDIATE_FAULTS)(
    "gets no other store when theirs can't be fetched (%s) [MYST-3/fetched] [HTTP-5]",
    async (fault) => {
      writeStored('storeData', { storeNumber: '310001', store: createStoreRecord('310001') });
      await open({ profile: createSelectedProfile('310002'), fault: () => fault });
      expect(getLocalStoreClasses()).toEqual(['has-local-store']);
      expect(getMyStoreNumber()).toBeUndefined();
      expect(getLabel()).toBe('My store');
      expect(readStored('storeData')).toBeUndefined();
    },
  );

  test("sees the CMS's text unchanged if the CMS rendered the selected store [MYST-3]", async () => {
    await open({ profile: createSelectedProfile('310002'), attributes: { storeNumber: '310002' } });
    expect(getMyStoreNumber()).toBe('310002');
    expect(getLabel()).toBe('Pick a store');
  });
});

describe('a store in the URL', () => {
  test.each([
    '/?storeNumber=310003',
    '/?store=310003&x=1',
    // Without scripts, the finder's form sends an empty number.
    '/?state=CO&store=310003&storeNumber=',
  ])('overrides the selected store: %s [MYST-1/store-number] [MYST-1/store]', async (url) => {
    await open({ profile: createSelectedProfile('310002'), url });
    expect(listRequests()).toContain('store/set-store-by-store-number?storeNumber=310003');
    expect([readSavedNumber(), getMyStoreNumber(), getLabel()]).toEqual([
      '310003',
      '310003',
      'Boulder',
    ]);
    expect(readStored('storeData')).toMatchObject({ storeNumber: '310003' });
    expect(zips).toContainEqual({ zip: '80301', source: 'visitor' });
  });

  test("overrides the visitor's position and the store of a local store page [MYST-1]", async () => {
    await open({
      profile: createAutomaticProfile('310001'),
      url: '/?storeNumber=310003',
      bodyClass: 'local-seo-page store',
      html: '<div class="store-container" data-store-id="310004"></div>',
    });
    expect(readSavedNumber()).toBe('310003');
    expect(geolocation.countRequests()).toBe(0);
    expect(listRequests().filter((path) => path.includes('save-mystore'))).toEqual([]);
  });

  test("isn't set again if it is already my store [MYST-1]", async () => {
    await open({ profile: createSelectedProfile('310002'), url: '/?storeNumber=310002' });
    expect(listRequests()).toEqual(['store/details/310002']);
  });

  test.each([
    '/?storeNumber=999',
    '/?storeNumber=',
    '/?store=%3Cscript%3E',
    '/?storeNumber=310003%27',
    '/?storeNumber=../../account/get',
    '/?storeNumber=31000300000',
  ])('is ignored if it is invalid: %s [MYST-1]', async (url) => {
    await open({ profile: createAutomaticProfile('310001'), url });
    expect(readSavedNumber()).toBe('310001');
    expect(getLocalStoreClasses()).toEqual(['no-local-store']);
    expect(geolocation.countRequests()).toBe(1);
  });

  test.each(IMMEDIATE_FAULTS)(
    "keeps the selected store shown and saved if the store in the URL can't be set (%s) [MYST-1] [HTTP-5]",
    async (fault) => {
      await open({
        profile: createSelectedProfile('310002'),
        url: '/?storeNumber=310003',
        fault: (path) => (path.includes('set-store') ? fault : undefined),
      });
      expect([readSavedNumber(), getMyStoreNumber(), getLabel()]).toEqual([
        '310002',
        '310002',
        'Denver',
      ]);
    },
  );
});

describe('a visitor below level 2', () => {
  test('gets zip and store of the nearest store after allowing their position [MYST-2/granted]', async () => {
    await open({ profile: createAutomaticProfile('310001') });
    expect(geolocation.countRequests()).toBe(1);
    expect(getLocalStoreClasses()).toEqual(['no-local-store']);
    geolocation.respond({ latitude: 1, longitude: -104.98765 });
    await settle();
    expect(listRequests().slice(1)).toEqual([
      'store/location/get-list-by-lat-lng?storeCount=1&latitude=1&longitude=-104.988&siteName=fcac',
      'store/save-mystore?zipCode=80202&storeNumber=310002',
      'store/details/310002',
    ]);
    expect(readGeolocationPreference()).toBe('allowed');
    expect([readSavedNumber(), getMyStoreNumber(), getLabel()]).toEqual([
      '310002',
      '310002',
      'Denver',
    ]);
    expect(getLocalStoreClasses()).toEqual(['has-local-store']);
    expect(zips).toEqual([{ zip: '80202', source: 'visitor' }]);
  });

  test("gets the zip form after denying their position, and isn't asked again [MYST-2/denied]", async () => {
    await open({ profile: createAutomaticProfile('310003', '80301') });
    geolocation.respond('denied');
    await settle();
    expect(readGeolocationPreference()).toBe('denied');
    expect(document.body).toHaveClass('ask-for-zip');
    undo();
    await open({ profile: createAutomaticProfile('310003', '80301') });
    expect(geolocation.countRequests()).toBe(1);
    expect(document.body).toHaveClass('ask-for-zip', 'has-local-store');
  });

  test.each(['timeout', 'unavailable'] as const)(
    'gets the zip form after the error %s, and no preference is stored [MYST-2]',
    async (response) => {
      await open({ profile: createAutomaticProfile('310001') });
      geolocation.respond(response);
      await settle();
      expect(readGeolocationPreference()).toBeUndefined();
      expect(document.body).toHaveClass('ask-for-zip', 'no-local-store');
    },
  );

  test('is asked again after allowing their position in the browser settings [MYST-2/denied]', async () => {
    writeStored('geolocation', 'denied');
    const query = async () => ({ state: 'granted' });
    Object.assign(navigator, { permissions: { query } });
    await open({ profile: createAutomaticProfile('310001') });
    Object.assign(navigator, { permissions: undefined });
    expect(geolocation.countRequests()).toBe(1);
  });

  test('keeps the selection in storage if there is no profile cookie [MYST-2/granted]', async () => {
    await open();
    geolocation.respond({ latitude: 1, longitude: 0 });
    await settle();
    expect([getMyStoreNumber(), getLabel()]).toEqual(['310002', 'Denver']);
    expect(getLocalStoreClasses()).toEqual(['has-local-store']);
  });

  test.each<[string, Fault | 'none']>([
    ['no store is near', 'none'],
    ['the call fails', 'the server responds with 500'],
    ['the call is refused', "success is 'false'"],
  ])('gets the zip form if %s [MYST-2]', async (_, fault) => {
    await open({
      profile: createAutomaticProfile('310001'),
      fault: (path) => (fault !== 'none' && path.includes('lat-lng') ? fault : undefined),
    });
    geolocation.respond({ latitude: fault === 'none' ? 77 : 1, longitude: 0 });
    await settle();
    expect(document.body).toHaveClass('ask-for-zip', 'no-local-store');
    expect(readSavedNumber()).toBe('310001');
  });

  test('gets the preferred store if they are a driver [MYST-2/preferred-store]', async () => {
    await open({ profile: createAutomaticProfile('310001'), login: { preferred: '310004' } });
    expect(geolocation.countRequests()).toBe(0);
    expect([readSavedNumber(), getMyStoreNumber()]).toEqual(['310004', '310004']);
    expect(zips).toContainEqual({ zip: '80401', source: 'account' });
    expect(listRequests().some((path) => path.includes('add-store'))).toBe(false);
  });

  describe('with a preferred store that this site does not have', () => {
    /** Responds to the calls for the preferred store, 310004, as hosts do. */
    const UNAVAILABLE: readonly [string, NonNullable<Page['others']>][] = [
      [
        'is refused',
        ({ path, url }) =>
          path === 'store/set-store-by-store-number' && url.search.includes('310004')
            ? refused('404', 'storeNumber: expected a store of this brand, not 310004')
            : undefined,
      ],
      [
        'is not found by the call that selects it',
        ({ path, url }) =>
          path === 'store/set-store-by-store-number' && url.search.includes('310004')
            ? NOT_FOUND
            : undefined,
      ],
      ['has no details', ({ path }) => (path === 'store/details/310004' ? NOT_FOUND : undefined)],
    ];
    const listPreferredCalls = () => listRequests().filter((path) => path.includes('310004'));

    test.each(UNAVAILABLE)(
      'is asked for the position if the store %s, and the tab does not request the store again [MYST-2/preferred-store]',
      async (_, others) => {
        const page = {
          profile: createAutomaticProfile('310001'),
          login: { preferred: '310004' },
          others,
        };
        await open(page);
        expect(geolocation.countRequests()).toBe(1);
        expect(listPreferredCalls()).not.toEqual([]);
        undo();
        await open(page);
        expect(geolocation.countRequests()).toBe(2);
        expect(listPreferredCalls()).toEqual([]);
        geolocation.respond({ latitude: 1, longitude: 0 });
        await settle();
        expect([readSavedNumber(), getMyStoreNumber()]).toEqual(['310002', '310002']);
        expect(listRequests().some((path) => path.includes('add-store'))).toBe(false);
      },
    );

    test.each(UNAVAILABLE)(
      'gets the nearest store if it %s after a sign-in while their position is pending [MYST-2/preferred-store] [ACCT-8/preferred-store]',
      async (_, others) => {
        await open({ profile: createAutomaticProfile('310001'), others });
        expect(geolocation.countRequests()).toBe(1);
        signIn({ preferred: '310004' });
        await mockStore.dispatch(selectPreferredStore());
        expect(listPreferredCalls()).not.toEqual([]);
        geolocation.respond({ latitude: 1, longitude: 0 });
        await settle();
        expect([readSavedNumber(), getMyStoreNumber()]).toEqual(['310002', '310002']);
      },
    );

    test('requests it only once after the sign-in that the page waits for, and gets the stored store [MYST-2/preferred-store] [ACCT-8/preferred-store]', async () => {
      const [[, others] = ['', () => undefined]] = UNAVAILABLE;
      writeStored('storeData', { storeNumber: '310003' });
      await open({ profile: createAutomaticProfile('310001'), login: 'unknown', others });
      signIn({ preferred: '310004' });
      await mockStore.dispatch(selectPreferredStore());
      await settle();
      expect(listPreferredCalls()).toEqual([
        'store/details/310004',
        'store/set-store-by-store-number?storeNumber=310004',
      ]);
      expect([readSavedNumber(), getMyStoreNumber()]).toEqual(['310003', '310003']);
    });

    test('gets another preferred store as soon as the account has another [MYST-2/preferred-store]', async () => {
      const [[, others] = ['', () => undefined]] = UNAVAILABLE;
      const profile = createAutomaticProfile('310001');
      await open({ profile, login: { preferred: '310004' }, others });
      undo();
      await open({ profile, login: { preferred: '310003' }, others });
      expect(readSavedNumber()).toBe('310003');
    });

    test.each(['store/details/310004', 'store/set-store-by-store-number'])(
      'keeps the preferred store, and the next page requests it again, if another server responds to %s with 404 [MYST-2/preferred-store] [HTTP-5]',
      async (failing) => {
        const profile = createAutomaticProfile('310001');
        const login = { preferred: '310004' };
        await open({
          profile,
          login,
          others: ({ path }) => (path === failing ? FOREIGN_404 : undefined),
        });
        expect(geolocation.countRequests()).toBe(0);
        undo();
        await open({ profile, login });
        expect(readSavedNumber()).toBe('310004');
      },
    );

    test.each(IMMEDIATE_FAULTS)(
      'is not asked for the position if setting the store fails temporarily (%s), and gets the store on the next page [MYST-2/preferred-store] [HTTP-5]',
      async (fault) => {
        const profile = createAutomaticProfile('310001');
        const login = { preferred: '310004' };
        await open({
          profile,
          login,
          fault: (path) => (path.includes('set-store-by-store-number') ? fault : undefined),
        });
        expect(geolocation.countRequests()).toBe(0);
        undo();
        await open({ profile, login });
        expect(readSavedNumber()).toBe('310004');
      },
    );
  });

  test('is asked for the position if they are a driver without a preferred store [MYST-2/preferred-store]', async () => {
    await open({ profile: createAutomaticProfile('310001'), login: 'unknown' });
    expect(geolocation.countRequests()).toBe(0);
    signIn({ preferred: '../x' });
    await settle();
    expect(geolocation.countRequests()).toBe(1);
  });

  test("gets the store in storeData, and isn't asked for the position [MYST-2]", async () => {
    writeStored('storeData', { storeNumber: '310003' });
    await open({ profile: createAutomaticProfile('310001') });
    expect(geolocation.countRequests()).toBe(0);
    expect([readSavedNumber(), getMyStoreNumber()]).toEqual(['310003', '310003']);
  });

  test.each([
    ['on an insecure page', () => Object.assign(window, { isSecureContext: false })],
    ['without geolocation', () => Reflect.deleteProperty(navigator, 'geolocation')],
  ])(
    "gets the zip form %s, and isn't asked for the position [MYST-2/denied]",
    async (_, prepare) => {
      prepare();
      await open({ profile: createAutomaticProfile('310001') });
      expect(geolocation.countRequests()).toBe(0);
      expect(document.body).toHaveClass('ask-for-zip');
    },
  );

  test("isn't asked for anything in author mode [MYST-2]", async () => {
    document.documentElement.className = 'aem-AuthorLayer-Edit';
    await open({ profile: createAutomaticProfile('310001'), url: '/?storeNumber=310003' });
    expect(geolocation.countRequests()).toBe(0);
    expect(host.listRequests()).toEqual(['store/details/310001']);
    expect(readSavedNumber()).toBe('310001');
  });

  test('is asked only when a page in the background becomes visible [MYST-2]', async () => {
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await open({ profile: createAutomaticProfile('310001') });
    expect(geolocation.countRequests()).toBe(0);
    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(geolocation.countRequests()).toBe(1);
  });
});

describe('on a local store page', () => {
  const PAGE = {
    bodyClass: 'local-seo-page store',
    html: '<div class="store-container" data-store-id="310004"></div>',
  };

  test("a visitor gets the page's store, regardless of earlier selections [MYST-5/logged-out]", async () => {
    await open({ profile: createSelectedProfile('310002'), ...PAGE });
    expect(listRequests()).toContain('store/save-mystore?zipCode=80401&storeNumber=310004');
    expect([readSavedNumber(), getMyStoreNumber(), getLabel()]).toEqual([
      '310004',
      '310004',
      'Golden',
    ]);
  });

  test("a visitor gets the store of the page's hours if there is no store container [MYST-5/logged-out]", async () => {
    await open({
      ...PAGE,
      profile: createSelectedProfile('310002'),
      html: '<main><div class="bsro-store-hours" data-store-number="310003"></div></main>',
    });
    expect(readSavedNumber()).toBe('310003');
  });

  test('a driver keeps their own store [MYST-5/logged-in]', async () => {
    await open({
      profile: createSelectedProfile('310002'),
      ...PAGE,
      login: { preferred: '310002' },
    });
    expect(readSavedNumber()).toBe('310002');
    expect(listRequests()).toEqual(['store/details/310002']);
  });

  test('a driver who signs in there keeps their own store [MYST-5/logged-in]', async () => {
    await open({ profile: createSelectedProfile('310002'), ...PAGE, login: 'unknown' });
    signIn({});
    await settle();
    expect(readSavedNumber()).toBe('310002');
  });

  test.each(IMMEDIATE_FAULTS)('a failure is silent (%s) [MYST-5] [HTTP-5]', async (fault) => {
    await open({
      profile: createSelectedProfile('310002'),
      ...PAGE,
      fault: (path) => (path.includes('save-mystore') ? fault : undefined),
    });
    expect([readSavedNumber(), getMyStoreNumber()]).toEqual(['310002', '310002']);
    expect(error).not.toHaveBeenCalled();
  });
});

describe("the visitor's IP address", () => {
  const NOW = Date.parse('2026-05-05T12:00:00Z');
  const HOUR = 3_600_000;
  const setNow = (time: number) => jest.spyOn(Date, 'now').mockReturnValue(time);
  const countIpLookups = () =>
    host.listRequests().filter((path) => path.includes('geo-location')).length;

  test('is stored for 30 days and looked up again after 24 hours [MYST-6/lookup] [MYST-6/cached] [MYST-6/refreshed]', async () => {
    setNow(NOW);
    await open({ profile: createSelectedProfile('310002') });
    expect(countIpLookups()).toBe(1);
    expect(JSON.parse(localStorage.getItem('visitorIp') ?? '')).toEqual({
      data: { ip: '192.0.2.7', since: NOW },
      expiration: NOW + 30 * 24 * HOUR,
    });
    undo();
    setNow(NOW + 24 * HOUR - 1);
    await open();
    expect(countIpLookups()).toBe(0);
    undo();
    setNow(NOW + 24 * HOUR);
    await open();
    expect(countIpLookups()).toBe(1);
  });

  test.each(IMMEDIATE_FAULTS)(
    'is kept silently when the lookup fails (%s) [MYST-6/refreshed] [LS-2/visitor-ip] [HTTP-5]',
    async (fault) => {
      writeStored('visitorIp', { ip: '192.0.2.1', since: Date.now() - 25 * HOUR });
      document.cookie = 'bsro.cp-fcac=%7B%7D; path=/';
      await open({ fault: (path) => (path.includes('geo-location') ? fault : undefined) });
      expect(readStored('visitorIp')).toMatchObject({ ip: '192.0.2.1' });
      expect(error).not.toHaveBeenCalled();
    },
  );

  test('is looked up again after the stored one was tampered with [LS-3/tampered]', async () => {
    writeStored('visitorIp', { ip: '192.0.2.1', since: Date.now() + HOUR });
    await open();
    expect(countIpLookups()).toBe(1);
  });
});

describe('the visitor ID', () => {
  test("is sent if it differs from the profile's [MYST-9]", async () => {
    await open({ profile: createSelectedProfile('310002'), attributes: { visitorId: 'v-2' } });
    expect(listRequests()).toContain('profile/update-vid?vid=v-2');
    expect(readProfile()).toMatchObject({ vid: 'v-2', location: { storeNumber: '310002' } });
  });

  test("isn't sent if it equals the profile's or there is no profile [MYST-9]", async () => {
    await open({ profile: createSelectedProfile('310002'), attributes: { visitorId: 'v-1' } });
    undo();
    clearCookies();
    await open({ attributes: { visitorId: 'v-2' } });
    expect(listRequests().filter((path) => path.includes('update-vid'))).toEqual([]);
  });

  test('is saved together with a store from the URL [MYST-9]', async () => {
    await open({
      profile: createSelectedProfile('310002'),
      url: '/?storeNumber=310003',
      attributes: { visitorId: 'v-2' },
    });
    expect(readProfile()).toMatchObject({ vid: 'v-2', location: { storeNumber: '310003' } });
  });

  test.each(IMMEDIATE_FAULTS.filter((name) => name !== 'the shape is wrong'))(
    'is ignored silently if its call fails (%s), and later steps follow [MYST-9] [HTTP-5]',
    async (fault) => {
      await open({
        profile: createSelectedProfile('310002'),
        url: '/?storeNumber=310003',
        attributes: { visitorId: 'v-2' },
        fault: (path) => (path.includes('update-vid') ? fault : undefined),
      });
      expect(readProfile()).toMatchObject({ vid: 'v-1', location: { storeNumber: '310003' } });
      expect(error).not.toHaveBeenCalled();
    },
  );
});

describe('a selection in another tab', () => {
  const selectElsewhere = (): void => {
    writeProfile(createSelectedProfile('310003'));
    writeStored('storeData', { storeNumber: '310003', store: createStoreRecord('310003') });
  };

  test.each([
    [
      'a storage event arrives',
      () => dispatchEvent(new StorageEvent('storage', { key: 'storeData' })),
    ],
    ['all storage is cleared', () => dispatchEvent(new StorageEvent('storage'))],
    ['the window gets the focus', () => dispatchEvent(new Event('focus'))],
    ['the page becomes visible again', () => document.dispatchEvent(new Event('visibilitychange'))],
    [
      'the page returns from the back-forward cache',
      () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
    ],
  ])('is shown here when %s [SESS-3] [MYST-3]', async (_, happens) => {
    await open({ profile: createSelectedProfile('310002') });
    selectElsewhere();
    happens();
    await settle();
    expect([readSavedNumber(), getMyStoreNumber(), getLabel()]).toEqual([
      '310003',
      '310003',
      'Boulder',
    ]);
    expect(zips).toEqual([{ zip: '80301', source: 'visitor' }]);
  });

  test("cancels this page's automatic selection [MYST-3]", async () => {
    await open({ profile: createAutomaticProfile('310001') });
    selectElsewhere();
    dispatchEvent(new Event('focus'));
    geolocation.respond({ latitude: 1, longitude: 0 });
    await settle();
    expect([readSavedNumber(), getMyStoreNumber()]).toEqual(['310003', '310003']);
  });
});

test("restores the CMS's link and the body classes on unmount [MOUNT-6/removed]", async () => {
  const element = await open({ profile: createSelectedProfile('310002'), bodyClass: 'page' });
  const before = LINK;
  fireEvent.click(element.querySelector('a') ?? element);
  await waitFor(() => expect(element.querySelector('.bsro-my-store__panel')).toBeVisible());
  undo();
  expect(element.innerHTML).toBe(before);
  expect(document.body.className).toBe('page');
});

test('fails if the placeholder has no link [MOUNT-8/missing]', () => {
  const element = document.createElement('div');
  mockStore = createReduxStore();
  expect(() =>
    enhance({ attributes: { storeNumber: undefined, visitorId: undefined }, element, cms: [] }),
  ).toThrow('there is no link');
});
