import type { Cart, CartChange } from '../../services/cart-schema';
import { CART_LABELS, formatCartChange } from './cart-messages';
import './cart-notices.css';

interface CartChangesProps {
  changes: readonly CartChange[];
  /** Further sentences about the cart. */
  others?: readonly string[];
  cart: Pick<Cart, 'items' | 'fees' | 'discounts'>;
  onConfirm: () => void;
}

export function CartChanges({ changes, others = [], cart, onConfirm }: CartChangesProps) {
  const sentences = [...changes.map((change) => formatCartChange(change, cart)), ...others];
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
          <button type="button" className="bsro-button" onClick={onConfirm}>
            {CART_LABELS.confirmChanges}
          </button>
        </div>
      )}
    </div>
  );
}
