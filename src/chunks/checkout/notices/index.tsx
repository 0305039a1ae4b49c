import { useState } from 'react';
import { CartChanges } from '../../../ui/cart/CartChanges';
import { CartExpiry } from '../../../ui/cart/CartExpiry';
import type { Cart } from '../../../services/cart-schema';
import { useAppDispatch } from '../../../store/hooks';
import { refreshCart } from '../../../store/checkout/checkout-thunks';
import { cartLoaded } from '../../../store/cart/cart-slice';
import { forgetCartChanges } from '../../../store/cart/cart-storage';

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
