import { CartChanges } from '../../../ui/cart/CartChanges';
import { CartExpiry } from '../../../ui/cart/CartExpiry';
import type { Cart } from '../../../services/cart-schema';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectCartActivity } from '../../../store/cart/cart-slice';
import { confirmChanges, refreshCart } from '../../../store/cart/cart-thunks';

/** Shows what has changed in the cart since the visitor last saw it, and warns before it expires. */
export function CheckoutNotices({ cart }: { cart: Cart }) {
  const dispatch = useAppDispatch();
  const { isBusy } = useAppSelector(selectCartActivity);
  return (
    <>
      <CartChanges
        changes={cart.changes}
        cart={cart}
        onConfirm={() => dispatch(confirmChanges())}
      />
      <CartExpiry
        expires={cart.expires}
        isBusy={isBusy}
        onKeep={() => void dispatch(refreshCart(true))}
        onExpired={() => void dispatch(refreshCart())}
      />
    </>
  );
}
