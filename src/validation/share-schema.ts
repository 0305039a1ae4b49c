import { object } from 'yup';
import { isPublicEmail } from '../domain/text/email-address';
import { emailField, valueField } from './clean-field';
import { SHARE_EMAIL_MESSAGE } from './messages';
import { toPhoneDigits, SHARE_PHONE_MESSAGE } from './phone';

/** Values of the share form; only the selected method's contact is used. */
export interface ShareValues {
  method: 'text' | 'email';
  phone: string;
  email: string;
  optin: boolean;
}

/** Rules and messages of the share form (SHARE-2, VAL-1, VAL-5). */
export const shareSchema = object({
  phone: valueField().test(
    'phone',
    SHARE_PHONE_MESSAGE,
    (text = '', { parent }: { parent: ShareValues }) =>
      parent.method !== 'text' || toPhoneDigits(text) !== undefined,
  ),
  email: emailField().test(
    'email',
    SHARE_EMAIL_MESSAGE,
    (text = '', { parent }: { parent: ShareValues }) =>
      parent.method !== 'email' || (text !== '' && isPublicEmail(text)),
  ),
});
