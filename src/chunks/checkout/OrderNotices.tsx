import { useEffect, useRef } from 'react';
import { scrollIntoView } from '../../browser/scroll-into-view';
import { formatVehicleWithTrim } from '../../domain/vehicles/vehicle-name';
import { onConnectionBack } from '../../services/connection';
import { PAGES } from '../../site/pages';
import { selectCheckout, selectOrderVehicle } from '../../store/checkout/checkout-slice';
import type { OrderProblem } from '../../store/checkout/checkout-slice';
import { checkOrder } from '../../store/checkout/place-order';
import { selectCart } from '../../store/cart/cart-slice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { formatArticleWithAxle } from '../../ui/cart/format-article';
import { CallStoreLink } from '../../ui/failure/CallStoreLink';
import { RetryOrCall } from '../../ui/failure/RetryOrCall';
import { StepHeading } from '../../ui/step/StepHeading';
import { ShouldFocusHeadingContext } from '../../ui/step/Steps';
import { CHECKING_LABELS, formatProblem, STOCK_LABELS } from './messages';
import { OtherTires } from './OtherTires';

/** The problems that the store can solve on the phone. */
const NEEDS_CALL: readonly OrderProblem['kind'][] = [
  'noEcommerce',
  'noAppointments',
  'tooManyAppointments',
  'tooOften',
  'refused',
];

/** Says why the order wasn't placed, and takes the focus. */
export function OrderProblemNotice() {
  const { problem } = useAppSelector(selectCheckout);
  const items = useAppSelector((state) => selectCart(state)?.items) ?? [];
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In a short window, scrolling to a notice with tires would hide its text.
    if (problem) notice.current?.focus({ preventScroll: true });
  }, [problem]);
  // The card fields say why a card was declined.
  if (!problem || problem.kind === 'declined') return null;
  const names = new Map(items.map((item) => [item.code, formatArticleWithAxle(item)]));
  return (
    <div className="bsro-checkout__notice" ref={notice} tabIndex={-1} role="alert">
      <p ref={scrollIntoView}>{formatProblem(problem, names)}</p>
      {NEEDS_CALL.includes(problem.kind) && <CallStoreLink reason="call" />}
      {problem.kind === 'vehicle' && (
        <p>
          <a href={PAGES.cart}>{STOCK_LABELS.change}</a>
        </p>
      )}
      {problem.kind === 'outOfStock' && (
        <>
          <p>
            <a href={PAGES.cart}>{STOCK_LABELS.change}</a>
          </p>
          <OtherTires items={items.filter(({ code }) => problem.codes.includes(code))} />
        </>
      )}
    </div>
  );
}

/** Says that the result of the order is unknown; nothing can be submitted until it is known (CHKO-3). */
export function OrderCheck() {
  const dispatch = useAppDispatch();
  const { progress } = useAppSelector(selectCheckout);
  useEffect(() => onConnectionBack(() => void dispatch(checkOrder())), [dispatch]);
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

export function OrderVehicle() {
  const vehicle = useAppSelector(selectOrderVehicle);
  return (
    vehicle && (
      <p className="bsro-checkout__vehicle">
        {CHECKING_LABELS.vehicle} <strong>{formatVehicleWithTrim(vehicle)}</strong>
      </p>
    )
  );
}
