import { trackViewedItem } from './ecommerce';

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
