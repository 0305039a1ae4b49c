import { unknown } from 'valibot';
import type { Result } from './result';
import { call } from './http';

/** POST sms: sends an offer by text; the code 200 means sent (SHARE-4). @param phone digits */
export const sendOfferByText = (phone: string, friendlyId: string): Promise<Result<unknown>> =>
  call({
    path: 'sms/',
    schema: unknown(),
    method: 'POST',
    body: { phone, friendlyId },
    change: 'message',
  });

/** POST contact/email-coupons: emails an offer; the code 201 means sent (SHARE-4). */
export const sendOfferByEmail = (message: {
  email: string;
  friendlyId: string;
  optin: 'Yes' | 'No';
  visitorId?: string;
}): Promise<Result<unknown>> =>
  call({
    path: 'contact/email-coupons',
    schema: unknown(),
    method: 'POST',
    body: message,
    change: 'message',
  });

/** POST contact/emailsignup: signs an email address up for coupons. */
export const subscribeToEmails = (subscription: {
  email: string;
  firstName?: string;
  lastName?: string;
  confirmEmail?: string;
  friendlyId?: string;
}): Promise<Result<unknown>> =>
  call({
    path: 'contact/emailsignup/',
    schema: unknown(),
    method: 'POST',
    body: subscription,
    change: 'message',
  });
