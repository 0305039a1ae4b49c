import { trackCart, trackViewedItem } from './ecommerce';

const readQueue = (name: string): unknown => Reflect.get(window, name);

beforeEach(() => {
  Reflect.deleteProperty(window, 'adobeDataLayer');
  Object.assign(window, { dataLayer: [] });
});

test('tracks only the article codes and price of a viewed tire [ANLT-1]', () => {
  trackViewedItem('208125_208126', 285.98);
  const ecommerce = {
    currency: 'USD',
    value: 285.98,
    items: [{ item_id: '208125_208126', price: 285.98 }],
  };
  expect(readQueue('adobeDataLayer')).toEqual([{ event: 'view_item', eventInfo: { ecommerce } }]);
  expect(readQueue('dataLayer')).toEqual([{ ecommerce: null }, { event: 'view_item', ecommerce }]);
});

const CART = {
  items: [
    { code: '208125', qty: 2, price: { value: 142.99 } },
    { code: '208126', qty: 4, price: { value: 150 } },
  ],
  totals: { items: { value: 885.98 } },
};

test.each([
  ['view_cart', undefined, {}],
  ['add_to_cart', undefined, {}],
  ['remove_from_cart', undefined, {}],
  ['begin_checkout', undefined, {}],
  ['purchase', 'T1001', { transaction_id: 'T1001' }],
] as const)(
  'tracks the value and the articles of a cart in %s, with the order number %s [ANLT-1]',
  (event, orderNumber, order) => {
    trackCart(event, CART, orderNumber);
    const ecommerce = {
      currency: 'USD',
      ...order,
      value: 885.98,
      items: [
        { item_id: '208125', price: 142.99, quantity: 2 },
        { item_id: '208126', price: 150, quantity: 4 },
      ],
    };
    expect(readQueue('adobeDataLayer')).toEqual([{ event, eventInfo: { ecommerce } }]);
    expect(readQueue('dataLayer')).toEqual([{ ecommerce: null }, { event, ecommerce }]);
  },
);
