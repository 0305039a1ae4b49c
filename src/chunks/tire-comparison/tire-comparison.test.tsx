import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { parse } from 'valibot';
import { clearCookies } from '../../../test/clear-cookies';
import { fakeDialogs } from '../../../test/fake-dialogs';
import {
  createStoreRecord,
  fakeServices,
  listFaults,
  ok,
  writeProfile,
} from '../../../test/fake-services';
import type { FakeResponse, ServiceCall, StoreNumber } from '../../../test/fake-services';
import { createTire, createTirePricing, createTireSearch } from '../../../test/tires';
import { storeRecord } from '../../services/store-schema';
import { createReduxStore } from '../../store';
import type { AppStore } from '../../store';
import { loggedIn, loggedOut } from '../../store/account/account-slice';
import { savedStoreSynced } from '../../store/meta/meta-slice';
import type { ComparedTire } from '../../store/shop/saved-comparison';
import { setComparisonView } from '../../store/shop/set-comparison-view';
import { addToComparison } from '../../store/shop/tire-comparison-thunks';
import type { ComparedSearch } from '../../store/shop/tire-comparison-thunks';
import { TRY_AGAIN } from '../../ui/messages';
import { formatPricesAt } from '../../ui/store/price-messages';
import { BAR_LABELS, formatCompare, formatRemove } from './messages';
import { COMPARISON_TEXTS } from './dialog/messages';
import { TireComparison } from './TireComparison';

beforeAll(fakeDialogs);

beforeEach(() => {
  clearCookies();
  localStorage.clear();
  history.replaceState(null, '', '/tires/size/');
  document.documentElement.dataset['siteName'] = 'fcac';
  Object.assign(Element.prototype, { scrollBy: jest.fn() });
  // The store that prices are for.
  writeProfile({ vid: 'v', location: { locationLvl: 2, storeNumber: STORE } });
});

const STORE = '310001';

const TRAITS = { wet: 8, snow: 5, quiet: 9, comfort: 9, handling: 6, fuel: 8 };

const FACTS = [
  createTire('100'),
  createTire('200', { mileage: 0, type: 'Winter' }),
  createTire('300', { position: 'front' }),
  createTire('301', { position: 'rear', size: '225/50R16' }),
];

const respondWell = ({ path, url }: ServiceCall): FakeResponse => {
  if (path === 'tire/search-by-size') {
    return ok(
      createTireSearch({
        tires: FACTS,
        prices: { '200': 120.5 },
        matchSets: [{ front: '300', rear: '301' }],
      }),
    );
  }
  if (path === 'tire/traits') {
    const codes = url.searchParams.get('codes')?.split(',') ?? [];
    return ok({
      traits: Object.fromEntries(
        codes.map((code) => [code, { ...TRAITS, wet: code === '200' ? 4 : 8 }]),
      ),
    });
  }
  const tire = FACTS.find(({ code }) => path === `tire/details/${code}`);
  return tire
    ? ok({
        tire,
        pricing: createTirePricing(90),
        inventory: { quantity: 8, q_local: 0, q_sister: 0, part_number: 'N' },
        ratings: { averageRating: 4, reviewCount: 3 },
        fitments: [],
      })
    : { status: 404, json: { success: 'false', status: '404', message: {}, data: {} } };
};

const createCompared = (code: string, rear?: string): ComparedTire => ({
  id: rear === undefined ? code : `${code}_${rear}`,
  articles: rear === undefined ? [code] : [code, rear],
  brand: 'Northpeak',
  name: `Trail ${code}`,
  size: '205/55R16',
});

const SIZE = { crossSection: 205, aspectRatio: 55, rimSize: 16, tireSize: '205/55R16' };

/** Makes a store my store, whose details may not be loaded. */
const selectStore = (store: AppStore, storeNumber: StoreNumber, isLoaded = true): void => {
  writeProfile({ vid: 'v', location: { locationLvl: 2, storeNumber } });
  store.dispatch(
    savedStoreSynced({
      hasLocalStore: true,
      store: isLoaded ? parse(storeRecord, createStoreRecord(storeNumber)) : null,
    }),
  );
};

