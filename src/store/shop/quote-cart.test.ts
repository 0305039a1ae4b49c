import { FAULT_ROWS, settle, setUpCartVisit } from '../../../test/cart-visit';
import { readStored } from '../../browser/storage';
import { writeToken } from '../../browser/token-cookie';
import { changeAddOn, changeQuantity } from './cart-changes';
import { readOtherGuid } from './cart-guid';
import { createQuoteCart, recreateCart } from './quote-cart';

const visit = setUpCartVisit();
const { getCart, getStep, listCalls, open } = visit;

const CONTENTS = { packageId: '100', products: [{ code: '100', qty: 4, inventory: 8 }] };

describe('cart of a quote', () => {
  test("replaces a visitor's cart, with the specified body [CART-1/create] [CART-3/body]", async () => {
    await open();
    await expect(
      visit.store.dispatch(createQuoteCart({ guid: 'g-3', ...CONTENTS })),
    ).resolves.toMatchObject({
      ok: true,
      refused: [],
    });
    expect(visit.calls.at(-1)).toMatchObject({
      path: 'cart/create/g-3',
      body: { bossConfirmed: false, brgtEntries: [CONTENTS] },
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
    await visit.store.dispatch(createQuoteCart({ guid: 'g-3', ...CONTENTS }));
    expect(listCalls()).toEqual(['GET cart/mine', 'POST cart/create/g-3', 'POST cart/merge/g-3']);
    expect(visit.calls.at(-1)?.body).toEqual({ fromGuid: 'g-1' });
    expect(getCart()?.items).toHaveLength(2);
  });

  test.each(FAULT_ROWS)(
    "keeps a driver's previous cart as the other cart if the merge fails, because %s [HTTP-5]",
    async (_name, response) => {
      writeToken('t');
      await open();
      visit.host.responses = { 'cart/merge': response };
      await settle(() => visit.store.dispatch(createQuoteCart({ guid: 'g-3', ...CONTENTS })));
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
        await expect(
          visit.store.dispatch(createQuoteCart({ guid: 'g-3', ...CONTENTS })),
        ).resolves.toMatchObject({ ok: false });
      });
      expect(getCart()?.guid).toBe('g-1');
      expect(readStored('cart')).toBe('g-1');
    },
  );

  test('is created again for another quote with its quantities and add-ons [QUOT-2/cart]', async () => {
    await open();
    await visit.store.dispatch(changeAddOn('7028789', true));
    await visit.store.dispatch(changeQuantity(['100'], 2));
    await visit.store.dispatch(recreateCart('g-3', ['100']));
    expect(getCart()).toMatchObject({
      guid: 'g-3',
      items: [{ code: '100', qty: 2 }],
      addOns: [{ code: '7028789' }],
    });
    expect(readStored('cart')).toBe('g-3');
  });

  test('stays as it is with articles of other quotes [QUOT-2/cart]', async () => {
    await open();
    await visit.store.dispatch(recreateCart('g-3', ['999']));
    expect(getCart()?.guid).toBe('g-1');
    expect(listCalls()).not.toContain('POST cart/create/g-3');
  });

  test.each(FAULT_ROWS)(
    'stays as it is when %s [QUOT-2/cart] [HTTP-5]',
    async (_name, response) => {
      await open();
      visit.host.responses = { 'cart/create': response };
      await settle(() => visit.store.dispatch(recreateCart('g-3', ['100'])));
      expect(getCart()?.guid).toBe('g-1');
    },
  );
});
