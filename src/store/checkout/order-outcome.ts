import { trackCart } from '../../analytics/ecommerce';
import { redirectTo } from '../../browser/navigation';
import { parseAlternatives } from '../../services/appointments';
import { getCart } from '../../services/cart';
import type { Cart } from '../../services/cart-schema';
import { getOrderStatus } from '../../services/orders';
import type { OrderRefusal, PlacedOrder } from '../../services/orders';
import type { Totals } from '../../services/price-schema';
import type { Money } from '../../services/promotion-schema';
import type { ServiceError } from '../../services/result';
import { getOrderUrl } from '../../site/order-url';
import { isShort } from '../../domain/tires/cart-availability';
import type { AppThunk } from '..';
import { cartLoaded } from '../cart/cart-slice';
import { forgetCart } from '../cart/cart-storage';
import { loseCart, receiveCart } from '../cart/cart-thunks';
import { checkoutChanged, orderPlaced, selectCheckout } from './checkout-slice';
import type { OrderProblem, SentOrder } from './checkout-slice';
import {
  readLastOrder,
  readSavedEntries,
  readSentKeys,
  saveBuyer,
  saveEntries,
  saveLastOrder,
  saveSentOrder,
  shareSentKey,
} from './checkout-storage';
import { offerTimes } from './visit-time';

/** Cleans up after a placed order, and opens its page (CHKO-1). */
export const settlePlaced =
  (order: PlacedOrder, guid: string): AppThunk =>
  (dispatch, getState) => {
    // The page may have loaded another cart since the order was sent.
    const { billing } = readSavedEntries(guid) ?? selectCheckout(getState());
    const { firstName, lastName, email, mobile } = billing;
    const { orderNumber, orderKey } = order;
    saveSentOrder(undefined);
    saveEntries(undefined);
    // Before the cart is removed, which notifies the other tabs.
    saveLastOrder({ guid, orderNumber });
    forgetCart(guid);
    saveBuyer({ orderNumber, orderKey, firstName, lastName, email, mobile });
    const { cart } = getState().ecomm;
    if (cart) trackCart('purchase', cart, orderNumber);
    dispatch(orderPlaced(order));
    redirectTo(getOrderUrl(orderNumber, orderKey));
  };

/**
 * Ends a request that didn't place an order. The visitor's entries stay.
 * @param lostKey the key of a request that the host doesn't know, but that may still arrive
 */
export const endRequest =
  (problem: OrderProblem | null, lostKey?: string): AppThunk =>
  (dispatch, getState) => {
    const { sent: ended } = selectCheckout(getState());
    if (ended?.idempotencyKey && !lostKey) shareSentKey(ended.guid, ended.idempotencyKey, true);
    const earlierKeys = [...(ended?.earlierKeys ?? []), ...(lostKey ? [lostKey] : [])];
    const sent =
      ended && earlierKeys.length > 0
        ? { guid: ended.guid, idempotencyKey: '', earlierKeys }
        : null;
    saveSentOrder(sent ?? undefined);
    // Without a cart, the page says why it is gone.
    const shown = getState().ecomm.cart ? problem : null;
    dispatch(checkoutChanged({ progress: 'idle', sent, problem: shown }));
  };

/**
 * Finds an order that another request has placed for the cart: an earlier request whose result was
 * unknown, or a request in another tab.
 * @returns undefined if there is none, or null if that isn't known
 */
const findOtherOrder = async ({
  guid,
  idempotencyKey,
  earlierKeys,
}: SentOrder): Promise<PlacedOrder | null | undefined> => {
  const others = new Set([...earlierKeys, ...readSentKeys(guid)]);
  others.delete(idempotencyKey);
  let isKnown = true;
  for (const key of others) {
    const result = await getOrderStatus(key);
    if (!result.ok) isKnown = false;
    else if (result.data.state === 'placed' && result.data.order) return result.data.order;
  }
  return isKnown ? undefined : null;
};

/** Shows the order of another request, or that its outcome is unknown. @returns whether an order may exist */
export const showOtherOrder =
  (sent: SentOrder): AppThunk<Promise<boolean>> =>
  async (dispatch) => {
    const order = await findOtherOrder(sent);
    if (order) dispatch(settlePlaced(order, sent.guid));
    else if (order === null) dispatch(checkoutChanged({ progress: 'uncertain' }));
    return order !== undefined;
  };

/** Loses a cart that the host no longer has, unless another request may have ordered it. */
const settleExpired =
  (sent: SentOrder): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    if (await dispatch(showOtherOrder(sent))) return;
    const { guid } = sent;
    const { cart } = getState().ecomm;
    const isOrdered = readLastOrder()?.guid === guid;
    if (!cart || cart.guid === guid) dispatch(loseCart(isOrdered ? null : 'expired', null, guid));
    else forgetCart(guid);
    dispatch(endRequest(null));
  };

/** Loads the cart after a refusal, so that the page shows its current state. */
const showCurrentCart = (): AppThunk<Promise<Cart | null>> => async (dispatch, getState) => {
  const guid = getState().ecomm.cart?.guid;
  const result = guid !== undefined && (await getCart(guid));
  if (!result || !result.ok) return null;
  dispatch(receiveCart(result.data, false));
  return getState().ecomm.cart;
};

/** Shows the totals in a refusal if the cart didn't load. */
const showTotals =
  (totals: Totals | undefined): AppThunk<Money | undefined> =>
  (dispatch, getState) => {
    const { cart } = getState().ecomm;
    if (cart && totals) dispatch(cartLoaded({ ...cart, totals }));
    return totals?.total;
  };

/** Ends a request that the host has refused, and shows what the visitor can do. */
export const settleRefusal =
  (refusal: OrderRefusal, sent: SentOrder, error?: ServiceError): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    switch (refusal.kind) {
      case 'CartExpired':
        await dispatch(settleExpired(sent));
        return;
      case 'EcommerceUnavailable':
        dispatch(endRequest({ kind: 'noEcommerce' }));
        return;
      case 'AppointmentsUnavailable':
        dispatch(endRequest({ kind: 'noAppointments' }));
        return;
      case 'TooManyAppointments':
        dispatch(endRequest({ kind: 'tooManyAppointments' }));
        return;
      case 'OutOfStock': {
        const cart = await dispatch(showCurrentCart());
        const missing = (cart?.items ?? []).filter(isShort);
        const codes = refusal.codes.length > 0 ? refusal.codes : missing.map(({ code }) => code);
        dispatch(endRequest({ kind: 'outOfStock', codes }));
        return;
      }
      case 'PriceChanged': {
        const from = sent.total;
        const cart = await dispatch(showCurrentCart());
        const to = cart?.totals.total ?? dispatch(showTotals(refusal.totals));
        const hasBoth = from && to && from.value !== to.value;
        dispatch(endRequest(hasBoth ? { kind: 'priceChanged', from, to } : { kind: 'refused' }));
        return;
      }
      case 'SlotTaken':
        dispatch(endRequest({ kind: 'slotTaken' }));
        if (!getState().ecomm.cart) return;
        dispatch(offerTimes((error && parseAlternatives(error)) ?? []));
        return;
      case 'ChallengeRequired':
        dispatch(endRequest(null));
        dispatch(checkoutChanged({ challengeUrl: refusal.challengeUrl }));
        return;
      case 'Declined':
        dispatch(endRequest({ kind: 'declined', reason: refusal.reason }));
    }
  };
