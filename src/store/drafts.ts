import type { GenericSchema } from 'valibot';
import { writeSessionItem } from '../browser/session-items';
import { createSessionItem } from '../browser/stored-item';
import type { StoredItem } from '../browser/stored-item';
import { withoutCardNumbers } from '../domain/text/card-number';

/** Prefix of the keys of drafts. */
export const DRAFT_PREFIX = 'bsro-draft-';

/**
 * Creates a draft: what the visitor has entered or selected in this tab, but not submitted, so that a reload restores it.
 * Texts with a card number are saved as empty ones (STATE-5).
 * @param name unique, after the prefix of all drafts
 */
export const createDraft = <Value>(
  name: string,
  schema: GenericSchema<unknown, Value>,
): StoredItem<Value> => {
  const key = DRAFT_PREFIX + name;
  return {
    ...createSessionItem(key, schema),
    save: (value) => writeSessionItem(key, withoutCardNumbers(value)),
  };
};

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
