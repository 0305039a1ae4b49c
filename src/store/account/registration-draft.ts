import { boolean, fallback, object } from 'valibot';
import { createDraft } from '../drafts';
import { storedText as text } from '../../browser/stored-item';

/** What was entered to create an account, without the password. */
export const registrationDraft = createDraft(
  'registration',
  object({
    firstName: text,
    lastName: text,
    email: text,
    phone: text,
    optin: fallback(boolean(), false),
  }),
);
