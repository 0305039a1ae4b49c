import { unknown } from 'valibot';
import type { Result } from './result';
import { call } from './http';

/** POST sms: an offer by text; it is sent when the code is 200 (SHARE-4). @param phone digits */
export const sendOfferByText = (phone: string, friendlyId: string): Promise<Result<unknown>> =>
  call({ path: 'sms/', schema: unknown(), method: 'POST', body: { phone, friendlyId } });

/** POST contact/email-coupons: an offer by email; it is sent when the code is 201 (SHARE-4). */
export const sendOfferByEmail = (message: {
  email: string;
  friendlyId: string;
  optin: 'Yes' | 'No';
  visitorId?: string;
}): Promise<Result<unknown>> =>
  call({ path: 'contact/email-coupons', schema: unknown(), method: 'POST', body: message });

/** POST contact/emailsignup: subscribes an address to coupons. */
export const subscribeToEmails = (subscription: {
  email: string;
  firstName?: string;
  lastName?: string;
  confirmEmail?: string;
  friendlyId?: string;
}): Promise<Result<unknown>> =>
  call({ path: 'contact/emailsignup/', schema: unknown(), method: 'POST', body: subscription });
