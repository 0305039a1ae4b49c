import { PlaceholderError } from '../../browser/placeholder-error';
import type { OffersSignupAttributes } from '../../mounts/placeholders/offers-signup';
import type { RootProps } from '../../mounts/schema/placeholder';
import { subscribeToEmails } from '../../services/messages';
import { COUPON_SIGNUP_DONE, SHARE_MESSAGES } from '../../site/offer-messages';
import { EMAIL_MESSAGE, normalizeEmail, isPublicEmail } from '../../validation/email';
import './offers-signup.css';

let forms = 0;

/**
 * Subscribes an email to coupons without leaving the page (OFFR-6). Uses the CMS's form, which keeps
 * the visitor's input if the subscription fails.
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
  forms += 1;
  const button = form.querySelector<HTMLButtonElement>('button:not([type="button"])');
  const problem = document.createElement('p');
  problem.className = 'bsro-offers-signup__problem';
  problem.id = `bsro-offers-signup-${forms}`;
  problem.setAttribute('role', 'alert');
  const done = document.createElement('p');
  done.className = 'bsro-offers-signup__done';
  done.setAttribute('role', 'status');
  done.tabIndex = -1;
  const described = input.getAttribute('aria-describedby');
  const { noValidate } = form;
  let isSending = false;
  let isOver = false;

  const showError = (message: string): void => {
    problem.textContent = message;
    input.setAttribute('aria-invalid', String(message !== ''));
  };
  const setBusy = (isBusy: boolean): void => {
    isSending = isBusy;
    button?.setAttribute('aria-busy', String(isBusy));
  };
  const submit = async (): Promise<void> => {
    const email = normalizeEmail(input.value);
    if (email === '' || !isPublicEmail(email)) {
      showError(EMAIL_MESSAGE);
      input.focus();
      return;
    }
    showError('');
    setBusy(true);
    const answer = await subscribeToEmails({
      email,
      ...(friendlyId === undefined ? {} : { friendlyId }),
    });
    setBusy(false);
    if (isOver) return;
    if (!answer.ok) {
      showError(answer.error.status === '400' ? EMAIL_MESSAGE : SHARE_MESSAGES.failed);
      return;
    }
    const hadFocus = form.contains(document.activeElement);
    form.hidden = true;
    if (hadFocus) done.focus();
    done.textContent = COUPON_SIGNUP_DONE;
  };
  const handleSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!isSending) void submit();
  };

  // Replaces the browser's validation, which has other rules and messages.
  form.noValidate = true;
  input.setAttribute('aria-describedby', `${described ? `${described} ` : ''}${problem.id}`);
  // Outside the label, where it would be part of the field's name.
  (input.closest('label') ?? input).after(problem);
  element.append(done);
  form.addEventListener('submit', handleSubmit);
  return () => {
    isOver = true;
    form.removeEventListener('submit', handleSubmit);
    form.noValidate = noValidate;
    form.hidden = false;
    if (described === null) input.removeAttribute('aria-describedby');
    else input.setAttribute('aria-describedby', described);
    input.removeAttribute('aria-invalid');
    button?.removeAttribute('aria-busy');
    problem.remove();
    done.remove();
  };
}
