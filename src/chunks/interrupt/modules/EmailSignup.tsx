import { useEffect, useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { track } from '../../../analytics/track';
import { subscribeToEmails } from '../../../services/messages';
import { PAGES } from '../../../site/addresses';
import { COUPON_SIGNUP_DONE, SHARE_MESSAGES } from '../../../site/offer-messages';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { EMAIL_MESSAGE, normalizeEmail, isPublicEmail } from '../../../validation/email';
import type { ModuleContentProps } from '../modules';
import { SIGNUP_LABELS } from './messages';
import '../../../ui/form/field.css';
import './email-signup.css';

/** A form that signs an email address up for coupons (INTR-4, OFFR-6). */
export default function EmailSignup({ interrupt, onDirty }: ModuleContentProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  const [state, setState] = useState<'typing' | 'sending' | 'sent'>('typing');
  const confirmation = useRef<HTMLParagraphElement>(null);
  // The submit button, which had the focus, has been removed.
  useEffect(() => confirmation.current?.focus(), [state]);

  const handleSubmit = async (): Promise<void> => {
    const email = normalizeEmail(input.current?.value ?? '');
    if (email === '' || !isPublicEmail(email)) {
      setProblem(EMAIL_MESSAGE);
      input.current?.focus();
      return;
    }
    setProblem('');
    setState('sending');
    const answer = await subscribeToEmails({ email });
    if (!answer.ok) {
      setProblem(answer.error.status === '400' ? EMAIL_MESSAGE : SHARE_MESSAGES.failed);
      setState('typing');
      input.current?.focus();
      return;
    }
    onDirty(false);
    setState('sent');
    track({
      event: 'ui_interaction',
      component: 'interrupt',
      action: 'sign up for coupons',
      subject: interrupt.id,
    });
  };

  if (state === 'sent') {
    return (
      <p className="bsro-email-signup__done" role="status" tabIndex={-1} ref={confirmation}>
        {COUPON_SIGNUP_DONE}
      </p>
    );
  }
  return (
    <form
      className="bsro-email-signup"
      action={PAGES.emailSignup}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (state === 'typing') void handleSubmit();
      }}
    >
      <div className={`bsro-field${problem ? ' bsro-field--wrong' : ''}`}>
        <label className="bsro-field__label" htmlFor={id}>
          {SIGNUP_LABELS.email}
        </label>
        <p className="bsro-field__error" id={`${id}-problem`} role="alert">
          {problem}
        </p>
        <input
          className="bsro-field__input"
          id={id}
          ref={input}
          name="email"
          type="email"
          autoComplete="email"
          aria-describedby={`${id}-problem`}
          aria-invalid={problem !== ''}
          onChange={({ target }) => onDirty(target.value !== '')}
        />
      </div>
      <SubmitButton
        label={SIGNUP_LABELS.submit}
        busyLabel={SIGNUP_LABELS.sending}
        isBusy={state === 'sending'}
      />
    </form>
  );
}
