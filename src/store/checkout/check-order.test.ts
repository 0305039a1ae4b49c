import { createCartRecord, createMoney } from '../../../test/carts';
import { listFaults, NOT_FOUND, ok, refused } from '../../../test/fake-services';
import type { FakeResponse } from '../../../test/fake-services';
import { BILLING, createPlacedOrder } from '../../../test/orders';
import { MORE_EXPENSIVE, advance, setUpCheckout, SLOT } from '../../../test/checkout';
import { trackCart } from '../../analytics/ecommerce';
import { redirectTo } from '../../browser/navigation';
import { writeStored } from '../../browser/storage';
import { refreshCart } from '../cart/cart-thunks';
import { checkOrder } from './place-order';
import { savedBuyer, savedSentOrder } from './checkout-storage';
import { chooseVisitTime } from './checkout-thunks';

jest.mock('../../browser/navigation', () => ({
  ...jest.requireActual<object>('../../browser/navigation'),
  redirectTo: jest.fn(),
}));
jest.mock('../../analytics/ecommerce', () => ({ trackCart: jest.fn() }));

const checkout = setUpCheckout();
const { getState, getEcomm, countCalls, listKeys, open, goToPayment, place } = checkout;

describe('after a lost response', () => {
  /** Loses the response to order/create, and responds to each order/status with the next status. */
  const loseResponse = (statuses: readonly FakeResponse[], fault: FakeResponse = 'reset'): void => {
    const remaining = [...statuses];
    checkout.responses = ({ path }) => {
      if (path.startsWith('order/create')) return fault;
      return path === 'order/status'
        ? remaining.length > 1
          ? remaining.shift()
          : remaining[0]
        : undefined;
    };
  };
  const PLACED = ok({ state: 'placed', order: createPlacedOrder() });
  const NONE = ok({ state: 'none' });
  const RUNNING = ok({ state: 'running' });

  test.each(listFaults())(
    'the page checks the status of the order: %s [CHKO-3/lost-answer]',
    async (_, fault) => {
      await goToPayment();
      loseResponse([RUNNING, PLACED], fault);
      await place();
      expect(getState().progress).toBe('checking');
      expect(checkout.sent.at(-1)?.url.searchParams.get('key')).toBe(listKeys()[0]);
      await advance(2_000);
      expect(redirectTo).toHaveBeenCalledWith(
        '/checkout/confirmation/?order=T1001&key=key-of-T1001',
      );
      expect(listKeys()).toHaveLength(1);
    },
  );

  test.each(['hang', 'hang-in-body', { status: 409, json: {} }] as const)(
    'the page checks the status after the response %j [CHKO-3/lost-answer]',
    async (fault) => {
      await goToPayment();
      loseResponse([PLACED], fault);
      await place(30_000);
      expect(getEcomm().order).not.toBeNull();
    },
  );

  test("an order that the host doesn't know twice in a row can be placed again, with a new key [CHKO-3/lost-answer]", async () => {
    await goToPayment();
    loseResponse([NONE]);
    await place();
    expect(getState().progress).toBe('checking');
    await advance(2_000);
    expect(getState()).toMatchObject({ step: 3, progress: 'idle', problem: { kind: 'notPlaced' } });
    expect(countCalls('order/status')).toBe(2);
    checkout.responses = () => undefined;
    await place();
    expect(new Set(listKeys()).size).toBe(2);
    expect(getEcomm().order).not.toBeNull();
  });

  test("the page keeps checking an order that the host doesn't know only once in a row [CHKO-3/lost-answer]", async () => {
    await goToPayment();
    loseResponse([NONE, RUNNING, NONE, RUNNING, PLACED]);
    await place(8_000);
    expect(getEcomm().order).not.toBeNull();
  });

  test('an order that runs too long is uncertain, and can be checked again [CHKO-3/lost-answer]', async () => {
    await goToPayment();
    loseResponse([RUNNING]);
    await place();
    await advance(74_000);
    expect(getState().progress).toBe('checking');
    await advance(2_000);
    expect(getState().progress).toBe('uncertain');
    await place();
    expect(listKeys()).toHaveLength(1);
    loseResponse([PLACED]);
    void checkout.store.dispatch(checkOrder());
    void checkout.store.dispatch(checkOrder());
    await advance(0);
    expect(getEcomm().order).not.toBeNull();
  });

  test.each(listFaults())(
    'an order is uncertain if its status fails to load: %s [CHKO-3/lost-answer]',
    async (_, fault) => {
      await goToPayment();
      loseResponse([fault]);
      await place();
      await advance(76_000);
      expect(getState()).toMatchObject({ progress: 'uncertain', problem: null });
      expect(savedSentOrder.read()?.idempotencyKey).toBe(listKeys()[0]);
    },
  );

  test('the page shows why an order was refused [CHKO-3/lost-answer]', async () => {
    await goToPayment();
    loseResponse([ok({ state: 'refused', reason: 'Declined' })]);
    await place();
    expect(getState()).toMatchObject({
      step: 3,
      progress: 'idle',
      problem: { kind: 'declined', reason: '' },
    });
  });

  test.each(['ChallengeRequired', 'Other', ''])(
    'an order that was refused with %j can be placed again [CHKO-3/lost-answer]',
    async (reason) => {
      await goToPayment();
      loseResponse([ok({ state: 'refused', reason })]);
      await place();
      expect(getState()).toMatchObject({ progress: 'idle', problem: { kind: 'refused' } });
    },
  );

  test('the page returns to the appointment if the time is taken [CHKO-3/lost-answer]', async () => {
    await goToPayment();
    loseResponse([ok({ state: 'refused', reason: 'SlotTaken' })]);
    await place();
    expect(getState()).toMatchObject({ step: 2, slot: null, problem: { kind: 'slotTaken' } });
  });

  test('the page opens the order that a late earlier request has placed for the cart [CHKO-3/lost-answer]', async () => {
    await goToPayment();
    loseResponse([NONE]);
    await place(2_000);
    const [earlier] = listKeys();
    checkout.responses = ({ path, url }) => {
      if (path.startsWith('order/create')) return refused('410', 'CartExpired');
      if (path !== 'order/status') return undefined;
      return url.searchParams.get('key') === earlier ? PLACED : NONE;
    };
    await place();
    expect(getEcomm().order?.orderNumber).toBe('T1001');
    expect(redirectTo).toHaveBeenCalledTimes(1);
  });

  test("the order of a cart that is gone is uncertain while an earlier request can't be checked [CHKO-3/lost-answer]", async () => {
    await goToPayment();
    loseResponse([NONE]);
    await place(2_000);
    const [earlier] = listKeys();
    let status: FakeResponse = 'reset';
    checkout.responses = ({ path, url }) => {
      if (path.startsWith('order/create')) return refused('410', 'CartExpired');
      if (path !== 'order/status') return undefined;
      return url.searchParams.get('key') === earlier
        ? status
        : ok({ state: 'refused', reason: 'CartExpired' });
    };
    await place();
    expect(getState()).toMatchObject({ progress: 'uncertain', problem: null });
    status = PLACED;
    void checkout.store.dispatch(checkOrder());
    await advance(0);
    expect(getEcomm().order?.orderNumber).toBe('T1001');
  });

  test('the page opens the order that another tab has placed for the cart [CHKO-3/lost-answer]', async () => {
    await goToPayment();
    // The request of another tab for the same cart, which has been closed since.
    loseResponse([RUNNING]);
    await place();
    const [earlier] = listKeys();
    sessionStorage.removeItem('bsro-checkout-sent');
    checkout.responses = ({ path, url }) => {
      if (path.startsWith('order/create')) return refused('410', 'CartExpired');
      if (path !== 'order/status') return undefined;
      return url.searchParams.get('key') === earlier ? PLACED : NONE;
    };
    await open();
    expect(getState().progress).toBe('uncertain');
    void checkout.store.dispatch(checkOrder());
    await advance(0);
    expect(getEcomm().order?.orderNumber).toBe('T1001');
  });

  test('a reload requires a check of the sent order, and shows the payment step if none was placed [CHKO-3/reload]', async () => {
    await goToPayment();
    loseResponse([NONE], 'hang');
    await place();
    await open();
    expect(getState()).toMatchObject({ step: 3, progress: 'uncertain', billing: BILLING });
    await place();
    expect(listKeys()).toHaveLength(1);
    void checkout.store.dispatch(checkOrder());
    await advance(2_000);
    expect(getState()).toMatchObject({
      step: 3,
      progress: 'idle',
      problem: { kind: 'notPlaced' },
      slot: SLOT,
    });
  });

  test("a reload leads to a placed order and keeps the buyer's data, although the cart is gone [CHKO-3/reload]", async () => {
    await goToPayment();
    loseResponse([PLACED], 'hang');
    await place();
    checkout.responses = ({ path }) => (path === 'order/status' ? PLACED : NOT_FOUND);
    await open();
    // The second reload finds no GUID.
    await open();
    expect(getState().progress).toBe('uncertain');
    void checkout.store.dispatch(checkOrder());
    await advance(0);
    expect(getEcomm().order?.orderNumber).toBe('T1001');
    expect(savedBuyer.read()?.email).toBe(BILLING.email);
  });

  test("a reload with another cart keeps the data of the order's buyer [CHKO-3/reload]", async () => {
    await goToPayment();
    loseResponse([PLACED], 'hang');
    await place();
    writeStored('cart', 'g-2');
    checkout.responses = ({ path }) =>
      path === 'order/status' ? PLACED : ok(createCartRecord({ guid: 'g-2' }));
    await open();
    expect(getState().billing.email).toBe('');
    void checkout.store.dispatch(checkOrder());
    await advance(0);
    expect(savedBuyer.read()?.email).toBe(BILLING.email);
  });

  test.each([
    ['tracks the tires of the order, and makes its store my store', 'g-1', 1],
    ["with another cart doesn't take its tires and its store for those of the order", 'g-2', 0],
  ])('a reload %s [CHKO-3/reload] [MYST-4]', async (_, guid, times) => {
    await goToPayment();
    loseResponse([PLACED], 'hang');
    await place();
    writeStored('cart', guid);
    checkout.responses = ({ path }) =>
      path === 'order/status' ? PLACED : ok(createCartRecord({ guid, storeNumber: '8' }));
    await open();
    jest.mocked(trackCart).mockClear();
    void checkout.store.dispatch(checkOrder());
    await advance(1_500);
    expect(getEcomm().order?.orderNumber).toBe('T1001');
    expect(trackCart).toHaveBeenCalledTimes(times);
    expect(countCalls('store/details/8')).toBe(times);
  });

  test('a reload shows both totals of a changed price [CHKO-3/reload]', async () => {
    await goToPayment();
    loseResponse([ok({ state: 'refused', reason: 'PriceChanged' })], 'hang');
    await place();
    const lost = checkout.responses;
    checkout.responses = (call) => (call.path.startsWith('cart') ? ok(MORE_EXPENSIVE) : lost(call));
    await open();
    void checkout.store.dispatch(checkOrder());
    await advance(0);
    expect(getState().problem).toMatchObject({ from: createMoney(400), to: createMoney(440) });
  });

  test("a reload with another cart doesn't compare its total with that of a refused order [CHKO-3/reload]", async () => {
    await goToPayment();
    loseResponse([ok({ state: 'refused', reason: 'PriceChanged' })], 'hang');
    await place();
    writeStored('cart', 'g-2');
    const lost = checkout.responses;
    checkout.responses = (call) =>
      call.path.startsWith('cart') ? ok({ ...MORE_EXPENSIVE, guid: 'g-2' }) : lost(call);
    await open();
    void checkout.store.dispatch(checkOrder());
    await advance(0);
    expect(getState().problem).toEqual({ kind: 'refused' });
  });

  test.each([
    '{"guid":"g-1","idempotencyKey":"x","earlierKeys":[]}',
    '{"guid":"g-1","idempotencyKey":7,"earlierKeys":[]}',
    '{"guid":"g-1"}',
    'null',
    '{',
  ])('a saved request that was tampered with is ignored: %s [CHKO-3/reload]', async (text) => {
    sessionStorage.setItem('bsro-checkout-sent', text);
    await open('');
    expect(getState()).toMatchObject({ step: 1, progress: 'idle', sent: null });
  });

  test("the page doesn't open the order of another cart because of earlier requests [CHKO-3]", async () => {
    await goToPayment();
    loseResponse([NONE]);
    await place(2_000);
    writeStored('cart', 'g-2');
    checkout.responses = ({ path }) => {
      if (path === 'cart/get/g-2') return ok(createCartRecord({ guid: 'g-2' }));
      if (path === 'order/create/g-2') return refused('410', 'CartExpired');
      return path === 'order/status' ? PLACED : undefined;
    };
    void checkout.store.dispatch(refreshCart());
    await advance(0);
    checkout.store.dispatch(chooseVisitTime(SLOT));
    await place();
    expect(getEcomm().order).toBeNull();
    expect(getEcomm().cartActivity).toMatchObject({ loss: 'expired', lostGuid: 'g-2' });
  });
});
