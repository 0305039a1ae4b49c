import { useState } from 'react';
import { sendEmailVerification } from '../../services/account/sign-in';
import { RESEND_LABELS } from './messages';

interface ResendLinkProps {
  /** The token that authorizes the call; it is valid for a day. */
  readonly tokenId: string;
  readonly onExpired: () => void;
}

/** A link that sends the verification email again and shows the result (ACCT-7). */
export function ResendLink({ tokenId, onExpired }: ResendLinkProps) {
  const [state, setState] = useState<keyof typeof RESEND_LABELS>('idle');
  const isDisabled = state === 'busy' || state === 'sent';
  const resend = async (): Promise<void> => {
    if (isDisabled) return;
    setState('busy');
    const result = await sendEmailVerification(tokenId);
    if (!result.ok && result.error.isSessionExpired) onExpired();
    setState(result.ok ? 'sent' : 'failed');
  };
  return (
    <p className="bsro-account-form__aside" role="status">
      <button
        type="button"
        className="bsro-button bsro-button--link"
        aria-disabled={isDisabled}
        aria-busy={state === 'busy'}
        onClick={() => void resend()}
      >
        {RESEND_LABELS[state]}
      </button>
    </p>
  );
}
