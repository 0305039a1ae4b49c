import { useEffect, useState } from 'react';
import { CartChanges } from '../../../ordering/CartChanges';
import { CartExpiry } from '../../../ordering/CartExpiry';
import type { Cart } from '../../../services/cart-schema';
import { useAppDispatch } from '../../../store/hooks';
import { refreshCart } from '../../../store/shop/checkout-thunks';
import {
  forgetCartChanges,
  keepCartChanges,
  readCartChanges,
} from '../../../store/shop/kept-cart-changes';

/** What has changed in the cart since the visitor saw it last, and that it will expire soon. */
export function CheckoutNotices({ cart }: { cart: Cart }) {
  const dispatch = useAppDispatch();
  const [changes, setChanges] = useState(readCartChanges);
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    if (cart.changes.length > 0) setChanges(keepCartChanges(cart.changes));
  }, [cart]);
  const refresh = async (): Promise<void> => {
    setIsBusy(true);
    await dispatch(refreshCart());
    setIsBusy(false);
  };
  return (
    <>
      <CartChanges
        changes={changes}
        cart={cart}
        onConfirm={() => {
          forgetCartChanges();
          setChanges([]);
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
