import { PLACE_ORDER, setUpCheckoutPage } from '../../../test/checkout-page';
import { act, screen, waitFor, within } from '@testing-library/react';
import { createSlot } from '../../../test/booking';
import { createCart, createCartItem, createCartRecord, createMoney } from '../../../test/carts';
import { FOREIGN_404, NOT_FOUND, ok, refused, rejected } from '../../../test/fake-services';
import type { FakeResponse } from '../../../test/fake-services';
import { createPlacedOrder } from '../../../test/orders';
import { formatOrdered } from '../../ordering/cart-messages';
import { writeToken } from '../../browser/token-cookie';
import { TIRE_INSTALLATION } from '../../site/appointment-url';
import { getOrderUrl } from '../../site/order-url';
import { loggedIn, loggedOut } from '../../store/account/account-slice';
import { runAfterSignIn } from '../../store/account/after-sign-in';
import { endSession } from '../../store/account/end-session';
import { saveCartGuid } from '../../store/shop/cart-guid';
import { NO_ENTRIES } from '../../store/shop/checkout-entries';
import { selectCheckout } from '../../store/shop/checkout-slice';
import { saveLastOrder } from '../../store/shop/last-order';
import { readBuyer } from '../../store/shop/saved-checkout';
import { TRY_AGAIN } from '../../ui/messages';
import {
  CHECKING_LABEL,
  CHECKOUT_LABELS,
  formatPlaceOrder,
  PAYMENT_LABELS,
  STEP_TITLES,
} from './messages';
import { EMPTY_LABELS } from './empty/messages';
import { CHECKING_LABELS } from './order/messages';

const page = setUpCheckoutPage();
const { open, findTitle, press, advance, listOrders, goToPayment, refuse } = page;

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
    await press(PLACE_ORDER);
    expect(await screen.findByText(text)).toBeVisible();
    const card = screen.getByRole('group', { name: PAYMENT_LABELS.card });
    expect(card).toHaveFocus();
    expect(card).toHaveAccessibleDescription(text);
    expect(screen.getByRole('textbox', { name: /^City/ })).toHaveValue('Peoria');
    expect(page.payment.clear).not.toHaveBeenCalled();
    page.responses = () => undefined;
    await press(PLACE_ORDER);
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
    await press(PLACE_ORDER);
    const notice = (await screen.findByText(text)).closest('[role=alert]');
    expect(notice).toHaveFocus();
    const calls = screen.queryAllByRole('link', { name: 'Call Peoria Main: 309-555-0142' });
    expect(calls).toHaveLength(phrase === 'OutOfStock' ? 0 : 1);
    expect(screen.getByRole('link', { name: /^Questions\? Call Peoria Main/ })).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^City/ })).toHaveValue('Peoria');
    expect(page.payment.clear).not.toHaveBeenCalled();
  });

  test('names the axle of the tires of a pair that are out of stock', async () => {
    const items = ['200', '100'].map((code) => ({
      ...createCartItem(code, 2),
      packageId: '200_100',
      name: 'Trail',
    }));
    const respond = ({ path }: { path: string }) =>
      path === 'cart/get/g-1' ? ok(createCartRecord({ items })) : undefined;
    page.responses = respond;
    await goToPayment();
    page.responses = (call) =>
      call.path.startsWith('order/create')
        ? refused('409', 'OutOfStock', { codes: ['100'] })
        : respond(call);
    await press(PLACE_ORDER);
    expect(
      await screen.findByText(/no longer has enough of Northpeak Trail \(rear\)\. /),
    ).toBeVisible();
  });

  test('names the total that was sent and the new total, and shows the new total on the button [CHKO-3]', async () => {
    await goToPayment();
    const totals = { ...createCart().totals, total: createMoney(440) };
    page.responses = ({ path }) => {
      if (path === 'cart/get/g-1') return ok(createCartRecord({ totals }));
      return path.startsWith('order/create')
        ? refused('409', 'PriceChanged', { totals })
        : undefined;
    };
    await press(PLACE_ORDER);
    expect(await screen.findByText(/from \$400\.00 to \$440\.00/)).toBeVisible();
    expect(screen.getByRole('button', { name: formatPlaceOrder('$440.00') })).toBeEnabled();
  });

  test('returns to the appointment if the time is taken, focuses its heading, and offers other times [CHKO-2/availability]', async () => {
    await goToPayment();
    refuse('SlotTaken', { alternatives: [createSlot('2026-11-24', '13:00')] });
    await press(PLACE_ORDER);
    const title = await findTitle(STEP_TITLES.appointment);
    await waitFor(() => expect(title).toHaveFocus());
    expect(await screen.findByText(/was just taken/)).toBeVisible();
    page.responses = () => undefined;
    await page.user.click(await screen.findByRole('button', { name: 'Tomorrow 1:00 PM' }));
    await press(CHECKOUT_LABELS.toPayment);
    await press(PLACE_ORDER);
    await advance(0);
    expect(listOrders()).toHaveLength(2);
  });

  test('says that the cart has expired [CHKO-1/expiry]', async () => {
    await goToPayment();
    refuse('CartExpired');
    await press(PLACE_ORDER);
    expect(await screen.findByText(EMPTY_LABELS.expired)).toBeVisible();
    expect(screen.getByRole('link', { name: EMPTY_LABELS.findTires })).toBeVisible();
  });
});

