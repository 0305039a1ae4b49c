import { useEffect, useEffectEvent } from 'react';
import { verifyEmail } from '../../../services/account/access';
import type { AccountFormProps } from '../form-props';
import { LABELS } from '../messages';
import { toPanelOutcome } from '../outcomes';
import { toVerificationOutcome } from './outcomes';

/** Verifies the email address of a link on mount, without a click (ACCT-6). */
export function VerifyEmail({ prefill, attempt, onOutcome }: AccountFormProps) {
  const { email = '', tokenId = '', code } = prefill;
  const verify = useEffectEvent(async () => {
    onOutcome(
      code === undefined
        ? toPanelOutcome('verification-failed')
        : toVerificationOutcome(await verifyEmail({ code, tokenId, email })),
      email,
    );
  });
  useEffect(() => void verify(), [attempt]);
  return (
    <p className="bsro-account-form__waiting" role="status">
      {LABELS.verifying}
    </p>
  );
}
