import { useEffect, useRef } from 'react';
import { scrollIntoView } from '../../browser/scroll-into-view';
import { formatArticleWithAxle } from '../../ui/cart/format-article';
import { CallStoreLink } from '../../ui/failure/CallStoreLink';
import { PAGES } from '../../site/pages';
import { useAppSelector } from '../../store/hooks';
import type { OrderProblem } from '../../store/checkout/checkout-slice';
import { selectCheckout } from '../../store/checkout/checkout-slice';
import { CHECKOUT_LABELS, STOCK_LABELS } from './messages';
import { formatProblem } from './order-messages';
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
  const items = useAppSelector(({ ecomm }) => ecomm.cart?.items) ?? [];
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
      {NEEDS_CALL.includes(problem.kind) && <CallStoreLink label={CHECKOUT_LABELS.call} />}
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
