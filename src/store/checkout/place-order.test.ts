import { createCartRecord, createMoney } from '../../../test/carts';
import { ok, refused } from '../../../test/fake-services';
import type { FakeResponse } from '../../../test/fake-services';
import { BILLING, CARD } from '../../../test/orders';
import { advance, setUpCheckout, SLOT } from '../../../test/checkout';
import { readCookie } from '../../browser/cookies';
import { redirectTo } from '../../browser/navigation';
import { readStored, writeStored } from '../../browser/storage';
import { saveCartGuid, readCartGuid } from '../cart/cart-storage';
import { placeOrder } from './place-order';
import { savedLastOrder, savedBuyer, savedSentOrder } from './checkout-storage';

jest.mock('../../browser/navigation', () => ({
  ...jest.requireActual<object>('../../browser/navigation'),
  redirectTo: jest.fn(),
}));

const checkout = setUpCheckout();
const { getState, getEcomm, countCalls, listKeys, goToPayment, place } = checkout;

describe('an order', () => {
  test("is sent once with the visitor's entries, and leads to its page [CHKO-2/confirmation] [CHKO-3/double-click] [STATE-3/order]", async () => {
    await goToPayment();
    void checkout.store.dispatch(placeOrder(CARD));
    void checkout.store.dispatch(placeOrder(CARD));
    await advance(0);
    void checkout.store.dispatch(placeOrder(CARD));
    await advance(0);
    const orders = checkout.sent.filter(({ path }) => path.startsWith('order/create'));
    expect(orders).toHaveLength(1);
    expect(orders[0]?.body).toEqual({
      holdId: 'h-1',
      appointment: { dropWaitOption: 'drop', pickupPreference: 'text' },
      billing: BILLING,
      payment: CARD,
      expectedTotal: createMoney(400),
    });
    expect(redirectTo).toHaveBeenCalledTimes(1);
    expect(redirectTo).toHaveBeenCalledWith('/checkout/confirmation/?order=T1001&key=key-of-T1001');
    expect(getEcomm()).toMatchObject({ cart: null, order: { orderNumber: 'T1001' } });
    expect(readStored('cart')).toBeUndefined();
    expect(readCookie('bsro.appointment-id')).toBeUndefined();
    expect(sessionStorage.getItem('bsro-checkout')).toBeNull();
    expect(savedSentOrder.read()).toBeUndefined();
    expect(savedLastOrder.read()).toEqual({ guid: 'g-1', orderNumber: 'T1001' });
    expect(savedBuyer.read()).toMatchObject({ orderNumber: 'T1001', email: BILLING.email });
  });

  test('makes its store my store before the page is left, and waits for it at most 1.5 s [CHKO-2/confirmation] [MYST-4]', async () => {
    await goToPayment();
    checkout.delay('store/');
    await place();
    expect(countCalls('store/details/7')).toBe(1);
    expect(redirectTo).not.toHaveBeenCalled();
    await advance(1_500);
    expect(redirectTo).toHaveBeenCalledTimes(1);
  });

  const VEHICLE = { year: 2019, make: 'Honda', model: 'CR-V', trim: 'EX' };

  test.each([
    ['the vehicle that the visitor has named if the quote names none', null, VEHICLE, VEHICLE],
    ['no vehicle if the quote names one', { ...VEHICLE, year: 2015 }, null, undefined],
  ])('sends %s [CHKO-4/request]', async (_, quoted, named, expected) => {
    checkout.responses = ({ path }) =>
      path === 'cart/get/g-1' ? ok(createCartRecord({ vehicle: quoted })) : undefined;
    await goToPayment(named);
    await place();
    const order = checkout.sent.find(({ path }) => path.startsWith('order/create'));
    expect(order?.body).toEqual({
      holdId: 'h-1',
      appointment: { dropWaitOption: 'drop', pickupPreference: 'text' },
      billing: BILLING,
      payment: CARD,
      expectedTotal: createMoney(400),
      ...(expected && { vehicle: expected }),
    });
  });

  test('is for an appointment whose hold includes the services that were bought with the tires [CHKO-2/appointment]', async () => {
    const addOns = [
      { code: '7009500', name: 'Wheel Alignment', price: createMoney(119.99) },
      { code: '1', name: 'Another service', price: createMoney(1) },
    ];
    checkout.responses = ({ path }) =>
      path === 'cart/get/g-1' ? ok(createCartRecord({ addOns })) : undefined;
    await goToPayment();
    expect(checkout.sent.find(({ path }) => path === 'appointment/hold')?.body).toMatchObject({
      serviceIds: ['tire-installation', 'alignment'],
    });
  });

  test("leaves the card's token in no state, storage, cookie, or log [STATE-5/not-persisted] [STATE-5/not-logged]", async () => {
    await goToPayment();
    checkout.responses = ({ path }) => (path.startsWith('order/create') ? 'reset' : undefined);
    await place();
    const everywhere = JSON.stringify([
      checkout.store.getState(),
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
      checkout.error.mock.calls,
    ]);
    expect(everywhere).not.toContain(CARD.token);
    expect(everywhere).toContain('•••• 0007');
  });

  test("removes the cookie with its cart's GUID, which the cart page would read [CART-2]", async () => {
    saveCartGuid('g-1');
    await goToPayment();
    await place();
    expect(readCartGuid()).toBeUndefined();
  });

  test("doesn't remove the newer cart of another tab [CHKO-3]", async () => {
    await goToPayment();
    checkout.responses = ({ path }) => {
      if (path.startsWith('order/create')) writeStored('cart', 'g-2');
      return undefined;
    };
    await place();
    expect(readStored('cart')).toBe('g-2');
  });

  const KNOWN_OUTCOMES: [name: string, response: FakeResponse, kind: string][] = [
    ['400', { status: 400, json: {} }, 'refused'],
    ['403', { status: 403, json: {} }, 'refused'],
    ['429', { status: 429, json: {} }, 'tooOften'],
    ['an unknown phrase', refused('409', 'Other'), 'refused'],
  ];

  test.each(KNOWN_OUTCOMES)(
    'that is refused with %s can be placed again [CHKO-3]',
    async (_, response, kind) => {
      await goToPayment();
      checkout.responses = ({ path }) => (path.startsWith('order/create') ? response : undefined);
      await place();
      expect(getState()).toMatchObject({
        step: 3,
        progress: 'idle',
        sent: null,
        problem: { kind },
        slot: SLOT,
        billing: BILLING,
      });
      expect(countCalls('order/status')).toBe(0);
      checkout.responses = () => undefined;
      await place();
      expect(getEcomm().order).not.toBeNull();
      expect(new Set(listKeys()).size).toBe(2);
    },
  );
});
