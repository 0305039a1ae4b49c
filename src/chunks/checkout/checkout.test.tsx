import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { BOOKING_NOW, createSlot, respondToBooking } from '../../../test/booking';
import { createCart, createCartItem, createCartRecord, createMoney } from '../../../test/carts';
import { clearCookies } from '../../../test/clear-cookies';
import { fakeDialogs } from '../../../test/fake-dialogs';
import {
  fakeServices,
  FOREIGN_404,
  NOT_FOUND,
  ok,
  refused,
  rejected,
} from '../../../test/fake-services';
import type { FakeResponse, ServiceCall } from '../../../test/fake-services';
import { BILLING, CARD, createPlacedOrder } from '../../../test/orders';
import { createTire, createTirePricing, createTireSearch } from '../../../test/tires';
import { writeJsonCookie } from '../../browser/cookies';
import { redirectTo } from '../../browser/navigation';
import { writeStored } from '../../browser/storage';
import { formatOrdered } from '../../ordering/cart-messages';
import type {
  CardFieldsEvents,
  ChallengeEvents,
  PaymentProvider,
  TokenResult,
} from '../../payment/payment-provider';
import { DROP_WAIT_NAMES } from '../../scheduling/visit/messages';
import { createReduxStore } from '../../store';
import type { AppStore } from '../../store';
import { selectCheckout } from '../../store/shop/checkout-slice';
import { saveLastOrder } from '../../store/shop/last-order';
import { TRY_AGAIN } from '../../ui/messages';
import CheckoutApp from '.';
import {
  BILLING_LABELS,
  CARD_PROBLEMS,
  CHECKING_LABEL,
  CHECKOUT_LABELS,
  formatPlaceOrder,
  PAYMENT_LABELS,
  STEP_TITLES,
  STOCK_LABELS,
  VISIT_TEXTS,
} from './messages';
import { EMPTY_LABELS } from './empty/messages';
import { CHECKING_LABELS } from './order/messages';

jest.mock('../../browser/navigation', () => ({
  ...jest.requireActual<object>('../../browser/navigation'),
  redirectTo: jest.fn(),
}));

let mockCard: CardFieldsEvents | undefined;
let mockChallenge: ChallengeEvents | undefined;
let mockResult: TokenResult;
const mockRequest = jest.fn<Promise<TokenResult>, []>();
const mockClear = jest.fn();
const mockChallengeUrl = jest.fn();

jest.mock('../../payment/hosted-provider', () => {
  const provider: PaymentProvider = {
    showCardFields: (_, events) => {
      mockCard = events;
      return { requestToken: mockRequest, focus: () => {}, clear: mockClear, remove: () => {} };
    },
    showChallenge: (_, url, events) => {
      mockChallengeUrl(url);
      mockChallenge = events;
      return { remove: () => {} };
    },
  };
  return { createHostedProvider: () => provider };
});

let mockLoadsOrder = true;
jest.mock('./load-order', () => {
  const { loadOrder } = jest.requireActual<{ loadOrder: () => Promise<unknown> }>('./load-order');
  return { loadOrder: () => (mockLoadsOrder ? loadOrder() : Promise.reject(new Error('blocked'))) };
});

type Responses = (call: ServiceCall) => FakeResponse | Promise<FakeResponse> | undefined;

const PLACE = formatPlaceOrder('$400.00');

let store: AppStore;
let sent: ServiceCall[];
let responses: Responses;

const createUser = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
let user: ReturnType<typeof createUser>;

