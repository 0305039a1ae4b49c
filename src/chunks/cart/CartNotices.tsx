import { CartChanges } from '../../ui/cart/CartChanges';
import { formatRefused } from '../../ui/cart/cart-messages';
import type { Cart } from '../../services/cart-schema';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { dismissOtherCart, mergeOtherCart } from '../../store/cart/cart-changes';
import { selectCartActivity, selectOfferedAddOns } from '../../store/cart/cart-slice';
import { NOTICE_LABELS, NOTICE_PROBLEMS } from './messages';

export function CartNotices({ cart }: { cart: Cart }) {
  const dispatch = useAppDispatch();
  const offered = useAppSelector(selectOfferedAddOns);
  const { refused, otherGuid, problem, pending } = useAppSelector(selectCartActivity);
  return (
    <>
      <CartChanges
        cart={cart}
        others={refused.map((entry) => formatRefused(entry, cart, offered))}
      />
      <p role="alert" className="bsro-problem">
        {problem && NOTICE_PROBLEMS[problem]}
      </p>
      {otherGuid !== null && otherGuid !== cart.guid && (
        <div className="bsro-cart-notice">
          <p>{NOTICE_LABELS.otherCart}</p>
          <p className="bsro-actions">
            <button
              type="button"
              className="bsro-button"
              aria-busy={pending === 'merge'}
              aria-disabled={pending !== null}
              onClick={() => !pending && void dispatch(mergeOtherCart())}
            >
              {NOTICE_LABELS.merge}
            </button>
            <button
              type="button"
              className="bsro-button bsro-button--link"
              onClick={() => dispatch(dismissOtherCart())}
            >
              {NOTICE_LABELS.dismissMerge}
            </button>
          </p>
        </div>
      )}
    </>
  );
}
