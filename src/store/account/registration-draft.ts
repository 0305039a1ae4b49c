import { boolean, fallback, object, string } from 'valibot';
import type { InferOutput } from 'valibot';
import { parseData } from '../../browser/parse-data';
import { DRAFT_PREFIX, readSessionItem, writeSessionItem } from '../../browser/session-items';

/** Session storage key, so that a reload loses nothing (docs/storage-and-cookies.md#session-storage). */
const KEY = `${DRAFT_PREFIX}registration`;

const text = fallback(string(), '');

const savedDraft = object({
  firstName: text,
  lastName: text,
  email: text,
  phone: text,
  optin: fallback(boolean(), false),
});

/** What was entered to create an account, without the password. */
type RegistrationDraft = InferOutput<typeof savedDraft>;

export const readRegistrationDraft = (): RegistrationDraft | undefined =>
  parseData(savedDraft, readSessionItem(KEY));

export const saveRegistrationDraft = (draft: RegistrationDraft): void =>
  writeSessionItem(KEY, draft);

export const removeRegistrationDraft = (): void => writeSessionItem(KEY, undefined);
