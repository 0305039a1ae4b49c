import { fc } from '../../test/fast-check';
import { clearCookies } from '../../test/clear-cookies';
import { createCartItem, createCartRecord, createMoney } from '../../test/carts';
import { fakeServices, ok } from '../../test/fake-services';
import { createDetails, createPrice } from '../../test/tire-detail';
import { getAccount } from './account/session';
import { deleteVehicle, getDrivingConditions } from './account/profile';
import { getAddOns, getCart } from './cart';
import { getLowestPrice } from './pricing';
import { getOffers } from './promotions';
import { getQuote } from './quotes';
import { getReviews, getReviewSummaries } from './reviews';
import * as stores from './stores';
import { getTireDetails } from './tire-details';
import { getTirePrice } from './tire-price';
import * as vehicles from './vehicles';

const error = jest.spyOn(console, 'error');

beforeEach(() => {
  localStorage.clear();
  clearCookies();
  error.mockReset().mockImplementation(() => {});
});

const PROMOTION = { code: 'SAVE', friendlyId: 'save', displayName: 'Save', label: 'Savings' };
const STORE = { storeNumber: '7', storeName: 'Aurora' };
const REVIEW = { review_id: 'r1', rating: 5 };
const ROLLUP = { average_rating: 4.5, review_count: 2, rating_histogram: [0, 0, 0, 1, 1] };
const ADD_ON = { code: '1', name: 'Wheel Alignment', price: createMoney(99.99) };
const QUOTE = {
  tireQuoteId: 'q',
  cartGuid: 'g',
  storeNumber: '7',
  zipCode: '80122',
  vehicle: null,
  tire: { name: 'Trail 100', brand: 'Northpeak', article: '100' },
  expires: '2099-12-22T10:00:00.000Z',
};
const TIMES = { openTime: '07:00', closeTime: '19:00' };

const createPriceSummary = (lists: object) => ({
  summary: {
    minPrice: { code: '1', price: { value: 142.99, formattedValue: '$142.99' }, ...lists },
  },
});

interface List {
  readonly run: () => Promise<unknown>;
  /** Creates a response's data that contains the list. */
  readonly wrap: (list: readonly unknown[]) => unknown;
  /** Three different valid entries. */
  readonly entries: readonly unknown[];
}

const repeatEntry = (entry: object, key: string): object[] =>
  ['1', '2', '3'].map((id) => ({ ...entry, [key]: id }));

const createAccountList = (name: string): [string, List] => [
  `account/get ${name}`,
  {
    run: getAccount,
    wrap: (list) => ({ account: { [name]: list }, tokenId: 't' }),
    entries: repeatEntry({}, name === 'STORE' ? 'STORE_NUMBER' : 'ID'),
  },
];

const createStoreDetailsList = (name: string, entry: object, key: string): [string, List] => [
  `store/details ${name}`,
  {
    run: () => stores.getStoreDetails('7'),
    wrap: (list) => ({ ...STORE, [name]: list }),
    entries: repeatEntry(entry, key),
  },
];

const nameList = (name: string, run: () => Promise<unknown>): [string, List] => [
  name,
  { run, wrap: (list) => list, entries: ['A', 'B', 'C'] },
];

const CAMRY = { year: '2019', make: 'Toyota', model: 'Camry' };

