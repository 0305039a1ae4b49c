import { createKey } from '../../browser/create-key';
import { trackCart } from '../../analytics/ecommerce';
import {
  addAddOn,
  createCart,
  getAddOns,
  mergeCarts,
  moveCartToStore,
  removeAddOn,
  removeCart,
  updateCartItem,
} from '../../services/cart';
import type { CartProduct, CartRequest } from '../../services/cart';
import type { Cart } from '../../services/cart-schema';
import { getQuote } from '../../services/quotes';
import type { Result } from '../../services/result';
import type { AppThunk } from '..';
import { isOutcomeKnown, sendUntilOutcomeIsKnown } from '../../services/lost-response';
import { addOnsLoaded, cartActivityChanged, selectCart, selectCartActivity } from './cart-slice';
import type { CartProblem } from './cart-slice';
import { readOtherGuid, removeAppointmentId, saveOtherGuid } from './cart-storage';
import { fetchCart, findCartLoss, isGone, receiveCart } from './cart-thunks';
import { loseCart } from './lose-cart';

/** Shows the changed cart. If the host no longer returns it, loads it again to find out why. */
const receiveChange =
  (guid: string, result: Result<Cart>): AppThunk<Promise<void>> =>
  async (dispatch) => {
    if (result.ok) dispatch(receiveCart(result.data));
    else if (findCartLoss(result.error)) await dispatch(fetchCart(guid));
  };

