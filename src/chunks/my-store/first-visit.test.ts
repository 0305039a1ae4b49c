import { setUpMyStore } from '../../../test/my-store-page';
import type { OpenPageOptions } from '../../../test/my-store-page';
import {
  createAutomaticProfile,
  FOREIGN_404,
  IMMEDIATE_FAULTS,
  NOT_FOUND,
  refused,
} from '../../../test/fake-services';
import type { Fault } from '../../../test/fake-services';
import { readGeolocationPreference } from '../../browser/geolocation';
import { writeStored } from '../../browser/storage';
import { choosePreferredStore } from '../../store/my-store/preferred-store';

const page = setUpMyStore();
const {
  open,
  settle,
  signIn,
  getReduxStore,
  getMyStoreNumber,
  readSavedNumber,
  getLabel,
  listRequests,
  getLocalStoreClasses,
} = page;

describe('a person who has not selected a store', () => {
  test('gets the nearest store and its zip code after allowing geolocation [MYST-2/granted]', async () => {
    await open({ profile: createAutomaticProfile('310001') });
    expect(page.geolocation.countRequests()).toBe(1);
    expect(getLocalStoreClasses()).toEqual(['no-local-store']);
    page.geolocation.respond({ latitude: 1, longitude: -104.98765 });
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
      'Store in Denver',
    ]);
    expect(getLocalStoreClasses()).toEqual(['has-local-store']);
    expect(page.zips).toEqual([{ zip: '80202', source: 'visitor' }]);
  });

  test('sees the name of the store that the server has guessed, because it sets the prices [MYST-4/level-0]', async () => {
    await open({ profile: createAutomaticProfile('310001') });
    expect(getLocalStoreClasses()).toEqual(['no-local-store']);
    expect(document.querySelector('.bsro-my-store a')).toHaveTextContent(
      'Store in Centennial Change',
    );
  });

  test("gets the zip form after denying geolocation, and isn't asked again [MYST-2/denied]", async () => {
    await open({ profile: createAutomaticProfile('310003', '80301') });
    page.geolocation.respond('denied');
    await settle();
    expect(readGeolocationPreference()).toBe('denied');
    expect(document.body).toHaveClass('ask-for-zip');
    page.unmount();
    await open({ profile: createAutomaticProfile('310003', '80301') });
    expect(page.geolocation.countRequests()).toBe(1);
    expect(document.body).toHaveClass('ask-for-zip', 'has-local-store');
  });

  test.each(['timeout', 'unavailable'] as const)(
    'gets the zip form after the error %s, and no preference is stored [MYST-2]',
    async (response) => {
      await open({ profile: createAutomaticProfile('310001') });
      page.geolocation.respond(response);
      await settle();
      expect(readGeolocationPreference()).toBeUndefined();
      expect(document.body).toHaveClass('ask-for-zip', 'no-local-store');
    },
  );

  test('is asked again after allowing geolocation in the browser settings [MYST-2/denied]', async () => {
    writeStored('geolocation', 'denied');
    const query = async () => ({ state: 'granted' });
    Object.assign(navigator, { permissions: { query } });
    await open({ profile: createAutomaticProfile('310001') });
    Object.assign(navigator, { permissions: undefined });
    expect(page.geolocation.countRequests()).toBe(1);
  });

  test('has the nearest store saved in storage if there is no profile cookie [MYST-2/granted]', async () => {
    await open();
    page.geolocation.respond({ latitude: 1, longitude: 0 });
    await settle();
    expect([getMyStoreNumber(), getLabel()]).toEqual(['310002', 'Store in Denver']);
    expect(getLocalStoreClasses()).toEqual(['has-local-store']);
  });

  test.each<[string, Fault | 'none']>([
    ['no store is near', 'none'],
    ['the call fails', 'the server responds with 500'],
    ['the service rejects the call', "success is 'false'"],
  ])('gets the zip form if %s [MYST-2]', async (_, fault) => {
    await open({
      profile: createAutomaticProfile('310001'),
      fault: (path) => (fault !== 'none' && path.includes('lat-lng') ? fault : undefined),
    });
    page.geolocation.respond({ latitude: fault === 'none' ? 77 : 1, longitude: 0 });
    await settle();
    expect(document.body).toHaveClass('ask-for-zip', 'no-local-store');
    expect(readSavedNumber()).toBe('310001');
  });

  test('gets the preferred store if they are a driver [MYST-2/preferred-store]', async () => {
    await open({ profile: createAutomaticProfile('310001'), login: { preferred: '310004' } });
    expect(page.geolocation.countRequests()).toBe(0);
    expect([readSavedNumber(), getMyStoreNumber()]).toEqual(['310004', '310004']);
    expect(page.zips).toContainEqual({ zip: '80401', source: 'account' });
    expect(listRequests().some((path) => path.includes('add-store'))).toBe(false);
  });

  describe('with a preferred store that this site does not have', () => {
    /** The ways in which a host says that it doesn't have the preferred store, 310004. */
    const UNAVAILABLE: readonly [string, NonNullable<OpenPageOptions['respondInstead']>][] = [
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
      'is asked for their position if the preferred store %s, and the tab does not request that store again [MYST-2/preferred-store]',
      async (_, respondInstead) => {
        const opening = {
          profile: createAutomaticProfile('310001'),
          login: { preferred: '310004' },
          respondInstead,
        };
        await open(opening);
        expect(page.geolocation.countRequests()).toBe(1);
        expect(listPreferredCalls()).not.toEqual([]);
        page.unmount();
        await open(opening);
        expect(page.geolocation.countRequests()).toBe(2);
        expect(listPreferredCalls()).toEqual([]);
        page.geolocation.respond({ latitude: 1, longitude: 0 });
        await settle();
        expect([readSavedNumber(), getMyStoreNumber()]).toEqual(['310002', '310002']);
        expect(listRequests().some((path) => path.includes('add-store'))).toBe(false);
      },
    );

    test.each(UNAVAILABLE)(
      'signs in while the geolocation request is pending, and gets the nearest store if the preferred store %s [MYST-2/preferred-store] [ACCT-8/preferred-store]',
      async (_, respondInstead) => {
        await open({ profile: createAutomaticProfile('310001'), respondInstead });
        expect(page.geolocation.countRequests()).toBe(1);
        signIn({ preferred: '310004' });
        await getReduxStore().dispatch(choosePreferredStore());
        expect(listPreferredCalls()).not.toEqual([]);
        page.geolocation.respond({ latitude: 1, longitude: 0 });
        await settle();
        expect([readSavedNumber(), getMyStoreNumber()]).toEqual(['310002', '310002']);
      },
    );

    test('requests the preferred store only once if the login state arrives late, and gets the store in storeData [MYST-2/preferred-store] [ACCT-8/preferred-store]', async () => {
      const [[, respondInstead] = ['', () => undefined]] = UNAVAILABLE;
      writeStored('storeData', { storeNumber: '310003' });
      await open({ profile: createAutomaticProfile('310001'), login: 'unknown', respondInstead });
      signIn({ preferred: '310004' });
      await getReduxStore().dispatch(choosePreferredStore());
      await settle();
      expect(listPreferredCalls()).toEqual([
        'store/details/310004',
        'store/set-store-by-store-number?storeNumber=310004',
      ]);
      expect([readSavedNumber(), getMyStoreNumber()]).toEqual(['310003', '310003']);
    });

    test('gets the new preferred store after it changes in the account [MYST-2/preferred-store]', async () => {
      const [[, respondInstead] = ['', () => undefined]] = UNAVAILABLE;
      const profile = createAutomaticProfile('310001');
      await open({ profile, login: { preferred: '310004' }, respondInstead });
      page.unmount();
      await open({ profile, login: { preferred: '310003' }, respondInstead });
      expect(readSavedNumber()).toBe('310003');
    });

    test.each(['store/details/310004', 'store/set-store-by-store-number'])(
      'gets the preferred store on the next page if a proxy, not the service, responds to %s with 404 [MYST-2/preferred-store] [HTTP-5]',
      async (failing) => {
        const profile = createAutomaticProfile('310001');
        const login = { preferred: '310004' };
        await open({
          profile,
          login,
          respondInstead: ({ path }) => (path === failing ? FOREIGN_404 : undefined),
        });
        expect(page.geolocation.countRequests()).toBe(0);
        page.unmount();
        await open({ profile, login });
        expect(readSavedNumber()).toBe('310004');
      },
    );

    test.each(IMMEDIATE_FAULTS)(
      'is not asked for their position if setting the store fails temporarily (%s), and gets the store on the next page [MYST-2/preferred-store] [HTTP-5]',
      async (fault) => {
        const profile = createAutomaticProfile('310001');
        const login = { preferred: '310004' };
        await open({
          profile,
          login,
          fault: (path) => (path.includes('set-store-by-store-number') ? fault : undefined),
        });
        expect(page.geolocation.countRequests()).toBe(0);
        page.unmount();
        await open({ profile, login });
        expect(readSavedNumber()).toBe('310004');
      },
    );
  });

  test('is asked for their position if they are a driver whose preferred store has an invalid number [MYST-2/preferred-store]', async () => {
    await open({ profile: createAutomaticProfile('310001'), login: 'unknown' });
    expect(page.geolocation.countRequests()).toBe(0);
    signIn({ preferred: '../x' });
    await settle();
    expect(page.geolocation.countRequests()).toBe(1);
  });

  test("gets the store in storeData, and isn't asked for their position [MYST-2]", async () => {
    writeStored('storeData', { storeNumber: '310003' });
    await open({ profile: createAutomaticProfile('310001') });
    expect(page.geolocation.countRequests()).toBe(0);
    expect([readSavedNumber(), getMyStoreNumber()]).toEqual(['310003', '310003']);
  });

  test.each([
    ['on an insecure page', () => Object.assign(window, { isSecureContext: false })],
    ['without geolocation', () => Reflect.deleteProperty(navigator, 'geolocation')],
  ])(
    "gets the zip form %s, and isn't asked for their position [MYST-2/denied]",
    async (_, prepare) => {
      prepare();
      await open({ profile: createAutomaticProfile('310001') });
      expect(page.geolocation.countRequests()).toBe(0);
      expect(document.body).toHaveClass('ask-for-zip');
    },
  );

  test("isn't asked for anything in author mode [MYST-2]", async () => {
    document.documentElement.className = 'aem-AuthorLayer-Edit';
    await open({ profile: createAutomaticProfile('310001'), url: '/?storeNumber=310003' });
    expect(page.geolocation.countRequests()).toBe(0);
    expect(page.host.listRequests()).toEqual(['store/details/310001']);
    expect(readSavedNumber()).toBe('310001');
  });

  test('is not asked on a page in the background until it becomes visible [MYST-2]', async () => {
    const visibility = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await open({ profile: createAutomaticProfile('310001') });
    expect(page.geolocation.countRequests()).toBe(0);
    visibility.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(page.geolocation.countRequests()).toBe(1);
  });
});