/** Every list that the host responds with. */
const LISTS: readonly [string, List][] = [
  ...[
    'DRIVER',
    'FILL_UP',
    'MAINTENANCE_PERFORMED_SERVICE',
    'MAINTENANCE_TASK',
    'SERVICE_HISTORY_INVOICE',
    'SERVICE_HISTORY_JOB',
    'SERVICE_HISTORY_JOB_DETAIL',
    'SERVICE_HISTORY_VEHICLE',
    'STORE',
    'VEHICLE',
  ].map(createAccountList),
  [
    'account/delete-vehicle',
    {
      run: () => deleteVehicle('9'),
      wrap: (list) => ({ account: { VEHICLE: list } }),
      entries: repeatEntry({}, 'ID'),
    },
  ],
  nameList('account/get-driving-conditions', () => getDrivingConditions('2019-Toyota-Camry')),
  nameList('vehicle/get-years', () => vehicles.getVehicleList('year', {})),
  nameList('vehicle/get-makes', () => vehicles.getVehicleList('make', CAMRY)),
  nameList('vehicle/get-models', () => vehicles.getVehicleList('model', CAMRY)),
  nameList('vehicle/get-trims', () => vehicles.getVehicleList('trim', CAMRY)),
  nameList('store/get-city', () => stores.getCities('CO')),
  ...(
    [
      ['get-list-by-lat-lng', () => stores.getStoresNear({ latitude: 39, longitude: -104 })],
      ['get-list-by-zip', () => stores.getStoresByZip({ zipCode: '80122' })],
      ['get-list-state-city', () => stores.getStoresOfCity({ state: 'CO', city: 'Aurora' })],
    ] as const
  ).map(([name, run]): [string, List] => [
    `store/location/${name}`,
    { run, wrap: (list) => ({ stores: list }), entries: repeatEntry(STORE, 'storeNumber') },
  ]),
  createStoreDetailsList('hours', TIMES, 'weekDay'),
  createStoreDetailsList('holidays', { day: 25, month: 12, year: 2026 }, 'holidayId'),
  createStoreDetailsList('holidayHours', TIMES, 'holidayId'),
  ...['potentialPromotions', 'rebates'].map((name): [string, List] => [
    `store/pricing-details ${name}`,
    {
      run: () => getLowestPrice('7', { brand: 'Northline', tireName: 'Trail' }),
      wrap: (list) => createPriceSummary({ [name]: list }),
      entries: repeatEntry(PROMOTION, 'code'),
    },
  ]),
  [
    'promotions/alloffers',
    {
      run: () => getOffers(),
      wrap: (list) => ({ tirePromotions: list }),
      entries: repeatEntry(PROMOTION, 'friendlyId'),
    },
  ],
  [
    'reviews/get-reviews-for-product-id',
    {
      run: () => getReviews({ id: '1', sortBy: 'Newest', pageSize: 3 }),
      wrap: (list) => ({ results: [{ page_id: 1, rollup: ROLLUP, reviews: list }] }),
      entries: repeatEntry(REVIEW, 'review_id'),
    },
  ],
  [
    'reviews/get-review-summaries-by-product-ids',
    {
      run: () =>
        Promise.all(getReviewSummaries(['1', '2', '3']).map(({ summaries }) => summaries)).then(
          (batches) => batches.map((batch) => batch && [...batch]),
        ),
      wrap: (list) => ({ results: list }),
      entries: repeatEntry(ROLLUP, 'page_id'),
    },
  ],
  ...(
    [
      ['items', createCartItem()],
      ['addOns', ADD_ON],
    ] as const
  ).map(([name, entry]): [string, List] => [
    `cart/get ${name}`,
    {
      run: () => getCart('g'),
      wrap: (list) => createCartRecord({ expires: '2026-11-23T12:00:00Z', [name]: list }),
      entries: repeatEntry(entry, 'code'),
    },
  ]),
  [
    'cart/addons/get',
    {
      run: () => getAddOns('g'),
      wrap: (list) => ({ addOns: list }),
      entries: repeatEntry({ ...ADD_ON, isAdded: false }, 'code'),
    },
  ],
  [
    'tire/details fitments',
    {
      run: () => getTireDetails('100', '7'),
      wrap: (list) => createDetails('100', { fitments: list }),
      entries: repeatEntry({ year: 2019, make: 'Toyota', model: 'Camry', position: 'all' }, 'trim'),
    },
  ],
  ...(['items', 'fees', 'discounts', 'rebates'] as const).map((name): [string, List] => {
    const price = createPrice('100:4');
    return [
      `tire/price ${name}`,
      {
        run: () => getTirePrice('7', [{ code: '100', qty: 4 }]),
        wrap: (list) => ({ ...price, [name]: list }),
        entries: price[name].flatMap((entry) =>
          repeatEntry(entry, 'code' in entry ? 'code' : 'friendlyId'),
        ),
      },
    ];
  }),
  [
    'quote/get products',
    {
      run: () => getQuote('q'),
      wrap: (list) => ({ ...QUOTE, products: list }),
      entries: repeatEntry({ qty: 2 }, 'code'),
    },
  ],
];

const run = async ({ run: ask, wrap }: List, list: readonly unknown[]): Promise<unknown> => {
  localStorage.clear();
  fakeServices(() => ok(wrap(list)));
  return ask();
};

/** Values that are never valid entries of a list. */
const bad = fc.oneof(
  fc.constantFrom(null, true, false, {}, [], [[]], { ID: null, code: {}, friendlyId: [] }),
  fc.array(fc.constant(null), { maxLength: 3 }),
  fc.dictionary(fc.stringMatching(/^x[a-z]{1,8}$/), fc.jsonValue(), { maxKeys: 3 }),
);

describe.each(LISTS)('%s', (_name, list) => {
  test('keeps the valid entries among invalid ones [HTTP-5]', async () => {
    const expected = await run(list, list.entries);
    expect(JSON.stringify(expected)).not.toContain('"ok":false');
    await fc.assert(
      fc.asyncProperty(fc.array(bad, { maxLength: 4 }), fc.nat(), async (extra, seed) => {
        const mixed: unknown[] = [...list.entries];
        for (const [index, entry] of extra.entries()) {
          mixed.splice((seed + index * 7) % (mixed.length + 1), 0, entry);
        }
        expect(await run(list, mixed)).toEqual(expected);
      }),
      { numRuns: 40 },
    );
  });

  test.each([['a string'], [7], [{ 0: 'x' }]])(
    'fails for a value other than a list (%j) [HTTP-5]',
    async (value) => {
      fakeServices(() => ok(list.wrap(Object.assign([], { toJSON: () => value }))));
      const response = await list.run();
      // Review calls fail with `false` instead of a result.
      expect(JSON.stringify(response) ?? 'false').toContain('false');
    },
  );
});

