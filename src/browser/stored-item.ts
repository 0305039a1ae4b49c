import { fallback, string } from 'valibot';
import type { GenericSchema } from 'valibot';
import { parseData } from './parse-data';
import { readSessionItem, writeSessionItem } from './session-items';
import { readItem, removeItem, writeItem } from './storage';

/** A text of a stored item; empty if it is malformed. */
export const storedText = fallback(string(), '');

/** Data that the browser stores under a key, and that matches a schema. */
export interface StoredItem<Value> {
  /** Returns undefined without an item, or with one that doesn't match its schema. */
  readonly read: () => Value | undefined;
  readonly save: (value: Value) => void;
  readonly remove: () => void;
}

/** Creates an item of this tab, in session storage (docs/storage-and-cookies.md#session-storage). */
export const createSessionItem = <Value>(
  key: string,
  schema: GenericSchema<unknown, Value>,
): StoredItem<Value> => ({
  read: () => parseData(schema, readSessionItem(key)),
  save: (value) => writeSessionItem(key, value),
  remove: () => writeSessionItem(key, undefined),
});

/** Creates an item of this browser, in local storage (LS-1). @param lifetime milliseconds since it was saved */
export const createStoredItem = <Value>(
  key: string,
  schema: GenericSchema<unknown, Value>,
  lifetime: number,
): StoredItem<Value> => ({
  read: () => parseData(schema, readItem(key, lifetime)),
  save: (value) => void writeItem(key, value, lifetime),
  remove: () => removeItem(key),
});
