import { fakeNetwork, ok, refused } from './fake-network';
import type { FakeAnswer, SentRequest } from './fake-network';

/** The profile cookie of the brand that the tests' page belongs to. */
export const PROFILE_COOKIE = 'bsro.cp-fcac';

/** The zip that fcac falls back on (SITE-2), and those of the stores below. */
export const DEFAULT_ZIP = '80122';

/** Stores by number: A to E in tests, with the zip that each stands in. */
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

/** A store as the details call gives it. */
export const storeRecordOf = (storeNumber: StoreNumber) => ({
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

/** What the profile cookie says now; undefined without one. */
export const profileNow = (): Profile | undefined => {
  const [, text] = new RegExp(`${PROFILE_COOKIE}=([^;]*)`).exec(document.cookie) ?? [];
  try {
    const value: unknown = JSON.parse(decodeURIComponent(text ?? ''));
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
};

/** A visitor at level 1: the host has put them somewhere. */
export const automatic = (storeNumber: StoreNumber, autoZip: string = DEFAULT_ZIP): Profile => ({
  vid: 'v-1',
  location: { autoZip, locationLvl: 1, myZip: autoZip, storeNumber },
});

/** A visitor at level 2. */
export const chosen = (storeNumber: StoreNumber): Profile => ({
  vid: 'v-1',
  location: {
    autoZip: DEFAULT_ZIP,
    locationLvl: 2,
    myZip: STORES[storeNumber].zip,
    storeNumber,
  },
});

/** Ways in which a call goes wrong. */
export const FAULTS = {
  'no connection': { error: new TypeError('Failed to fetch') },
  'status 500': { status: 500, text: '' },
  HTML: { text: '<!doctype html>' },
  'another shape': ok({ storeNumber: 7, stores: 'none', account: 1, ip: {} }),
  'a refusal': refused('520', 'Internal Error'),
  /** The answer breaks off behind its headers, whose cookie the browser has kept. */
  'a truncated answer': { text: '{"success":"tr' },
} as const satisfies Record<string, FakeAnswer>;

export type Fault = keyof typeof FAULTS;

export interface FakeHost {
  /** Every request in the order in which it left. */
  readonly sent: SentRequest[];
  /** Paths below the services' base with their query. */
  readonly asked: () => string[];
  /** The preferred store of the account that the host has saved last. */
  account: string | undefined;
}

interface HostOptions {
  /** The fault that a request meets, if any. */
  readonly fault?: (path: string) => Fault | undefined;
  /** Delivers answers in an order of its own. */
  readonly deliver?: <T>(answer: Promise<T>) => Promise<T>;
  /** Whether the browser takes the host's cookies. */
  readonly hasCookies?: () => boolean;
  /** Answers what is none of a store's calls. */
  readonly others?: (request: SentRequest) => FakeAnswer | undefined;
}

const BASE = '/bsro/services/';

/**
 * Plays the host for the calls of my store. As the real one it rewrites the whole profile of the
 * request's cookie, and the browser keeps that when the answer arrives, not before.
 */
export const fakeStoreHost = ({
  fault = () => undefined,
  deliver = (answer) => answer,
  hasCookies = () => true,
  others = () => undefined,
}: HostOptions = {}): FakeHost => {
  const host: FakeHost = {
    sent: fakeNetwork(async (request) => {
      const url = new URL(request.address, document.baseURI);
      const path = url.pathname.replace(BASE, '');
      const profile = profileNow();
      const failure = fault(path + url.search);
      const reaches = failure === undefined || failure === 'a truncated answer';
      const { answer, place, vid } = answerOf(path, url.searchParams, request);
      const after: Profile | undefined =
        profile && (place ?? vid)
          ? {
              ...profile,
              ...(vid && { vid }),
              location: { ...profile.location, ...place },
            }
          : undefined;
      await deliver(Promise.resolve());
      if (reaches && after && hasCookies()) writeProfile(after);
      return failure ? FAULTS[failure] : answer;
    }),
    asked: () => host.sent.map(({ address }) => address.replace(BASE, '')),
    account: undefined,
  };

  const choose = (storeNumber: StoreNumber, zip: string) => ({
    place: { locationLvl: 2, myZip: zip, storeNumber },
    answer: ok({ success: 'true', zip, storeNumber, locationLvl: 2 }),
  });

  const nearestTo = (zip: string | null): StoreNumber | undefined =>
    STORE_NUMBERS.find((number) => STORES[number].zip === zip);

  const answerOf = (
    path: string,
    query: URLSearchParams,
    request: SentRequest,
  ): { answer: FakeAnswer; place?: Place; vid?: string } => {
    const other = others(request);
    if (other) return { answer: other };
    const number = query.get('storeNumber');
    const zip = query.get('zipCode');
    switch (path) {
      case 'store/set-store-by-store-number':
        if (isStoreNumber(number)) return choose(number, STORES[number].zip);
        break;
      case 'store/save-mystore':
        if (isStoreNumber(number) && zip) return choose(number, zip);
        break;
      case 'store/set-store-by-zip': {
        const nearest = nearestTo(zip);
        return nearest && zip
          ? choose(nearest, zip)
          : { answer: refused('404', `No stores found for zip: ${zip}`, { success: 'false' }) };
      }
      case 'store/location/get-list-by-lat-lng': {
        // A test's latitude is the index of the nearest store.
        const nearest = STORE_NUMBERS[Number(query.get('latitude'))];
        return { answer: ok({ stores: nearest ? [storeRecordOf(nearest)] : [] }) };
      }
      case 'store/location/geo-location':
        return { answer: ok({ ip: '192.0.2.7' }) };
      case 'profile/update-vid':
        return { answer: ok({}), vid: query.get('vid') ?? '' };
      case 'account/add-store': {
        const { storeId } = Object.assign({ storeId: '' }, request.body);
        host.account = storeId;
        return { answer: ok({ account: { DRIVER: [{ ID: '1', PREFERRED_STORE: storeId }] } }) };
      }
    }
    const details = path.replace('store/details/', '');
    return isStoreNumber(details)
      ? { answer: ok(storeRecordOf(details)) }
      : { answer: { status: 404, json: {} } };
  };
  return host;
};
