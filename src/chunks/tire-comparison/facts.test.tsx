import { act, screen, waitFor, within } from '@testing-library/react';
import { ok } from '../../../test/fake-services';
import {
  compare,
  createCompared,
  FACTS,
  getRow,
  prepareTireComparison,
  chooseStore,
  STORE,
} from '../../../test/tire-comparison';
import { createTire, createTirePricing, createTireSearch, READY_DATE } from '../../../test/tires';
import { loggedIn, loggedOut } from '../../store/account/account-slice';
import { formatPricesAt } from '../../ui/store/messages';
import { COMPARISON_TEXTS } from './messages';

prepareTireComparison();

describe('comparison', () => {
  test('loads prices, stock, and other facts with one search call [CMP-1/state]', async () => {
    const { calls } = await compare({
      tires: [createCompared('100'), createCompared('200'), createCompared('300', '301')],
    });
    await waitFor(() => expect(getRow('Different: Price each')).toHaveLength(4));
    expect(getRow('Different: Price each')).toEqual([
      '≠Different: Price each',
      '$100.00',
      '$120.50',
      '$100.00',
    ]);
    expect(getRow('Different: Set of four').slice(1)).toEqual(['$400.00', '$482.00', '$400.00']);
    expect(getRow('Different: Mileage warranty').slice(1)).toEqual([
      '60,000 miles',
      'None',
      '60,000 miles',
    ]);
    expect(getRow('Different: Size').slice(1)).toEqual([
      '205/55R16',
      '205/55R16',
      '205/55R16 / 225/50R16',
    ]);
    expect(getRow('Rating').slice(1)).toEqual(Array(3).fill('4.5 out of 5, 20 reviews'));
    expect(screen.getAllByText('4.5')).toHaveLength(3);
    expect(getRow('Different: Wet roads').slice(1)).toEqual(['8 of 10', '4 of 10', '8 of 10']);
    expect(getRow('Stock').slice(1)).toEqual(
      Array(3).fill('In stock at Store in Centennial, ready Jun 1'),
    );
    expect(getRow('Load and speed')[1]).toBe('91V: 1,356 lb per tire, up to 149 mph');
    expect(calls.map(({ path }) => path)).toEqual(['tire/search-by-size', 'tire/traits']);
    expect(calls[0]?.url.searchParams.get('storeNumber')).toBe(STORE);
  });

  test('shows sale prices, and which savings require a sign-in [CMP-1/state] [PRIC-1/sale-price]', async () => {
    const saving = { code: 'S', friendlyId: 's', displayName: 'Fall savings' };
    const salePrice = { value: 90, formattedValue: '$90.00' };
    const { dialog } = await compare({
      respond: ({ path }) =>
        path === 'tire/search-by-size'
          ? ok(
              createTireSearch({
                tires: FACTS,
                pricing: {
                  '100': createTirePricing(100, {
                    potentialPromotions: [{ ...saving, salePrice }],
                  }),
                  '200': createTirePricing(100, {
                    potentialPromotions: [{ ...saving, loggedInOnlyPromotion: true }],
                  }),
                },
              }),
            )
          : undefined,
    });
    await waitFor(() =>
      expect(getRow('Different: Price each').slice(1)).toEqual([
        '$90.00 on sale, regular price $100.00',
        '$100.00',
      ]),
    );
    expect(getRow('Different: Set of four').slice(1)).toEqual(['$360.00', '$400.00']);
    expect(getRow('Different: Instant savings').slice(1)).toEqual([
      'Fall savings',
      'Sign In Only Savings: Fall savings',
    ]);
    expect(within(dialog).getAllByRole('columnheader')[0]).toHaveTextContent('$90.00 ea.');
  });

  test('shows the sale price of both tires of a pair [CMP-1/state] [PRIC-1/sale-price]', async () => {
    const createSale = (price: number, value: number) =>
      createTirePricing(price, {
        potentialPromotions: [
          {
            code: 'S',
            friendlyId: 's',
            displayName: 'Fall savings',
            salePrice: { value, formattedValue: `$${value}` },
          },
        ],
      });
    const { dialog } = await compare({
      tires: [createCompared('100'), createCompared('300', '301')],
      respond: ({ path }) =>
        path === 'tire/search-by-size'
          ? ok(
              createTireSearch({
                tires: FACTS,
                pricing: {
                  '100': createTirePricing(100),
                  '300': createSale(100, 90.25),
                  '301': createSale(120, 110.5),
                },
                matchSets: [{ front: '300', rear: '301' }],
              }),
            )
          : undefined,
    });
    await waitFor(() =>
      expect(getRow('Different: Price each').at(-1)).toBe(
        '$90.25 front, $110.50 rear on sale, regular price $100.00 front, $120.00 rear',
      ),
    );
    expect(getRow('Different: Set of four').at(-1)).toBe('$401.50');
    expect(within(dialog).getAllByRole('columnheader')[1]).toHaveTextContent('Average $100.38 ea.');
  });

  test('repeats the search by vehicle that the tires come from [CMP-1/state]', async () => {
    const vehicle = { year: 2021, make: 'Honda', model: 'Civic', trim: 'EX' };
    const { calls } = await compare({
      vehicle,
      respond: ({ path }) =>
        path === 'tire/search-by-vehicle' ? ok(createTireSearch({ tires: FACTS })) : undefined,
    });
    await waitFor(() => expect(getRow('Price each').slice(1)).toEqual(['$100.00', '$100.00']));
    expect(calls.map(({ path }) => path)).toEqual(['tire/search-by-vehicle', 'tire/traits']);
    expect(Object.fromEntries(calls[0]?.url.searchParams ?? [])).toMatchObject({
      ...vehicle,
      year: '2021',
    });
  });

  describe('store and session', () => {
    test("shows stock without the store's name if the store's details are missing [CMP-1/state]", async () => {
      await compare({ hasStore: false });
      expect(screen.getByText(formatPricesAt(''), { exact: false })).toBeVisible();
      await waitFor(() =>
        expect(getRow('Stock').slice(1)).toEqual(
          Array(2).fill('In stock at your store, ready Jun 1'),
        ),
      );
    });

    test('asks to select a store instead of showing prices and stock if there is none [CMP-1/state]', async () => {
      await compare({
        hasStore: null,
        respond: ({ path }) =>
          path === 'tire/search-by-size'
            ? ok(createTireSearch({ tires: FACTS, pricing: {}, inventory: {} }))
            : undefined,
      });
      expect(screen.getByText(COMPARISON_TEXTS.noStore, { exact: false })).toBeVisible();
      await waitFor(() => expect(getRow('Different: Type')).toHaveLength(3));
      for (const row of ['Price each', 'Set of four', 'Stock']) {
        expect(getRow(row).slice(1)).toEqual(Array(2).fill(COMPARISON_TEXTS.selectStore));
      }
    });

    test('loads the stock of another store that becomes my store [CMP-1/state]', async () => {
      const { store, calls } = await compare();
      await waitFor(() => expect(getRow('Different: Price each')).toHaveLength(3));
      act(() => chooseStore(store, '310002'));
      expect(screen.queryByText('$120.50')).toBeNull();
      await waitFor(() =>
        expect(getRow('Stock').slice(1)).toEqual(
          Array(2).fill('In stock at Store in Denver, ready Jun 1'),
        ),
      );
      const searches = calls.filter(({ path }) => path === 'tire/search-by-size');
      expect(searches.map(({ url }) => url.searchParams.get('storeNumber'))).toEqual([
        STORE,
        '310002',
      ]);
    });

    test("loads a driver's prices after a sign-in, and a visitor's after a sign-out [CMP-1/state]", async () => {
      let price = 100;
      const { store } = await compare({
        respond: ({ path }) =>
          path === 'tire/search-by-size'
            ? ok(createTireSearch({ tires: FACTS, prices: { '100': price, '200': price } }))
            : undefined,
      });
      const findPrice = (text: string) =>
        waitFor(() => expect(getRow('Price each').slice(1)).toEqual([text, text]));
      await findPrice('$100.00');
      price = 80;
      act(() => void store.dispatch(loggedIn({ tokenId: 't' })));
      expect(screen.queryByText('$100.00')).toBeNull();
      await findPrice('$80.00');
      price = 110;
      act(() => void store.dispatch(loggedOut()));
      await findPrice('$110.00');
    });
  });

  test('marks only real differences: not a number of reviews, nor where tires come from [CMP-1]', async () => {
    const stock = { quantity: 0, readyDate: READY_DATE };
    await compare({
      respond: ({ path }) =>
        path === 'tire/search-by-size'
          ? ok({
              ...createTireSearch({
                tires: [createTire('100'), createTire('200')],
                ratings: {
                  100: { averageRating: 4.51, reviewCount: 20 },
                  200: { averageRating: 4.49, reviewCount: 300 },
                },
              }),
              inventory: {
                100: { ...stock, q_local: 4, q_sister: 8 },
                200: { ...stock, q_local: 0, q_sister: 8 },
              },
            })
          : undefined,
    });
    await waitFor(() => expect(getRow('Rating')).toHaveLength(3));
    expect(getRow('Rating').slice(1)).toEqual([
      '4.5 out of 5, 20 reviews',
      '4.5 out of 5, 300 reviews',
    ]);
    const [, one, other] = getRow('Stock');
    expect(one).not.toBe(other);
  });

  test('links each tire to its page, where a visitor buys it [CMP-1]', async () => {
    await compare();
    expect(screen.getByRole('link', { name: 'Select Northpeak Trail 100' })).toHaveAttribute(
      'href',
      '/tires/brands/northpeak/trail100/100/',
    );
  });
});
