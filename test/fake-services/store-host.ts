import { fakeServices, FAULTS, NOT_FOUND, ok, refused } from './network';
import type { FakeResponse, Fault, ServiceCall } from './network';

/** The profile cookie of the brand that the tests' page belongs to. */
export const PROFILE_COOKIE = 'bsro.cp-fcac';

/** The default zip of fcac (SITE-2). */
const DEFAULT_ZIP = '80122';

/** The stores of the tests by number, each with its zip. */
export const STORES = {
  '310001': { city: 'Centennial', zip: '80122' },
  '310002': { city: 'Denver', zip: '80202' },
  '310003': { city: 'Boulder', zip: '80301' },
  '310004': { city: 'Golden', zip: '80401' },
} as const;

export type StoreNumber = keyof typeof STORES;

export const STORE_NUMBERS = Object.keys(STORES).filter(
  (number): number is StoreNumber => number in STORES,
);

const isStoreNumber = (number: string | null): number is StoreNumber =>
  number !== null && Object.hasOwn(STORES, number);

/** Creates a store as the details call returns it. */
export const createStoreRecord = (storeNumber: StoreNumber) => ({
  storeNumber,
  storeName: `Store in ${STORES[storeNumber].city}`,
  address: '1 Main St',
  state: 'CO',
  phone: '3035550100',
  localPageURL: `/local/co/${storeNumber}/`,
  timeZone: 'America/Denver',
  latitude: 39.5,
  longitude: -104.8,
  ...STORES[storeNumber],
});

interface Place {
  autoZip?: string;
  locationLvl?: number;
  myZip?: string;
  storeNumber?: string;
}

export interface Profile {
  vid?: string;
  location?: Place;
}

export const writeProfile = (profile: Profile): void => {
  document.cookie = `${PROFILE_COOKIE}=${encodeURIComponent(JSON.stringify(profile))}; path=/`;
};

/** Returns the content of the profile cookie; undefined if there is none. */
export const readProfile = (): Profile | undefined => {
  const [, text] = new RegExp(`${PROFILE_COOKIE}=([^;]*)`).exec(document.cookie) ?? [];
  try {
    const value: unknown = JSON.parse(decodeURIComponent(text ?? ''));
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
};

/** Creates the profile of a visitor at location level 1, whom the host has located. */
export const createAutomaticProfile = (
  storeNumber: StoreNumber,
  autoZip: string = DEFAULT_ZIP,
): Profile => ({
  vid: 'v-1',
  location: { autoZip, locationLvl: 1, myZip: autoZip, storeNumber },
});

/** Creates the profile of a visitor at location level 2, who has selected a store. */
export const createSelectedProfile = (storeNumber: StoreNumber): Profile => ({
  vid: 'v-1',
  location: {
    autoZip: DEFAULT_ZIP,
    locationLvl: 2,
    myZip: STORES[storeNumber].zip,
    storeNumber,
  },
});

export interface FakeHost {
  /** All calls, in the order they were sent. */
  readonly sent: ServiceCall[];
  /** Lists the paths of the calls, below the services' base, with their queries. */
  readonly listRequests: () => string[];
  /** The preferred store that the host saved last in the account. */
  preferredStore: string | undefined;
}

interface HostOptions {
  /** Returns the fault of a request, if any. */
  readonly fault?: (path: string) => Fault | undefined;
  /** Delivers responses in another order. */
  readonly deliver?: <T>(response: Promise<T>) => Promise<T>;
  /** Whether the browser accepts the host's cookies. */
  readonly hasCookies?: () => boolean;
  /** Responds to a call instead of this host. */
  readonly respondInstead?: (call: ServiceCall) => FakeResponse | undefined;
  /** Runs before a response arrives; the response waits until the returned promise settles. */
  readonly beforeResponse?: (call: ServiceCall) => Promise<void> | void;
}

const BASE = '/bsro/services/';

/**
 * Fakes the host of the calls for my store. Like the real host, it sets the whole profile cookie of the request
 * again, and the browser stores the cookie when the response arrives.
 */
export const fakeStoreHost = ({
  fault = () => undefined,
  deliver = (response) => response,
  hasCookies = () => true,
  respondInstead = () => undefined,
  beforeResponse = () => undefined,
}: HostOptions = {}): FakeHost => {
  const host: FakeHost = {
    sent: fakeServices(async (call) => {
      const { path, url } = call;
      const profile = readProfile();
      const failure = fault(path + url.search);
      const isProcessed = failure === undefined || failure === 'the response is truncated';
      const { response, place, vid } = createResponse(path, url.searchParams, call);
      const changedProfile: Profile | undefined =
        profile && (place ?? vid)
          ? {
              ...profile,
              ...(vid && { vid }),
              location: { ...profile.location, ...place },
            }
          : undefined;
      await beforeResponse(call);
      await deliver(Promise.resolve());
      if (isProcessed && changedProfile && hasCookies()) writeProfile(changedProfile);
      return failure ? FAULTS[failure] : response;
    }),
    listRequests: () => host.sent.map(({ requestedUrl }) => requestedUrl.replace(BASE, '')),
    preferredStore: undefined,
  };

  const select = (storeNumber: StoreNumber, zip: string) => ({
    place: { locationLvl: 2, myZip: zip, storeNumber },
    response: ok({ success: 'true', zip, storeNumber, locationLvl: 2 }),
  });

  const findNearestTo = (zip: string | null): StoreNumber | undefined =>
    STORE_NUMBERS.find((number) => STORES[number].zip === zip);

  const createResponse = (
    path: string,
    query: URLSearchParams,
    call: ServiceCall,
  ): { response: FakeResponse; place?: Place; vid?: string } => {
    const replacement = respondInstead(call);
    if (replacement) return { response: replacement };
    const number = query.get('storeNumber');
    const zip = query.get('zipCode');
    switch (path) {
      case 'store/set-store-by-store-number':
        if (isStoreNumber(number)) return select(number, STORES[number].zip);
        break;
      case 'store/save-mystore':
        if (isStoreNumber(number) && zip) return select(number, zip);
        break;
      case 'store/set-store-by-zip': {
        const nearest = findNearestTo(zip);
        return nearest && zip
          ? select(nearest, zip)
          : { response: refused('404', `No stores found for zip: ${zip}`, { success: 'false' }) };
      }
      case 'store/location/get-list-by-lat-lng': {
        // A test's latitude is the index of the nearest store.
        const nearest = STORE_NUMBERS[Number(query.get('latitude'))];
        return { response: ok({ stores: nearest ? [createStoreRecord(nearest)] : [] }) };
      }
      case 'store/location/geo-location':
        return { response: ok({ ip: '192.0.2.7' }) };
      case 'profile/update-vid':
        return { response: ok({}), vid: query.get('vid') ?? '' };
      case 'account/add-store': {
        const { storeId } = Object.assign({ storeId: '' }, call.body);
        host.preferredStore = storeId;
        return { response: ok({ account: { DRIVER: [{ ID: '1', PREFERRED_STORE: storeId }] } }) };
      }
    }
    const details = path.replace('store/details/', '');
    return isStoreNumber(details)
      ? { response: ok(createStoreRecord(details)) }
      : { response: NOT_FOUND };
  };
  return host;
};
