import { number, object, safeParse, string, unknown } from 'valibot';
import { readItem, removeItem, writeItem } from '../browser/storage';
import { readToken } from '../browser/token-cookie';
import type { Success } from './result';

const PREFIX = 'bsro-http:';
const LIFE = 3_600_000;

const keptItem = object({
  status: string(),
  message: string(),
  code: number(),
  data: unknown(),
  who: string(),
});
const expiring = object({ expiration: number() });

/** Own keys, the one that expires first in front; without a readable expiration, before all. */
const ownKeys = (): string[] => {
  const ages: [key: string, expiration: number][] = [];
  for (const key of Object.keys(localStorage)) {
    if (!key.startsWith(PREFIX)) continue;
    let expiration = 0;
    try {
      const item = safeParse(expiring, JSON.parse(localStorage.getItem(key) ?? ''));
      if (item.success) expiration = item.output.expiration;
    } catch {
      // Not ours to read, but ours to remove.
    }
    ages.push([key, expiration]);
  }
  return ages.sort(([, a], [, b]) => a - b).map(([key]) => key);
};

/**
 * Whom an answer is for. A session can begin and end without this bundle: another script writes
 * the cookie, the browser lets it expire.
 */
const who = (): string => (readToken() === undefined ? 'v' : 'd');

/** The answer kept for an address and this kind of person in the last hour (HTTP-3). */
export const readCachedAnswer = (address: string): Success<unknown> | undefined => {
  const stored = safeParse(keptItem, readItem(PREFIX + address, LIFE));
  if (!stored.success || stored.output.who !== who()) return undefined;
  const { status, message, code, data } = stored.output;
  return { ok: true, status, message, code, data };
};

export const removeCachedAnswer = (address: string): void => removeItem(PREFIX + address);

/** Keeps an answer for an hour; a full storage gives up this cache's own oldest (HTTP-3). */
export const cacheAnswer = (
  address: string,
  { status, message, code, data }: Success<unknown>,
): void => {
  const item = { status, message, code, data, who: who() };
  if (writeItem(PREFIX + address, item, LIFE)) return;
  try {
    for (const key of ownKeys()) {
      removeItem(key);
      if (writeItem(PREFIX + address, item, LIFE)) return;
    }
  } catch {
    // Storage is disabled: nothing is kept.
  }
};

/** Forgets every kept answer: prices and offers differ for visitors and drivers. */
export const clearCachedAnswers = (): void => {
  try {
    for (const key of ownKeys()) removeItem(key);
  } catch {
    // Nothing is kept where storage is disabled.
  }
};
