import { number, object, safeParse, string, unknown } from 'valibot';
import { readItem, removeItem, writeItem } from '../browser/storage';
import { readToken } from './token-cookie';
import { HTTP_CACHE_PREFIX } from '../site/stored-names';
import type { Success } from './result';

const LIFETIME_MS = 3_600_000;

const cachedItem = object({
  status: string(),
  message: string(),
  code: number(),
  data: unknown(),
  who: string(),
});
const expiring = object({ expiration: number() });

/** Lists the keys of this cache; unreadable items first, then those that expire first. */
const listOwnKeys = (): string[] => {
  const items: [key: string, expiration: number][] = [];
  for (const key of Object.keys(localStorage)) {
    if (!key.startsWith(HTTP_CACHE_PREFIX)) continue;
    let expiration = 0;
    try {
      const item = safeParse(expiring, JSON.parse(localStorage.getItem(key) ?? ''));
      if (item.success) expiration = item.output.expiration;
    } catch {
      // An unreadable item is the first to remove.
    }
    items.push([key, expiration]);
  }
  return items.sort(([, a], [, b]) => a - b).map(([key]) => key);
};

/**
 * Returns who responses are for now: 'v' for a visitor, 'd' for a driver. Reads the cookie each time, because
 * a session can begin and end without this bundle: another script writes the cookie, or the cookie expires.
 */
const getAudience = (): string => (readToken() === undefined ? 'v' : 'd');

/** Returns the response that was cached for a URL and the current audience in the last hour (HTTP-3). */
export const readCachedResponse = (url: string): Success<unknown> | undefined => {
  const stored = safeParse(cachedItem, readItem(HTTP_CACHE_PREFIX + url, LIFETIME_MS));
  if (!stored.success || stored.output.who !== getAudience()) return undefined;
  const { status, message, code, data } = stored.output;
  return { ok: true, status, message, code, data };
};

export const removeCachedResponse = (url: string): void => removeItem(HTTP_CACHE_PREFIX + url);

/** Caches a response for an hour; if the storage is full, removes the oldest responses (HTTP-3). */
export const cacheResponse = (
  url: string,
  { status, message, code, data }: Success<unknown>,
): void => {
  const item = { status, message, code, data, who: getAudience() };
  if (writeItem(HTTP_CACHE_PREFIX + url, item, LIFETIME_MS)) return;
  try {
    for (const key of listOwnKeys()) {
      removeItem(key);
      if (writeItem(HTTP_CACHE_PREFIX + url, item, LIFETIME_MS)) return;
    }
  } catch {
    // Storage is disabled.
  }
};

/** Removes all cached responses: prices and offers differ for visitors and drivers. */
export const clearCachedResponses = (): void => {
  try {
    for (const key of listOwnKeys()) removeItem(key);
  } catch {
    // Storage is disabled.
  }
};
