import { PlaceholderError } from '../../browser/author-errors';
import type { OffersSignupAttributes } from '../../mounts/placeholders/offers-signup';
import type { RootProps } from '../../mounts/schema/placeholder';
import { subscribeToEmails } from '../../services/messages';
import { isPublicEmail, normalizeEmail } from '../../domain/text/email-address';
import { OFFER_MESSAGES } from '../../domain/offers/messages';
import { enhanceForm } from '../../ui/cms-form/enhance-form';
import type { FormOutcome } from '../../ui/cms-form/enhance-form';
import { FORM_MESSAGES } from '../../validation/messages';

/**
 * Subscribes an email address to coupons without leaving the page (OFFR-6). Uses the CMS's form. The
 * visitor's input stays if the subscription fails.
 */
export default function enhance({
  attributes: { friendlyId },
  element,
}: RootProps<OffersSignupAttributes>): () => void {
  const form = element.querySelector('form');
  const input = form?.querySelector<HTMLInputElement>('input[name="email"]');
  if (!form || !input) {
    throw new PlaceholderError(
      'there is no form with an email field: ' +
        'write <form action="/email-signup/"><input name="email" type="email">…</form>',
    );
  }

  const subscribe = async (email: string): Promise<FormOutcome> => {
    const result = await subscribeToEmails({
      email,
      ...(friendlyId === undefined ? {} : { friendlyId }),
    });
    if (result.ok) return { confirmation: OFFER_MESSAGES.signedUp };
    return result.error.status === '400'
      ? { problem: FORM_MESSAGES.email }
      : { failure: OFFER_MESSAGES.failed };
  };

  return enhanceForm(form, {
    field: input,
    busyText: '',
    statusPlace: 'after',
    onSubmit() {
      const email = normalizeEmail(input.value);
      return email !== '' && isPublicEmail(email)
        ? subscribe(email)
        : { problem: FORM_MESSAGES.email };
    },
  });
}