interface Opening {
  readonly tires?: readonly ComparedTire[];
  readonly respond?: (call: ServiceCall) => FakeResponse | undefined;
  /** Whether the details of my store are loaded; null without a store. */
  readonly hasStore?: boolean | null;
  readonly vehicle?: Required<NonNullable<ComparedSearch['vehicle']>>;
}

const open = ({
  tires = [createCompared('100'), createCompared('200')],
  respond = () => undefined,
  hasStore = true,
  vehicle,
}: Opening = {}) => {
  const calls = fakeServices((call) => respond(call) ?? respondWell(call));
  const store = createReduxStore();
  store.dispatch(loggedOut());
  if (hasStore === null) clearCookies();
  else selectStore(store, STORE, hasStore);
  const search: ComparedSearch = vehicle
    ? { searchType: 'vehicle', vehicle, size: SIZE }
    : { searchType: 'size', vehicle: null, size: SIZE };
  for (const tire of tires) store.dispatch(addToComparison(tire, search));
  render(
    <Provider store={store}>
      <TireComparison />
    </Provider>,
  );
  return { calls, store, user: userEvent.setup({ delay: null }) };
};

const getBar = () => screen.queryByRole('region', { name: BAR_LABELS.region });
const findDialog = () => screen.findByRole('dialog', { name: COMPARISON_TEXTS.title });

const compare = async (options?: Opening) => {
  const opened = open(options);
  await opened.user.click(screen.getByRole('button', { name: BAR_LABELS.compare }));
  return { ...opened, dialog: await findDialog() };
};

/** Returns the texts of a row: its header and its values. */
const getRow = (name: string): string[] =>
  [...(screen.getByRole('rowheader', { name }).closest('tr')?.children ?? [])].map(
    ({ textContent, firstElementChild }) =>
      firstElementChild?.getAttribute('aria-label') ?? textContent,
  );

afterEach(async () => {
  const close = screen.queryByRole('button', { name: 'Close' });
  await act(async () => close?.click());
});