/** Shows the result of a change. */
const settleChange =
  (guid: string, result: Result<Cart>, problem: CartProblem): AppThunk<Promise<void>> =>
  async (dispatch) => {
    await dispatch(receiveChange(guid, result));
    dispatch(cartActivityChanged({ problem: result.ok ? null : problem }));
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
 * Changes the quantities of articles, 1 to 8 of each. The new quantities show at once, and revert if the host refuses
 * them. Of several changes in a row, the host gets only the last.
 * @returns which of the articles have their new quantity in the cart
 */
export const changeQuantities =
  (
    products: readonly Pick<CartProduct, 'code' | 'qty'>[],
  ): AppThunk<Promise<'all' | 'some' | 'none'>> =>
  async (dispatch, getState, { runCartTask }) => {
    if (!selectCart(getState())) return 'none';
    removeAppointmentId();
    const requested = Object.fromEntries(products.map(({ code, qty }) => [code, qty]));
    dispatch(
      cartActivityChanged({
        quantities: { ...selectCartActivity(getState()).quantities, ...requested },
        problem: null,
      }),
    );
    return runCartTask(async () => {
      const sent: [code: string, qty: number][] = [];
      const outcomes: boolean[] = [];
      for (const { code } of products) {
        const cart = selectCart(getState());
        const wanted = selectCartActivity(getState()).quantities[code];
        if (!cart || wanted === undefined) continue;
        sent.push([code, wanted]);
        if (cart.items.some((item) => item.code === code && item.qty === wanted)) continue;
        const result = await updateCartItem(cart.guid, code, wanted);
        outcomes.push(result.ok);
        await dispatch(receiveChange(cart.guid, result));
      }
      const isPartial = outcomes.includes(true) && outcomes.includes(false);
      const problem = isPartial ? 'quantityPart' : outcomes.includes(false) ? 'quantity' : null;
      // Once for all articles, so that the page changes and announces the result once.
      dispatch(
        cartActivityChanged({
          quantities: sent.reduce(
            (quantities, [code, qty]) => removeSentKey(quantities, code, qty),
            selectCartActivity(getState()).quantities,
          ),
          ...(outcomes.length > 0 && { problem }),
        }),
      );
      const cart = selectCart(getState());
      const hasQuantity = ({ code, qty }: (typeof products)[number]): boolean =>
        cart?.items.some((item) => item.code === code && item.qty === qty) === true;
      if (products.every(hasQuantity)) return 'all';
      return cart && isPartial ? 'some' : 'none';
    });
  };

/** Loads every add-on that is offered with the cart. @returns whether they have loaded */
export const loadAddOns = (): AppThunk<Promise<boolean>> => async (dispatch, getState) => {
  const cart = selectCart(getState());
  if (!cart) return false;
  const result = await getAddOns(cart.guid);
  if (!result.ok || selectCart(getState())?.guid !== cart.guid) return false;
  dispatch(addOnsLoaded(result.data.addOns));
  return true;
};

/** Adds or removes an add-on. The change shows at once, and reverts if the host refuses it. */
export const changeAddOn =
  (code: string, isAdded: boolean): AppThunk<Promise<void>> =>
  async (dispatch, getState, { runCartTask }) => {
    if (!selectCart(getState())) return;
    removeAppointmentId();
    const { requestedAddOns: pending } = selectCartActivity(getState());
    dispatch(
      cartActivityChanged({ requestedAddOns: { ...pending, [code]: isAdded }, problem: null }),
    );
    await runCartTask(async () => {
      const cart = selectCart(getState());
      const wanted = selectCartActivity(getState()).requestedAddOns[code];
      if (!cart || wanted === undefined) return;
      const isUnchanged = cart.addOns.some((addOn) => addOn.code === code) === wanted;
      const result = isUnchanged
        ? undefined
        : await (wanted ? addAddOn : removeAddOn)(cart.guid, code);
      const { requestedAddOns } = selectCartActivity(getState());
      dispatch(
        cartActivityChanged({ requestedAddOns: removeSentKey(requestedAddOns, code, wanted) }),
      );
      if (result) await dispatch(settleChange(cart.guid, result, 'addOn'));
    });
  };

/** Removes the cart, which `restoreCart` can bring back. @returns whether it is removed */
export const emptyCart =
  (): AppThunk<Promise<boolean>> =>
  (dispatch, getState, { runCartTask }) => {
    // Earlier changes may still be running.
    dispatch(cartActivityChanged({ pending: 'remove', problem: null }));
    return runCartTask(async () => {
      const cart = selectCart(getState());
      if (!cart) {
        dispatch(cartActivityChanged({ pending: null }));
        return false;
      }
      const result = await removeCart(cart.guid);
      dispatch(cartActivityChanged({ pending: null }));
      if (!result.ok && !isGone(result.error)) {
        dispatch(cartActivityChanged({ problem: 'remove' }));
        return false;
      }
      trackCart('remove_from_cart', cart);
      dispatch(loseCart('removed', cart));
      return true;
    });
  };

/** POST cart/create. Retries of the same request use the same key until its outcome is known. */
export const sendCreateRequest =
  (guid: string, request: CartRequest): AppThunk<Promise<Result<Cart>>> =>
  async (_dispatch, _getState, extra) => {
    const content = JSON.stringify([guid, request]);
    const key = extra.unsettledCart?.content === content ? extra.unsettledCart.key : createKey();
    extra.unsettledCart = { content, key };
    const result = await createCart(guid, request, key);
    if (isOutcomeKnown(result)) extra.unsettledCart = undefined;
    return result;
  };

/** Converts the items of a cart to a request that creates it again, grouped by package. */
export const toCartRequest = (items: Cart['items']): CartRequest => {
  const packages = new Map<string, CartProduct[]>();
  for (const { packageId, code, qty, stock, part_number } of items) {
    const products = packages.get(packageId) ?? [];
    products.push({ code, qty, inventory: stock, ...(part_number && { part_number }) });
    packages.set(packageId, products);
  }
  return {
    bossConfirmed: false,
    brgtEntries: [...packages].map(([packageId, products]) => ({ packageId, products })),
  };
};

/** Adds add-ons to a cart. @returns the last response, and whether all were added */
export const addAddOns = async (
  cart: Cart,
  codes: readonly string[],
): Promise<{ cart: Cart; isComplete: boolean }> => {
  let latest = cart;
  let isComplete = true;
  for (const code of codes) {
    const result = await addAddOn(cart.guid, code);
    if (result.ok) latest = result.data;
    else isComplete = false;
  }
  return { cart: latest, isComplete };
};

/** Creates a removed cart again; after a merge, only with the articles of its quote. */
const createAgain =
  (cart: Cart): AppThunk<Promise<{ result: Result<Cart>; isPartial: boolean }>> =>
  async (dispatch) => {
    const create = (items: Cart['items']) =>
      dispatch(sendCreateRequest(cart.guid, toCartRequest(items)));
    const result = await create(cart.items);
    if (result.ok || result.error.status !== '400') return { result, isPartial: false };
    const quote = await getQuote(cart.tireQuoteId);
    const items = cart.items.filter(
      ({ code }) => quote.ok && quote.data.products.some((product) => product.code === code),
    );
    return { result: items.length > 0 ? await create(items) : result, isPartial: true };
  };

/** Brings back the cart that the visitor removed, with its GUID, items, and add-ons. */
export const restoreCart =
  (): AppThunk<Promise<boolean>> =>
  (dispatch, getState, { runCartTask }) =>
    runCartTask(async () => {
      const { removed } = selectCartActivity(getState());
      if (!removed) return false;
      dispatch(cartActivityChanged({ pending: 'restore', problem: null }));
      const { result, isPartial } = await dispatch(createAgain(removed));
      if (!result.ok) {
        dispatch(cartActivityChanged({ pending: null, problem: 'restore' }));
        return false;
      }
      const { cart, isComplete } = await addAddOns(
        result.data,
        removed.addOns.map(({ code }) => code),
      );
      dispatch(
        cartActivityChanged({
          pending: null,
          problem: isPartial || !isComplete ? 'restorePart' : null,
        }),
      );
      dispatch(receiveCart(cart));
      trackCart('add_to_cart', cart);
      return true;
    });

/** Adds the articles and add-ons of the driver's other cart to this cart, at the driver's request. */
export const mergeOtherCart =
  (): AppThunk<Promise<void>> =>
  (dispatch, getState, { runCartTask }) =>
    runCartTask(async () => {
      const cart = selectCart(getState());
      const from = readOtherGuid();
      if (!cart || from === null) return;
      removeAppointmentId();
      dispatch(cartActivityChanged({ pending: 'merge', problem: null }));
      const result = await mergeCarts(cart.guid, from);
      if (result.ok || isGone(result.error)) saveOtherGuid(undefined);
      dispatch(
        cartActivityChanged({ pending: null, refused: result.ok ? result.data.refused : [] }),
      );
      await dispatch(settleChange(cart.guid, result, 'merge'));
      dispatch(cartActivityChanged({ otherGuid: readOtherGuid() }));
    });

/** Marks what is different at the new store of a cart, because nothing has changed at either store. */
const markAsMoved = (cart: Cart): Cart => ({
  ...cart,
  changes: cart.changes.map((change) => ({ ...change, isByMove: true })),
});

/** Moves the cart to another store. @returns whether it has moved */
export const moveCart =
  (storeNumber: string): AppThunk<Promise<boolean>> =>
  (dispatch, getState, { runCartTask }) =>
    runCartTask(async () => {
      const cart = selectCart(getState());
      if (!cart) return false;
      removeAppointmentId();
      dispatch(cartActivityChanged({ pending: 'move', problem: null }));
      const key = createKey();
      // After a lost response, the same key returns what the host has done.
      const result = await sendUntilOutcomeIsKnown(() =>
        moveCartToStore(cart.guid, storeNumber, key),
      );
      dispatch(cartActivityChanged({ pending: null }));
      if (!result) {
        dispatch(cartActivityChanged({ problem: 'move' }));
        return false;
      }
      const hasNoPrices = !result.ok && result.error.message === 'PricingUnavailable';
      const moved = result.ok ? { ...result, data: markAsMoved(result.data) } : result;
      await dispatch(settleChange(cart.guid, moved, hasNoPrices ? 'moveWithoutPrices' : 'move'));
      return result.ok;
    });

/** Declines to merge the driver's other cart, which expires on the host. */
export const dismissOtherCart = (): AppThunk => (dispatch) => {
  saveOtherGuid(undefined);
  dispatch(cartActivityChanged({ otherGuid: null }));
};
