import { readProfileCookie } from '../../browser/profile-cookie';
import { sendOfferByEmail, sendOfferByText } from '../../services/messages';
import type { Result } from '../../services/result';
import { getSiteName } from '../../site/brands';
import { SHARE_MESSAGES } from '../../site/offer-messages';
import { normalizeEmail } from '../../validation/email';
import { toPhoneDigits } from '../../validation/phone';
import type { ShareValues } from '../../validation/share-schema';

/** An error message; undefined if the offer was sent. */
export type SendProblem = string | undefined;

/** Matches the service's errors about fields other than the contact. */
const OTHER_FIELDS = /Error: (?:friendlyId|optin|visitorId):/;

const getProblem = (answer: Result<unknown>, sent: number, refused: string): SendProblem => {
  if (answer.ok) return answer.code === sent ? undefined : SHARE_MESSAGES.failed;
  const { kind, status, message } = answer.error;
  // The service refuses a contact with 400; other errors aren't the visitor's.
  return kind === 'http' && status === '400' && !OTHER_FIELDS.test(message)
    ? refused
    : SHARE_MESSAGES.failed;
};

/** Sends an offer by text or email (SHARE-4, SHARE-5). */
export const sendOffer = async (
  friendlyId: string,
  { method, phone, email, optin }: ShareValues,
): Promise<SendProblem> => {
  if (method === 'text') {
    const answer = await sendOfferByText(toPhoneDigits(phone) ?? '', friendlyId);
    return getProblem(answer, 200, SHARE_MESSAGES.phoneRefused);
  }
  const visitorId = readProfileCookie(getSiteName(document))?.vid;
  const answer = await sendOfferByEmail({
    email: normalizeEmail(email),
    friendlyId,
    optin: optin ? 'Yes' : 'No',
    ...(visitorId === undefined ? {} : { visitorId }),
  });
  return getProblem(answer, 201, SHARE_MESSAGES.emailRefused);
};
