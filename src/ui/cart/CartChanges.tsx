import type { Cart } from '../../services/cart-schema';
import { confirmChanges } from '../../store/cart/cart-thunks';
import { useAppDispatch } from '../../store/hooks';
import { CART_LABELS, formatCartChange } from './cart-messages';
import './cart-notices.css';

interface CartChangesProps {
  cart: Cart;
  /** Further sentences about the cart. */
  others?: readonly string[];
}

/** Shows what has changed in the cart since the visitor last saw it, until the visitor confirms it. */
export function CartChanges({ cart, others = [] }: CartChangesProps) {
  const dispatch = useAppDispatch();
  const sentences = [...cart.changes.map((change) => formatCartChange(change, cart)), ...others];
  return (
    <div role="status">
      {sentences.length > 0 && (
        <div className="bsro-cart-notice">
          <p className="bsro-cart-notice__title">{CART_LABELS.changes}</p>
          <ul className="bsro-cart-notice__list">
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <button type="button" className="bsro-button" onClick={() => dispatch(confirmChanges())}>
            {CART_LABELS.confirmChanges}
          </button>
        </div>
      )}
    </div>
  );
}