describe('bar', () => {
  test('appears when a tire is selected, and compares two or more tires [CMP-1]', async () => {
    const { user } = open({ tires: [createCompared('100')] });
    expect(screen.getByText('1 of 4 tires selected')).toBeVisible();
    expect(screen.getByText(BAR_LABELS.addOne)).toBeVisible();
    await user.click(screen.getByRole('button', { name: BAR_LABELS.compare }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('is absent without a selected tire [CMP-1]', () => {
    open({ tires: [] });
    expect(getBar()).toBeNull();
    expect(document.documentElement).not.toHaveClass('bsro-has-strip');
  });

  test('removes one tire and keeps the focus, then all [CMP-1/removal]', async () => {
    const { user } = open();
    expect(document.documentElement).toHaveClass('bsro-has-strip');
    await user.click(screen.getByRole('button', { name: formatRemove('Northpeak Trail 100') }));
    expect(screen.getByText('1 of 4 tires selected')).toBeVisible();
    expect(screen.getByRole('button', { name: formatRemove('Northpeak Trail 200') })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: formatRemove('Northpeak Trail 200') }));
    expect(getBar()).toBeNull();
    expect(document.documentElement).not.toHaveClass('bsro-has-strip');
  });

  describe('moves the focus out of the bar before it disappears', () => {
    const addToPage = (html: string): HTMLElement => {
      const main = document.createElement('main');
      main.innerHTML = html;
      document.body.append(main);
      return main;
    };
    const CHECKBOX = `<label><input type="checkbox"> <span>${formatCompare('Northpeak Trail 100')}</span></label>`;
    const COUNT = '<p class="bsro-tire-search__count" tabindex="-1">2 tires</p>';
    let main: HTMLElement | undefined;
    afterEach(() => main?.remove());

    test.each<[string, string, string]>([
      ['to the checkbox of the removed tire', `<h1>Tires</h1>${COUNT}${CHECKBOX}`, 'input'],
      ['to the number of results without its checkbox', `<h1>Tires</h1>${COUNT}`, 'p'],
      ['to the heading of the page without results', '<h1>Tires</h1>', 'h1'],
    ])('%s [CMP-1/removal]', async (_name, html, selector) => {
      main = addToPage(html);
      const { user } = open({ tires: [createCompared('100')] });
      await user.click(screen.getByRole('button', { name: formatRemove('Northpeak Trail 100') }));
      expect(getBar()).toBeNull();
      expect(main.querySelector(selector)).toHaveFocus();
    });

    test('to the number of results when all are removed, without a scroll for a mouse [CMP-1/removal]', async () => {
      main = addToPage(`<h1>Tires</h1>${COUNT}${CHECKBOX}`);
      const focus = jest.spyOn(HTMLElement.prototype, 'focus');
      const { user } = open();
      await user.click(screen.getByRole('button', { name: BAR_LABELS.clear }));
      expect(getBar()).toBeNull();
      expect(main.querySelector('p')).toHaveFocus();
      expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
    });

    test('when the last tire is removed in the dialog [CMP-1/removal]', async () => {
      main = addToPage(`<h1>Tires</h1>${CHECKBOX}`);
      const { user } = await compare();
      for (const code of ['200', '100']) {
        const name = formatRemove(`Northpeak Trail ${code}`);
        await user.click(within(screen.getByRole('table')).getByRole('button', { name }));
      }
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(getBar()).toBeNull();
      expect(main.querySelector('input')).toHaveFocus();
    });
  });
});

describe('comparison', () => {
  test('shows prices, stock, and facts after one search call [CMP-1/state]', async () => {
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
    expect(getRow('Stock').slice(1)).toEqual(Array(3).fill('In stock at Store in Centennial'));
    expect(getRow('Load and speed')[1]).toBe('91V: 1,356 lb per tire, up to 149 mph');
    expect(calls.map(({ path }) => path)).toEqual(['tire/search-by-size', 'tire/traits']);
    expect(calls[0]?.url.searchParams.get('storeNumber')).toBe(STORE);
  });

  test('shows sale prices, and what a sign-in saves [CMP-1/state] [PRIC-1/sale-price]', async () => {
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
    expect(within(dialog).getAllByRole('columnheader')[1]).toHaveTextContent('$100.38 ea.');
  });

  test('repeats a search by vehicle [CMP-1/state]', async () => {
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

  describe('at a store', () => {
    test('whose details are missing, shows its stock without its name [CMP-1/state]', async () => {
      await compare({ hasStore: false });
      expect(screen.getByText(formatPricesAt(''), { exact: false })).toBeVisible();
      await waitFor(() =>
        expect(getRow('Stock').slice(1)).toEqual(Array(2).fill('In stock at your store')),
      );
    });

    test('that isn’t selected, asks for one instead of showing prices and stock [CMP-1/state]', async () => {
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

    test('loads the prices of another store that becomes my store [CMP-1/state]', async () => {
      const { store, calls } = await compare();
      await waitFor(() => expect(getRow('Different: Price each')).toHaveLength(3));
      act(() => selectStore(store, '310002'));
      expect(screen.queryByText('$120.50')).toBeNull();
      await waitFor(() =>
        expect(getRow('Stock').slice(1)).toEqual(Array(2).fill('In stock at Store in Denver')),
      );
      const searches = calls.filter(({ path }) => path === 'tire/search-by-size');
      expect(searches.map(({ url }) => url.searchParams.get('storeNumber'))).toEqual([
        STORE,
        '310002',
      ]);
    });

    test('loads a driver’s prices after a sign-in, and a visitor’s after a sign-out [CMP-1/state]', async () => {
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

  test('links to the detail page of a pair [CMP-1] [SRCH-3/groups]', async () => {
    const { dialog } = await compare({
      tires: [createCompared('100'), createCompared('300', '301')],
    });
    expect(within(dialog).getByRole('link', { name: 'Northpeak Trail 300' })).toHaveAttribute(
      'href',
      '/tires/brands/northpeak/trail300/300_301/',
    );
  });

  test('distinguishes tires of the same name by size, load, and speed [CMP-1]', async () => {
    const variants = [
      createTire('100', { name: 'Trail' }),
      createTire('200', { name: 'Trail', loadIndex: 94, speedRating: 'H' }),
    ];
    const { dialog } = await compare({
      tires: ['100', '200'].map((code) => ({ ...createCompared(code), name: 'Trail' })),
      respond: ({ path }) =>
        path === 'tire/search-by-size' ? ok(createTireSearch({ tires: variants })) : undefined,
    });
    for (const name of ['Northpeak Trail, 205/55R16 91V', 'Northpeak Trail, 205/55R16 94H']) {
      expect(await within(dialog).findByRole('link', { name })).toBeVisible();
      expect(within(dialog).getByRole('button', { name: formatRemove(name) })).toBeVisible();
    }
  });

  test('links to the detail pages [CMP-1]', async () => {
    const { dialog } = await compare();
    expect(within(dialog).getByRole('link', { name: 'Northpeak Trail 100' })).toHaveAttribute(
      'href',
      '/tires/brands/northpeak/trail100/100/',
    );
  });

  test('shows only the rows that differ, and says how many [CMP-1]', async () => {
    const { user } = await compare();
    await waitFor(() => expect(getRow('Different: Price each')).toHaveLength(3));
    await user.click(screen.getByRole('checkbox', { name: COMPARISON_TEXTS.differencesOnly }));
    const headers = screen.getAllByRole('rowheader');
    expect(headers.length).toBeGreaterThan(2);
    for (const header of headers) expect(header).toHaveTextContent('Different:');
    expect(screen.getByText(`${headers.length} rows are different.`)).toBeInTheDocument();
  });

  test('shows the tires one by one in the list view [CMP-1/view]', async () => {
    const { user, store } = await compare();
    await user.click(screen.getByRole('radio', { name: COMPARISON_TEXTS.list }));
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getAllByText('Mileage warranty', { exact: false })).toHaveLength(2);
    expect(store.getState().tireComparison?.view).toBe('list');
  });

  test('opens with the view of the last visit [CMP-1/view]', async () => {
    const { store, user } = open();
    act(() => void store.dispatch(setComparisonView('list')));
    await user.click(screen.getByRole('button', { name: BAR_LABELS.compare }));
    await findDialog();
    expect(screen.getByRole('radio', { name: COMPARISON_TEXTS.list })).toBeChecked();
  });

  test('removes a tire from table and comparison without a call, and closes after the last [CMP-1/removal]', async () => {
    const { user, calls, store } = await compare();
    await waitFor(() => expect(getRow('Different: Price each')).toHaveLength(3));
    const before = calls.length;
    const table = within(screen.getByRole('table'));
    await user.click(table.getByRole('button', { name: formatRemove('Northpeak Trail 100') }));
    expect(table.getAllByRole('columnheader')).toHaveLength(1);
    expect(table.getByRole('button', { name: formatRemove('Northpeak Trail 200') })).toHaveFocus();
    expect(calls).toHaveLength(before);
    await user.click(table.getByRole('button', { name: formatRemove('Northpeak Trail 200') }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(store.getState().tireComparison?.tires).toEqual([]);
  });

  test('scrolls to the other tires [CMP-1]', async () => {
    const { user } = await compare({
      tires: [createCompared('100'), createCompared('200'), createCompared('300', '301')],
    });
    const scrollBy = jest.spyOn(Element.prototype, 'scrollBy');
    for (const cell of document.querySelectorAll('td')) {
      // The corner is narrower than a tire.
      const offsetWidth = cell.closest('thead') ? 88 : 140;
      Object.defineProperty(cell, 'offsetWidth', { value: offsetWidth });
    }
    await user.click(screen.getByRole('button', { name: COMPARISON_TEXTS.next }));
    expect(scrollBy).toHaveBeenLastCalledWith({ left: 280 });
    await user.click(screen.getByRole('button', { name: COMPARISON_TEXTS.previous }));
    expect(scrollBy).toHaveBeenLastCalledWith({ left: -280 });
  });

  test('disables the button that leads past the first or the last tire [CMP-1]', async () => {
    await compare({
      tires: ['100', '200', '400', '500'].map((code) => createCompared(code)),
    });
    const scroller = screen.getByRole('region', { name: COMPARISON_TEXTS.table });
    const scrollTo = (scrollLeft: number): void => {
      Object.defineProperties(scroller, {
        scrollWidth: { value: 648, configurable: true },
        clientWidth: { value: 368, configurable: true },
        scrollLeft: { value: scrollLeft, configurable: true },
      });
      fireEvent.scroll(scroller);
    };
    const getDisabled = (): readonly (string | null)[] =>
      [COMPARISON_TEXTS.previous, COMPARISON_TEXTS.next].map((name) =>
        screen.getByRole('button', { name }).getAttribute('aria-disabled'),
      );
    scrollTo(0);
    expect(getDisabled()).toEqual(['true', 'false']);
    scrollTo(140);
    expect(getDisabled()).toEqual(['false', 'false']);
    scrollTo(279.5);
    expect(getDisabled()).toEqual(['false', 'true']);
  });

  test('copies a link that opens the comparison [CMP-1]', async () => {
    const { user } = await compare();
    await user.click(screen.getByRole('button', { name: COMPARISON_TEXTS.copy }));
    expect(await screen.findByText(COMPARISON_TEXTS.copied)).toBeVisible();
    await expect(navigator.clipboard.readText()).resolves.toBe(
      `${location.origin}/tires/size/#compare=100,200`,
    );
  });

  test.each([
    ['/tires/brands/northpeak/trail/100/', '?0b57d0aa-1111-4222-8333-444455556666'],
    [
      '/tires/guide/',
      '?step=tires&year=2019&make=BMW&model=M3&trim=Base&zip=80122&storeNumber=310001',
    ],
    ['/tires/size/', '?cs=205&ar=55&rs=16'],
    ['/tires/vehicle/', '?year=2019&make=BMW&model=M3&trim=Base'],
  ])('keeps only a search in the copied link: %s%s [CMP-1]', async (path, query) => {
    history.replaceState(null, '', path + query);
    const { user } = await compare();
    await user.click(screen.getByRole('button', { name: COMPARISON_TEXTS.copy }));
    const isSearch = path === '/tires/size/' || path === '/tires/vehicle/';
    await expect(navigator.clipboard.readText()).resolves.toBe(
      `${location.origin}${path}${isSearch ? query : ''}#compare=100,200`,
    );
  });

  test('leaves the tab, the filters, and the store out of the copied link [CMP-1]', async () => {
    history.replaceState(
      null,
      '',
      '/tires/size/?cs=205&ar=55&rs=16&tab=bestSellers&brands=Northpeak&storeNumber=310001',
    );
    const { user } = await compare();
    await user.click(screen.getByRole('button', { name: COMPARISON_TEXTS.copy }));
    await expect(navigator.clipboard.readText()).resolves.toBe(
      `${location.origin}/tires/size/?cs=205&ar=55&rs=16#compare=100,200`,
    );
  });

  test('shows the link if it can’t be copied [CMP-1]', async () => {
    const { user } = await compare();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(screen.getByRole('button', { name: COMPARISON_TEXTS.copy }));
    expect(await screen.findByText(/#compare=100,200/)).toBeVisible();
  });

  test('prints the comparison [CMP-1]', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = await compare();
    await user.click(screen.getByRole('button', { name: COMPARISON_TEXTS.print }));
    expect(print).toHaveBeenCalledTimes(1);
  });
});

describe('shared link', () => {
  test('opens the comparison of its valid groups, and leaves the visitor’s own unchanged [CMP-1]', async () => {
    history.replaceState(null, '', '/tires/size/#compare=200,x,300_301,999');
    const { store } = open({ tires: [] });
    const dialog = await findDialog();
    await waitFor(() =>
      expect(within(dialog).getByRole('link', { name: 'Northpeak Trail 200' })).toBeVisible(),
    );
    await waitFor(() => expect(screen.getAllByRole('columnheader')).toHaveLength(2));
    expect(getRow('Price each')).toEqual(['Price each', '$90.00', '$90.00']);
    expect(location.hash).toBe('');
    expect(store.getState().tireComparison?.tires).toEqual([]);
    expect(getBar()).toBeNull();
  });

  test('keeps a tire in the visitor’s own comparison when it is removed from the shared one [CMP-1]', async () => {
    history.replaceState(null, '', '/tires/size/#compare=200,100,300_301');
    const { user, store } = open();
    await findDialog();
    await waitFor(() => expect(screen.getAllByRole('columnheader')).toHaveLength(3));
    const table = within(screen.getByRole('table'));
    await user.click(table.getByRole('button', { name: formatRemove('Northpeak Trail 100') }));
    expect(screen.getAllByRole('columnheader')).toHaveLength(2);
    expect(store.getState().tireComparison?.tires.map(({ id }) => id)).toEqual(['100', '200']);
  });

  test('opens from a link on the page [CMP-1]', async () => {
    open({ tires: [] });
    act(() => {
      history.replaceState(null, '', '#compare=100');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(await findDialog()).toBeVisible();
  });

  test('says so if the catalog has none of the tires [CMP-1]', async () => {
    history.replaceState(null, '', '/tires/size/#compare=998,999');
    open({ tires: [] });
    expect(await screen.findByText(COMPARISON_TEXTS.noneAvailable)).toBeVisible();
  });

  test('ignores a hash without a valid group [CMP-1]', () => {
    history.replaceState(null, '', '/tires/size/#compare=x');
    open();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('failures', () => {
  test.each(listFaults())(
    'keeps what is known when the prices fail, and loads them again: %s [CMP-1] [HTTP-5]',
    async (_name, reply) => {
      let fails = true;
      const { user, dialog } = await compare({
        respond: ({ path }) => (fails && path !== 'tire/traits' ? reply : undefined),
      });
      expect(await screen.findByText(COMPARISON_TEXTS.failed)).toBeVisible();
      expect(within(dialog).getByRole('link', { name: 'Northpeak Trail 100' })).toBeVisible();
      expect(getRow('Different: Wet roads').slice(1)).toEqual(['8 of 10', '4 of 10']);
      expect(getRow('Price each').slice(1)).toEqual(Array(2).fill(COMPARISON_TEXTS.missing));
      fails = false;
      await user.click(screen.getByRole('button', { name: TRY_AGAIN }));
      await waitFor(() => expect(screen.queryByText(COMPARISON_TEXTS.failed)).toBeNull());
      expect(getRow('Different: Price each').slice(1)).toEqual(['$100.00', '$120.50']);
    },
  );

  test.each(listFaults())(
    'shows prices without the traits that fail: %s [CMP-1] [HTTP-5]',
    async (_name, reply) => {
      await compare({ respond: ({ path }) => (path === 'tire/traits' ? reply : undefined) });
      expect(await screen.findByText(COMPARISON_TEXTS.failed)).toBeVisible();
      expect(getRow('Different: Price each').slice(1)).toEqual(['$100.00', '$120.50']);
      expect(getRow('Wet roads').slice(1)).toEqual(Array(2).fill(COMPARISON_TEXTS.missing));
    },
  );

  test('keeps the prices of the last opening when they fail to load again [CMP-1]', async () => {
    let fails = false;
    const { user } = await compare({
      respond: ({ path }) => (fails && path === 'tire/search-by-size' ? 'reset' : undefined),
    });
    await waitFor(() => expect(getRow('Different: Price each')).toHaveLength(3));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    fails = true;
    await user.click(screen.getByRole('button', { name: BAR_LABELS.compare }));
    expect(await screen.findByText(COMPARISON_TEXTS.failed)).toBeVisible();
    expect(getRow('Different: Price each').slice(1)).toEqual(['$100.00', '$120.50']);
  });

  test('says which tire is no longer available [CMP-1]', async () => {
    await compare({ tires: [createCompared('100'), createCompared('999')] });
    await waitFor(() =>
      expect(getRow('Price each')).toEqual(['Price each', '$100.00', COMPARISON_TEXTS.unknown]),
    );
    const table = within(screen.getByRole('table'));
    expect(table.getByRole('button', { name: formatRemove('Northpeak Trail 999') })).toBeEnabled();
  });
});
