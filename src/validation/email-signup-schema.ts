import { object, string } from 'yup';
import { EMAIL_MESSAGE, isPublicEmail } from './email';

/** Values of the coupon sign-up form. */
export interface EmailSignupValues {
  email: string;
}

/** Rules and messages of the coupon sign-up form (INTR-4, OFFR-6, VAL-1). */
export const emailSignupSchema = object({
  email: string().trim().required(EMAIL_MESSAGE).test('email', EMAIL_MESSAGE, isPublicEmail),
});
