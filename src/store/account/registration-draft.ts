import { boolean, fallback, object, string } from 'valibot';
import { createDraft } from '../../browser/drafts';

const text = fallback(string(), '');

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
