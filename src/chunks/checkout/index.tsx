import { useEffect, useEffectEvent, useState } from 'react';
import { trackCart } from '../../analytics/ecommerce';
import { onChangedElsewhere } from '../../browser/other-tabs';
import { onUrlChange } from '../../browser/url-state';
import type { CheckoutAppAttributes } from '../../mounts/placeholders/checkout-app';
import type { RootProps } from '../../mounts/schema/placeholder';
import { useSessionChange } from '../../store/account/useSessionChange';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { readStepUrl } from '../../store/checkout/checkout-navigation';
import { selectCheckout } from '../../store/checkout/checkout-slice';
import { openCheckout } from '../../store/checkout/checkout-thunks';
import { refreshCart, syncCart } from '../../store/cart/cart-thunks';
import { Skeleton } from '../../ui/loading/Skeleton';
import { useLoadingIndicator } from '../../ui/loading/useLoadingIndicator';
import { Checkout } from './Checkout';
import { EmptyCheckout } from './EmptyCheckout';
import { CHECKOUT_LABELS } from './messages';
import '../../ui/cart/price-list.css';
import '../../ui/failure/call-store.css';
import '../../ui/time/time-picker.css';
import '../../ui/bottom-bar/bottom-bar.css';
import '../../ui/failure/failure.css';
import '../../ui/form/field.css';
import '../../ui/form/form-step.css';
import '../../ui/form/radio-field.css';
import '../../ui/loading/skeleton.css';
import '../../ui/product/stock-mark.css';
import '../../ui/styles/button.css';
import '../../ui/styles/visually-hidden.css';
import './checkout.css';

/** The checkout of the cart: appointment, billing address, and card (CHKO-1..3). */
export default function CheckoutApp({
  attributes: { paymentOrigin },
}: RootProps<CheckoutAppAttributes>) {
  const dispatch = useAppDispatch();
  const cart = useAppSelector(({ ecomm }) => ecomm.cart);
  const order = useAppSelector(({ ecomm }) => ecomm.order);
  const { progress } = useAppSelector(selectCheckout);
  const [isOpened, setIsOpened] = useState(false);
  const indicator = useLoadingIndicator(!isOpened);

  const hasBegun = isOpened && cart !== null;
  const trackBegin = useEffectEvent(() => {
    if (cart) trackCart('begin_checkout', cart);
  });
  useEffect(() => {
    if (hasBegun) trackBegin();
  }, [hasBegun]);

  useEffect(() => {
    void dispatch(openCheckout()).finally(() => setIsOpened(true));
    const cleanups = [
      onUrlChange(() => dispatch(readStepUrl())),
      onChangedElsewhere({ key: 'cart' }, () => void dispatch(refreshCart())),
    ];
    return () => cleanups.forEach((cleanUp) => cleanUp());
  }, [dispatch]);

  useSessionChange(() => void dispatch(syncCart()));

  if (order) return <EmptyCheckout />;
  // The first step to show is known once the checkout has opened.
  if ((isOpened && cart) || progress !== 'idle') return <Checkout paymentOrigin={paymentOrigin} />;
  if (!isOpened) {
    return (
      <Skeleton indicator={indicator} label={CHECKOUT_LABELS.loading}>
        <span className="bsro-skeleton__line bsro-skeleton__line--half" />
        <span className="bsro-skeleton__line bsro-checkout__shape" />
        <span className="bsro-skeleton__line bsro-checkout__shape" />
      </Skeleton>
    );
  }
  return <EmptyCheckout />;
}
