import { getNow } from '../../browser/clock';
import { removeStored } from '../../browser/storage';
import { getCart, getDriverCart } from '../../services/cart';
import type { Cart } from '../../services/cart-schema';
import type { Result, ServiceError } from '../../services/result';
import { readToken } from '../../services/token-cookie';
import type { AppThunk } from '..';
import {
  cartActivityChanged,
  cartGone,
  cartLoaded,
  cartLost,
  selectCartActivity,
} from './cart-slice';
import type { CartLoss } from './cart-slice';
import {
  forgetCartGuid,
  readCartGuid,
  readLatestCartGuid,
  readOtherGuid,
  saveCartGuid,
  saveOtherGuid,
} from './cart-storage';
import { saveUnconfirmedChanges } from './unconfirmed-changes';

const LOSSES: Readonly<Record<string, CartLoss>> = {
  '403': 'signed-out',
  '404': 'expired',
  '410': 'expired',
};

/**
 * Returns why the host no longer returns a cart: it is unknown, removed, or expired, or it belongs to a
 * driver who isn't signed in. Undefined if the cart may still exist.
 */
export const findCartLoss = ({ serviceStatus }: ServiceError): CartLoss | undefined =>
  LOSSES[serviceStatus ?? ''];

/**
 * Returns why the host no longer returns a cart that the page shows. A cart that is gone before its expiry
 * was emptied in another tab, even if that tab's notification hasn't arrived yet.
 */
export const findShownCartLoss = (
  { expires }: Pick<Cart, 'expires'>,
  error: ServiceError,
): CartLoss | undefined => {
  const loss = findCartLoss(error);
  return loss === 'expired' && Date.parse(expires) > getNow() ? 'elsewhere' : loss;
};

/** Checks whether a cart no longer exists, for anyone. */
export const isGone = (error: ServiceError): boolean => findCartLoss(error) === 'expired';

/** Shows a cart that the host returned. */
const showCart =
  (cart: Cart): AppThunk =>
  (dispatch) => {
    dispatch(cartLoaded(cart));
    dispatch(
      cartActivityChanged({
        status: 'ready',
        guid: cart.guid,
        loss: null,
        removed: null,
        changes: saveUnconfirmedChanges(cart.changes),
        otherGuid: readOtherGuid(),
      }),
    );
  };

/** Shows a cart that the visitor has loaded or changed, and saves its GUID for another hour (CART-1). */
export const keepCart =
  (cart: Cart): AppThunk =>
  (dispatch) => {
    saveCartGuid(cart.guid);
    dispatch(showCart(cart));
  };

/** Removes the cart from the browser and the state, and records the reason (CART-2, CHKO-1). */
export const loseCart =
  (loss: CartLoss | null, removed: Cart | null = null): AppThunk =>
  (dispatch, getState) => {
    const lostGuid = selectCartActivity(getState()).guid ?? readCartGuid() ?? null;
    forgetCartGuid();
    dispatch(cartLost({ loss, lostGuid, removed }));
  };

/** Shows why the cart didn't load. A cart that is already shown stays, unless it is gone. */
const showLoadFailure =
  (guid: string, error: ServiceError): AppThunk =>
  (dispatch, getState) => {
    const { cart } = getState().ecomm;
    const isShown = cart?.guid === guid;
    const loss = isShown ? findShownCartLoss(cart, error) : findCartLoss(error);
    if (loss) {
      dispatch(loseCart(loss));
    } else if (!isShown) {
      removeStored('cart');
      dispatch(cartGone());
      dispatch(
        cartActivityChanged({
          guid,
          status: error.message === 'PricingUnavailable' ? 'noPrices' : 'failed',
        }),
      );
    }
  };

/**
 * Loads and shows a cart.
 * @param shouldNotifyTabs whether to save the GUID again, so that the other tabs also load the cart
 */
export const loadAndShowCart =
  (guid: string, shouldNotifyTabs: boolean): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const result = await getCart(guid);
    if (!result.ok) dispatch(showLoadFailure(guid, result.error));
    else dispatch(shouldNotifyTabs ? keepCart(result.data) : showCart(result.data));
  };

/**
 * Asks the host for the driver's cart. If this browser has no cart, the driver's cart becomes its cart.
 * Otherwise, if the carts differ, the driver's cart is saved as the other cart, which is never merged
 * automatically. Must run before the driver's first call for the visitor's cart, because that call makes the
 * visitor's cart the driver's latest one.
 * @returns the GUID of the cart to show; undefined if there is none
 */
