const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Keys of local storage and the milliseconds that each item lives (LS-2). */
export const STORED = {
  storeData: HOUR,
  recentlyViewedTire: 30 * DAY,
  reviewsAreActive: 30 * DAY,
  ecommIsActive: 30 * DAY,
  cart: HOUR,
  tireComparison: DAY,
  profileVehicles: DAY,
  visitorIp: 30 * DAY,
  geolocation: 360 * DAY,
} as const;

export type StoredKey = keyof typeof STORED;

/** Items by which the CMS's own scripts switch a feature off. */
export type SwitchedFeature = 'reviewsAreActive' | 'ecommIsActive';

interface Wrapped {
  data: unknown;
  expiration: number;
}

const isWrapped = (value: unknown): value is Wrapped =>
  typeof value === 'object' &&
  value !== null &&
  Object.hasOwn(value, 'data') &&
  'expiration' in value &&
  Number.isFinite(value.expiration);

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * An item that has not expired; undefined when absent, expired, malformed or tampered with, and
 * then its key is removed (LS-1, LS-3). What it holds is the caller's to parse.
 * @param longest milliseconds that such an item can live: an expiration beyond is tampered with
 */
export const readItem = (key: string, longest: number): unknown => {
  try {
    const text = localStorage.getItem(key);
    if (text === null) return undefined;
    const item = parse(text);
    const now = Date.now();
    if (isWrapped(item) && item.expiration > now && item.expiration <= now + longest) {
      return item.data;
    }
    localStorage.removeItem(key);
  } catch {
    // Storage is disabled: everything is absent.
  }
  return undefined;
};

/** Keeps an item for some milliseconds (LS-1). @returns false when storage is full or disabled */
export const writeItem = (key: string, data: unknown, life: number): boolean => {
  try {
    localStorage.setItem(key, JSON.stringify({ data, expiration: Date.now() + life }));
    return true;
  } catch {
    return false;
  }
};

export const removeItem = (key: string): void => {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing is stored where storage is disabled.
  }
};

export const readStored = (key: StoredKey): unknown => readItem(key, STORED[key]);

export const writeStored = (key: StoredKey, data: unknown): boolean =>
  writeItem(key, data, STORED[key]);

/** Whether a page script or the bundle has switched a feature off (REVW-1, CART-4). */
export const isSwitchedOff = (key: SwitchedFeature): boolean => {
  try {
    // CMS scripts write the bare word, which is no wrapped item; it is theirs, so it stays.
    const bare = localStorage.getItem(key);
    if (bare === 'true' || bare === 'false') return bare === 'false';
  } catch {
    return false;
  }
  // They also choose its life.
  const value = readItem(key, Infinity);
  return value === false || value === 'false';
};

export const removeStored = (key: StoredKey): void => removeItem(key);
