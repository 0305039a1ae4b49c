import { useEffect, useEffectEvent, useRef } from 'react';
import { report } from '../../../browser/report';
import type { PaymentProvider, RemovableFrame } from '../../../payment/payment-provider';
import { useAppDispatch } from '../../../store/hooks';
import { endChallenge } from '../../../store/shop/place-order';
import { Dialog } from '../../../ui/dialog/Dialog';
import { PAYMENT_LABELS } from '../messages';

interface ChallengeProps {
  provider: PaymentProvider;
  /** Of the provider's challenge. */
  address: string;
  onAnswered: () => void;
}

/** The payment provider's challenge, in which the cardholder confirms the payment, in a dialog. */
export function Challenge({ provider, address, onAnswered }: ChallengeProps) {
  const dispatch = useAppDispatch();
  const container = useRef<HTMLDivElement>(null);
  const handleAnswer = useEffectEvent(() => onAnswered());
  useEffect(() => {
    if (!container.current) return undefined;
    let shown: RemovableFrame;
    try {
      shown = provider.showChallenge(container.current, address, {
        onAnswered: () => handleAnswer(),
        onFailed: () => dispatch(endChallenge(true)),
      });
    } catch (error) {
      report(error, { source: 'checkout', during: 'challenge' });
      dispatch(endChallenge(true));
      return undefined;
    }
    return () => shown.remove();
  }, [dispatch, provider, address]);
  return (
    <Dialog title={PAYMENT_LABELS.challenge} onClose={() => dispatch(endChallenge(false))}>
      <p>{PAYMENT_LABELS.challengeHint}</p>
      <div className="bsro-checkout__challenge" ref={container} />
    </Dialog>
  );
}
