import { trackCart } from '../../analytics/ecommerce';
import { createKey } from '../../browser/create-key';
import { redirectTo } from '../../browser/navigation';
import { wait, withTimeout } from '../../browser/timers';
import { isShort } from '../../domain/tires/cart-availability';
import { parseAlternatives } from '../../services/appointments';
import { getCart } from '../../services/cart';
import type { Cart } from '../../services/cart-schema';
import { isOutcomeKnown } from '../../services/lost-response';
import { createOrder, getOrderStatus, parseOrderRefusal } from '../../services/orders';
import type { CardToken, OrderRefusal, OrderRequest, PlacedOrder } from '../../services/orders';
import type { ServiceError } from '../../services/result';
import { getOrderUrl } from '../../site/order-url';
import { agreeOnStore } from '../my-store/choose-store';
import type { AppThunk, RootState } from '..';
import { selectCart } from '../cart/cart-slice';
import { forgetCart } from '../cart/cart-storage';
import { receiveCart } from '../cart/cart-thunks';
import { loseCart } from '../cart/lose-cart';
import {
  checkoutChanged,
  orderPlaced,
  selectCheckout,
  selectOrder,
  selectOrderVehicle,
  selectSentCart,
} from './checkout-slice';
import type { OrderProblem } from './checkout-slice';
import type { SentOrder } from './checkout-storage';
import {
  readSavedEntries,
  readSentKeys,
  savedBuyer,
  savedEntries,
  savedLastOrder,
  savedSentOrder,
  shareSentKey,
} from './checkout-storage';
import { ensureHold, offerTimes } from './checkout-thunks';

/** Milliseconds between two checks of an order's status. */
const CHECK_INTERVAL = 2_000;
/** Milliseconds after which the result counts as unknown. An order takes a minute at most. */
const CHECK_LIMIT = 75_000;
/** Milliseconds that the page of a placed order waits at most for its store to become my store. */
const STORE_TIMEOUT = 1_500;

const createRequest = (state: RootState, card: CardToken): OrderRequest | undefined => {
  const { hold, appointment, billing } = selectCheckout(state);
  const cart = selectCart(state);
  if (!cart || !hold) return undefined;
  const { dropWaitOption, pickupPreference, comments } = appointment;
  const vehicle = selectOrderVehicle(state);
  return {
    holdId: hold.holdId,
    appointment: { dropWaitOption, pickupPreference, ...(comments && { comments }) },
    billing,
    payment: card,
    expectedTotal: cart.totals.total,
    ...(vehicle && !cart.vehicle && { vehicle }),
  };
};

/** Checks whether the host itself failed, which may have happened after it placed the order. */
const isHostFailure = ({ status }: ServiceError): boolean => status?.startsWith('5') === true;

/** Returns why a request was refused without a documented phrase. */
const getProblemKind = ({ status, message }: ServiceError): 'tooOften' | 'vehicle' | 'refused' => {
  if (status === '429') return 'tooOften';
  return message.includes('Error: vehicle:') ? 'vehicle' : 'refused';
};

/**
 * Places the order, once (CHKO-3). A double click, or a click while an earlier order isn't settled, does
 * nothing.
 * @param card the provider's token; after a challenge, the same token again
 */
export const placeOrder =
  (card: CardToken): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { progress, sent: earlier } = selectCheckout(getState());
    const cart = selectCart(getState());
    if (!cart || selectOrder(getState()) || progress !== 'idle') return;
    dispatch(
      checkoutChanged({
        progress: 'sending',
        problem: null,
        challengeUrl: null,
        payment: {
          paymentBrand: card.paymentBrand,
          cc: `•••• ${card.lastFour}`,
          cvv: '',
          expiryMonth: card.expiryMonth,
          expiryYear: card.expiryYear,
        },
      }),
    );
    if (!(await dispatch(ensureHold()))) {
      const { slot } = selectCheckout(getState());
      dispatch(endRequest(slot ? { kind: 'notPlaced' } : { kind: 'slotTaken' }));
      return;
    }
    const request = createRequest(getState(), card);
    if (!request) {
      dispatch(endRequest({ kind: 'refused' }));
      return;
    }
    const sent: SentOrder = {
      guid: cart.guid,
      idempotencyKey: createKey(),
      earlierKeys: earlier?.guid === cart.guid ? earlier.earlierKeys : [],
      total: request.expectedTotal,
    };
    savedSentOrder.save(sent);
    shareSentKey(sent.guid, sent.idempotencyKey, false);
    dispatch(checkoutChanged({ sent }));
    const result = await createOrder(cart.guid, request, sent.idempotencyKey);
    if (result.ok) {
      await dispatch(settlePlaced(result.data, cart.guid));
      return;
    }
    const refusal = parseOrderRefusal(result.error);
    if (!isOutcomeKnown(result) || (!refusal && isHostFailure(result.error))) {
      await dispatch(checkOrder());
      return;
    }
    if (refusal) await dispatch(settleRefusal(refusal, sent, result.error));
    else dispatch(endRequest({ kind: getProblemKind(result.error) }));
  };

