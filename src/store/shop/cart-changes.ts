import { removeAppointmentId } from '../../browser/appointment-cookie';
import { loadChunk } from '../../browser/load-chunk';
import { report } from '../../browser/report';
import { removeStored } from '../../browser/storage';
import { readToken } from '../../browser/token-cookie';
import { addAddOn, getAddOns, getCart, removeAddOn, updateCartItem } from '../../services/cart';
import type { Cart } from '../../services/cart-schema';
import type { Result, ServiceError } from '../../services/result';
import type { AppThunk } from '..';
import { createSerialQueue } from '../serial-queue';
import { NO_ACTIVITY } from './cart-activity';
import type { CartActivity, CartLoss, CartProblem } from './cart-activity';
import {
  forgetCartGuid,
  keepCartGuid,
  keepOtherGuid,
  readCartGuid,
  readLatestCartGuid,
  readOtherGuid,
} from './cart-guid';
import { findCartLoss, findShownCartLoss } from './cart-loss';
import { addOnsLoaded, cartActivityChanged, selectCartActivity } from './cart-slice';
import { cartGone, cartLoaded } from './ecomm-slice';
import { keepCartChanges } from './kept-cart-changes';

/** Each response carries the whole cart, so the last response has to belong to the last change. */
export const runSerially = createSerialQueue();

export const change = (activity: Partial<CartActivity>) => cartActivityChanged(activity);

/** Shows a cart that the host returned. */
const showCart =
  (cart: Cart): AppThunk =>
  (dispatch) => {
    dispatch(cartLoaded(cart));
    dispatch(
      change({
        status: 'ready',
        guid: cart.guid,
        loss: null,
        removed: null,
        changes: keepCartChanges(cart.changes),
        otherGuid: readOtherGuid(),
      }),
    );
  };

/** Shows a cart after the visitor's own action, and keeps it for another hour (CART-1). */
export const keepCart =
  (cart: Cart): AppThunk =>
  (dispatch) => {
    keepCartGuid(cart.guid);
    dispatch(showCart(cart));
  };

/** Removes the cart from the browser and the state, and remembers why (CART-2, CHKO-1). */
export const loseCart =
  (loss: CartLoss | null, removed: Cart | null = null): AppThunk =>
  (dispatch, getState) => {
    const lostGuid = selectCartActivity(getState()).guid ?? readCartGuid() ?? null;
    forgetCartGuid();
    dispatch(cartGone());
    dispatch(change({ ...NO_ACTIVITY, status: 'ready', loss, lostGuid, removed }));
  };

/** Shows why the cart didn't load. A cart that is shown already stays, since only a refresh failed. */
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
        change({ guid, status: error.message === 'PricingUnavailable' ? 'noPrices' : 'failed' }),
      );
    }
  };

/** @param isOwn whether the visitor looks at this tab: the other tabs then load the cart, too */
export const load =
  (guid: string, isOwn: boolean): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const result = await getCart(guid);
    if (!result.ok) dispatch(showLoadFailure(guid, result.error));
    else dispatch(isOwn ? keepCart(result.data) : showCart(result.data));
  };

const importRecovery = () => import(/* webpackChunkName: "cart-notices" */ './cart-recovery');

/**
 * Loads what a cart seldom needs: a driver's carts, undo, and merges. Resolves to undefined if it
 * doesn't load, which is reported.
 */
export const loadRecovery = (): Promise<Awaited<ReturnType<typeof importRecovery>> | undefined> =>
  loadChunk(importRecovery).catch((error: unknown) => {
    report(error, { source: 'cart', during: 'chunk' });
    return undefined;
  });

/** Loads the visitor's cart, or else the driver's; does nothing without a GUID (CART-1). Never throws. */
export const openCart = (): AppThunk<Promise<void>> => (dispatch, getState) =>
  runSerially(async () => {
    const { guid: before } = selectCartActivity(getState());
    const known = readCartGuid() ?? before ?? undefined;
    const recovery =
      known === undefined && readToken() !== undefined ? await loadRecovery() : undefined;
    const guid = recovery ? await recovery.findDriverCart() : known;
    if (guid !== undefined) {
      await dispatch(load(guid, true));
      return;
    }
    dispatch(cartGone());
    dispatch(change({ status: 'ready' }));
  });

