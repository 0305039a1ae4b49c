import { flushSync } from 'react-dom';
import { goTo } from '../../browser/navigation';
import { PAGES } from '../../site/pages';
import { getReduxStore } from '../../store';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { cartToggled, selectIsCartOpen } from '../../store/cart/cart-slice';
import { Dialog } from '../../ui/dialog/Dialog';
import { LateMessage } from '../../ui/loading/LateMessage';
import { useLoadingIndicator } from '../../ui/loading/useLoadingIndicator';
import { createPagePart } from '../../ui/root/page-part';
import { CartBody } from './CartBody';
import { LABELS } from './messages';
import { useCart } from './useCart';
import './cart-dialog.css';

function DialogCart() {
  const { cart, isLoading } = useCart();
  const indicator = useLoadingIndicator(isLoading);
  if (isLoading) return <LateMessage indicator={indicator} label={LABELS.loading} />;
  return <CartBody cart={cart} layout="dialog" footer={null} />;
}

/** The cart in a dialog while the state says that it is open (STATE-3). */
function CartDialog({ link }: { link: HTMLElement }) {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectIsCartOpen);
  if (!isOpen) return null;
  return (
    <Dialog
      title={LABELS.title}
      containerClass="bsro-cart-dialog"
      onClose={() => dispatch(cartToggled(false))}
      getFallbackFocus={() => link}
    >
      <DialogCart />
    </Dialog>
  );
}

let isRendered = false;

/** Opens the cart in a dialog. @param link the cart link, which gets the focus back */
export const openCartDialog = (link: HTMLElement): void => {
  const reduxStore = getReduxStore();
  // Rendered in the task of the click, so that the dialog appears in the next frame.
  flushSync(() => reduxStore.dispatch(cartToggled(true)));
  if (isRendered) return;
  isRendered = true;
  createPagePart(new DocumentFragment(), 'cart', () => goTo(PAGES.cart)).render(
    <CartDialog link={link} />,
  );
};
