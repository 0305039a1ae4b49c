import { redirectTo } from '../src/browser/navigation';
import { writeStored } from '../src/browser/storage';
import type { CartChange } from '../src/services/cart-schema';
import type { QuotedVehicle } from '../src/services/vehicle-schema';
import { createReduxStore } from '../src/store';
import type { AppStore } from '../src/store';
import {
  chooseOrderVehicle,
  changeBilling,
  chooseVisitTime,
  openCheckout,
  showStep,
} from '../src/store/checkout/checkout-thunks';
import { selectCheckout } from '../src/store/checkout/checkout-slice';
import { placeOrder } from '../src/store/checkout/place-order';
import { BOOKING_NOW, createSlot } from './booking';
import { createCart, createCartRecord, createMoney } from './carts';
import { clearCookies } from './clear-cookies';
import { fakeServices, NOT_FOUND, ok } from './fake-services';
import type { FakeResponse, ServiceCall } from './fake-services';
import { BILLING, CARD, createPlacedOrder } from './orders';

export const SLOT = createSlot('2026-11-24', '13:00');
export const OTHER_SLOT = createSlot('2026-11-24', '08:00');
export const CART = createCartRecord();
export const MORE_EXPENSIVE = createCartRecord({
  totals: { ...createCart().totals, total: createMoney(440) },
});

export const PRICE_CHANGE: CartChange = {
  code: '100',
  field: 'price',
  from: createMoney(90),
  to: createMoney(100),
};

type Responses = (call: ServiceCall) => FakeResponse | Promise<FakeResponse> | undefined;

/** Advances promises and timers. */
export const advance = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

export const getStepParameter = () => new URLSearchParams(location.search).get('step');

/**
 * Prepares a checkout with a cart, fake services, and fake timers for each test of a file, which must
 * replace `redirectTo` with a fake. `responses` replaces the services' own responses.
 */
export const setUpCheckout = () => {
  const page: {
    store: AppStore;
    sent: ServiceCall[];
    responses: Responses;
    error: jest.SpyInstance<void, unknown[]>;
  } = {
    store: createReduxStore(),
    sent: [],
    responses: () => undefined,
    error: jest.spyOn(console, 'error'),
  };
  let holds = 0;

  beforeEach(() => {
    jest.useFakeTimers({ now: BOOKING_NOW });
    jest.mocked(redirectTo).mockClear();
    history.replaceState(null, '', '/checkout/');
    localStorage.clear();
    sessionStorage.clear();
    clearCookies();
    document.documentElement.dataset['siteName'] = 'fcac';
    writeStored('cart', 'g-1');
    holds = 0;
    page.responses = () => undefined;
    page.sent = fakeServices((call) => {
      const replacement = page.responses(call);
      if (replacement) return replacement;
      switch (call.path) {
        case 'cart/get/g-1':
          return ok(CART);
        case 'appointment/hold':
          holds += 1;
          return ok({ holdId: `h-${holds}`, expires: '2026-11-23T15:10:00Z' });
        case 'order/create/g-1':
          return ok(createPlacedOrder());
        case 'order/status':
          return ok({ state: 'none' });
        default:
          return NOT_FOUND;
      }
    });
    page.error = jest.spyOn(console, 'error').mockImplementation(() => {});
  });

  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  /** Opens the checkout page in a new document of the same tab. */
  const open = async (query = location.search): Promise<void> => {
    history.replaceState(null, '', `/checkout/${query}`);
    page.store = createReduxStore();
    const opening = page.store.dispatch(openCheckout());
    await advance(0);
    await opening;
  };

  return Object.assign(page, {
    open,
    getState: () => selectCheckout(page.store.getState()),
    getEcomm: () => page.store.getState().ecomm,
    countCalls: (path: string): number =>
      page.sent.filter((call) => call.path.startsWith(path)).length,
    getLastOrder: () => page.sent.findLast(({ path }) => path.startsWith('order/create')),
    listKeys: () =>
      page.sent
        .filter(({ path }) => path.startsWith('order/create'))
        .map(({ headers }) => headers['Idempotency-Key']),
    /** Delays the responses to a call; the returned function sends the first of them. */
    delay: (path: string): ((response: FakeResponse) => void) => {
      const waiting: ((response: FakeResponse) => void)[] = [];
      page.responses = (call) =>
        call.path.startsWith(path)
          ? new Promise((resolve) => {
              waiting.push(resolve);
            })
          : undefined;
      return (response) => waiting.shift()?.(response);
    },
    /** Goes to the payment step with everything entered. */
    /** @param vehicle the one that the visitor names for a cart without one */
    goToPayment: async (vehicle: QuotedVehicle | null = null): Promise<void> => {
      await open('');
      page.store.dispatch(vehicle ? chooseOrderVehicle(vehicle) : showStep(2));
      page.store.dispatch(chooseVisitTime(SLOT));
      await advance(0);
      page.store.dispatch(changeBilling(BILLING));
      page.store.dispatch(showStep(3));
      await advance(0);
    },
    place: async (milliseconds = 0): Promise<void> => {
      void page.store.dispatch(placeOrder(CARD));
      await advance(milliseconds);
    },
  });
};
