import { useState } from 'react';
import { CartChanges } from '../../../ordering/CartChanges';
import { CartExpiry } from '../../../ordering/CartExpiry';
import type { Cart } from '../../../services/cart-schema';
import { useAppDispatch } from '../../../store/hooks';
import { refreshCart } from '../../../store/shop/checkout-thunks';
import { forgetCartChanges } from '../../../store/shop/forget-cart-changes';
import { keepCartChanges } from '../../../store/shop/kept-cart-changes';

/** What has changed in the cart since the visitor saw it last, and that it will expire soon. */
export function CheckoutNotices({ cart }: { cart: Cart }) {
  const dispatch = useAppDispatch();
  const [shown, setShown] = useState(() => ({ cart, changes: keepCartChanges(cart.changes) }));
  const [isBusy, setIsBusy] = useState(false);
  if (shown.cart !== cart) setShown({ cart, changes: keepCartChanges(cart.changes) });
  const refresh = async (): Promise<void> => {
    setIsBusy(true);
    await dispatch(refreshCart());
    setIsBusy(false);
  };
  return (
    <>
      <CartChanges
        changes={shown.changes}
        cart={cart}
        onConfirm={() => {
          forgetCartChanges();
          setShown({ cart, changes: [] });
        }}
      />
      <CartExpiry
        expires={cart.expires}
        isBusy={isBusy}
        onKeep={() => void refresh()}
        onExpired={() => void refresh()}
      />
    </>
  );
}
