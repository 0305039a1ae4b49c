import { object, string } from 'yup';
import { isPublicEmail, SHARE_EMAIL_MESSAGE } from './email';
import { phoneToSend, SHARE_PHONE_MESSAGE } from './phone';

/** What the share form holds; only the contact of the chosen method counts. */
export interface ShareValues {
  method: 'text' | 'email';
  phone: string;
  email: string;
  optin: boolean;
}

/** The share form's rules and messages (SHARE-2, VAL-1, VAL-5). */
export const shareSchema = object({
  phone: string().test(
    'phone',
    SHARE_PHONE_MESSAGE,
    (text = '', { parent }: { parent: ShareValues }) =>
      parent.method !== 'text' || phoneToSend(text) !== undefined,
  ),
  email: string()
    .trim()
    .test(
      'email',
      SHARE_EMAIL_MESSAGE,
      (text = '', { parent }: { parent: ShareValues }) =>
        parent.method !== 'email' || (text !== '' && isPublicEmail(text)),
    ),
});