test('keeps the price and the other promotions when one promotion has no friendlyId [HTTP-5]', async () => {
  const { friendlyId: _, ...bare } = PROMOTION;
  fakeServices(() =>
    ok(createPriceSummary({ potentialPromotions: [bare, PROMOTION], rebates: [bare] })),
  );
  const response = await getLowestPrice('8', { brand: 'Ada', tireName: 'Lovelace' });
  expect(response).toMatchObject({
    ok: true,
    data: { price: 142.99, promotions: [{ code: 'SAVE' }], rebates: [] },
  });
  expect(error.mock.calls.map(([where, problem]) => `${where} ${problem}`)).toEqual([
    'bsro-ui: store/pricing-details (parse): TypeError: potentialPromotions[0] is left out: friendlyId: expected "friendlyId", received undefined',
    'bsro-ui: store/pricing-details (parse): TypeError: rebates[0] is left out: friendlyId: expected "friendlyId", received undefined',
  ]);
});

test('keeps a promotion whose optional amounts are null', async () => {
  fakeServices(() =>
    ok({ tirePromotions: [{ ...PROMOTION, salePrice: null, totalOfflineSavings: null }] }),
  );
  expect(await getOffers('save')).toMatchObject({ data: [{ friendlyId: 'save' }] });
});

test('converts numeric IDs of reviews and products to strings [REVW-2 REVW-3]', async () => {
  fakeServices(({ requestedUrl }) =>
    requestedUrl.includes('summaries')
      ? ok({ results: [{ page_id: 12, average_rating: 4, review_count: 1 }] })
      : ok({ results: [{ page_id: 12, rollup: ROLLUP, reviews: [{ ...REVIEW, review_id: 5 }] }] }),
  );
  expect(await getReviews({ id: '12', sortBy: 'Newest', pageSize: 3 })).toMatchObject({
    reviews: [{ reviewId: '5' }],
  });
  const [batch] = getReviewSummaries(['12']);
  expect([...((await batch?.summaries) || [])]).toEqual([
    ['12', { averageRating: 4, reviewCount: 1 }],
  ]);
});

test('replaces an invalid count of a histogram with zero and keeps the others [REVW-2]', async () => {
  const rollup = { ...ROLLUP, rating_histogram: [1, 'two', 3, null, 5] };
  fakeServices(() => ok({ results: [{ rollup, reviews: [] }] }));
  expect(await getReviews({ id: '3', sortBy: 'Newest', pageSize: 3 })).toMatchObject({
    rollup: { histogram: [1, 0, 3, 0, 5] },
  });
});

test.each<[string, () => Promise<unknown>, object]>([
  ['stores', () => stores.getStoresByZip({ zipCode: '80012' }), { stores: [{ name: 'Aurora' }] }],
  ['cart items', () => getCart('all-bad'), { items: [{ code: 5 }] }],
  ['add-ons', () => getAddOns('all-bad'), { addOns: [{ code: 5 }] }],
  [
    'priced tires',
    () => getTirePrice('7', [{ code: 'all-bad', qty: 4 }]),
    { ...createPrice('100:4'), items: [{ code: 5 }] },
  ],
  ['quoted tires', () => getQuote('all-bad'), { ...QUOTE, products: [{ code: 5 }] }],
])(
  'fails when all %s are invalid, because an empty list would mean that there are none [HTTP-5]',
  async (_, ask, data) => {
    fakeServices(() => ok(data));
    expect(await ask()).toMatchObject({ ok: false, error: { kind: 'shape' } });
  },
);

test('fails when all reviews of a page are invalid [HTTP-5]', async () => {
  fakeServices(() => ok({ results: [{ rollup: ROLLUP, reviews: [{ rating: 5 }] }] }));
  expect(await getReviews({ id: '4', sortBy: 'Newest', pageSize: 3 })).toBe(false);
});

test('refuses a response about another offer [OFFR-7 HTTP-5]', async () => {
  fakeServices(() => ok({ tirePromotions: [PROMOTION] }));
  expect(await getOffers('set-of-four')).toMatchObject({ ok: false, error: { kind: 'shape' } });
});

test('refuses the details of another store and requests them again [HTTP-3 HTTP-5]', async () => {
  fakeServices(() => ok({ storeNumber: 7 }));
  expect(await stores.getStoreDetails('8')).toMatchObject({ ok: false, error: { kind: 'shape' } });
  fakeServices(() => ok({ storeNumber: 8 }));
  expect(await stores.getStoreDetails('8')).toMatchObject({ data: { storeNumber: '8' } });
});
