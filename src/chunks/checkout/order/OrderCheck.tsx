import { ScheduleFailure } from '../../../scheduling/ScheduleFailure';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectCheckout } from '../../../store/shop/checkout-slice';
import { checkOrder } from '../../../store/shop/place-order';
import { HasChangedStepContext, StepHeading } from '../../../ui/step/StepHeading';
import { CHECKING_LABELS } from './messages';

/** Says that the result of the order is unknown; nothing can be submitted until it is known (CHKO-3). */
export function OrderCheck() {
  const dispatch = useAppDispatch();
  const { progress } = useAppSelector(selectCheckout);
  return (
    <section className="bsro-checkout__check">
      <HasChangedStepContext value>
        <StepHeading>{CHECKING_LABELS.title}</StepHeading>
      </HasChangedStepContext>
      <p role="status">{progress === 'checking' && CHECKING_LABELS.checking}</p>
      {progress === 'uncertain' && (
        <ScheduleFailure
          text={CHECKING_LABELS.uncertain}
          retryLabel={CHECKING_LABELS.checkAgain}
          onRetry={() => void dispatch(checkOrder())}
        />
      )}
    </section>
  );
}
