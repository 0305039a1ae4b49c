const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The lifetimes in milliseconds of the items that several modules share, by key (LS-2). */
export const LIFETIMES = {
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

export type StoredKey = keyof typeof LIFETIMES;

interface StoredItem {
  data: unknown;
  expiration: number;
}

const isStoredItem = (value: unknown): value is StoredItem =>
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
 * Reads an item that has not expired. For an expired or malformed item, it removes the key and
 * returns undefined (LS-1, LS-3). The caller parses the data.
 * @param maxLifetime milliseconds; an item that expires later has been tampered with
 */
export const readItem = (key: string, maxLifetime: number): unknown => {
  try {
    const text = localStorage.getItem(key);
    if (text === null) return undefined;
    const item = parse(text);
    const now = Date.now();
    if (isStoredItem(item) && item.expiration > now && item.expiration <= now + maxLifetime) {
      return item.data;
    }
    localStorage.removeItem(key);
  } catch {
    // Storage is disabled.
  }
  return undefined;
};

/** Stores an item for some milliseconds (LS-1); returns false if storage is full or disabled. */
export const writeItem = (key: string, data: unknown, lifetime: number): boolean => {
  try {
    localStorage.setItem(key, JSON.stringify({ data, expiration: Date.now() + lifetime }));
    return true;
  } catch {
    return false;
  }
};

export const removeItem = (key: string): void => {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is disabled.
  }
};

/** The items of this page that storage refused, because it is full or disabled; `removeStored` forgets one. */
const refusedItems = new Map<StoredKey, unknown>();

/** Reads an item; what storage refused lasts as long as the page. */
export const readStored = (key: StoredKey): unknown =>
  readItem(key, LIFETIMES[key]) ?? refusedItems.get(key);

/**
 * Stores an item. If storage refuses it, keeps it for this page, and removes the older item, so that no page
 * reads outdated data.
 */
export const writeStored = (key: StoredKey, data: unknown): void => {
  refusedItems.delete(key);
  if (writeItem(key, data, LIFETIMES[key])) return;
  // Other tabs would take the removal of the same data as a change.
  const stored = readItem(key, LIFETIMES[key]);
  if (JSON.stringify(stored) !== JSON.stringify(data)) removeItem(key);
  refusedItems.set(key, data);
};

export const removeStored = (key: StoredKey): void => {
  refusedItems.delete(key);
  removeItem(key);
};
