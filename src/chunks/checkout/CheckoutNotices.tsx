import { CartChanges } from '../../ui/cart/CartChanges';
import { CartExpiry } from '../../ui/cart/CartExpiry';
import type { Cart } from '../../services/cart-schema';
import { useAppDispatch } from '../../store/hooks';
import { confirmChanges } from '../../store/cart/cart-thunks';

/** Shows what has changed in the cart since the visitor last saw it, and warns before it expires. */
export function CheckoutNotices({ cart }: { cart: Cart }) {
  const dispatch = useAppDispatch();
  return (
    <>
      <CartChanges
        changes={cart.changes}
        cart={cart}
        onConfirm={() => dispatch(confirmChanges())}
      />
      <CartExpiry expires={cart.expires} />
    </>
  );
}
