import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { writeJsonCookie } from '../src/browser/cookies';
import { redirectTo } from '../src/browser/navigation';
import { writeStored } from '../src/browser/storage';
import CheckoutApp from '../src/chunks/checkout';
import { PAYMENT_LABELS } from '../src/chunks/checkout/messages';
import type {
  CardFieldsEvents,
  ChallengeEvents,
  PaymentProvider,
  TokenResult,
} from '../src/ui/payment/payment-provider';
import { createReduxStore } from '../src/store';
import type { AppStore } from '../src/store';
import { savedEntries } from '../src/store/checkout/checkout-storage';
import { BOOKING_NOW, createSlot, HOLD, respondToBooking } from './booking';
import { createCartRecord } from './carts';
import { clearCookies } from './clear-cookies';
import { fakeDialogs } from './fake-dialogs';
import { fakeServices, ok, refused } from './fake-services';
import type { FakeResponse, ServiceCall } from './fake-services';
import { BILLING, CARD, createPlacedOrder } from './orders';

jest.mock('../src/browser/navigation', () => ({
  ...jest.requireActual<object>('../src/browser/navigation'),
  redirectTo: jest.fn(),
}));

/** The fake payment provider of the open page. */
interface Payment {
  card: CardFieldsEvents | undefined;
  challenge: ChallengeEvents | undefined;
  /** The result of a request for a token. */
  result: TokenResult;
  readonly requestToken: jest.Mock<Promise<TokenResult>, []>;
  /** Called when the card fields are removed, with what was typed in them. */
  readonly removeCard: jest.Mock;
  /** Called with the URL of each challenge. */
  readonly challengeUrl: jest.Mock;
}

const mockPayment: Payment = {
  card: undefined,
  challenge: undefined,
  result: { ok: true, card: CARD },
  requestToken: jest.fn<Promise<TokenResult>, []>(),
  removeCard: jest.fn(),
  challengeUrl: jest.fn(),
};

jest.mock('../src/ui/payment/hosted-provider', () => {
  const provider: PaymentProvider = {
    showCardFields: (_, events) => {
      mockPayment.card = events;
      const { requestToken, removeCard } = mockPayment;
      return { requestToken, remove: removeCard };
    },
    showChallenge: (_, url, events) => {
      mockPayment.challengeUrl(url);
      mockPayment.challenge = events;
      return { remove: () => {} };
    },
  };
  return { createHostedProvider: () => provider };
});

/** The button that places the order of the cart. */
export const PLACE_ORDER = PAYMENT_LABELS.placeOrder({ total: '$400.00' });

const setUser = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

interface Page {
  store: AppStore;
  user: ReturnType<typeof setUser>;
  /** The calls so far. */
  sent: ServiceCall[];
  /** Replaces the usual response to a call; undefined keeps it. */
  responses: (call: ServiceCall) => FakeResponse | Promise<FakeResponse> | undefined;
}

/**
 * Prepares the checkout page, with a cart, a payment provider, and fake services, for each test of a file. Import this
 * module before any module that redirects, because it replaces redirects.
 */
export const setUpCheckoutPage = () => {
  const page: Page = {
    store: createReduxStore(),
    user: setUser(),
    sent: [],
    responses: () => undefined,
  };

  const open = (query = ''): (() => void) => {
    history.replaceState(null, '', `/checkout/${query}`);
    page.store = createReduxStore();
    const { unmount } = render(
      <Provider store={page.store}>
        <CheckoutApp
          attributes={{ paymentOrigin: 'http://payments.localhost' }}
          element={document.createElement('div')}
          cms={[]}
        />
      </Provider>,
    );
    return unmount;
  };

  const findTitle = (name: string) => screen.findByRole('heading', { name, level: 2 });
  const press = (name: string | RegExp) => page.user.click(screen.getByRole('button', { name }));
  const advance = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  const listOrders = () => page.sent.filter(({ path }) => path.startsWith('order/create'));

  /** Opens the payment step with everything entered but the card, as a reload does. */
  const goToPayment = async (isCardReady = true): Promise<void> => {
    savedEntries.save({
      guid: 'g-1',
      storeNumber: '7',
      slot: createSlot('2026-11-23', '14:30'),
      hold: HOLD,
      visit: { dropWaitOption: 'drop', pickupPreference: 'text', comments: '' },
      billing: BILLING,
    });
    open('?step=3');
    await screen.findByRole('button', { name: PLACE_ORDER });
    if (isCardReady) act(() => mockPayment.card?.onLoaded(true));
  };

  /** Makes the host refuse orders. */
  const refuse = (phrase: string, data: object = {}): void => {
    page.responses = ({ path }) =>
      path.startsWith('order/create') ? refused('409', phrase, data) : undefined;
  };

  beforeEach(() => {
    jest.useFakeTimers({ now: BOOKING_NOW });
    page.user = setUser();
    fakeDialogs();
    localStorage.clear();
    sessionStorage.clear();
    clearCookies();
    document.documentElement.dataset['siteName'] = 'fcac';
    writeJsonCookie('bsro.cp-fcac', { vid: 'v-1', location: { storeNumber: '7' } });
    writeStored('cart', 'g-1');
    jest.mocked(redirectTo).mockClear();
    mockPayment.result = { ok: true, card: CARD };
    mockPayment.requestToken.mockReset();
    mockPayment.requestToken.mockImplementation(async () => mockPayment.result);
    mockPayment.removeCard.mockClear();
    mockPayment.challengeUrl.mockClear();
    page.responses = () => undefined;
    page.sent = fakeServices((call) => {
      const given = page.responses(call);
      if (given) return given;
      if (call.path === 'cart/get/g-1') return ok(createCartRecord());
      if (call.path === 'order/create/g-1') return ok(createPlacedOrder());
      if (call.path === 'order/status') return ok({ state: 'none' });
      return respondToBooking(call);
    });
    jest.spyOn(console, 'error').mockImplementation(() => {});
  });

  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  return Object.assign(page, {
    payment: mockPayment,
    redirectTo: jest.mocked(redirectTo),
    open,
    findTitle,
    press,
    advance,
    listOrders,
    goToPayment,
    refuse,
  });
};