/** Shows the cart as another tab has changed it, or as it has changed while the page was hidden. */
export const syncCart = (): AppThunk<Promise<void>> => (dispatch, getState) =>
  runSerially(async () => {
    const guid = await readLatestCartGuid();
    if (guid !== undefined) await dispatch(load(guid, false));
    else if (getState().ecomm.cart) dispatch(loseCart('elsewhere'));
  });

/** Clears the cart of a driver who has signed out; the host keeps it for them. */
export const leaveCart = (): AppThunk => (dispatch, getState) => {
  const hadCart = getState().ecomm.cart !== null;
  keepOtherGuid(undefined);
  dispatch(loseCart(hadCart ? 'signed-out' : null));
};

/** Shows the result of a change. A cart that the host no longer knows is loaded again, to learn why. */
export const settle =
  (guid: string, result: Result<Cart>, problem: CartProblem): AppThunk<Promise<void>> =>
  async (dispatch) => {
    if (result.ok) {
      dispatch(change({ problem: null }));
      dispatch(keepCart(result.data));
    } else {
      if (findCartLoss(result.error)) await dispatch(load(guid, true));
      dispatch(change({ problem }));
    }
  };

/** Returns a record without a key whose value is no longer requested. */
const withoutKey = <Value>(
  requested: Readonly<Record<string, Value>>,
  key: string,
  value: Value,
): Readonly<Record<string, Value>> =>
  requested[key] === value
    ? Object.fromEntries(Object.entries(requested).filter(([other]) => other !== key))
    : requested;

/**
 * Changes the quantity of articles. It shows at once; if the host refuses it, the former one returns.
 * Of several changes in a row, the host gets the last. @param qty 1 to 8
 */
export const changeQuantity =
  (codes: readonly string[], qty: number): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    if (!getState().ecomm.cart) return;
    removeAppointmentId();
    const requested = Object.fromEntries(codes.map((code) => [code, qty]));
    dispatch(
      change({
        quantities: { ...selectCartActivity(getState()).quantities, ...requested },
        problem: null,
      }),
    );
    await runSerially(async () => {
      for (const code of codes) {
        const { cart } = getState().ecomm;
        const wanted = selectCartActivity(getState()).quantities[code];
        if (!cart || wanted === undefined) continue;
        const isSet = cart.items.some((item) => item.code === code && item.qty === wanted);
        const result = isSet ? undefined : await updateCartItem(cart.guid, code, wanted);
        const { quantities } = selectCartActivity(getState());
        dispatch(change({ quantities: withoutKey(quantities, code, wanted) }));
        if (result) await dispatch(settle(cart.guid, result, 'quantity'));
      }
    });
  };

/** Loads every add-on that is offered with the cart. */
export const loadAddOns = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const { cart } = getState().ecomm;
  if (!cart) return;
  const result = await getAddOns(cart.guid);
  if (getState().ecomm.cart?.guid !== cart.guid) return;
  if (result.ok) dispatch(addOnsLoaded(result.data.addOns));
  const { problem } = selectCartActivity(getState());
  if (!result.ok) dispatch(change({ problem: 'addOns' }));
  else if (problem === 'addOns') dispatch(change({ problem: null }));
};

/** Adds or removes an add-on. It shows at once; if the host refuses it, the former state returns. */
export const changeAddOn =
  (code: string, isAdded: boolean): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    if (!getState().ecomm.cart) return;
    removeAppointmentId();
    const { requestedAddOns: before } = selectCartActivity(getState());
    dispatch(change({ requestedAddOns: { ...before, [code]: isAdded }, problem: null }));
    await runSerially(async () => {
      const { cart } = getState().ecomm;
      const wanted = selectCartActivity(getState()).requestedAddOns[code];
      if (!cart || wanted === undefined) return;
      const isSet = cart.addOns.some((addOn) => addOn.code === code) === wanted;
      const result = isSet ? undefined : await (wanted ? addAddOn : removeAddOn)(cart.guid, code);
      const { requestedAddOns } = selectCartActivity(getState());
      dispatch(change({ requestedAddOns: withoutKey(requestedAddOns, code, wanted) }));
      if (result) await dispatch(settle(cart.guid, result, 'addOn'));
    });
  };
