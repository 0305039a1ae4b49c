import { trackItems } from './track-items';

const page = document.documentElement;
const readQueue = (name: string): unknown => Reflect.get(window, name);

/** A group of tires has more fields than may be sent. */
const PAIR = { id: '208125_208126', price: 285.98, zipCode: '80122', vehicle: '2019 Honda CR-V' };
const UNPRICED = { id: '208130', price: undefined };

beforeEach(() => {
  Reflect.deleteProperty(window, 'adobeDataLayer');
  Object.assign(window, { dataLayer: [] });
  delete page.dataset['analyticsConsent'];
});

test('tracks only the article codes, prices, and positions of the tires in a list [ANLT-1]', () => {
  trackItems('view_item_list', 'vehicle', [
    { ...PAIR, index: 24 },
    { ...UNPRICED, index: 25 },
  ]);
  const ecommerce = {
    currency: 'USD',
    item_list_id: 'tires_by_vehicle',
    items: [
      { item_id: '208125_208126', price: 285.98, index: 24 },
      { item_id: '208130', index: 25 },
    ],
  };
  expect(readQueue('adobeDataLayer')).toEqual([
    { event: 'view_item_list', eventInfo: { ecommerce } },
  ]);
  expect(readQueue('dataLayer')).toEqual([
    { ecommerce: null },
    { event: 'view_item_list', ecommerce },
  ]);
});

test('tracks the selected tire without the items of the previous event [ANLT-1]', () => {
  trackItems('select_item', 'size', [{ ...PAIR, index: 3 }]);
  expect(readQueue('dataLayer')).toEqual([
    { ecommerce: null },
    {
      event: 'select_item',
      ecommerce: {
        currency: 'USD',
        item_list_id: 'tires_by_size',
        items: [{ item_id: '208125_208126', price: 285.98, index: 3 }],
      },
    },
  ]);
});

test('tracks nothing for an empty list or without consent [ANLT-1]', () => {
  trackItems('view_item_list', 'size', []);
  page.dataset['analyticsConsent'] = 'denied';
  trackItems('select_item', 'size', [{ ...PAIR, index: 0 }]);
  expect([readQueue('adobeDataLayer'), readQueue('dataLayer')]).toEqual([undefined, []]);
});
