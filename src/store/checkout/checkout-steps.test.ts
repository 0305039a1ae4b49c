import { createCartItem, createCartRecord } from '../../../test/carts';
import { FOREIGN_404, listFaults, NOT_FOUND, ok, rejected } from '../../../test/fake-services';
import { BILLING } from '../../../test/orders';
import { getStepParameter, advance, setUpCheckout, SLOT } from '../../../test/checkout';
import { readCookie } from '../../browser/cookies';
import { readStored, removeStored, writeStored } from '../../browser/storage';
import { removeToken } from '../../services/token-cookie';
import { createReduxStore } from '..';
import { loggedIn, loggedOut } from '../account/account-slice';
import { forgetCart, saveCartGuid } from '../cart/cart-storage';
import { readStepUrl, showStep, chooseOrderVehicle } from './checkout-thunks';
import { cartCleared } from '../cart/cart-slice';
import { refreshCart } from '../cart/cart-thunks';

jest.mock('../../browser/navigation', () => ({
  ...jest.requireActual<object>('../../browser/navigation'),
  redirectTo: jest.fn(),
}));

const checkout = setUpCheckout();
const { getState, getEcomm, countCalls, delay, open, goToPayment, place } = checkout;

describe('step', () => {
  test('the step is 0 at first, and 1 once a cart has loaded [CHKO-1/initial] [CHKO-1/loaded]', async () => {
    expect(createReduxStore().getState().ecomm.checkout.step).toBe(0);
    await open();
    expect(getState().step).toBe(1);
    expect(getState().service).toBe('tire-installation');
    expect(getStepParameter()).toBe('1');
  });

  test('the step is -1 without a cart, and the URL stays [CHKO-1/no-cart]', async () => {
    removeStored('cart');
    await open('?step=3');
    expect(getState().step).toBe(-1);
    expect(getStepParameter()).toBe('3');
    expect(countCalls('cart')).toBe(0);
  });

  test.each([...listFaults(), ['404', NOT_FOUND]] as const)(
    'the step is -1 after a failed load, which removes the GUID: %s [CHKO-1/failed-load]',
    async (_, fault) => {
      checkout.responses = () => fault;
      await open();
      expect(getState().step).toBe(-1);
      expect(readStored('cart')).toBeUndefined();
    },
  );

  test('a cart that is gone sets the step to -1 and removes the add-ons, except on step 4 [CHKO-1/expiry]', async () => {
    await goToPayment();
    await place();
    expect(getState().step).toBe(4);
    checkout.store.dispatch(cartCleared());
    expect(getState().step).toBe(4);
    await open();
    checkout.store.dispatch(cartCleared());
    expect(getEcomm()).toMatchObject({ cart: null, addOns: [], services: ['Tire+Replacement'] });
    expect(getState().step).toBe(-1);
  });

  test.each([
    ['?step=3', 1, '2'],
    ['?step=2', 1, '2'],
    ['?step=9', 1, '1'],
    ['?step=-1', 1, '1'],
    ['?step=2.0', 1, '1'],
    ['?step=', 1, '1'],
    ['?step=<b>', 1, '1'],
    ['', 1, '1'],
  ])(
    'the step in the query %j is limited to the steps that can be reached [CHKO-2]',
    async (query, _, shown) => {
      await open(`${query}${query ? '&' : '?'}x=1`);
      expect(getStepParameter()).toBe(shown);
      expect(`${getState().step}`).toBe(shown);
      expect(new URLSearchParams(location.search).get('x')).toBe('1');
    },
  );

  test("the step doesn't go past the cart if nobody has the tires [CHKO-2]", async () => {
    checkout.responses = ({ path }) =>
      path.startsWith('cart')
        ? ok(createCartRecord({ items: [{ ...createCartItem(), readyDate: null }] }))
        : undefined;
    await open('?step=3');
    expect(getState().step).toBe(1);
    checkout.store.dispatch(showStep(2));
    expect(getState().step).toBe(1);
  });

  test("the step doesn't go past the cart without a vehicle [CHKO-4/required]", async () => {
    checkout.responses = ({ path }) =>
      path.startsWith('cart') ? ok(createCartRecord({ vehicle: null })) : undefined;
    await open('?step=3');
    expect(getState().step).toBe(1);
    checkout.store.dispatch(chooseOrderVehicle({ year: 2019, make: 'Honda', model: 'CR-V' }));
    expect(getState().step).toBe(2);
  });

  test('the next step adds an entry to the history, and the step follows Back and Forward [CHKO-2]', async () => {
    await open('');
    const { length } = history;
    checkout.store.dispatch(showStep(2));
    checkout.store.dispatch(showStep(2));
    expect(history).toHaveLength(length + 1);
    expect(getStepParameter()).toBe('2');
    history.replaceState(null, '', '/checkout/?step=1');
    checkout.store.dispatch(readStepUrl());
    expect(getState().step).toBe(1);
    // Forward leads to a step that can't be reached.
    history.replaceState(null, '', '/checkout/?step=3');
    checkout.store.dispatch(readStepUrl());
    expect(getState().step).toBe(2);
    expect(getStepParameter()).toBe('2');
  });

  test('the step stays while an order is being placed [CHKO-3]', async () => {
    await goToPayment();
    checkout.responses = ({ path }) => (path.startsWith('order') ? 'hang' : undefined);
    await place();
    history.replaceState(null, '', '/checkout/?step=1');
    checkout.store.dispatch(readStepUrl());
    expect(getState().step).toBe(3);
    expect(getStepParameter()).toBe('3');
  });
});

