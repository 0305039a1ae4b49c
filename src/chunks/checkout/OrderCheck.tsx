import { useEffect, useEffectEvent } from 'react';
import { RetryOrCall } from '../../ui/failure/RetryOrCall';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectCheckout } from '../../store/checkout/checkout-slice';
import { checkOrder } from '../../store/checkout/check-order';
import { ShouldFocusHeadingContext, StepHeading } from '../../ui/step/StepHeading';
import { CHECKING_LABELS } from './order-messages';

/** Says that the result of the order is unknown; nothing can be submitted until it is known (CHKO-3). */
export function OrderCheck() {
  const dispatch = useAppDispatch();
  const { progress } = useAppSelector(selectCheckout);
  const check = useEffectEvent(() => void dispatch(checkOrder()));
  useEffect(() => {
    const handleOnline = (): void => check();
    addEventListener('online', handleOnline);
    return () => removeEventListener('online', handleOnline);
  }, []);
  return (
    <section className="bsro-checkout__check">
      <ShouldFocusHeadingContext value>
        <StepHeading>{CHECKING_LABELS.title}</StepHeading>
      </ShouldFocusHeadingContext>
      <p role="status">{progress === 'checking' && CHECKING_LABELS.checking}</p>
      {progress === 'uncertain' && (
        <RetryOrCall
          text={CHECKING_LABELS.uncertain}
          retryLabel={CHECKING_LABELS.checkAgain}
          onRetry={() => void dispatch(checkOrder())}
        />
      )}
    </section>
  );
}