describe('a challenge', () => {
  const openChallenge = async (): Promise<void> => {
    await goToPayment();
    refuse('ChallengeRequired', { challengeUrl: '/challenge/c' });
    await press(PLACE_ORDER);
    await screen.findByText(PAYMENT_LABELS.challengeHint);
  };

  test('sends the same order with a new key after the answer, and marks the button as busy [CHKO-3]', async () => {
    await openChallenge();
    expect(page.payment.challengeUrl).toHaveBeenCalledWith('/challenge/c');
    page.responses = ({ path }) => (path.startsWith('order/create') ? 'hang' : undefined);
    act(() => page.payment.challenge?.onAnswered());
    await advance(0);
    expect(screen.getByRole('button', { name: PAYMENT_LABELS.busy })).toBeDisabled();
    const [first, second] = listOrders();
    expect(second?.body).toEqual(first?.body);
    expect(second?.headers['Idempotency-Key']).not.toBe(first?.headers['Idempotency-Key']);
    expect(page.payment.requestToken).toHaveBeenCalledTimes(1);
  });

  test('lets the visitor place the order again after the dialog is closed [CHKO-3]', async () => {
    await openChallenge();
    await page.user.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: /close/i }),
    );
    await advance(1_000);
    expect(selectCheckout(page.store.getState())).toMatchObject({
      challengeUrl: null,
      problem: null,
    });
    page.responses = () => undefined;
    await press(PLACE_ORDER);
    await advance(0);
    expect(listOrders()).toHaveLength(2);
  });

  test('says that it has expired [CHKO-3]', async () => {
    await openChallenge();
    act(() => page.payment.challenge?.onFailed());
    await advance(1_000);
    expect(screen.getByText(/verification didn't load or has expired/)).toBeVisible();
  });
});