/** Cleans up after a placed order, and opens its page (CHKO-1). */
const settlePlaced =
  (order: PlacedOrder, guid: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const cart = selectSentCart(getState());
    // The page may have loaded another cart since the order was sent.
    const { billing } = readSavedEntries(guid) ?? selectCheckout(getState());
    const { firstName, lastName, email, mobile } = billing;
    const { orderNumber, orderKey } = order;
    savedSentOrder.remove();
    savedEntries.remove();
    // Before the cart is removed, which notifies the other tabs.
    savedLastOrder.save({ guid, orderNumber });
    forgetCart(guid);
    savedBuyer.save({ orderNumber, orderKey, firstName, lastName, email, mobile });
    if (cart) trackCart('purchase', cart, orderNumber);
    dispatch(orderPlaced(order));
    // A page that is left drops the response with the store.
    if (cart) await withTimeout(STORE_TIMEOUT, dispatch(agreeOnStore(cart.storeNumber)));
    redirectTo(getOrderUrl(orderNumber, orderKey));
  };

/**
 * Ends a request that didn't place an order. The visitor's entries stay.
 * @param lostKey the key of a request that the host doesn't know, but that may still arrive
 */
const endRequest =
  (problem: OrderProblem | null, lostKey?: string): AppThunk =>
  (dispatch, getState) => {
    const { sent: ended } = selectCheckout(getState());
    if (ended?.idempotencyKey && !lostKey) shareSentKey(ended.guid, ended.idempotencyKey, true);
    const earlierKeys = [...(ended?.earlierKeys ?? []), ...(lostKey ? [lostKey] : [])];
    const sent =
      ended && earlierKeys.length > 0
        ? { guid: ended.guid, idempotencyKey: '', earlierKeys }
        : null;
    if (sent) savedSentOrder.save(sent);
    else savedSentOrder.remove();
    // Without a cart, the page says why it is gone.
    const shown = selectCart(getState()) ? problem : null;
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
const showOtherOrder =
  (sent: SentOrder): AppThunk<Promise<boolean>> =>
  async (dispatch) => {
    const order = await findOtherOrder(sent);
    if (order) await dispatch(settlePlaced(order, sent.guid));
    else if (order === null) dispatch(checkoutChanged({ progress: 'uncertain' }));
    return order !== undefined;
  };

/** Loses a cart that the host no longer has, unless another request may have ordered it. */
const settleExpired =
  (sent: SentOrder): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    if (await dispatch(showOtherOrder(sent))) return;
    const { guid } = sent;
    const cart = selectCart(getState());
    const isOrdered = savedLastOrder.read()?.guid === guid;
    if (!cart || cart.guid === guid) dispatch(loseCart(isOrdered ? null : 'expired', null, guid));
    else forgetCart(guid);
    dispatch(endRequest(null));
  };

/**
 * Loads the cart of the sent order after a refusal, so that the page shows its current state, which it otherwise keeps
 * while the cart is being ordered (`fetchCart`).
 */
const showCurrentCart =
  (): AppThunk<Promise<Cart | null>> =>
  (dispatch, getState, { runCartTask }) =>
    runCartTask(async () => {
      const cart = selectSentCart(getState());
      const result = cart && (await getCart(cart.guid));
      if (!result?.ok) return null;
      dispatch(receiveCart(result.data, false));
      return selectCart(getState());
    });

