import { readProfileCookie } from '../../services/profile-cookie';
import { sendOfferByEmail, sendOfferByText } from '../../services/messages';
import type { Result } from '../../services/result';
import { getSiteName } from '../../site/brands';
import { OFFER_MESSAGES } from '../../domain/offers/messages';
import type { Refusal } from '../../ui/form/useForm';
import { toPhoneDigits } from '../../validation/phone';
import type { ShareValues } from '../../validation/share-schema';

/** How a visitor shared an offer; sent as the source of an appointment (SHARE-3). */
export type ShareMethod = 'phone' | 'email' | 'print';

export interface SharedOffer {
  readonly friendlyId: string;
  readonly title: string;
  /** URL of the print page on this site. */
  readonly printHref: string | undefined;
}

/** Matches the service's errors about fields other than the contact. */
const OTHER_FIELDS = /Error: (?:friendlyId|optin|visitorId):/;

const createFailure = (): Refusal => ({ message: OFFER_MESSAGES.failed });

const getRefusal = (
  result: Result<unknown>,
  successCode: number,
  contactRefusal: Refusal,
): Refusal | undefined => {
  if (result.ok) return result.code === successCode ? undefined : createFailure();
  const { kind, status, message } = result.error;
  // The service refuses a contact with 400; other errors aren't the visitor's fault.
  return kind === 'http' && status === '400' && !OTHER_FIELDS.test(message)
    ? contactRefusal
    : createFailure();
};

/** Sends an offer by text or email; resolves to the error, if any (SHARE-4, SHARE-5). */
export const sendOffer = async (
  friendlyId: string,
  { method, phone, email, optin }: ShareValues,
): Promise<Refusal | undefined> => {
  if (method === 'text') {
    const response = await sendOfferByText(toPhoneDigits(phone) ?? '', friendlyId);
    return getRefusal(response, 200, { message: OFFER_MESSAGES.phoneRefused, field: 'phone' });
  }
  const visitorId = readProfileCookie(getSiteName(document))?.vid;
  const response = await sendOfferByEmail({
    email,
    friendlyId,
    optin: optin ? 'Yes' : 'No',
    ...(visitorId === undefined ? {} : { visitorId }),
  });
  return getRefusal(response, 201, { message: OFFER_MESSAGES.emailRefused, field: 'email' });
};
