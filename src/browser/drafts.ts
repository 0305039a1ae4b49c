import type { GenericSchema } from 'valibot';
import { createSessionItem } from './stored-item';
import type { StoredItem } from './stored-item';

/** Prefix of the keys of drafts. */
export const DRAFT_PREFIX = 'bsro-draft-';

/**
 * Creates a draft: what the visitor has entered or selected in this tab, but not submitted, so that a reload restores it.
 * @param name unique, after the prefix of all drafts
 */
export const createDraft = <Value>(
  name: string,
  schema: GenericSchema<unknown, Value>,
): StoredItem<Value> => createSessionItem(DRAFT_PREFIX + name, schema);

/** Removes the drafts whose names begin with a text; without one, all, because a driver has signed out. */
export const removeDrafts = (name = ''): void => {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(DRAFT_PREFIX + name)) sessionStorage.removeItem(key);
    }
  } catch {
    // Without storage, there are none.
  }
};
