import { object } from 'yup';
import { isPublicEmail } from '../domain/text/email-address';
import { defineTexts } from '../language/define-texts';
import { emailField, valueField } from './clean-field';
import { toPhoneDigits } from './phone';

const MESSAGES = defineTexts('validation.share', {
  email: 'Please enter valid email address',
  phone: 'Please enter valid phone number',
});

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
    () => MESSAGES.phone,
    (text = '', { parent }: { parent: ShareValues }) =>
      parent.method !== 'text' || toPhoneDigits(text) !== undefined,
  ),
  email: emailField().test(
    'email',
    () => MESSAGES.email,
    (text = '', { parent }: { parent: ShareValues }) =>
      parent.method !== 'email' || (text !== '' && isPublicEmail(text)),
  ),
});
