import { CartExpiry } from '../../../ui/cart/CartExpiry';
import type { Cart } from '../../../services/cart-schema';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { refreshCart } from '../../../store/cart/cart-thunks';
import { selectCartActivity } from '../../../store/cart/cart-slice';
import '../../../ui/cart/cart-notices.css';
import '../problem.css';
import './notices.css';

export { CartNotices } from './CartNotices';
export { LostCart, RemovedCart } from './RemovedCart';

/** Offers to keep a cart that expires soon. */
export function ExpiringCart({ cart }: { cart: Cart }) {
  const dispatch = useAppDispatch();
  const { isBusy } = useAppSelector(selectCartActivity);
  return (
    <CartExpiry
      expires={cart.expires}
      isBusy={isBusy}
      onKeep={() => void dispatch(refreshCart(true))}
      onExpired={() => void dispatch(refreshCart())}
    />
  );
}
