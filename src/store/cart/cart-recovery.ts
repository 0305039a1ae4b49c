import { trackCart } from '../../analytics/ecommerce';
import { removeAppointmentId } from '../checkout/appointment-cookie';
import { getCart, mergeCarts, removeCart } from '../../services/cart';
import type { Cart } from '../../services/cart-schema';
import { getQuote } from '../../services/quotes';
import type { Result } from '../../services/result';
import type { AppThunk } from '..';
import {
  changeActivity,
  keepCart,
  loadAndShowCart,
  loseCart,
  runSerially,
  settleChange,
} from './cart-changes';
import { saveOtherGuid, readOtherGuid } from './cart-guid';
import { findShownCartLoss, isGone } from './cart-loss';
import { selectCartActivity } from './cart-slice';
import { addAddOns, sendCreateRequest, toCartRequest } from './create-cart';
import { findDriverCart } from './driver-cart';
import { forgetCartChanges } from './forget-cart-changes';

export { findDriverCart };

/** Claims the visitor's cart for a driver who has signed in, and looks for their other cart. */
export const claimCart = (): AppThunk<Promise<void>> => (dispatch) =>
  runSerially(async () => {
    const guid = await findDriverCart();
    if (guid !== undefined) await dispatch(loadAndShowCart(guid, true));
  });

/** Removes the cart, which `restoreCart` can bring back. @returns whether it is removed */
export const emptyCart = (): AppThunk<Promise<boolean>> => (dispatch, getState) =>
  runSerially(async () => {
    const { cart } = getState().ecomm;
    if (!cart) {
      // The page has been busy since the click, while this code loaded.
      dispatch(changeActivity({ isBusy: false }));
      return false;
    }
    dispatch(changeActivity({ isBusy: true, problem: null }));
    const result = await removeCart(cart.guid);
    dispatch(changeActivity({ isBusy: false }));
    if (!result.ok && !isGone(result.error)) {
      dispatch(changeActivity({ problem: 'remove' }));
      return false;
    }
    trackCart('remove_from_cart', cart);
    dispatch(loseCart('removed', cart));
    return true;
  });

/** Loads the cart again, which extends its lifetime by an hour. */
export const renewCart = (): AppThunk<Promise<void>> => (dispatch, getState) =>
  runSerially(async () => {
    const { cart } = getState().ecomm;
    if (!cart) return;
    dispatch(changeActivity({ isBusy: true, problem: null }));
    const result = await getCart(cart.guid);
    dispatch(changeActivity({ isBusy: false }));
    const loss = result.ok ? undefined : findShownCartLoss(cart, result.error);
    if (result.ok) dispatch(keepCart(result.data));
    else if (loss) dispatch(loseCart(loss));
    else dispatch(changeActivity({ problem: 'keep' }));
  });

/** Creates a removed cart again; after a merge, only with the articles of its quote. */
const createAgain = async (cart: Cart): Promise<{ result: Result<Cart>; isPartial: boolean }> => {
  const result = await sendCreateRequest(cart.guid, toCartRequest(cart.items));
  if (result.ok || result.error.status !== '400') return { result, isPartial: false };
  const quote = await getQuote(cart.tireQuoteId);
  const items = cart.items.filter(
    ({ code }) => quote.ok && quote.data.products.some((product) => product.code === code),
  );
  return {
    result: items.length > 0 ? await sendCreateRequest(cart.guid, toCartRequest(items)) : result,
    isPartial: true,
  };
};

/** Brings back the cart that the visitor removed, with its GUID, items, and add-ons. */
export const restoreCart = (): AppThunk<Promise<boolean>> => (dispatch, getState) =>
  runSerially(async () => {
    const { removed } = selectCartActivity(getState());
    if (!removed) return false;
    dispatch(changeActivity({ isBusy: true, problem: null }));
    const { result, isPartial } = await createAgain(removed);
    if (!result.ok) {
      dispatch(changeActivity({ isBusy: false, problem: 'restore' }));
      return false;
    }
    const { cart, isComplete } = await addAddOns(
      result.data,
      removed.addOns.map(({ code }) => code),
    );
    dispatch(
      changeActivity({ isBusy: false, problem: isPartial || !isComplete ? 'restorePart' : null }),
    );
    dispatch(keepCart(cart));
    trackCart('add_to_cart', cart);
    return true;
  });

/** Adds the articles and add-ons of the driver's other cart to this cart, at the driver's request. */
export const mergeOtherCart = (): AppThunk<Promise<void>> => (dispatch, getState) =>
  runSerially(async () => {
    const { cart } = getState().ecomm;
    const from = readOtherGuid();
    if (!cart || from === null) return;
    removeAppointmentId();
    dispatch(changeActivity({ isBusy: true, problem: null }));
    const result = await mergeCarts(cart.guid, from);
    if (result.ok || isGone(result.error)) saveOtherGuid(undefined);
    dispatch(changeActivity({ isBusy: false, refused: result.ok ? result.data.refused : [] }));
    await dispatch(settleChange(cart.guid, result, 'merge'));
    dispatch(changeActivity({ otherGuid: readOtherGuid() }));
  });

/** Declines to merge the driver's other cart, which expires on the host. */
export const dismissOtherCart = (): AppThunk => (dispatch) => {
  saveOtherGuid(undefined);
  dispatch(changeActivity({ otherGuid: null }));
};

/** Confirms that the visitor has read the changes. */
export const confirmChanges = (): AppThunk => (dispatch) => {
  forgetCartChanges();
  dispatch(changeActivity({ changes: [], refused: [] }));
};