test('the cart whose GUID is in the cookie can be ordered if local storage has lost the GUID or is off [CART-1/get]', async () => {
  saveCartGuid('g-1');
  removeStored('cart');
  await open('');
  expect(getEcomm().cart?.guid).toBe('g-1');
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('off', 'SecurityError');
  });
  await goToPayment();
  await place();
  expect(getEcomm().order).not.toBeNull();
});

describe('refresh of the cart', () => {
  test.each([
    ...listFaults(),
    ['another server responds with 404', FOREIGN_404],
    ['hang', 'hang'],
  ] as const)(
    'a failed refresh keeps the cart and all entries: %s [CHKO-1/failed-load]',
    async (_, fault) => {
      await goToPayment();
      checkout.responses = () => fault;
      void checkout.store.dispatch(refreshCart());
      await advance(10_000);
      expect(getEcomm().cart?.guid).toBe('g-1');
      expect(getState()).toMatchObject({ step: 3, slot: SLOT, billing: BILLING });
      expect(readStored('cart')).toBe('g-1');
    },
  );

  test.each([403, 404, 410])(
    'a refresh with status %i ends the checkout [CHKO-1/expiry]',
    async (status) => {
      await goToPayment();
      checkout.responses = () => rejected(status);
      void checkout.store.dispatch(refreshCart());
      await advance(0);
      expect(getState().step).toBe(-1);
      expect(readStored('cart')).toBeUndefined();
      expect(readCookie('bsro.appointment-id')).toBeUndefined();
    },
  );

  test('a refresh ends the checkout if another tab has emptied the cart [CHKO-1/expiry]', async () => {
    await goToPayment();
    forgetCart(null);
    void checkout.store.dispatch(refreshCart());
    await advance(0);
    expect(getEcomm().cart).toBeNull();
    expect(getState().step).toBe(-1);
    expect(getEcomm().cartActivity).toMatchObject({ loss: 'elsewhere' });
  });

  test('a refresh ends the checkout if the driver has signed out in another tab [SESS-3]', async () => {
    await goToPayment();
    checkout.store.dispatch(loggedIn({ tokenId: 't' }));
    removeToken();
    forgetCart(null);
    void checkout.store.dispatch(refreshCart());
    checkout.store.dispatch(loggedOut());
    await advance(0);
    expect(getEcomm().cart).toBeNull();
    expect(getEcomm().cartActivity).toMatchObject({ loss: 'signed-out' });
  });

  test('a refresh shows the new cart of another tab [CHKO-1/loaded]', async () => {
    await goToPayment();
    writeStored('cart', 'g-2');
    checkout.responses = ({ path }) =>
      path === 'cart/get/g-2' ? ok(createCartRecord({ guid: 'g-2' })) : undefined;
    void checkout.store.dispatch(refreshCart());
    await advance(0);
    expect(getEcomm().cart?.guid).toBe('g-2');
  });

  test('a refresh asks for another time if another tab has moved the cart [CART-5]', async () => {
    await goToPayment();
    checkout.responses = ({ path }) =>
      path === 'cart/get/g-1' ? ok(createCartRecord({ storeNumber: '8' })) : undefined;
    void checkout.store.dispatch(refreshCart());
    await advance(0);
    expect(getState()).toMatchObject({ step: 2, slot: null, hold: null, billing: BILLING });
  });

  test("a refresh doesn't end the checkout while an order is being placed [CHKO-3]", async () => {
    await goToPayment();
    const finish = delay('cart');
    void checkout.store.dispatch(refreshCart());
    await advance(0);
    checkout.responses = ({ path }) => (path.startsWith('order/create') ? 'hang' : undefined);
    await place();
    finish(NOT_FOUND);
    await advance(0);
    expect(getState()).toMatchObject({ step: 3, progress: 'sending' });
    expect(getEcomm().cart).not.toBeNull();
  });
});