export const findDriverCart = async (): Promise<string | undefined> => {
  if (readToken() === undefined) return readCartGuid();
  const result = await getDriverCart();
  const mine = result.ok ? result.data.guid : undefined;
  const known = readCartGuid();
  if (!mine) return known;
  if (known === undefined) {
    saveCartGuid(mine);
    return mine;
  }
  if (mine !== known) saveOtherGuid(mine);
  return known;
};

/** Loads the visitor's cart, or else the driver's; does nothing without a GUID (CART-1). Never throws. */
export const openCart =
  (): AppThunk<Promise<void>> =>
  (dispatch, getState, { runCartTask }) =>
    runCartTask(async () => {
      const { guid: shownGuid } = selectCartActivity(getState());
      const known = readCartGuid() ?? shownGuid ?? undefined;
      const guid = known ?? (await findDriverCart());
      if (guid !== undefined) {
        await dispatch(loadAndShowCart(guid, true));
        return;
      }
      dispatch(cartGone());
      dispatch(cartActivityChanged({ status: 'ready' }));
    });

/** Loads the cart again after another tab has changed it, or after the page was hidden. */
export const syncCart =
  (): AppThunk<Promise<void>> =>
  (dispatch, getState, { runCartTask }) =>
    runCartTask(async () => {
      const guid = await readLatestCartGuid();
      if (guid !== undefined) await dispatch(loadAndShowCart(guid, false));
      else if (getState().ecomm.cart) dispatch(loseCart('elsewhere'));
    });

/** Clears the cart of a driver who has signed out; the host keeps it for them. */
export const leaveCart = (): AppThunk => (dispatch, getState) => {
  const hadCart = getState().ecomm.cart !== null;
  saveOtherGuid(undefined);
  dispatch(loseCart(hadCart ? 'signed-out' : null));
};

/** Claims the visitor's cart for a driver who has signed in, and looks for their other cart. */
export const claimCart =
  (): AppThunk<Promise<void>> =>
  (dispatch, _, { runCartTask }) =>
    runCartTask(async () => {
      const guid = await findDriverCart();
      if (guid !== undefined) await dispatch(loadAndShowCart(guid, true));
    });

/** Loads the cart again, which extends its lifetime by an hour. */
export const renewCart =
  (): AppThunk<Promise<void>> =>
  (dispatch, getState, { runCartTask }) =>
    runCartTask(async () => {
      const { cart } = getState().ecomm;
      if (!cart) return;
      dispatch(cartActivityChanged({ isBusy: true, problem: null }));
      const result = await getCart(cart.guid);
      dispatch(cartActivityChanged({ isBusy: false }));
      const loss = result.ok ? undefined : findShownCartLoss(cart, result.error);
      if (result.ok) dispatch(keepCart(result.data));
      else if (loss) dispatch(loseCart(loss));
      else dispatch(cartActivityChanged({ problem: 'keep' }));
    });

/**
 * Loads the cart for the header or the checkout.
 * @returns the cart with all changes that the visitor has not confirmed in this tab
 */
export const getCartWithChanges = async (guid: string): Promise<Result<Cart>> => {
  const result = await getCart(guid);
  if (!result.ok) return result;
  const { data } = result;
  return { ...result, data: { ...data, changes: saveUnconfirmedChanges(data.changes) } };
};

/**
 * Loads the cart into the state; a failed load removes its GUID (CHKO-1).
 * @returns the error of a failed load
 */
export const loadCartIntoState =
  (guid: string | undefined): AppThunk<Promise<ServiceError | undefined>> =>
  async (dispatch) => {
    if (guid === undefined) {
      dispatch(cartGone());
      return undefined;
    }
    const result = await getCartWithChanges(guid);
    if (result.ok) {
      dispatch(cartLoaded(result.data));
      return undefined;
    }
    removeStored('cart');
    dispatch(cartGone());
    return result.error;
  };

/** Loads the cart that `findDriverCart` finds, if any. Never throws. */
export const loadDriverCart = (): AppThunk<Promise<void>> => async (dispatch) => {
  const guid = await findDriverCart();
  if (guid) await dispatch(loadCartIntoState(guid));
};
