import { array, number, object, parse, string } from 'valibot';
import { createCartItem, createCartRecord, createMoney } from './carts';
import { NOT_FOUND, ok } from './fake-services';
import type { FakeResponse, ServiceCall } from './fake-services';

interface Cart extends Omit<ReturnType<typeof createCartRecord>, 'items' | 'addOns' | 'totals'> {
  readonly items: readonly ReturnType<typeof createCartItem>[];
  readonly addOns: readonly ReturnType<typeof createAddOn>[];
  readonly totals: Readonly<Record<string, ReturnType<typeof createMoney>>>;
}

const ADD_ONS = {
  '7009500': { name: 'Wheel Alignment', dollars: 99 },
  '7028789': { name: 'Complete Vehicle Inspection', dollars: 39 },
};

/** The most of each tire that a cart holds. */
const MAX_QUANTITY = 8;

const creation = object({
  brgtEntries: array(
    object({
      packageId: string(),
      products: array(object({ code: string(), qty: number() })),
    }),
  ),
});
const itemChange = object({ code: string(), qty: number() });
const addOnChange = object({ code: string() });

/** A fake host of the cart's calls. */
export interface FakeCartHost {
  /** The carts by GUID. */
  readonly carts: Map<string, Cart>;
  /** GUID of the cart that the driver used last. */
  mine: string | null;
  /** Responses that replace the host's own, by the call's path without the GUID. */
  responses: Record<string, FakeResponse | Promise<FakeResponse>>;
  readonly respond: (call: ServiceCall) => FakeResponse | Promise<FakeResponse>;
}

const createAddOn = (code: string) => {
  const addOn = Object.entries(ADD_ONS).find(([known]) => known === code)?.[1];
  return { code, name: addOn?.name ?? '', price: createMoney(addOn?.dollars ?? 0) };
};

/** Computes the totals of items and add-ons; there are no fees, savings, or taxes. */
const withTotals = (cart: Cart): Cart => {
  const items = cart.items.reduce((sum, { total }) => sum + total.value, 0);
  const addOns = cart.addOns.reduce((sum, { price }) => sum + price.value, 0);
  return {
    ...cart,
    totals: {
      ...cart.totals,
      items: createMoney(items),
      addOns: createMoney(addOns),
      total: createMoney(items + addOns),
    },
  };
};

/** Creates a cart of the host: four tires for $100.00 each. */
export const createHostCart = (changes: Partial<Cart> = {}): Cart => {
  const { items: _items, addOns: _addOns, totals: _totals, ...others } = createCartRecord();
  return withTotals({
    ...others,
    items: [createCartItem()],
    addOns: [],
    totals: { fees: createMoney(0), discounts: createMoney(0), tax: createMoney(0) },
    ...changes,
  });
};

/** Creates a fake host with the cart `g-1`, which contains four tires, and with store 7. */
export const fakeCartHost = (): FakeCartHost => {
  const host: FakeCartHost = {
    carts: new Map([['g-1', createHostCart()]]),
    mine: null,
    responses: {},
    respond(call) {
      const { path, method, body, url } = call;
      const action = path.replace(/\/g-\d+$/, '');
      const guid = path.split('/').at(-1) ?? '';
      const replacement = host.responses[action];
      if (replacement) return replacement;
      if (path.startsWith('store/details/')) {
        return ok({
          storeNumber: '7',
          storeName: 'Peoria Main',
          phone: '3095550142',
          eCommActiveFlag: 'Y',
          tirePricingActiveFlag: 'Y',
        });
      }
      if (action === 'cart/mine') return ok({ guid: host.mine });
      if (action === 'cart/create') {
        const { brgtEntries } = parse(creation, body);
        const items = brgtEntries.flatMap(({ packageId, products }) =>
          products.map(({ code, qty }) => ({ ...createCartItem(code, qty), packageId })),
        );
        const previous = host.carts.get(guid) ?? createHostCart({ guid });
        host.carts.set(guid, withTotals({ ...previous, guid, items }));
      }
      const cart = host.carts.get(guid);
      if (!cart) return NOT_FOUND;
      const codes = cart.addOns.map(({ code }) => code);
      const change = (changes: Partial<Cart>) => {
        const changed = withTotals({ ...cart, ...changes });
        host.carts.set(guid, changed);
        return ok(changed);
      };
      const setAddOns = (added: readonly string[]) => change({ addOns: added.map(createAddOn) });
      switch (action) {
        case 'cart/remove':
          host.carts.delete(guid);
          return ok({});
        case 'cart/item/update': {
          const { code, qty } = parse(itemChange, body);
          return change({
            items: cart.items.map((item) =>
              item.code === code
                ? { ...item, qty, total: createMoney(item.price.value * qty) }
                : item,
            ),
          });
        }
        case 'cart/addons/get':
          return ok({
            addOns: Object.keys(ADD_ONS).map((code) => ({
              ...createAddOn(code),
              isAdded: codes.includes(code),
            })),
          });
        case 'cart/addons/add':
          return setAddOns([...codes, parse(addOnChange, body).code]);
        case 'cart/addons/remove':
          return setAddOns(codes.filter((code) => code !== url.searchParams.get('code')));
        case 'cart/merge': {
          const { fromGuid } = parse(object({ fromGuid: string() }), body);
          const from = host.carts.get(fromGuid);
          if (!from) return NOT_FOUND;
          host.carts.delete(fromGuid);
          const sum = (code: string): number =>
            [...cart.items, ...from.items]
              .filter((item) => item.code === code)
              .reduce((total, { qty }) => total + qty, 0);
          const kept = cart.items.map((item) => ({
            ...item,
            qty: sum(item.code) > MAX_QUANTITY ? item.qty : sum(item.code),
          }));
          const known = new Set(kept.map(({ code }) => code));
          const merged = withTotals({
            ...cart,
            items: [...kept, ...from.items.filter(({ code }) => !known.has(code))],
            addOns: [...cart.addOns, ...from.addOns],
          });
          host.carts.set(guid, merged);
          const refused = from.items
            .filter(({ code }) => known.has(code) && sum(code) > MAX_QUANTITY)
            .map(({ code, qty }) => ({ code, qty, message: '' }));
          return ok({ ...merged, refused });
        }
        default:
          return method === 'POST' || path.startsWith('cart/') ? ok(cart) : ok({});
      }
    },
  };
  return host;
};
