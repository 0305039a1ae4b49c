import { createCartItem } from '../../../test/carts';
import { createHostCart } from '../../../test/cart-host';
import { FAULT_ROWS, settle, setUpCartVisit } from '../../../test/cart-visit';
import { ok } from '../../../test/fake-services';
import { readStored } from '../../browser/storage';
import { writeToken } from '../../services/token-cookie';
import { changeAddOn, changeQuantities } from '../cart/cart-changes';
import { readOtherGuid } from '../cart/cart-storage';
import { createQuoteCart } from './add-to-cart';
import { recreateCart } from './renew-quote';

const visit = setUpCartVisit();
const { getCart, getStep, listCalls, open } = visit;

const createRequest = (code: string) => ({
  storeNumber: '7',
  zipCode: '61614',
  products: [{ code, qty: 4 }],
});

const PRODUCTS = [{ code: '100', qty: 4, inventory: 8 }];

/** Creates the cart of a new quote. */
const createThird = () => visit.store.dispatch(createQuoteCart('g-3', '100', PRODUCTS));

describe('cart of a quote', () => {
  test("replaces a visitor's cart, with the specified body [CART-1/create] [CART-3/body]", async () => {
    await open();
    await expect(createThird()).resolves.toMatchObject({ ok: true });
    expect(visit.getActivity().refused).toEqual([]);
    expect(visit.calls.at(-1)).toMatchObject({
      path: 'cart/create/g-3',
      body: { bossConfirmed: false, brgtEntries: [{ packageId: '100', products: PRODUCTS }] },
    });
    expect(visit.calls.at(-1)?.headers['Idempotency-Key']).toEqual(expect.any(String));
    expect(getCart()?.guid).toBe('g-3');
    expect(readStored('cart')).toBe('g-3');
    expect(getStep()).toBe(1);
    expect(visit.store.getState().ecomm.services).toEqual(['Tire+Replacement']);
  });

  test("merges a driver's previous cart into the new one [CART-1/merge]", async () => {
    writeToken('t');
    visit.host.mine = 'g-1';
    await createThird();
    expect(listCalls()).toEqual(['GET cart/mine', 'POST cart/create/g-3', 'POST cart/merge/g-3']);
    expect(visit.calls.at(-1)?.body).toEqual({ fromGuid: 'g-1' });
    expect(getCart()?.items).toMatchObject([{ code: '100', qty: 8 }]);
  });

  test.each(FAULT_ROWS)(
    "keeps a driver's previous cart as the other cart if the merge fails, because %s [HTTP-5]",
    async (_name, response) => {
      writeToken('t');
      await open();
      visit.host.responses = { 'cart/merge': response };
      await settle(() => createThird());
      expect(getCart()?.guid).toBe('g-3');
      expect(readOtherGuid()).toBe('g-1');
    },
  );

  test.each(FAULT_ROWS)(
    'fails when %s, and keeps the previous cart [CART-1/create] [HTTP-5]',
    async (_name, response) => {
      await open();
      visit.host.responses = { 'cart/create': response };
      await settle(async () => {
        await expect(createThird()).resolves.toMatchObject({ ok: false });
      });
      expect(getCart()?.guid).toBe('g-1');
      expect(readStored('cart')).toBe('g-1');
    },
  );

  test('is created again for another quote with its quantities and add-ons [QUOT-2/cart]', async () => {
    await open();
    await visit.store.dispatch(changeAddOn('7028789', true));
    await visit.store.dispatch(changeQuantities([{ code: '100', qty: 2 }]));
    await visit.store.dispatch(recreateCart({ guid: 'g-3', request: createRequest('100') }));
    expect(getCart()).toMatchObject({
      guid: 'g-3',
      items: [{ code: '100', qty: 2 }],
      addOns: [{ code: '7028789' }],
    });
    expect(readStored('cart')).toBe('g-3');
  });

  test.each([
    ['the sum of both is too much', 6],
    ['both can be added up', 3],
  ])(
    "is created again with a driver's other tires, in its quantities, if %s [QUOT-2/cart] [CART-1/merge]",
    async (_name, qty) => {
      writeToken('t');
      visit.host.carts.set(
        'g-1',
        createHostCart({ items: [createCartItem('200', 2), createCartItem('100', qty)] }),
      );
      await open();
      await visit.store.dispatch(changeAddOn('7028789', true));
      await visit.store.dispatch(recreateCart({ guid: 'g-3', request: createRequest('100') }));
      expect(getCart()).toMatchObject({ guid: 'g-3', addOns: [{ code: '7028789' }] });
      expect(getCart()?.items.map(({ code, qty: count }) => [code, count])).toEqual([
        ['100', qty],
        ['200', 2],
      ]);
      expect(visit.getActivity().refused).toEqual([]);
      expect(visit.host.carts.has('g-1')).toBe(false);
    },
  );

  test('is created again from a quote of its own if it has no tires of the new quote [QUOT-2/cart]', async () => {
    await open();
    visit.host.responses = {
      'quote/create': ok({
        tireQuoteId: 'q-4',
        cartGuid: 'g-4',
        tire: { name: 'Trail 100', brand: 'Northpeak', article: '100' },
        expires: '',
      }),
    };
    await visit.store.dispatch(recreateCart({ guid: 'g-3', request: createRequest('999') }));
    expect(visit.calls.find(({ path }) => path === 'quote/create')?.body).toMatchObject({
      storeNumber: getCart()?.storeNumber,
      zipCode: '61614',
      products: [{ code: '100', qty: 4 }],
    });
    expect(getCart()).toMatchObject({ guid: 'g-4', items: [{ code: '100', qty: 4 }] });
    expect(readStored('cart')).toBe('g-4');
    expect(listCalls()).not.toContain('POST cart/create/g-3');
  });

  test.each(FAULT_ROWS)(
    "stays as it is with a driver's other tires when %s, and the new cart is removed [QUOT-2/cart] [HTTP-5]",
    async (_name, response) => {
      writeToken('t');
      visit.host.carts.set(
        'g-1',
        createHostCart({ items: [createCartItem('100'), createCartItem('200')] }),
      );
      await open();
      visit.host.responses = { 'cart/merge': response };
      await settle(() =>
        visit.store.dispatch(recreateCart({ guid: 'g-3', request: createRequest('100') })),
      );
      expect(getCart()).toMatchObject({ guid: 'g-1', items: [{ code: '100' }, { code: '200' }] });
      expect(readStored('cart')).toBe('g-1');
      expect(visit.host.carts.has('g-3')).toBe(false);
    },
  );

  test.each(FAULT_ROWS)(
    'stays as it is when %s [QUOT-2/cart] [HTTP-5]',
    async (_name, response) => {
      await open();
      visit.host.responses = { 'cart/create': response };
      await settle(() =>
        visit.store.dispatch(recreateCart({ guid: 'g-3', request: createRequest('100') })),
      );
      expect(getCart()?.guid).toBe('g-1');
    },
  );
});
