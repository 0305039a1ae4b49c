import { useState } from 'react';
import { sendEmailVerification } from '../../services/account/sign-in';

interface ResendLinkProps {
  /** May have the mail sent again, for a day. */
  readonly tokenId: string;
  readonly onExpired: () => void;
}

const WORDS = {
  idle: 'Resend verification link',
  busy: 'Sending…',
  sent: 'Sent',
  failed: 'Not Sent',
} as const;

/** Has the verification mail sent once more, and says whether it was (ACCT-7). */
export function ResendLink({ tokenId, onExpired }: ResendLinkProps) {
  const [state, setState] = useState<keyof typeof WORDS>('idle');
  const isOver = state === 'busy' || state === 'sent';
  const resend = async (): Promise<void> => {
    if (isOver) return;
    setState('busy');
    const answer = await sendEmailVerification(tokenId);
    if (answer?.success === 'false' && answer.reason === 'session') onExpired();
    setState(answer?.success === 'true' ? 'sent' : 'failed');
  };
  return (
    <p className="bsro-account-form__aside" role="status">
      <button
        type="button"
        className="bsro-button bsro-button--link"
        aria-disabled={isOver}
        aria-busy={state === 'busy'}
        onClick={() => void resend()}
      >
        {WORDS[state]}
      </button>
    </p>
  );
}
