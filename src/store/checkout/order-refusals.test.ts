import { createCartItem, createCartRecord, createMoney } from '../../../test/carts';
import { ok, refused, rejected } from '../../../test/fake-services';
import type { FakeResponse } from '../../../test/fake-services';
import { BILLING } from '../../../test/orders';
import {
  CART,
  getStepParameter,
  MORE_EXPENSIVE,
  OTHER_SLOT,
  advance,
  PRICE_CHANGE,
  setUpCheckout,
  SLOT,
} from '../../../test/checkout';
import { readCookie } from '../../browser/cookies';
import { readStored } from '../../browser/storage';
import { cartLoaded, selectHasCartItems } from '../cart/cart-slice';
import { endChallenge } from './checkout-thunks';
import { savedSentOrder } from './checkout-storage';

jest.mock('../../browser/navigation', () => ({
  ...jest.requireActual<object>('../../browser/navigation'),
  redirectTo: jest.fn(),
}));

const checkout = setUpCheckout();
const { getState, getEcomm, delay, open, goToPayment, place } = checkout;

describe('refusal', () => {
  const refuse = (phrase: string, data: object = {}, cart: FakeResponse = ok(CART)): void => {
    checkout.responses = ({ path }) => {
      if (path.startsWith('order/create')) return refused('409', phrase, data);
      return path.startsWith('cart/get') ? cart : undefined;
    };
  };

  test.each([
    ['EcommerceUnavailable', 'noEcommerce'],
    ['AppointmentsUnavailable', 'noAppointments'],
  ])('%s keeps the visitor on the payment step [CHKO-3]', async (phrase, kind) => {
    await goToPayment();
    refuse(phrase);
    await place();
    expect(getState()).toMatchObject({ step: 3, progress: 'idle', problem: { kind }, slot: SLOT });
    expect(getState().hold?.holdId).toBe('h-1');
    expect(savedSentOrder.read()).toBeUndefined();
  });

  test("a vehicle that an add-on doesn't fit is named as the reason [CHKO-4/add-ons]", async () => {
    await goToPayment();
    checkout.responses = ({ path }) =>
      path.startsWith('order/create')
        ? rejected(400, 'vehicle: expected one that add-on 7009500 of the cart fits')
        : undefined;
    await place();
    expect(getState()).toMatchObject({ step: 3, problem: { kind: 'vehicle' } });
  });

  test('CartExpired ends the checkout [CHKO-1/expiry]', async () => {
    await goToPayment();
    refuse('CartExpired');
    await place();
    expect(getState()).toMatchObject({ step: -1, progress: 'idle', problem: null });
    expect(getEcomm()).toMatchObject({
      cart: null,
      cartActivity: { loss: 'expired', lostGuid: 'g-1' },
    });
    expect(readStored('cart')).toBeUndefined();
  });

  test('OutOfStock names the articles, and shows the current cart [CHKO-3]', async () => {
    await goToPayment();
    refuse(
      'OutOfStock',
      { codes: ['100'] },
      ok(createCartRecord({ items: [{ ...createCartItem(), stock: 2 }] })),
    );
    await place();
    expect(getState().problem).toEqual({ kind: 'outOfStock', codes: ['100'] });
    expect(getEcomm().cart?.items[0]?.stock).toBe(2);
    expect(getState().step).toBe(3);
  });

  test("OutOfStock keeps the changes of the cart, and updates the header's count [CHKO-3] [CART-4]", async () => {
    await goToPayment();
    expect(selectHasCartItems(checkout.store.getState())).toBe(true);
    refuse('OutOfStock', {}, ok(createCartRecord({ items: [], changes: [PRICE_CHANGE] })));
    await place();
    expect(selectHasCartItems(checkout.store.getState())).toBe(false);
    checkout.responses = () => undefined;
    await open();
    expect(getEcomm().cart?.changes).toEqual([PRICE_CHANGE]);
  });

  test('OutOfStock without its articles reads them from the cart [CHKO-3]', async () => {
    await goToPayment();
    refuse(
      'OutOfStock',
      {},
      ok(createCartRecord({ items: [{ ...createCartItem(), readyDate: null }] })),
    );
    await place();
    expect(getState().problem).toEqual({ kind: 'outOfStock', codes: ['100'] });
  });

  test('PriceChanged shows both totals, and the next order expects the new total [CHKO-3]', async () => {
    await goToPayment();
    refuse('PriceChanged', { totals: MORE_EXPENSIVE.totals }, ok(MORE_EXPENSIVE));
    await place();
    expect(getState().problem).toEqual({
      kind: 'priceChanged',
      from: createMoney(400),
      to: createMoney(440),
    });
    checkout.responses = () => undefined;
    await place();
    expect(checkout.getLastOrder()?.body).toMatchObject({ expectedTotal: createMoney(440) });
  });

  test("PriceChanged shows both totals if the cart doesn't load [CHKO-3]", async () => {
    await goToPayment();
    refuse('PriceChanged', { totals: MORE_EXPENSIVE.totals }, 'reset');
    await place();
    expect(getState().problem).toMatchObject({ from: createMoney(400), to: createMoney(440) });
    checkout.responses = () => undefined;
    await place();
    expect(checkout.getLastOrder()?.body).toMatchObject({ expectedTotal: createMoney(440) });
  });

  test("PriceChanged keeps the cart's unconfirmed changes [CHKO-3]", async () => {
    await goToPayment();
    const { cart } = getEcomm();
    if (!cart) throw new Error('no cart');
    checkout.store.dispatch(cartLoaded({ ...cart, changes: [PRICE_CHANGE] }));
    refuse('PriceChanged', { totals: MORE_EXPENSIVE.totals }, 'reset');
    await place();
    expect(getEcomm().cart).toMatchObject({
      totals: MORE_EXPENSIVE.totals,
      changes: [PRICE_CHANGE],
    });
  });

  test('PriceChanged without any totals is an ordinary refusal [CHKO-3]', async () => {
    await goToPayment();
    refuse('PriceChanged', {}, 'reset');
    await place();
    expect(getState().problem).toEqual({ kind: 'refused' });
  });

  test('PriceChanged shows the total of the request even if the cart has been loaded since [CHKO-3]', async () => {
    await goToPayment();
    const finish = delay('order/create');
    await place();
    refuse('PriceChanged', {}, ok(MORE_EXPENSIVE));
    finish(refused('409', 'PriceChanged'));
    await advance(0);
    expect(getState().problem).toMatchObject({ from: createMoney(400), to: createMoney(440) });
  });

  test.each([
    [{ alternatives: [OTHER_SLOT] }, [OTHER_SLOT]],
    [{}, []],
    [{ alternatives: 'none' }, []],
  ])('SlotTaken with %j returns to the appointment [CHKO-2/availability]', async (data, slots) => {
    await goToPayment();
    refuse('SlotTaken', data);
    await place();
    expect(getState()).toMatchObject({
      step: 2,
      slot: null,
      hold: null,
      storeAvailability: slots,
      problem: { kind: 'slotTaken' },
      billing: BILLING,
    });
    expect(getStepParameter()).toBe('2');
    expect(readCookie('bsro.appointment-id')).toBeUndefined();
  });

  test('NotReady returns to the appointment, with the new date of the tires [ARRV-3/order]', async () => {
    await goToPayment();
    const later = createCartRecord({
      items: [createCartItem('100', 4, 100, '2026-11-30')],
      readyDate: '2026-11-30',
    });
    const alternatives = [OTHER_SLOT];
    refuse('NotReady', { readyDate: '2026-11-30', alternatives }, ok(later));
    await place();
    expect(getState()).toMatchObject({
      step: 2,
      slot: null,
      hold: null,
      storeAvailability: alternatives,
      problem: { kind: 'slotTaken' },
    });
    expect(getEcomm().cart?.readyDate).toBe('2026-11-30');
  });

  test('Declined keeps everything, and names the reason [CHKO-3]', async () => {
    await goToPayment();
    refuse('Declined', { reason: 'insufficientFunds' });
    await place();
    expect(getState()).toMatchObject({
      step: 3,
      problem: { kind: 'declined', reason: 'insufficientFunds' },
      slot: SLOT,
      billing: BILLING,
    });
    expect(getState().hold?.holdId).toBe('h-1');
  });

  test('ChallengeRequired shows the challenge, and the same order can be sent again with a new key [CHKO-3]', async () => {
    await goToPayment();
    refuse('ChallengeRequired', { challengeUrl: '/challenge/c' });
    await place();
    expect(getState()).toMatchObject({
      progress: 'idle',
      problem: null,
      challengeUrl: '/challenge/c',
    });
    checkout.responses = () => undefined;
    await place();
    expect(getState().challengeUrl).toBeNull();
    const [first, second] = checkout.sent.filter(({ path }) => path.startsWith('order/create'));
    expect(second?.body).toEqual(first?.body);
    expect(second?.headers['Idempotency-Key']).not.toBe(first?.headers['Idempotency-Key']);
    expect(getEcomm().order).not.toBeNull();
  });

  test.each([
    [false, null],
    [true, { kind: 'challengeFailed' }],
  ])(
    'a challenge can end without completion (failed: %s), and the order can be placed again [CHKO-3]',
    async (hasFailed, problem) => {
      await goToPayment();
      refuse('ChallengeRequired', { challengeUrl: '/challenge/c' });
      await place();
      checkout.store.dispatch(endChallenge(hasFailed));
      expect(getState()).toMatchObject({ challengeUrl: null, problem, progress: 'idle', step: 3 });
      checkout.responses = () => undefined;
      await place();
      expect(getEcomm().order).not.toBeNull();
    },
  );
});