const open = (query = ''): (() => void) => {
  history.replaceState(null, '', `/checkout/${query}`);
  store = createReduxStore();
  const { unmount } = render(
    <Provider store={store}>
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
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const advance = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const listOrders = () => sent.filter(({ path }) => path.startsWith('order/create'));

const fill = async (): Promise<void> => {
  const fields = ['firstName', 'lastName', 'email', 'street1', 'city', 'state', 'zip'] as const;
  for (const name of fields) {
    const field = screen.getByRole('textbox', { name: new RegExp(`^${BILLING_LABELS[name]}`) });
    fireEvent.change(field, { target: { value: BILLING[name] } });
  }
  fireEvent.change(screen.getByRole('textbox', { name: /^Mobile phone/ }), {
    target: { value: BILLING.mobile },
  });
  await advance(0);
};

const goToPayment = async (): Promise<void> => {
  open();
  await findTitle(STEP_TITLES.cart);
  await press(CHECKOUT_LABELS.next);
  await user.click(await screen.findByRole('button', { name: 'Today 2:30 PM' }));
  await press(CHECKOUT_LABELS.toPayment);
  await screen.findByRole('button', { name: PLACE });
  act(() => mockCard?.onLoaded(true));
  await fill();
};

/** Makes the host refuse orders. */
const refuse = (phrase: string, data: object = {}): void => {
  responses = ({ path }) =>
    path.startsWith('order/create') ? refused('409', phrase, data) : undefined;
};

beforeEach(() => {
  jest.useFakeTimers({ now: BOOKING_NOW });
  mockLoadsOrder = true;
  user = createUser();
  fakeDialogs();
  localStorage.clear();
  sessionStorage.clear();
  clearCookies();
  document.documentElement.dataset['siteName'] = 'fcac';
  writeJsonCookie('bsro.cp-fcac', { vid: 'v-1', location: { storeNumber: '7' } });
  writeStored('cart', 'g-1');
  jest.mocked(redirectTo).mockClear();
  mockResult = { ok: true, card: CARD };
  mockRequest.mockReset();
  mockRequest.mockImplementation(async () => mockResult);
  mockClear.mockClear();
  mockChallengeUrl.mockClear();
  responses = () => undefined;
  sent = fakeServices((call) => {
    const given = responses(call);
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

describe('the checkout', () => {
  test('leads from the cart to the order, and collapses finished steps [CHKO-2/appointment] [CHKO-2/billing] [CHKO-3/double-click]', async () => {
    await goToPayment();
    expect(screen.getByText('Monday, November 23 at 2:30 PM')).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Edit/ })).toHaveLength(2);
    const button = screen.getByRole('button', { name: PLACE });
    await user.dblClick(button);
    await advance(0);
    expect(listOrders()).toHaveLength(1);
    expect(mockRequest).toHaveBeenCalledTimes(1);
    expect(listOrders()[0]?.body).toEqual({
      holdId: 'h-1',
      appointment: { dropWaitOption: 'drop', pickupPreference: 'text' },
      billing: BILLING,
      payment: CARD,
      expectedTotal: createMoney(400),
    });
    expect(redirectTo).toHaveBeenCalledTimes(1);
    expect(await screen.findByRole('status')).toHaveTextContent(formatOrdered('T1001'));
  });

  test('reopens a collapsed step with its input, and focuses its heading [CHKO-2/appointment]', async () => {
    await goToPayment();
    await press(`Edit ${STEP_TITLES.appointment}`);
    expect(await findTitle(STEP_TITLES.appointment)).toHaveFocus();
    expect(screen.queryByRole('button', { name: PLACE })).not.toBeInTheDocument();
    await press(CHECKOUT_LABELS.toPayment);
    expect(screen.getByRole('textbox', { name: /^City/ })).toHaveValue('Peoria');
  });

  test('requires a time, and says so [CHKO-2/appointment]', async () => {
    open();
    await findTitle(STEP_TITLES.cart);
    await press(CHECKOUT_LABELS.next);
    await screen.findByRole('button', { name: 'Today 2:30 PM' });
    await press(CHECKOUT_LABELS.toPayment);
    await user.click(await screen.findByRole('link', { name: 'Choose a time to continue' }));
    expect(screen.getByRole('group', { name: VISIT_TEXTS.time })).toHaveFocus();
    expect(selectCheckout(store.getState()).step).toBe(2);
  });

  test('switches to drop-off if the time is for drop-off only, although the visitor wanted to wait [CHKO-2/appointment]', async () => {
    const slot = createSlot('2026-11-23', '14:30', { dropOffOnly: true });
    responses = ({ path }) =>
      path === 'appointment/availability'
        ? ok({
            timeZone: 'America/Chicago',
            availableDate: '2026-11-23',
            days: [{ date: '2026-11-23', slots: [slot] }],
          })
        : undefined;
    open();
    await findTitle(STEP_TITLES.cart);
    await press(CHECKOUT_LABELS.next);
    await screen.findByRole('button', { name: 'Today 2:30 PM' });
    await user.click(screen.getByRole('radio', { name: DROP_WAIT_NAMES.wait }));
    await press('Today 2:30 PM');
    expect(screen.getByRole('radio', { name: DROP_WAIT_NAMES.drop })).toBeChecked();
    expect(screen.queryByRole('radio', { name: DROP_WAIT_NAMES.wait })).not.toBeInTheDocument();
    await press(CHECKOUT_LABELS.toPayment);
    await advance(0);
    expect(selectCheckout(store.getState()).appointment.dropWaitOption).toBe('drop');
  });

  test('stays at the cart step if the store has too few tires, says when all are ready, and suggests other tires [CHKO-2/availability]', async () => {
    const items = [{ ...createCartItem(), stock: 2, q_local: 2, q_sister: 2, storesNearby: 1 }];
    responses = ({ path }) =>
      path === 'cart/get/g-1' ? ok(createCartRecord({ items })) : undefined;
    open('?step=3');
    expect(
      await screen.findByText(/^Only 2 in stock at .*; all 4 ready .* \(from 1 store nearby\)$/),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: CHECKOUT_LABELS.next })).not.toBeInTheDocument();
    expect(screen.getByText(STOCK_LABELS.limit)).toBeVisible();
    expect(screen.getByRole('link', { name: STOCK_LABELS.change })).toBeVisible();
    expect(await screen.findByRole('link', { name: STOCK_LABELS.others })).toBeVisible();
  });

  test.each([
    [4, ['$90.00 ea.', '$120.00 ea.']],
    [2, ['$110.00 ea.', '$120.00 ea.']],
  ])(
    'suggests other tires at the price that the visitor pays for %i [CHKO-2/availability]',
    async (qty, expected) => {
      const sale = { code: 'P1', friendlyId: 'fall-sale', salePrice: createMoney(90) };
      responses = ({ path }) => {
        if (path === 'cart/get/g-1') {
          return ok(createCartRecord({ items: [{ ...createCartItem('100', qty), stock: 0 }] }));
        }
        return path === 'tire/search-by-size'
          ? ok(
              createTireSearch({
                tires: [createTire('300'), createTire('400')],
                pricing: {
                  300: createTirePricing(110, { potentialPromotions: [sale] }),
                  400: createTirePricing(120),
                },
              }),
            )
          : undefined;
      };
      open();
      const list = await screen.findByRole('heading', { name: STOCK_LABELS.available });
      const prices = [...(list.nextElementSibling?.querySelectorAll('li > span') ?? [])];
      expect(prices.map(({ textContent }) => textContent)).toEqual(expected);
    },
  );

  test('says only once when the two tires of a pair are ready', async () => {
    const elsewhere = { packageId: '100_200', stock: 0, q_local: 4, q_sister: 4, storesNearby: 1 };
    const items = ['200', '100'].map((code) => ({ ...createCartItem(code, 2), ...elsewhere }));
    responses = ({ path }) =>
      path === 'cart/get/g-1' ? ok(createCartRecord({ items })) : undefined;
    open();
    const text = /Ready .* \(from 1 store nearby\)$/;
    const line = await screen.findByText(text);
    const rows = line.closest('ul')?.querySelectorAll('li') ?? [];
    expect([...rows].map((row) => text.test(row.firstElementChild?.textContent ?? ''))).toEqual([
      false,
      true,
    ]);
  });

  test('returns to the previous step on Back [CHKO-2]', async () => {
    await goToPayment();
    history.replaceState(null, '', '/checkout/?step=2');
    act(() => void dispatchEvent(new PopStateEvent('popstate')));
    expect(await findTitle(STEP_TITLES.appointment)).toHaveFocus();
  });
});

describe('the billing address', () => {
  test('can be filled in by the browser [CHKO-2/billing]', async () => {
    await goToPayment();
    const tokens = Object.values(BILLING_LABELS).map((label) =>
      screen.getByRole('textbox', { name: new RegExp(`^${label}`) }).getAttribute('autocomplete'),
    );
    expect(tokens.map((token) => token?.split(' ').at(-1))).toEqual([
      'given-name',
      'family-name',
      'email',
      'tel-national',
      'address-line1',
      'address-line2',
      'address-level2',
      'address-level1',
      'postal-code',
    ]);
  });

  test('is sent with values that the browser filled in without an event [CHKO-2/billing]', async () => {
    await goToPayment();
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const city = screen.getByRole('textbox', { name: /^City/ });
    const street = screen.getByRole('textbox', { name: /^Street/ });
    set?.call(city, 'Pekin');
    set?.call(street, '9 Elm St');
    await press(PLACE);
    await advance(0);
    expect(listOrders()[0]?.body).toMatchObject({
      billing: { ...BILLING, city: 'Pekin', street1: '9 Elm St' },
    });
  });

  test('lists its errors if it is incomplete, and requests no token [CHKO-2/billing]', async () => {
    await goToPayment();
    fireEvent.change(screen.getByRole('textbox', { name: /^Zip code/ }), {
      target: { value: '1' },
    });
    act(() => mockCard?.onSubmit());
    const zip = screen.getByRole('textbox', { name: /^Zip code/ });
    await user.click(await screen.findByRole('link', { name: /valid zip/i }));
    expect(zip).toHaveFocus();
    // The disabled button has the reason beside it.
    expect(screen.getByRole('button', { name: PLACE })).toBeDisabled();
    await user.click(screen.getByText(/^To continue, check:/));
    expect(zip).not.toHaveFocus();
    await user.click(screen.getByRole('link', { name: BILLING_LABELS.zip }));
    expect(zip).toHaveFocus();
    fireEvent.change(zip, { target: { value: BILLING.zip } });
    await waitFor(() => expect(screen.getByRole('button', { name: PLACE })).toBeEnabled());
    expect(screen.queryByText(/^To continue/)).not.toBeInTheDocument();
    expect(mockRequest).not.toHaveBeenCalled();
    expect(listOrders()).toHaveLength(0);
  });

  test('survives a reload [CHKO-3/reload]', async () => {
    await goToPayment();
    const { search } = location;
    document.body.replaceChildren();
    open(search);
    expect(await screen.findByRole('textbox', { name: /^City/ })).toHaveValue('Peoria');
    expect(screen.getByRole('textbox', { name: /^Mobile phone/ })).toHaveValue('(309) 555-0100');
  });
});

describe('the card', () => {
  test.each(['incomplete', 'refused', 'unavailable'] as const)(
    'shows why there is no token (%s), and clears nothing [CHKO-2/payment]',
    async (reason) => {
      await goToPayment();
      mockResult = { ok: false, reason };
      await press(PLACE);
      expect(await screen.findByText(CARD_PROBLEMS[reason])).toBeVisible();
      // The fields report each focus.
      act(() => mockCard?.onChange({ isComplete: false, brand: 'visa' }));
      expect(screen.getByText(CARD_PROBLEMS[reason])).toBeVisible();
      expect(mockClear).not.toHaveBeenCalled();
      expect(screen.getByRole('textbox', { name: /^City/ })).toHaveValue('Peoria');
      expect(listOrders()).toHaveLength(0);
      mockResult = { ok: true, card: CARD };
      await press(PLACE);
      await advance(0);
      expect(listOrders()).toHaveLength(1);
    },
  );

  test('offers to load its fields again after a failure, and requests no token until they have loaded [CHKO-2/payment]', async () => {
    await goToPayment();
    act(() => mockCard?.onLoaded(false));
    expect(screen.getByText(PAYMENT_LABELS.failed)).toBeVisible();
    await press(PLACE);
    expect(await screen.findByText(CARD_PROBLEMS.unavailable)).toBeVisible();
    expect(mockRequest).not.toHaveBeenCalled();
    await press(TRY_AGAIN);
    act(() => mockCard?.onLoaded(true));
    expect(screen.queryByText(PAYMENT_LABELS.failed)).not.toBeInTheDocument();
    await press(PLACE);
    await advance(0);
    expect(listOrders()).toHaveLength(1);
  });
});

test('the payment step offers to load its code again after a failure, and places no order until then [CHKO-2/payment]', async () => {
  mockLoadsOrder = false;
  open();
  await findTitle(STEP_TITLES.cart);
  await press(CHECKOUT_LABELS.next);
  await user.click(await screen.findByRole('button', { name: 'Today 2:30 PM' }));
  await press(CHECKOUT_LABELS.toPayment);
  expect(await screen.findByText(PAYMENT_LABELS.failed)).toBeVisible();
  await fill();
  await press(PLACE);
  expect(await screen.findByText(CHECKOUT_LABELS.notLoaded)).toBeVisible();
  expect(listOrders()).toHaveLength(0);
  mockLoadsOrder = true;
  await press(TRY_AGAIN);
  await screen.findByRole('group', { name: PAYMENT_LABELS.card });
  act(() => mockCard?.onLoaded(true));
  await press(PLACE);
  await advance(0);
  expect(listOrders()).toHaveLength(1);
});

describe('a declined order', () => {
  test.each<[data: object, text: RegExp]>([
    [{ reason: 'insufficientFunds' }, /enough available funds/],
    [{ reason: 'wrongSecurityCode' }, /security code/],
    [{ reason: 'timeout' }, /not charged/],
    [{ reason: 'unavailable' }, /payment provider.*not charged/],
    [{ reason: 'constructor' }, /was declined/],
    [{}, /was declined/],
  ])('says why at the card fields, which have the focus: %j [CHKO-3]', async (data, text) => {
    await goToPayment();
    refuse('Declined', data);
    await press(PLACE);
    expect(await screen.findByText(text)).toBeVisible();
    const card = screen.getByRole('group', { name: PAYMENT_LABELS.card });
    expect(card).toHaveFocus();
    expect(card).toHaveAccessibleDescription(text);
    expect(screen.getByRole('textbox', { name: /^City/ })).toHaveValue('Peoria');
    expect(mockClear).not.toHaveBeenCalled();
    responses = () => undefined;
    await press(PLACE);
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  });
});

describe('a refused order', () => {
  test.each<[phrase: string, data: object, text: RegExp]>([
    ['EcommerceUnavailable', {}, /doesn't sell online/],
    ['AppointmentsUnavailable', {}, /doesn't take appointments/],
    ['OutOfStock', { codes: ['100'] }, /no longer has enough of Northpeak Trail 100/],
    ['OutOfStock', {}, /no longer has enough of these tires/],
    ['Other', {}, /wasn't placed, and your card was not charged/],
  ])('says why in a notice, which has the focus: %s %j [CHKO-3]', async (phrase, data, text) => {
    await goToPayment();
    refuse(phrase, data);
    await press(PLACE);
    const notice = (await screen.findByText(text)).closest('[role=alert]');
    expect(notice).toHaveFocus();
    expect(screen.getByRole('textbox', { name: /^City/ })).toHaveValue('Peoria');
    expect(mockClear).not.toHaveBeenCalled();
  });

  test('names the total that was sent and the new total, and shows the new total on the button [CHKO-3]', async () => {
    await goToPayment();
    const totals = { ...createCart().totals, total: createMoney(440) };
    responses = ({ path }) => {
      if (path === 'cart/get/g-1') return ok(createCartRecord({ totals }));
      return path.startsWith('order/create')
        ? refused('409', 'PriceChanged', { totals })
        : undefined;
    };
    await press(PLACE);
    expect(await screen.findByText(/from \$400\.00 to \$440\.00/)).toBeVisible();
    expect(screen.getByRole('button', { name: formatPlaceOrder('$440.00') })).toBeEnabled();
  });

  test('returns to the appointment if the time is taken, focuses its heading, and offers other times [CHKO-2/availability]', async () => {
    await goToPayment();
    refuse('SlotTaken', { alternatives: [createSlot('2026-11-24', '13:00')] });
    await press(PLACE);
    const title = await findTitle(STEP_TITLES.appointment);
    await waitFor(() => expect(title).toHaveFocus());
    expect(await screen.findByText(/was just taken/)).toBeVisible();
    responses = () => undefined;
    await user.click(await screen.findByRole('button', { name: 'Tomorrow 1:00 PM' }));
    await press(CHECKOUT_LABELS.toPayment);
    await press(PLACE);
    await advance(0);
    expect(listOrders()).toHaveLength(2);
  });

  test('says that the cart has expired [CHKO-1/expiry]', async () => {
    await goToPayment();
    refuse('CartExpired');
    await press(PLACE);
    expect(await screen.findByText(EMPTY_LABELS.expired)).toBeVisible();
    expect(screen.getByRole('link', { name: EMPTY_LABELS.findTires })).toBeVisible();
  });
});

describe('a challenge', () => {
  const openChallenge = async (): Promise<void> => {
    await goToPayment();
    refuse('ChallengeRequired', { challengeUrl: '/challenge/c' });
    await press(PLACE);
    await screen.findByText(PAYMENT_LABELS.challengeHint);
  };

  test('sends the same order with a new key after the answer, and marks the button as busy [CHKO-3]', async () => {
    await openChallenge();
    expect(mockChallengeUrl).toHaveBeenCalledWith('/challenge/c');
    responses = ({ path }) => (path.startsWith('order/create') ? 'hang' : undefined);
    act(() => mockChallenge?.onAnswered());
    await advance(0);
    expect(screen.getByRole('button', { name: PAYMENT_LABELS.busy })).toBeDisabled();
    const [first, second] = listOrders();
    expect(second?.body).toEqual(first?.body);
    expect(second?.headers['Idempotency-Key']).not.toBe(first?.headers['Idempotency-Key']);
    expect(mockRequest).toHaveBeenCalledTimes(1);
  });

  test('lets the visitor place the order again after the dialog is closed [CHKO-3]', async () => {
    await openChallenge();
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /close/i }));
    await advance(1_000);
    expect(selectCheckout(store.getState())).toMatchObject({ challengeUrl: null, problem: null });
    responses = () => undefined;
    await press(PLACE);
    await advance(0);
    expect(listOrders()).toHaveLength(2);
  });

  test('says that it has expired [CHKO-3]', async () => {
    await openChallenge();
    act(() => mockChallenge?.onFailed());
    await advance(1_000);
    expect(screen.getByText(/verification didn't load or has expired/)).toBeVisible();
  });
});

describe('an order whose response is lost', () => {
  test('is checked for a limited time, and then only on request [CHKO-3/lost-answer]', async () => {
    await goToPayment();
    responses = ({ path }) => (path.startsWith('order/') ? 'reset' : undefined);
    await press(PLACE);
    expect(await screen.findByText(CHECKING_LABEL)).toBeVisible();
    expect(await findTitle(CHECKING_LABELS.title)).toHaveFocus();
    expect(screen.queryByRole('button', { name: PLACE })).not.toBeInTheDocument();
    await advance(76_000);
    // The status isn't requested again automatically.
    const count = sent.length;
    await advance(60_000);
    expect(sent).toHaveLength(count);
    responses = ({ path }) =>
      path === 'order/status' ? ok({ state: 'placed', order: createPlacedOrder() }) : undefined;
    await press(CHECKING_LABELS.checkAgain);
    await advance(0);
    expect(redirectTo).toHaveBeenCalledTimes(1);
    expect(listOrders()).toHaveLength(1);
  });

  test('is checked after a reload, and is then reported as not placed [CHKO-3/reload]', async () => {
    await goToPayment();
    responses = ({ path }) => (path.startsWith('order/create') ? 'hang' : undefined);
    await press(PLACE);
    await advance(0);
    document.body.replaceChildren();
    open(location.search);
    expect(await screen.findByText(CHECKING_LABEL)).toBeVisible();
    await advance(2_000);
    await advance(2_000);
    expect(screen.getByText(/didn't go through, and your card was not charged/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^City/ })).toHaveValue('Peoria');
  });
});

describe('the checkout without a cart', () => {
  test('says that the cart is empty, and links to tires and the cart [CHKO-1/no-cart]', async () => {
    localStorage.clear();
    open();
    expect(await screen.findByText(EMPTY_LABELS.text)).toBeVisible();
    expect(screen.getByRole('link', { name: EMPTY_LABELS.cart })).toBeVisible();
  });

  test.each<[name: string, response: FakeResponse, mayExist: boolean]>([
    ['500', rejected(500), true],
    ["another server's 404", FOREIGN_404, true],
    ['404', NOT_FOUND, false],
  ])(
    'says whether there may be a cart when its load fails with %s',
    async (_, response, mayExist) => {
      responses = ({ path }) => (path === 'cart/get/g-1' ? response : undefined);
      open();
      expect(
        await screen.findByText(mayExist ? EMPTY_LABELS.failed : EMPTY_LABELS.text),
      ).toBeVisible();
      expect(screen.queryAllByText(EMPTY_LABELS.title)).toHaveLength(mayExist ? 0 : 1);
      expect(screen.queryAllByRole('button', { name: TRY_AGAIN })).toHaveLength(mayExist ? 1 : 0);
    },
  );

  test('names the order if another tab has ordered the cart [CHKO-3]', async () => {
    await goToPayment();
    saveLastOrder({ guid: 'g-1', orderNumber: 'T9' });
    localStorage.removeItem('cart');
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'cart' })));
    expect(await screen.findByText(formatOrdered('T9'))).toBeVisible();
  });

  test('names the order as soon as another tab has saved the order [CHKO-3]', async () => {
    localStorage.clear();
    open();
    await screen.findByText(EMPTY_LABELS.text);
    saveLastOrder({ guid: 'g-1', orderNumber: 'T9' });
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'bsro-last-order' })));
    expect(await screen.findByText(formatOrdered('T9'))).toBeVisible();
  });

  test("doesn't name the order of another cart when the cart has expired [CHKO-3]", async () => {
    await goToPayment();
    saveLastOrder({ guid: 'g-0', orderNumber: 'T9' });
    refuse('CartExpired');
    await press(PLACE);
    expect(await screen.findByText(EMPTY_LABELS.expired)).toBeVisible();
  });
});
