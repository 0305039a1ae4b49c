import { CartExpiry } from '../../../ordering/CartExpiry';
import type { Cart } from '../../../services/cart-schema';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { openCart } from '../../../store/shop/cart-changes';
import { renewCart } from '../../../store/shop/cart-recovery';
import { selectCartActivity } from '../../../store/shop/cart-slice';
import '../../../ordering/cart-notices.css';
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
      onKeep={() => void dispatch(renewCart())}
      onExpired={() => void dispatch(openCart())}
    />
  );
}
