import { getNow } from '../../browser/clock';
import { removeStored } from '../../browser/storage';
import { getCart, getDriverCart } from '../../services/cart';
import type { Cart } from '../../services/cart-schema';
import type { ServiceError } from '../../services/result';
import { readToken } from '../../services/token-cookie';
import type { AppThunk, RootState } from '..';
import { selectTokenId } from '../account/account-slice';
import {
  cartActivityChanged,
  cartCleared,
  cartLoaded,
  changesConfirmed,
  selectCart,
  selectCartActivity,
} from './cart-slice';
import type { CartLoss } from './cart-slice';
import {
  forgetHostChanges,
  readCartGuid,
  readLatestCartGuid,
  readOtherGuid,
  saveCartGuid,
  saveOtherGuid,
} from './cart-storage';
import { saveHostChanges } from './host-changes';
import { isBeingOrdered, leaveCart, loseCart } from './lose-cart';

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

/** Checks whether a cart no longer exists, for anyone. */
export const isGone = (error: ServiceError): boolean => findCartLoss(error) === 'expired';

/** A shown cart that is gone before its expiry was emptied in another tab, even if that tab hasn't said so yet. */
const toShownLoss = <Loss extends CartLoss | undefined>(
  { expires }: Cart,
  loss: Loss,
): Loss | 'elsewhere' =>
  loss === 'expired' && Date.parse(expires) > getNow() ? 'elsewhere' : loss;

/**
 * Puts a cart into the state, from whatever call it arrives (CART-1).
 * @param isChanged whether the visitor has just created or changed it. Then its GUID is saved for another hour, which
 * notifies the other tabs.
 */
export const receiveCart =
  (cart: Cart, isChanged = true): AppThunk =>
  (dispatch) => {
    if (isChanged) saveCartGuid(cart.guid);
    dispatch(cartLoaded({ ...cart, changes: saveHostChanges(cart.changes) }));
    dispatch(cartActivityChanged({ otherGuid: readOtherGuid() }));
  };

/** Shows why a cart didn't load. A cart that is already shown stays, unless it is gone. */
const showLoadFailure =
  (guid: string, error: ServiceError): AppThunk =>
  (dispatch, getState) => {
    const cart = selectCart(getState());
    const isShown = cart?.guid === guid;
    const loss = isShown ? toShownLoss(cart, findCartLoss(error)) : findCartLoss(error);
    if (loss) {
      dispatch(loseCart(loss, null, guid));
    } else if (!cart) {
      removeStored('cart');
      const status = error.message === 'PricingUnavailable' ? 'noPrices' : 'failed';
      dispatch(cartCleared({ guid, status }));
    }
  };

const isLostSince = (before: RootState, now: RootState, guid: string): boolean =>
  selectCartActivity(before).lostGuid !== guid && selectCartActivity(now).lostGuid === guid;

/** Requests a cart inside a cart task, and shows it, or why there is none. @returns whether it was received */
export const fetchCart =
  (guid: string): AppThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    const before = getState();
    const wasSignedIn = readToken() !== undefined;
    const result = await getCart(guid);
    const state = getState();
    if (selectCart(state) && isBeingOrdered(state)) return false;
    // A driver who has signed out in the meantime, or a new cart, wins.
    const isReplaced = selectCart(before)?.guid === guid && selectCart(state)?.guid !== guid;
    if (isReplaced || isLostSince(before, state, guid)) return false;
    if (wasSignedIn && readToken() === undefined) {
      // The page may not have noticed the sign-out yet.
      dispatch(leaveCart());
      return false;
    }
    dispatch(result.ok ? receiveCart(result.data, false) : showLoadFailure(guid, result.error));
    return result.ok;
  };

/**
 * Requests a cart after all pending changes. Everything on the page that needs it shares the request.
 * @param canBeSent whether a request that is already on its way is new enough
 */
