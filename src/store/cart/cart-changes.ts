import { removeAppointmentId } from '../checkout/appointment-cookie';
import { loadChunk } from '../../browser/load-chunk';
import { report } from '../../browser/report';
import { removeStored } from '../../browser/storage';
import { readToken } from '../../services/token-cookie';
import { addAddOn, getAddOns, getCart, removeAddOn, updateCartItem } from '../../services/cart';
import type { Cart } from '../../services/cart-schema';
import type { Result, ServiceError } from '../../services/result';
import type { AppThunk } from '..';
import { createSerialQueue } from '../serial-queue';
import { NO_ACTIVITY } from './cart-activity';
import type { CartActivity, CartLoss, CartProblem } from './cart-activity';
import {
  forgetCartGuid,
  saveCartGuid,
  saveOtherGuid,
  readCartGuid,
  readLatestCartGuid,
  readOtherGuid,
} from './cart-guid';
import { findCartLoss, findShownCartLoss } from './cart-loss';
import { addOnsLoaded, cartActivityChanged, selectCartActivity } from './cart-slice';
import { cartGone, cartLoaded } from './ecomm-slice';
import { saveUnconfirmedChanges } from './saved-cart-changes';

/** Runs changes one by one. Each response has the whole cart, and the last response must be the newest. */
export const runSerially = createSerialQueue();

export const changeActivity = (activity: Partial<CartActivity>) => cartActivityChanged(activity);

/** Shows a cart that the host returned. */
const showCart =
  (cart: Cart): AppThunk =>
  (dispatch) => {
    dispatch(cartLoaded(cart));
    dispatch(
      changeActivity({
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
    dispatch(cartGone());
    dispatch(changeActivity({ ...NO_ACTIVITY, status: 'ready', loss, lostGuid, removed }));
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
        changeActivity({
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

const importRecovery = () => import(/* webpackChunkName: "cart-notices" */ './cart-recovery');

/**
 * Loads the module with what a cart rarely needs: a driver's carts, undo, and merges. If the module doesn't
 * load, reports the error and resolves to undefined.
 */
export const loadRecovery = (): Promise<Awaited<ReturnType<typeof importRecovery>> | undefined> =>
  loadChunk(importRecovery).catch((error: unknown) => {
    report(error, { source: 'cart', during: 'chunk' });
    return undefined;
  });

/** Loads the visitor's cart, or else the driver's; does nothing without a GUID (CART-1). Never throws. */
export const openCart = (): AppThunk<Promise<void>> => (dispatch, getState) =>
  runSerially(async () => {
    const { guid: shownGuid } = selectCartActivity(getState());
    const known = readCartGuid() ?? shownGuid ?? undefined;
    const recovery =
      known === undefined && readToken() !== undefined ? await loadRecovery() : undefined;
    const guid = recovery ? await recovery.findDriverCart() : known;
    if (guid !== undefined) {
      await dispatch(loadAndShowCart(guid, true));
      return;
    }
    dispatch(cartGone());
    dispatch(changeActivity({ status: 'ready' }));
  });

/** Loads the cart again after another tab has changed it, or after the page was hidden. */
export const syncCart = (): AppThunk<Promise<void>> => (dispatch, getState) =>
  runSerially(async () => {
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

/** Shows the result of a change. If the host no longer returns the cart, loads it again to find out why. */
export const settleChange =
  (guid: string, result: Result<Cart>, problem: CartProblem): AppThunk<Promise<void>> =>
  async (dispatch) => {
    if (result.ok) {
      dispatch(changeActivity({ problem: null }));
      dispatch(keepCart(result.data));
    } else {
      if (findCartLoss(result.error)) await dispatch(loadAndShowCart(guid, true));
      dispatch(changeActivity({ problem }));
    }
  };

/** Removes a key whose value has been sent, unless another value has been requested in the meantime. */
const removeSentKey = <Value>(
  requested: Readonly<Record<string, Value>>,
  key: string,
  value: Value,
): Readonly<Record<string, Value>> =>
  requested[key] === value
    ? Object.fromEntries(Object.entries(requested).filter(([other]) => other !== key))
    : requested;

/**
 * Changes the quantity of articles. The new quantity shows at once, and reverts if the host refuses it.
 * Of several changes in a row, the host gets only the last.
 * @param qty 1 to 8
 */
export const changeQuantity =
  (codes: readonly string[], qty: number): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    if (!getState().ecomm.cart) return;
    removeAppointmentId();
    const requested = Object.fromEntries(codes.map((code) => [code, qty]));
    dispatch(
      changeActivity({
        quantities: { ...selectCartActivity(getState()).quantities, ...requested },
        problem: null,
      }),
    );
    await runSerially(async () => {
      for (const code of codes) {
        const { cart } = getState().ecomm;
        const wanted = selectCartActivity(getState()).quantities[code];
        if (!cart || wanted === undefined) continue;
        const isUnchanged = cart.items.some((item) => item.code === code && item.qty === wanted);
        const result = isUnchanged ? undefined : await updateCartItem(cart.guid, code, wanted);
        const { quantities } = selectCartActivity(getState());
        dispatch(changeActivity({ quantities: removeSentKey(quantities, code, wanted) }));
        if (result) await dispatch(settleChange(cart.guid, result, 'quantity'));
      }
    });
  };

/** Loads every add-on that is offered with the cart. @returns whether they have loaded */
export const loadAddOns = (): AppThunk<Promise<boolean>> => async (dispatch, getState) => {
  const { cart } = getState().ecomm;
  if (!cart) return false;
  const result = await getAddOns(cart.guid);
  if (!result.ok || getState().ecomm.cart?.guid !== cart.guid) return false;
  dispatch(addOnsLoaded(result.data.addOns));
  return true;
};

/** Adds or removes an add-on. The change shows at once, and reverts if the host refuses it. */
export const changeAddOn =
  (code: string, isAdded: boolean): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    if (!getState().ecomm.cart) return;
    removeAppointmentId();
    const { requestedAddOns: pending } = selectCartActivity(getState());
    dispatch(changeActivity({ requestedAddOns: { ...pending, [code]: isAdded }, problem: null }));
    await runSerially(async () => {
      const { cart } = getState().ecomm;
      const wanted = selectCartActivity(getState()).requestedAddOns[code];
      if (!cart || wanted === undefined) return;
      const isUnchanged = cart.addOns.some((addOn) => addOn.code === code) === wanted;
      const result = isUnchanged
        ? undefined
        : await (wanted ? addAddOn : removeAddOn)(cart.guid, code);
      const { requestedAddOns } = selectCartActivity(getState());
      dispatch(changeActivity({ requestedAddOns: removeSentKey(requestedAddOns, code, wanted) }));
      if (result) await dispatch(settleChange(cart.guid, result, 'addOn'));
    });
  };
