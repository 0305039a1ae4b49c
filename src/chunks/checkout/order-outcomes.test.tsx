import { TIME_LABELS } from '../../ui/time/messages';
import { PLACE_ORDER, setUpCheckoutPage } from '../../../test/checkout-page';
import { act, screen, waitFor, within } from '@testing-library/react';
import { createSlot } from '../../../test/booking';
import { createCart, createCartItem, createCartRecord, createMoney } from '../../../test/carts';
import { ok, refused, rejected } from '../../../test/fake-services';
import { createPlacedOrder } from '../../../test/orders';
import { noteResponse } from '../../services/connection';
import { selectCheckout } from '../../store/checkout/checkout-slice';
import {
  CHECKING_LABELS,
  CHECKOUT_LABELS,
  END_LABELS,
  PAYMENT_LABELS,
  STEP_TITLES,
} from './messages';

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
    expect(page.payment.removeCard).not.toHaveBeenCalled();
    page.responses = () => undefined;
    await press(PLACE_ORDER);
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  });
});

describe('a refused order', () => {
  test.each<[phrase: string, data: object, text: RegExp]>([
    ['EcommerceUnavailable', {}, /doesn't sell online/],
    ['AppointmentsUnavailable', {}, /doesn't take appointments/],
    ['TooManyAppointments', {}, /several appointments are already booked/],
    ['OutOfStock', { codes: ['100'] }, /can no longer get enough of Northpeak Trail 100/],
    ['OutOfStock', {}, /can no longer get enough of these tires/],
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
    expect(page.payment.removeCard).not.toHaveBeenCalled();
  });

  test('says that there were too many requests from the network [CHKO-3]', async () => {
    await goToPayment();
    page.responses = ({ path }) => (path.startsWith('order/create') ? rejected(429) : undefined);
    await press(PLACE_ORDER);
    expect(await screen.findByText(/too many requests from your network/)).toBeVisible();
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
      await screen.findByText(/can no longer get enough of Northpeak Trail \(rear\)\. /),
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
    expect(
      screen.getByRole('button', { name: PAYMENT_LABELS.placeOrder({ total: '$440.00' }) }),
    ).toBeEnabled();
  });

  test('returns to the appointment if the time is taken, focuses its heading, and offers other times [CHKO-2/availability]', async () => {
    await goToPayment();
    refuse('SlotTaken', { alternatives: [createSlot('2026-11-24', '13:00')] });
    await press(PLACE_ORDER);
    const title = await findTitle(STEP_TITLES.appointment);
    await waitFor(() => expect(title).toHaveFocus());
    expect(await screen.findByText(TIME_LABELS.taken)).toBeVisible();
    page.responses = () => undefined;
    await page.user.click(await screen.findByRole('button', { name: 'Tomorrow 1:00\u00A0PM' }));
    await press(CHECKOUT_LABELS.toPayment);
    await press(PLACE_ORDER);
    await advance(0);
    expect(listOrders()).toHaveLength(2);
  });

  test('says that the cart has expired [CHKO-1/expiry]', async () => {
    await goToPayment();
    refuse('CartExpired');
    await press(PLACE_ORDER);
    expect(await screen.findByText(END_LABELS.expired)).toBeVisible();
    expect(screen.getByRole('link', { name: END_LABELS.findTires })).toBeVisible();
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
    expect(await screen.findByText(CHECKING_LABELS.checking)).toBeVisible();
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

  test('is checked again when the connection is back after the time limit, and keeps what was entered [CHKO-3/lost-answer]', async () => {
    await goToPayment();
    page.responses = ({ path }) => (path.startsWith('order/') ? 'reset' : undefined);
    await press(PLACE_ORDER);
    await advance(76_000);
    expect(screen.getByText(CHECKING_LABELS.uncertain)).toBeVisible();
    page.responses = () => undefined;
    act(noteResponse);
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
    expect(await screen.findByText(CHECKING_LABELS.checking)).toBeVisible();
    await advance(2_000);
    await advance(2_000);
    expect(screen.getByText(/didn't go through, and your card was not charged/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^City/ })).toHaveValue('Peoria');
  });
});
