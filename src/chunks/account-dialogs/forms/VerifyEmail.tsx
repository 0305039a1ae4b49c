import { useEffect, useEffectEvent } from 'react';
import { verifyEmail } from '../../../services/account/access';
import type { AccountFormProps } from '../form-props';
import { panel } from '../outcomes';
import { verificationOutcome } from './outcomes';

/** Confirms the address that a mail's link is about; nobody has to press anything (ACCT-6). */
export function VerifyEmail({ given, attempt, onOutcome }: AccountFormProps) {
  const { email = '', tokenId = '', code } = given;
  const verify = useEffectEvent(async () => {
    const answer = code === undefined ? undefined : await verifyEmail({ code, tokenId, email });
    onOutcome(
      code === undefined ? panel('verification-failed') : verificationOutcome(answer),
      email,
    );
  });
  useEffect(() => void verify(), [attempt]);
  return (
    <p className="bsro-account-form__waiting" role="status">
      Verifying your account…
    </p>
  );
}
