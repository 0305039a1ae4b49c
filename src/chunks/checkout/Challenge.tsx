import { useEffect, useEffectEvent, useRef } from 'react';
import { report } from '../../browser/report';
import type { PaymentProvider, RemovableFrame } from '../../ui/payment/payment-provider';
import { useAppDispatch } from '../../store/hooks';
import { endChallenge } from '../../store/checkout/checkout-thunks';
import { Dialog } from '../../ui/dialog/Dialog';
import { PAYMENT_LABELS } from './messages';

interface ChallengeProps {
  provider: PaymentProvider;
  url: string;
  onAnswered: () => void;
  /** Returns the button that places the order, which can't have the focus while the dialog opens. */
  getButton: () => HTMLElement | null | undefined;
}

/** Shows the payment provider's challenge in a dialog, in which the cardholder confirms the payment. */
export function Challenge({ provider, url, onAnswered, getButton }: ChallengeProps) {
  const dispatch = useAppDispatch();
  const container = useRef<HTMLDivElement>(null);
  const handleAnswer = useEffectEvent(() => onAnswered());
  useEffect(() => {
    if (!container.current) return undefined;
    let shown: RemovableFrame;
    try {
      shown = provider.showChallenge(container.current, url, {
        onAnswered: () => handleAnswer(),
        onFailed: () => dispatch(endChallenge(true)),
      });
    } catch (error) {
      report(error, { source: 'checkout', during: 'challenge' });
      dispatch(endChallenge(true));
      return undefined;
    }
    return () => shown.remove();
  }, [dispatch, provider, url]);
  return (
    <Dialog
      title={PAYMENT_LABELS.challenge}
      onClose={() => dispatch(endChallenge(false))}
      getFallbackFocus={getButton}
    >
      <p>{PAYMENT_LABELS.challengeHint}</p>
      <div className="bsro-checkout__challenge" ref={container} />
    </Dialog>
  );
}