const shareCart =
  (guid: string, canBeSent = true): AppThunk<Promise<boolean>> =>
  (dispatch, getState, extra) => {
    const pending = extra.cartLoad;
    if (pending?.guid === guid && (canBeSent || !pending.isSent)) return pending.received;
    const before = getState();
    const received = extra
      .runCartTask(async () => {
        // The visitor may have removed it in the meantime.
        if (isLostSince(before, getState(), guid)) return false;
        load.isSent = true;
        return dispatch(fetchCart(guid));
      })
      .finally(() => {
        if (extra.cartLoad === load) extra.cartLoad = undefined;
      });
    const load = { guid, received, isSent: false };
    extra.cartLoad = load;
    return received;
  };

/**
 * Asks the host for the driver's cart. If this browser has no cart, the driver's cart becomes its cart.
 * Otherwise, if the carts differ, the driver's cart is saved as the other cart, which is never merged
 * automatically. Must run before the driver's first call for the visitor's cart, because that call makes the
 * visitor's cart the driver's latest one.
 * @param onFailure called if the driver's cart stays unknown
 * @returns the GUID of the cart to show; undefined if there is none
 */
export const findDriverCart = async (onFailure?: () => void): Promise<string | undefined> => {
  if (readToken() === undefined) return readCartGuid();
  const result = await getDriverCart();
  if (!result.ok) onFailure?.();
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
export const loadCart =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { runCartTask }) => {
    const known = readCartGuid() ?? selectCartActivity(getState()).guid ?? undefined;
    const guid = known ?? (await runCartTask(() => findDriverCart()));
    if (guid === undefined) dispatch(cartCleared({ status: 'ready' }));
    else if (await dispatch(shareCart(guid))) saveCartGuid(guid);
  };

/** Claims the visitor's cart for a driver who has signed in, and looks for their other cart. */
const claimCart =
  (onFailure: () => void): AppThunk<Promise<void>> =>
  async (dispatch, _, { runCartTask }) => {
    const guid = await runCartTask(() => findDriverCart(onFailure));
    if (guid !== undefined && (await dispatch(shareCart(guid)))) saveCartGuid(guid);
  };

/**
 * Matches the cart with the session after it has changed: claims the visitor's cart for a driver who has signed in,
 * once per session, whoever asks; clears the cart of a driver who has signed out, for whom the host keeps it. Never
 * throws.
 */
export const syncCart = (): AppThunk<Promise<void>> => async (dispatch, _, extra) => {
  const token = readToken();
  if (token !== undefined) {
    if (extra.cartClaim?.token !== token) {
      const forget = () => {
        // The next caller asks again.
        if (extra.cartClaim === claim) extra.cartClaim = undefined;
      };
      const claim = { token, isDone: dispatch(claimCart(forget)) };
      extra.cartClaim = claim;
    }
    return extra.cartClaim.isDone;
  }
  dispatch(leaveCart());
  return undefined;
};

/**
 * Loads the cart again, which extends its lifetime on the host and shows what has changed, for example in another
 * tab. If that fails, the cart stays as it is, unless it is gone. Never throws.
 * @param isKept whether the visitor asks to keep the cart for another hour
 */
export const refreshCart =
  (isKept = false): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    // Before the wait, during which this tab may notice that another tab has signed out.
    const wasSignedIn = selectTokenId(getState()) !== null;
    const guid = await readLatestCartGuid();
    const state = getState();
    const cart = selectCart(state);
    if (isBeingOrdered(state)) return;
    if (guid === undefined) {
      const isSignOut = wasSignedIn && readToken() === undefined;
      if (cart) dispatch(loseCart(isSignOut ? 'signed-out' : toShownLoss(cart, 'expired')));
      return;
    }
    if (isKept) dispatch(cartActivityChanged({ pending: 'keep', problem: null }));
    const isReceived = await dispatch(shareCart(guid, false));
    if (!isKept) return;
    if (isReceived) saveCartGuid(guid);
    const hasFailed = !isReceived && selectCart(getState()) !== null;
    dispatch(cartActivityChanged({ pending: null, problem: hasFailed ? 'keep' : null }));
  };

export const confirmChanges = (): AppThunk => (dispatch) => {
  forgetHostChanges();
  dispatch(changesConfirmed());
};