describe('an order whose response is lost', () => {
  test('is checked for a limited time, and then only on request [CHKO-3/lost-answer]', async () => {
    await goToPayment();
    page.responses = ({ path }) => (path.startsWith('order/') ? 'reset' : undefined);
    await press(PLACE_ORDER);
    expect(await screen.findByText(CHECKING_LABEL)).toBeVisible();
    expect(await findTitle(CHECKING_LABELS.title)).toHaveFocus();
    expect(screen.queryByRole('button', { name: PLACE_ORDER })).not.toBeInTheDocument();
    await advance(76_000);
    // The status isn't requested again automatically.
    const count = page.sent.length;
    await advance(60_000);
    expect(page.sent).toHaveLength(count);
    page.responses = ({ path }) =>
      path === 'order/status' ? ok({ state: 'placed', order: createPlacedOrder() }) : undefined;
    await press(CHECKING_LABELS.checkAgain);
    await advance(0);
    expect(page.redirectTo).toHaveBeenCalledTimes(1);
    expect(listOrders()).toHaveLength(1);
  });

  test('is checked again when the browser is back online after the time limit, and keeps what was entered [CHKO-3/lost-answer]', async () => {
    await goToPayment();
    page.responses = ({ path }) => (path.startsWith('order/') ? 'reset' : undefined);
    await press(PLACE_ORDER);
    await advance(76_000);
    expect(screen.getByText(CHECKING_LABELS.uncertain)).toBeVisible();
    page.responses = () => undefined;
    act(() => void dispatchEvent(new Event('online')));
    await advance(2_000);
    expect(screen.getByText(/didn't go through, and your card was not charged/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^City/ })).toHaveValue('Peoria');
    await press(PLACE_ORDER);
    await advance(0);
    expect(page.redirectTo).toHaveBeenCalledTimes(1);
    const keys = listOrders().map(({ headers }) => headers['Idempotency-Key']);
    expect(new Set(keys).size).toBe(2);
  });

  test('is checked after a reload, and is then reported as not placed [CHKO-3/reload]', async () => {
    await goToPayment();
    page.responses = ({ path }) => (path.startsWith('order/create') ? 'hang' : undefined);
    await press(PLACE_ORDER);
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

  test.each<[name: string, response: FakeResponse, text: string]>([
    ['500', rejected(500), EMPTY_LABELS.failed],
    ["another server's 404", FOREIGN_404, EMPTY_LABELS.failed],
    ['404', NOT_FOUND, EMPTY_LABELS.expired],
  ])('says whether there may be a cart when its load fails with %s', async (_, response, text) => {
    page.responses = ({ path }) => (path === 'cart/get/g-1' ? response : undefined);
    open();
    expect(await screen.findByText(text)).toBeVisible();
    const mayExist = text === EMPTY_LABELS.failed;
    expect(screen.queryAllByText(EMPTY_LABELS.title)).toHaveLength(mayExist ? 0 : 1);
    expect(screen.queryAllByRole('button', { name: TRY_AGAIN })).toHaveLength(mayExist ? 1 : 0);
  });

  test('names the order if another tab has ordered the cart [CHKO-3]', async () => {
    await goToPayment();
    saveLastOrder({ guid: 'g-1', orderNumber: 'T9' });
    localStorage.removeItem('cart');
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'cart' })));
    expect(await screen.findByText(formatOrdered('T9'))).toBeVisible();
  });

  test('says that another tab has emptied the cart, not that the cart has expired [CHKO-1/expiry]', async () => {
    await goToPayment();
    localStorage.clear();
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'cart' })));
    await advance(0);
    expect(await screen.findByText(/^Your cart was emptied in another tab\./)).toBeVisible();
  });

  /** Signs a driver in at the payment step, who then signs out. */
  const signOutAtPayment = async (): Promise<void> => {
    await goToPayment();
    saveCartGuid('g-1');
    act(() => void page.store.dispatch(loggedIn({ tokenId: 't' })));
    writeToken('t');
    act(() => page.store.dispatch(endSession()));
    await advance(0);
  };

  /** Signs a driver in, whose own cart is the one with this GUID. */
  const signInAs = async (guid: string): Promise<void> => {
    page.responses = ({ path }) => {
      if (path === 'cart/mine') return ok({ guid });
      return path === `cart/get/${guid}` ? ok(createCartRecord({ guid })) : undefined;
    };
    writeToken('t2');
    act(() => void page.store.dispatch(loggedIn({ tokenId: 't2' })));
    await act(() => page.store.dispatch(runAfterSignIn()));
  };

  const getEntries = () => {
    const { slot, hold, appointment, billing, service } = selectCheckout(page.store.getState());
    return { slot, hold, appointment, billing, service };
  };

  const NO_DRIVER_ENTRIES = {
    slot: null,
    hold: null,
    appointment: NO_ENTRIES.appointment,
    billing: NO_ENTRIES.billing,
    service: TIRE_INSTALLATION,
  };

  test('ends when the driver signs out, because the cart stays with the driver', async () => {
    await signOutAtPayment();
    expect(await screen.findByText(/^This cart is saved to an account\./)).toBeVisible();
    expect(screen.getByRole('heading', { name: EMPTY_LABELS.signedOut })).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /^City/ })).toBeNull();
  });

  test.each(['g-1', 'g-2'])(
    "offers a sign-in after a sign-out, and continues with the driver's cart %s, without what was entered before",
    async (guid) => {
      await signOutAtPayment();
      const link = await screen.findByRole('link', { name: EMPTY_LABELS.signIn });
      expect(link).toHaveAttribute('data-dialog', 'sign-in');
      expect(getEntries()).toEqual(NO_DRIVER_ENTRIES);
      expect(sessionStorage.getItem('bsro-checkout')).toBeNull();
      await signInAs(guid);
      expect(await findTitle(STEP_TITLES.cart)).toBeVisible();
      expect(page.store.getState().ecomm.cart?.guid).toBe(guid);
      expect(getEntries()).toEqual(NO_DRIVER_ENTRIES);
      expect(selectCheckout(page.store.getState()).problem).toBeNull();
    },
  );

  test("says after a sign-in that there is no cart if the driver doesn't have one", async () => {
    await signOutAtPayment();
    page.responses = ({ path }) => (path === 'cart/mine' ? ok({ guid: null }) : undefined);
    writeToken('t2');
    act(() => void page.store.dispatch(loggedIn({ tokenId: 't2' })));
    await act(() => page.store.dispatch(runAfterSignIn()));
    expect(screen.queryByRole('link', { name: EMPTY_LABELS.signIn })).toBeNull();
    expect(screen.getByText(EMPTY_LABELS.text)).toBeVisible();
  });

  test("offers a sign-in after a sign-out although an earlier request of the driver's is unknown", async () => {
    await goToPayment();
    page.responses = ({ path }) => (path.startsWith('order/create') ? 'reset' : undefined);
    await press(PLACE_ORDER);
    await advance(4_000);
    expect(screen.getByText(/didn't go through/)).toBeVisible();
    saveCartGuid('g-1');
    act(() => void page.store.dispatch(loggedIn({ tokenId: 't' })));
    writeToken('t');
    act(() => page.store.dispatch(endSession()));
    await advance(0);
    expect(await screen.findByRole('link', { name: EMPTY_LABELS.signIn })).toBeVisible();
    expect(getEntries()).toEqual(NO_DRIVER_ENTRIES);
    expect(sessionStorage.getItem('bsro-checkout-sent')).toBeNull();
  });

  test("offers a sign-in if the cart is a driver's, and continues with it after the sign-in, without what was entered before [CHKO-1/no-cart]", async () => {
    await goToPayment();
    document.body.replaceChildren();
    saveCartGuid('g-1');
    page.responses = ({ path }) => (path === 'cart/get/g-1' ? rejected(403) : undefined);
    open();
    await advance(0);
    act(() => void page.store.dispatch(loggedOut()));
    expect(await screen.findByRole('link', { name: EMPTY_LABELS.signIn })).toBeVisible();
    expect(screen.getByRole('heading', { name: EMPTY_LABELS.signedOut })).toBeVisible();
    expect(screen.queryByRole('link', { name: EMPTY_LABELS.cart })).toBeNull();
    expect(getEntries()).toEqual(NO_DRIVER_ENTRIES);
    expect(sessionStorage.getItem('bsro-checkout')).toBeNull();
    await signInAs('g-1');
    expect(await findTitle(STEP_TITLES.cart)).toBeVisible();
    expect(getEntries()).toEqual(NO_DRIVER_ENTRIES);
  });

  test("shows the driver's own cart if the browser's cart is another driver's, and doesn't say that the driver is signed out", async () => {
    writeToken('t');
    let respond: (response: FakeResponse) => void = () => {};
    const mine = new Promise<FakeResponse>((resolve) => {
      respond = resolve;
    });
    page.responses = ({ path }) => {
      if (path === 'cart/get/g-1') return rejected(403);
      if (path === 'cart/mine') return mine;
      return path === 'cart/get/g-2' ? ok(createCartRecord({ guid: 'g-2' })) : undefined;
    };
    open();
    // The session isn't known yet.
    expect(await screen.findByRole('heading', { name: EMPTY_LABELS.title })).toBeVisible();
    expect(screen.queryByRole('link', { name: EMPTY_LABELS.signIn })).toBeNull();
    act(() => void page.store.dispatch(loggedIn({ tokenId: 't' })));
    respond(ok({ guid: 'g-2' }));
    expect(await findTitle(STEP_TITLES.cart)).toBeVisible();
    expect(page.store.getState().ecomm.cart?.guid).toBe('g-2');
  });

  test("starts again with another tab's new cart: without the time, the address, and the problem of the expired cart [CHKO-1/expiry]", async () => {
    await goToPayment();
    refuse('CartExpired');
    await press(PLACE_ORDER);
    expect(await screen.findByText(EMPTY_LABELS.expired)).toBeVisible();
    page.responses = ({ path }) =>
      path === 'cart/get/g-2' ? ok(createCartRecord({ guid: 'g-2' })) : undefined;
    saveCartGuid('g-2');
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'cart' })));
    expect(await findTitle(STEP_TITLES.cart)).toBeVisible();
    expect(getEntries()).toEqual(NO_DRIVER_ENTRIES);
    expect(selectCheckout(page.store.getState()).problem).toBeNull();
  });

  test("empties the forms when another tab's new cart replaces the cart", async () => {
    await goToPayment();
    page.responses = ({ path }) =>
      path === 'cart/get/g-2' ? ok(createCartRecord({ guid: 'g-2' })) : undefined;
    saveCartGuid('g-2');
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'cart' })));
    await advance(0);
    expect(screen.getByRole('textbox', { name: /^City/, hidden: true })).toHaveValue('');
  });

  test("doesn't show the order of a driver who has signed out to the next person", async () => {
    await goToPayment();
    writeToken('t');
    await press(PLACE_ORDER);
    await advance(0);
    document.body.replaceChildren();
    open();
    expect(await screen.findByText(formatOrdered('T1001'))).toBeVisible();
    act(() => page.store.dispatch(endSession()));
    expect(await screen.findByText(EMPTY_LABELS.text)).toBeVisible();
    expect(readBuyer()).toBeUndefined();
    document.body.replaceChildren();
    open();
    expect(await screen.findByText(EMPTY_LABELS.text)).toBeVisible();
  });

  test("doesn't name the order of another cart when the cart no longer exists", async () => {
    saveLastOrder({ guid: 'g-0', orderNumber: 'T9' });
    page.responses = ({ path }) => (path === 'cart/get/g-1' ? NOT_FOUND : undefined);
    open();
    expect(await screen.findByText(EMPTY_LABELS.expired)).toBeVisible();
    expect(screen.queryByText(formatOrdered('T9'))).toBeNull();
  });

  test('names the order and links to it when the visitor goes back after placing it', async () => {
    await goToPayment();
    await press(PLACE_ORDER);
    await advance(0);
    document.body.replaceChildren();
    open('?step=3');
    expect(await screen.findByRole('heading', { name: EMPTY_LABELS.ordered })).toBeVisible();
    expect(screen.getByText(formatOrdered('T1001'))).toBeVisible();
    expect(screen.queryByText(EMPTY_LABELS.title)).toBeNull();
    expect(screen.getByRole('link', { name: EMPTY_LABELS.order })).toHaveAttribute(
      'href',
      getOrderUrl('T1001', 'key-of-T1001'),
    );
  });

  test('names the order as soon as another tab has saved the order', async () => {
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
    await press(PLACE_ORDER);
    expect(await screen.findByText(EMPTY_LABELS.expired)).toBeVisible();
  });
});
