import { PlaceholderError } from '../../browser/author-errors';
import type { OffersSignupAttributes } from '../../mounts/placeholders/offers-signup';
import type { RootProps } from '../../mounts/schema/placeholder';
import { subscribeToEmails } from '../../services/messages';
import { isPublicEmail, normalizeEmail } from '../../domain/text/email-address';
import { COUPON_SIGNUP_DONE, SHARE_MESSAGES } from '../../domain/offers/messages';
import { createFieldError } from '../../ui/cms-form/field-error';
import { setFormBusy } from '../../ui/cms-form/form-busy';
import { isBusy } from '../../ui/loading/aria-busy';
import { EMAIL_MESSAGE } from '../../validation/messages';
import './offers-signup.css';

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
  const fieldError = createFieldError({ className: 'bsro-offers-signup__problem', field: input });
  const confirmation = document.createElement('p');
  confirmation.className = 'bsro-offers-signup__done';
  confirmation.setAttribute('role', 'status');
  confirmation.tabIndex = -1;
  const { noValidate } = form;
  const listeners = new AbortController();
  const { signal } = listeners;

  const submit = async (): Promise<void> => {
    const email = normalizeEmail(input.value);
    if (email === '' || !isPublicEmail(email)) {
      fieldError.show(input, EMAIL_MESSAGE);
      input.focus();
      return;
    }
    fieldError.clear();
    setFormBusy(form, true);
    const result = await subscribeToEmails({
      email,
      ...(friendlyId === undefined ? {} : { friendlyId }),
    });
    if (signal.aborted) return;
    setFormBusy(form, false);
    if (!result.ok) {
      fieldError.show(input, result.error.status === '400' ? EMAIL_MESSAGE : SHARE_MESSAGES.failed);
      return;
    }
    const hadFocus = form.contains(document.activeElement);
    form.hidden = true;
    if (hadFocus) confirmation.focus();
    confirmation.textContent = COUPON_SIGNUP_DONE;
  };
  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!isBusy(form)) void submit();
  };

  // Replaces the browser's validation, which has other rules and messages.
  form.noValidate = true;
  element.append(confirmation);
  form.addEventListener('submit', handleSubmit, { signal });
  return () => {
    listeners.abort();
    form.noValidate = noValidate;
    form.hidden = false;
    setFormBusy(form, false);
    fieldError.restore();
    confirmation.remove();
  };
}
