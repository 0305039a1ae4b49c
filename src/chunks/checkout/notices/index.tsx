import { useState } from 'react';
import { CartChanges } from '../../../ordering/CartChanges';
import { CartExpiry } from '../../../ordering/CartExpiry';
import type { Cart } from '../../../services/cart-schema';
import { useAppDispatch } from '../../../store/hooks';
import { refreshCart } from '../../../store/shop/checkout-thunks';
import { cartLoaded } from '../../../store/shop/ecomm-slice';
import { forgetCartChanges } from '../../../store/shop/forget-cart-changes';

/** Shows what has changed in the cart since the visitor last saw it, and warns before it expires. */
export function CheckoutNotices({ cart }: { cart: Cart }) {
  const dispatch = useAppDispatch();
  const [isBusy, setIsBusy] = useState(false);
  const confirm = (): void => {
    forgetCartChanges();
    dispatch(cartLoaded({ ...cart, changes: [] }));
  };
  const refresh = async (): Promise<void> => {
    setIsBusy(true);
    await dispatch(refreshCart());
    setIsBusy(false);
  };
  return (
    <>
      <CartChanges changes={cart.changes} cart={cart} onConfirm={confirm} />
      <CartExpiry
        expires={cart.expires}
        isBusy={isBusy}
        onKeep={() => void refresh()}
        onExpired={() => void refresh()}
      />
    </>
  );
}