/** The problems that need nothing but a message, by the refusal of the host. */
const SIMPLE_PROBLEMS = {
  EcommerceUnavailable: 'noEcommerce',
  AppointmentsUnavailable: 'noAppointments',
  TooManyAppointments: 'tooManyAppointments',
} as const;

const settleRefusal =
  (refusal: OrderRefusal, sent: SentOrder, error?: ServiceError): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    switch (refusal.kind) {
      case 'CartExpired':
        await dispatch(settleExpired(sent));
        return;
      case 'OutOfStock': {
        const cart = await dispatch(showCurrentCart());
        const missing = (cart?.items ?? []).filter(isShort);
        const codes = refusal.codes.length > 0 ? refusal.codes : missing.map(({ code }) => code);
        dispatch(endRequest({ kind: 'outOfStock', codes }));
        return;
      }
      case 'PriceChanged': {
        const { total: from } = sent;
        const { totals } = refusal;
        const current = await dispatch(showCurrentCart());
        const shown = selectSentCart(getState());
        // If the cart didn't load, the totals in the refusal replace those that are shown.
        if (!current && shown && totals) dispatch(receiveCart({ ...shown, totals }, false));
        const to = (current?.totals ?? totals)?.total;
        const hasBoth = from && to && from.value !== to.value;
        dispatch(endRequest(hasBoth ? { kind: 'priceChanged', from, to } : { kind: 'refused' }));
        return;
      }
      case 'NotReady':
      case 'SlotTaken':
        // The date of the tires may have changed.
        if (refusal.kind === 'NotReady') await dispatch(showCurrentCart());
        dispatch(endRequest({ kind: 'slotTaken' }));
        if (!selectCart(getState())) return;
        dispatch(offerTimes((error && parseAlternatives(error)) ?? []));
        return;
      case 'ChallengeRequired':
        dispatch(endRequest(null));
        dispatch(checkoutChanged({ challengeUrl: refusal.challengeUrl }));
        return;
      case 'Declined':
        dispatch(endRequest({ kind: 'declined', reason: refusal.reason }));
        return;
      default:
        dispatch(endRequest({ kind: SIMPLE_PROBLEMS[refusal.kind] }));
    }
  };

/** Parses a refusal whose data was lost with its response. */
const parseLostRefusal = (phrase: string): OrderRefusal | undefined => {
  const refusal = parseOrderRefusal({ message: phrase, data: undefined });
  // The challenge is lost; the next attempt to order gets a new challenge.
  return refusal?.kind === 'ChallengeRequired' ? undefined : refusal;
};

/**
 * Checks the status of an order whose response was lost, until the outcome is known (CHKO-3). If the host
 * doesn't know the request, the order can be placed again.
 */
export const checkOrder = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const { sent, progress } = selectCheckout(getState());
  if (!sent || progress === 'checking') return;
  dispatch(checkoutChanged({ progress: 'checking', problem: null }));
  const deadline = performance.now() + CHECK_LIMIT;
  let wasUnknown = false;
  while (performance.now() < deadline) {
    const result = await getOrderStatus(sent.idempotencyKey);
    if (result.ok) {
      const { state, order, reason } = result.data;
      if (state === 'placed' && order) {
        await dispatch(settlePlaced(order, sent.guid));
        return;
      }
      const isOver = state === 'refused' || (state === 'none' && wasUnknown);
      // The cart may have become the order of another request.
      if (isOver && !selectCart(getState()) && (await dispatch(showOtherOrder(sent)))) return;
      if (state === 'refused') {
        const refusal = parseLostRefusal(reason);
        if (refusal) await dispatch(settleRefusal(refusal, sent));
        else dispatch(endRequest({ kind: 'refused' }));
        return;
      }
      // Checked twice, because the request may still be in transit.
      if (state === 'none' && wasUnknown) {
        dispatch(endRequest({ kind: 'notPlaced' }, sent.idempotencyKey));
        return;
      }
      wasUnknown = state === 'none';
    }
    await wait(CHECK_INTERVAL);
  }
  dispatch(checkoutChanged({ progress: 'uncertain' }));
};
