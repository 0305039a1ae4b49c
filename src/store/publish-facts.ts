import { bus } from '../bus/bus';
import type { Fact, Facts } from '../bus/facts';
import type { Topics } from '../bus/topics';
import type { Cart } from '../services/cart-schema';
import { addAppListener } from './listener-middleware';
import { selectLoginState } from './account/account-slice';
import { selectSentCart } from './checkout/checkout-slice';
import { selectMyStore } from './meta/meta-slice';
import type { AppStore, RootState } from '.';

const toItems = ({ items }: Cart): Facts['cart-changed']['items'] =>
  items.map(({ code, qty, price }) => ({ code, quantity: qty, price: price.value }));

const toCartFact = ({
  cart,
  cartActivity,
}: RootState['ecomm']): Facts['cart-changed'] | undefined => {
  if (cart) {
    return {
      storeNumber: cart.storeNumber,
      items: toItems(cart),
      addOns: cart.addOns.map(({ code }) => code),
      total: cart.totals.total.value,
    };
  }
  return cartActivity.status === 'ready' ? { items: [], addOns: [], total: 0 } : undefined;
};

const toOrderFact = (
  { order }: RootState['ecomm'],
  before: RootState['ecomm'],
): Facts['order-placed'] | undefined => {
  if (!order || order === before.order) return undefined;
  const cart = selectSentCart({ ecomm: before });
  return {
    orderNumber: order.orderNumber,
    ...(cart && { storeNumber: cart.storeNumber, items: toItems(cart) }),
    total: order.total.value,
  };
};

const toBookingFact = (
  booking: RootState['expeditedBooking'],
  before: RootState['expeditedBooking'],
): Facts['appointment-booked'] | undefined => {
  // A confirmation without a request is that of an earlier page.
  const request = before?.sent?.request;
  if (!booking?.confirmation || before?.confirmation || !request) return undefined;
  const { storeNumber, serviceIds } = request;
  return { storeNumber, serviceIds: [...serviceIds] };
};

/** Publishes facts about the state to the page's scripts (BUS-5). @returns a function that stops it */
export const publishFacts = ({ dispatch }: AppStore): (() => void) => {
  /**
   * Publishes a fact when a part of the state has changed.
   * @param create returns the payload, or undefined if there is nothing to publish; a payload is published once
   */
  const watch = <T extends Fact, Part>(
    fact: T,
    select: (state: RootState) => Part,
    create: (part: Part, before: Part) => Topics[T] | undefined,
  ): (() => void) => {
    let last = '';
    return dispatch(
      addAppListener({
        predicate: (_, now, before) => select(now) !== select(before),
        effect: (_, api) => {
          const payload = create(select(api.getState()), select(api.getOriginalState()));
          const text = JSON.stringify(payload);
          if (!payload || text === last) return;
          last = text;
          bus.publish(fact, payload);
        },
      }),
    );
  };
  const stops = [
    watch('session-changed', selectLoginState, (loginState) =>
      loginState === 'loading' ? undefined : { loggedIn: loginState === 'true' },
    ),
    watch('store-selected', selectMyStore, (store) =>
      store ? { storeNumber: store.storeNumber } : undefined,
    ),
    watch('order-placed', ({ ecomm }) => ecomm, toOrderFact),
    watch('cart-changed', ({ ecomm }) => ecomm, toCartFact),
    watch('appointment-booked', ({ expeditedBooking }) => expeditedBooking, toBookingFact),
    watch(
      'search-shown',
      ({ tireSearchResults }) => tireSearchResults?.shown,
      (shown) => shown ?? undefined,
    ),
  ];
  return () => stops.forEach((stop) => stop());
};
