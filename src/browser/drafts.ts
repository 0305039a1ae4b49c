import type { GenericSchema, InferOutput } from 'valibot';
import { parseData } from './parse-data';
import { readSessionItem, writeSessionItem } from './session-items';

/** Prefix of the keys of drafts. */
export const DRAFT_PREFIX = 'bsro-draft-';

/** What the visitor has entered or selected in this tab, but not submitted, so that a reload restores it. */
interface Draft<Value> {
  /** Returns undefined without a draft, or with one that doesn't match its schema. */
  readonly read: () => Value | undefined;
  readonly save: (value: Value) => void;
  readonly remove: () => void;
}

/** Creates a draft (docs/storage-and-cookies.md#session-storage). @param name unique, after the prefix of all drafts */
export const createDraft = <Schema extends GenericSchema>(
  name: string,
  schema: Schema,
): Draft<InferOutput<Schema>> => {
  const key = DRAFT_PREFIX + name;
  return {
    read: () => parseData(schema, readSessionItem(key)),
    save: (value) => writeSessionItem(key, value),
    remove: () => writeSessionItem(key, undefined),
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
