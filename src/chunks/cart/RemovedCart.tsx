import { useEffect, useId, useRef } from 'react';
import { SIGN_IN_LINK } from '../../site/pages';
import { CART_LABELS } from '../../ui/cart/cart-messages';
import { countTires } from '../../domain/tires/item-groups';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { restoreCart } from '../../store/cart/cart-changes';
import { selectCartActivity } from '../../store/cart/cart-slice';
import { savedLastOrder } from '../../store/checkout/checkout-storage';
import { LOSSES, NOTICE_LABELS, NOTICE_PROBLEMS } from './messages';

/** Says why the cart is gone, unless the visitor emptied it here. */
export function LostCart() {
  const { loss, lostGuid } = useAppSelector(selectCartActivity);
  if (!loss || loss === 'removed') return null;
  const order = savedLastOrder.read();
  return (
    <p className="bsro-cart-notice bsro-cart__loss" role="alert">
      {order && order.guid === lostGuid
        ? CART_LABELS.ordered({ orderNumber: order.orderNumber })
        : LOSSES[loss]}
    </p>
  );
}

/**
 * What follows a cart that is gone: what the visitor has removed, with a focused button that restores it, what has failed
 * since, and a link to sign in for a cart that is saved to an account.
 */
export function RemovedCart() {
  const dispatch = useAppDispatch();
  const { loss, removed, problem, pending } = useAppSelector(selectCartActivity);
  const isBusy = pending === 'restore';
  const undoButton = useRef<HTMLButtonElement>(null);
  const descriptionId = useId();
  useEffect(() => {
    // The button that removed the tires is gone with them.
    if (removed) undoButton.current?.focus();
  }, [removed]);
  return (
    <>
      {removed && (
        <p className="bsro-actions">
          <span id={descriptionId}>{NOTICE_LABELS.removed({ count: countTires(removed) })}</span>
          <button
            type="button"
            className="bsro-button"
            ref={undoButton}
            aria-describedby={descriptionId}
            aria-busy={isBusy}
            aria-disabled={isBusy}
            onClick={() => !isBusy && void dispatch(restoreCart())}
          >
            {isBusy ? NOTICE_LABELS.restoring : NOTICE_LABELS.undo}
          </button>
        </p>
      )}
      <p role="alert" className="bsro-problem">
        {problem && NOTICE_PROBLEMS[problem]}
      </p>
      {loss === 'signed-out' && (
        <p>
          <a className="bsro-button" {...SIGN_IN_LINK}>
            {NOTICE_LABELS.signIn}
          </a>
        </p>
      )}
    </>
  );
}
