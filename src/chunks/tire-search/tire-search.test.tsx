import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { parse } from 'valibot';
import { clearCookies } from '../../../test/clear-cookies';
import { fakeDialogs } from '../../../test/fake-dialogs';
import { createStoreRecord, fakeServices, listFaults, ok } from '../../../test/fake-services';
import type { FakeResponse, ServiceCall } from '../../../test/fake-services';
import { createTire, createTirePricing, createTireSearch } from '../../../test/tires';
import { callAfterPaint } from '../../browser/after-paint';
import { writeJsonCookie } from '../../browser/cookies';
import { writeToken } from '../../browser/token-cookie';
import { storeRecord } from '../../services/store-schema';
import type { Tire } from '../../services/tire-schema';
import { PAGES } from '../../site/addresses';
import { createReduxStore } from '../../store';
import { loggedOut } from '../../store/account/account-slice';
import { savedStoreSynced } from '../../store/meta/meta-slice';
import { syncSavedStore } from '../../store/my-store/saved-store-thunks';
import {
  EMPTY_TABS,
  INCOMPLETE,
  NO_MATCH,
  NO_TIRES,
  PRICES_NOT_LOADED,
  RESULTS_LABELS,
  TIRES_NOT_LOADED,
} from './messages';
import { CHANGE_STORE, formatPricesAt } from '../../ui/store/price-messages';
import TireSearch from '.';

jest.spyOn(console, 'error').mockImplementation(() => {});

const VEHICLE = '?year=2019&make=Toyota&model=Camry&trim=LE';
const SIZE = '?cs=205&ar=55&rs=16';

const CMS_TEXT = 'The CMS’s list';

/** Two thirds of Northpeak, one of Summit, and the others of Ridgeline. */
const createTires = (count = 9): Tire[] =>
  Array.from({ length: count }, (_, index) => {
    const isNorthpeak = index < (count / 3) * 2;
    return createTire(`${index + 1}`, {
      brand: isNorthpeak ? 'Northpeak' : index < count - 1 ? 'Ridgeline' : 'Summit',
      type: isNorthpeak ? 'All-Season Touring' : 'Winter',
      mileage: isNorthpeak ? 60_000 : 0,
    });
  });

/** US dollars by code: 71, 72, and so on. */
const PRICES = Object.fromEntries(createTires(30).map(({ code }) => [code, 70 + Number(code)]));

const THIRTY = createTireSearch({ tires: createTires(30), prices: PRICES });

const saveStore = (storeNumber: string): void =>
  writeJsonCookie('bsro.cp-fcac', { vid: 'v', location: { locationLvl: 2, storeNumber } });

interface Options {
  query?: string;
  type?: 'vehicle' | 'size';
  cms?: string;
  data?: object;
  respond?: (call: ServiceCall) => FakeResponse | Promise<FakeResponse> | undefined;
}

const open = ({
  query = VEHICLE,
  type = 'vehicle',
  cms = CMS_TEXT,
  data = createTireSearch({ tires: createTires(), prices: PRICES }),
  respond = () => undefined,
}: Options = {}) => {
  history.replaceState(null, '', `/tires/${type}/${query}`);
  const calls = fakeServices((call) => respond(call) ?? ok(data));
  const nodes =
    cms === '' ? [] : [Object.assign(document.createElement('p'), { textContent: cms })];
  const store = createReduxStore();
  const view = render(
    <Provider store={store}>
      <TireSearch attributes={{ searchType: type }} element={document.body} cms={nodes} />
    </Provider>,
  );
  return { calls, store, view, user: userEvent.setup() };
};

const getCards = () => screen.queryAllByRole('article');
const findCards = () => screen.findAllByRole('article');
const getCard = (name: string) => {
  const card = screen.getByRole('link', { name }).closest('article');
  if (!card) throw new Error(`no card of ${name}`);
  return within(card);
};
const getStatus = () => screen.getAllByRole('status')[0];
const getFilters = () => within(screen.getByRole('region', { name: 'Filters' }));
const findFilters = async () => within(await screen.findByRole('region', { name: 'Filters' }));
const getChip = (name: string) => screen.getByRole('button', { name: `Remove ${name}` });
const getSearch = () => decodeURIComponent(location.search);

/** Waits for the page's query, which is written after the next frame. */
const expectSearch = (search: string) => waitFor(() => expect(getSearch()).toBe(search));

beforeAll(fakeDialogs);
beforeEach(() => {
  document.documentElement.dataset['siteName'] = 'fcac';
  clearCookies();
  localStorage.clear();
  saveStore('7');
});

describe('search', () => {
  test.each([
    ['vehicle', VEHICLE, 'search-by-vehicle', { year: '2019', make: 'Toyota', trim: 'LE' }],
    ['size', SIZE, 'search-by-size', { cs: '205', ar: '55', rs: '16' }],
    [
      'size',
      '?cs=255&ar=35&rs=19&rearCs=275&rearAr=35&rearRs=19',
      'search-by-size',
      { cs: '255', rearCs: '275', rearAr: '35', rearRs: '19' },
    ],
  ] as const)(
    'searches by %s once, for the saved store: %s [SRCH-5/by-vehicle] [SRCH-5/by-size]',
    async (type, query, path, expected) => {
      const { calls } = open({ type, query });
      await findCards();
      expect(calls).toHaveLength(1);
      expect(calls[0]?.url.pathname).toMatch(new RegExp(`${path}$`));
      expect(Object.fromEntries(calls[0]?.url.searchParams ?? [])).toMatchObject({
        ...expected,
        storeNumber: '7',
      });
      expect(screen.queryByText(CMS_TEXT)).not.toBeInTheDocument();
    },
  );

  test.each([
    ['vehicle', ''],
    ['vehicle', '?year=2019&make=Toyota&model=Camry'],
    ['vehicle', '?year=19&make=Toyota&model=Camry&trim=LE'],
    ['size', '?cs=20&ar=55&rs=16'],
    ['size', '?cs=205&ar=55&rs=16&rearCs=225'],
  ] as const)('says what a %s search lacks, and keeps the CMS’s text: %s', (type, query) => {
    const { calls, view } = open({ type, query });
    expect(screen.getByText(CMS_TEXT)).toBeVisible();
    view.unmount();
    open({ type, query, cms: '' });
    expect(screen.getByText(INCOMPLETE[type])).toBeVisible();
    expect(calls).toEqual([]);
  });

  test('says after 8 s that prices take long, above the CMS’s list', async () => {
    jest.useFakeTimers();
    let respond: () => void = () => {};
    open({
      respond: () =>
        new Promise((resolve) => {
          respond = () => resolve(ok(THIRTY));
        }),
    });
    await act(() => jest.advanceTimersByTimeAsync(8_000));
    const late = screen.getByText(`${RESULTS_LABELS.loadingPrices} is taking longer than usual.`);
    expect(late.parentElement).toHaveAttribute('aria-busy', 'true');
    expect(within(late.parentElement ?? late).getByText(CMS_TEXT)).toBeVisible();
    respond();
    await act(() => jest.advanceTimersByTimeAsync(10));
    expect(getCards()).toHaveLength(24);
    jest.useRealTimers();
  });

  test('keeps a skeleton for at least 400 ms if the CMS printed no list', async () => {
    jest.useFakeTimers();
    let respond: () => void = () => {};
    open({
      cms: '',
      respond: () =>
        new Promise((resolve) => {
          respond = () => resolve(ok(THIRTY));
        }),
    });
    await act(() => jest.advanceTimersByTimeAsync(310));
    expect(document.querySelector('.bsro-skeleton')).toBeVisible();
    respond();
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(getCards()).toEqual([]);
    await act(() => jest.advanceTimersByTimeAsync(300));
    expect(getCards()).toHaveLength(24);
    expect(document.querySelector('.bsro-skeleton')).toBeNull();
    jest.useRealTimers();
  });

  test('shows the next step if there are no tires', async () => {
    open({ data: createTireSearch({ tires: [] }) });
    expect(await screen.findByText(NO_TIRES.vehicle)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Search by size' })).toHaveAttribute(
      'href',
      '/tires/size/',
    );
  });

  test('reports a null entry and shows the other tires [SRCH-4/null-entry]', async () => {
    open({ data: createTireSearch({ tires: [null, createTire('1')] }) });
    expect(await findCards()).toHaveLength(1);
  });

  test.each(listFaults())(
    'keeps the CMS’s list and the address when the search fails, and retries: %s [HTTP-5]',
    async (_name, response) => {
      let fails = true;
      const { user } = open({
        query: `${VEHICLE}&sort=brand&brands=Northpeak`,
        respond: () => (fails ? response : undefined),
      });
      expect(await screen.findByText(TIRES_NOT_LOADED)).toBeVisible();
      expect(screen.getByText(CMS_TEXT)).toBeVisible();
      await expectSearch(`${VEHICLE}&sort=brand&brands=Northpeak`);
      fails = false;
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await findCards()).toHaveLength(6);
      expect(screen.getByText('6 tires', { selector: '[tabindex]' })).toHaveFocus();
      expect(getChip('Northpeak')).toBeVisible();
    },
  );
});

describe('card', () => {
  test('links to the detail page and its reviews, with rating, warranty, price, and stock [SRCH-4/pricing] [SRCH-4/inventory] [SRCH-4/ratings]', async () => {
    open({
      data: createTireSearch({
        tires: [createTire('1')],
        prices: { 1: 142.99 },
        ratings: { 1: { averageRating: 4.3, reviewCount: 212 } },
      }),
    });
    await findCards();
    const card = getCard('Northpeak Trail 1');
    const address = '/tires/brands/northpeak/trail1/1/';
    expect(card.getByRole('link', { name: 'Northpeak Trail 1' })).toHaveAttribute('href', address);
    expect(card.getByRole('img', { name: '4.3 out of 5, 212 reviews' })).toBeVisible();
    expect(card.getByRole('link', { name: /^212 reviews/ })).toHaveAttribute(
      'href',
      `${address}#reviews`,
    );
    const [article] = getCards();
    expect(article).toHaveTextContent('205/55R16 91V');
    expect(article).toHaveTextContent('60,000-mile warranty');
    expect(article).toHaveTextContent('$142.99 ea. Set of 4 $571.96');
    expect(article).toHaveTextContent('In stock at your store');
  });

  test('shows a pair with both sizes, and two of each as the set [SRCH-3/pair-price]', async () => {
    open({
      data: createTireSearch({
        tires: [
          createTire('1', { position: 'front' }),
          createTire('2', { position: 'rear', size: '225/50R16' }),
        ],
        matchSets: [{ front: '1', rear: '2' }],
        prices: { 1: 100.1, 2: 120.2 },
      }),
    });
    await findCards();
    const [article] = getCards();
    expect(article).toHaveTextContent('205/55R16 91V front, 225/50R16 91V rear');
    expect(article).toHaveTextContent('$110.15 ea. Set of 4 $440.60');
    expect(screen.getByRole('link', { name: 'Northpeak Trail 1' })).toHaveAttribute(
      'href',
      '/tires/brands/northpeak/trail1/1_2/',
    );
  });

  test('lists savings and rebates as lines', async () => {
    const data = createTireSearch({ tires: [createTire('1')] });
    const promotion = {
      code: 'P',
      friendlyId: 'p',
      displayName: 'Fall savings',
      label: '',
      totalOfflineSavings: 40,
      loggedInOnlyPromotion: false,
      hidePrice: false,
    };
    data.pricing['1'] = createTirePricing(100, {
      potentialPromotions: [promotion],
      rebates: [{ ...promotion, code: 'R', label: 'Mail In Rebate', totalOfflineSavings: 70 }],
    });
    open({ data });
    await findCards();
    const [article] = getCards();
    expect(article).toHaveTextContent('Instant Savings Fall savings');
    expect(article).toHaveTextContent('Mail In Rebate $70 off a set of 4');
  });

  test('asks for a store if there is none, and for the price if the store has none', async () => {
    clearCookies();
    const data = createTireSearch({ tires: [createTire('1')] });
    const withoutPrices = { ...data, pricing: {}, inventory: {} };
    const { view } = open({ data: withoutPrices });
    await findCards();
    expect(screen.getByRole('link', { name: /^See the price at your store/ })).toHaveAttribute(
      'href',
      '/locate/display-map/',
    );
    view.unmount();
    saveStore('7');
    open({ data: { ...data, pricing: {} } });
    await findCards();
    expect(screen.getByText('Ask your store for the price.')).toBeVisible();
  });

  test('adds a tire to the comparison and removes it', async () => {
    const { user } = open();
    await findCards();
    const box = getCard('Northpeak Trail 1').getByRole('checkbox');
    await user.click(box);
    expect(box).toBeChecked();
    expect(localStorage.getItem('tireComparison')).toContain('"id":"1"');
    await user.click(box);
    expect(box).not.toBeChecked();
  });

  test('doesn’t show the refusal of one tire on the card of another', async () => {
    const { user } = open();
    await findCards();
    for (const number of [2, 3, 4, 5, 1]) {
      await user.click(getCard(`Northpeak Trail ${number}`).getByRole('checkbox'));
    }
    expect(getCard('Northpeak Trail 1').getByRole('alert')).not.toBeEmptyDOMElement();
    await user.click(getFilters().getByRole('checkbox', { name: 'Ridgeline 2' }));
    expect(getCards()).toHaveLength(2);
    for (const alert of screen.getAllByRole('alert')) expect(alert).toBeEmptyDOMElement();
    for (const card of getCards()) {
      expect(within(card).getByRole('checkbox')).not.toBeChecked();
    }
  });

  test('keeps the focus in a card that stays when the other cards change', async () => {
    open();
    await findCards();
    const link = screen.getByRole('link', { name: 'Ridgeline Trail 8' });
    link.focus();
    history.replaceState(null, '', `${VEHICLE}&brands=Ridgeline&sort=priceHighToLow`);
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect(getCards()).toHaveLength(2);
    expect(link).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Ridgeline Trail 8' })).toBe(link);
  });
});

describe('filters', () => {
  test('filters, counts, announces, and writes the address [SRCH-2/filters]', async () => {
    const { user, calls } = open();
    const filters = await findFilters();
    expect(screen.getByText('9 tires', { selector: '[tabindex]' })).toBeVisible();
    expect(filters.getByRole('checkbox', { name: 'Ridgeline 2' })).toBeVisible();
    await user.click(filters.getByRole('checkbox', { name: 'Ridgeline 2' }));
    expect(getCards()).toHaveLength(2);
    expect(getStatus()).toHaveTextContent('2 tires');
    await expectSearch(`${VEHICLE}&brands=Ridgeline`);
    expect(filters.getByRole('checkbox', { name: 'Ridgeline 2' })).toHaveFocus();
    await user.click(filters.getByRole('radio', { name: 'Up to $75 0' }));
    expect(getCards()).toHaveLength(2);
    expect(filters.getByRole('radio', { name: 'Up to $75 0' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(calls).toHaveLength(1);
  });

  test('replaces a price by another, and removes it [SRCH-2/replaced]', async () => {
    const { user } = open();
    const filters = await findFilters();
    await user.click(filters.getByRole('radio', { name: 'Up to $75 5' }));
    expect(getCards()).toHaveLength(5);
    await user.click(filters.getByRole('radio', { name: 'Up to $100 9' }));
    await expectSearch(`${VEHICLE}&price=100`);
    await user.click(filters.getByRole('radio', { name: 'Any price' }));
    await expectSearch(VEHICLE);
  });

  test('removes a filter by its chip, and moves the focus to the next one [SRCH-2/removable]', async () => {
    const { user } = open({ query: `${VEHICLE}&brands=Northpeak,Ridgeline&price=100` });
    await findCards();
    await user.click(getChip('Northpeak'));
    expect(getChip('Ridgeline')).toHaveFocus();
    await expectSearch(`${VEHICLE}&brands=Ridgeline&price=100`);
    await user.click(getChip('Up to $100'));
    expect(getChip('Ridgeline')).toHaveFocus();
    await user.click(getChip('Ridgeline'));
    expect(screen.getByText('9 tires', { selector: '[tabindex]' })).toHaveFocus();
  });

  test('clears all filters, and moves the focus to the count [SRCH-2/clear-all]', async () => {
    const { user } = open({ query: `${VEHICLE}&brands=Northpeak&mileage=50000` });
    await findCards();
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(screen.getByText('9 tires', { selector: '[tabindex]' })).toHaveFocus();
    await expectSearch(VEHICLE);
  });

  test('names the filter whose removal adds the most tires', async () => {
    const { user } = open({ query: `${VEHICLE}&brands=Summit&price=75` });
    expect(await screen.findByText(NO_MATCH)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove brand: Summit (5 tires)' }));
    expect(getCards()).toHaveLength(5);
    expect(screen.getByText('5 tires', { selector: '[tabindex]' })).toHaveFocus();
  });

  test('ignores values of the address that no tire has', async () => {
    open({ query: `${VEHICLE}&brands=Unknown,Summit&tab=none` });
    expect(await findCards()).toHaveLength(1);
    await expectSearch(`${VEHICLE}&brands=Summit`);
  });

  test('opens the filters in a dialog with a live count, and returns the focus', async () => {
    const { user } = open();
    await findCards();
    const opener = screen.getByRole('button', { name: 'Filters' });
    await user.click(opener);
    const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Ridgeline 2' }));
    await user.click(dialog.getByRole('button', { name: 'Show 2 tires' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Filters (1)' })).toHaveFocus();
    expect(getCards()).toHaveLength(2);
  });
});

describe('tabs, sorts, and views', () => {
  test('keeps sort, view, and filters of each tab, and has none on others [SRCH-1/tabs] [SRCH-1/filters-by-tab]', async () => {
    const data = createTireSearch({
      tires: createTires(),
      prices: PRICES,
      bestSellers: ['3', '2'],
    });
    const { user } = open({ data });
    const filters = await findFilters();
    await user.click(filters.getByRole('checkbox', { name: 'Summit 1' }));
    await user.click(screen.getByRole('tab', { name: 'Best sellers 2' }));
    expect(getCards().map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'Northpeak Trail 3',
      'Northpeak Trail 2',
    ]);
    expect(screen.queryByLabelText('Sort by')).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Filters' })).not.toBeInTheDocument();
    await expectSearch(`${VEHICLE}&tab=bestSellers`);
    await user.click(screen.getByRole('tab', { name: 'Special offers 0' }));
    expect(screen.getByText(EMPTY_TABS.specialOffers)).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'All tires 9' }));
    expect(getChip('Summit')).toBeVisible();
  });

  test('moves between the tabs with the arrow keys', async () => {
    const { user } = open();
    await findCards();
    await user.click(screen.getByRole('tab', { name: 'All tires 9' }));
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'Special offers 0' })).toHaveFocus();
    await user.keyboard('{Home}{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Best sellers 0' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });

  test('sorts, and switches to a grid [SRCH-1/sort] [SRCH-1/view]', async () => {
    const { user } = open();
    await findCards();
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Price: high to low');
    expect(within(getCards()[0] ?? document.body).getByRole('heading')).toHaveTextContent(
      'Trail 9',
    );
    await user.click(screen.getByRole('button', { name: 'Grid' }));
    expect(screen.getByRole('button', { name: 'Grid' })).toHaveAttribute('aria-pressed', 'true');
    await expectSearch(`${VEHICLE}&sort=priceHighToLow&view=grid`);
  });

  test('shows 24 more tires at a time, and moves the focus to the first of them', async () => {
    const { user } = open({ data: THIRTY });
    expect(await findCards()).toHaveLength(24);
    await user.click(screen.getByRole('button', { name: 'Show 6 more tires' }));
    expect(getCards()).toHaveLength(30);
    expect(getCards()[24]?.parentElement).toHaveFocus();
    await expectSearch(`${VEHICLE}&page=2`);
    expect(screen.queryByRole('button', { name: /more tires$/ })).not.toBeInTheDocument();
  });

  test('returns to the tire that the visitor opened, once', async () => {
    const scrollBy = jest.spyOn(window, 'scrollBy').mockImplementation(() => {});
    const { user, view } = open({ query: `${VEHICLE}&page=2`, data: THIRTY });
    await findCards();
    const link = screen.getByRole('link', { name: 'Summit Trail 30' });
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    // The browser's own scrolling would move the page again after the results have.
    expect(history.scrollRestoration).toBe('manual');
    const { state } = history;
    view.unmount();
    history.replaceState(null, '', '/');
    const calls = fakeServices(() => ok(THIRTY));
    history.replaceState(state, '', `/tires/vehicle/${VEHICLE}&page=2`);
    render(
      <Provider store={createReduxStore()}>
        <TireSearch attributes={{ searchType: 'vehicle' }} element={document.body} cms={[]} />
      </Provider>,
    );
    expect(await findCards()).toHaveLength(30);
    expect(screen.getByRole('link', { name: 'Summit Trail 30' })).toHaveFocus();
    expect(scrollBy).toHaveBeenCalledTimes(1);
    expect(history.state).toEqual({});
    expect(history.scrollRestoration).toBe('auto');
    expect(calls).toHaveLength(1);
    scrollBy.mockRestore();
  });
});

describe('prices of my store', () => {
  test('names the store, also one that is only the nearest, and links to others [SRCH-4/pricing]', async () => {
    const { store } = open();
    await findCards();
    expect(screen.getByText(formatPricesAt(''))).toBeVisible();
    const nearest = parse(storeRecord, createStoreRecord('310001'));
    act(() => void store.dispatch(savedStoreSynced({ hasLocalStore: false, store: nearest })));
    const line = await screen.findByText(formatPricesAt(nearest.storeName));
    expect(within(line).getByRole('link', { name: CHANGE_STORE })).toHaveAttribute(
      'href',
      PAGES.displayMap,
    );
  });

  test('names no store without prices [SRCH-4/pricing]', async () => {
    clearCookies();
    open({ data: createTireSearch({ tires: createTires() }) });
    await findCards();
    expect(screen.queryByRole('link', { name: CHANGE_STORE })).toBeNull();
  });

  const search = (call: ServiceCall) => call.url.pathname.includes('search-by');

  const selectOtherStore = (store: ReturnType<typeof createReduxStore>): void => {
    saveStore('8');
    act(() => {
      store.dispatch(syncSavedStore());
    });
  };

  test('searches again for another store, keeps filters and focus, and announces the prices', async () => {
    const { user, calls, store } = open({
      respond: ({ url }) =>
        url.searchParams.get('storeNumber') === '8'
          ? ok(createTireSearch({ tires: createTires(), prices: { ...PRICES, 9: 199 } }))
          : undefined,
    });
    await user.click((await findFilters()).getByRole('checkbox', { name: 'Summit 1' }));
    expect(getCards()[0]).toHaveTextContent('$79.00 ea.');
    selectOtherStore(store);
    await waitFor(() => expect(getCards()[0]).toHaveTextContent('$199.00 ea.'));
    expect(getFilters().getByRole('checkbox', { name: 'Summit 1' })).toHaveFocus();
    expect(getStatus()).toHaveTextContent('Prices and stock updated');
    expect(calls.filter(search)).toHaveLength(2);
  });

  test.each(listFaults())(
    'keeps the tires without prices when that fails, and retries: %s [HTTP-5]',
    async (_name, response) => {
      let fails = true;
      const { user, store } = open({
        respond: ({ url }) =>
          fails && url.searchParams.get('storeNumber') === '8' ? response : undefined,
      });
      await findCards();
      selectOtherStore(store);
      expect(await screen.findByText(PRICES_NOT_LOADED)).toBeVisible();
      expect(getCards()).toHaveLength(9);
      const [list] = screen.getAllByRole('list').filter((entry) => entry.getAttribute('aria-busy'));
      expect(list).toHaveAttribute('aria-busy', 'true');
      fails = false;
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(list).toHaveAttribute('aria-busy', 'false'));
      expect(screen.getByText('9 tires', { selector: '[tabindex]' })).toHaveFocus();
      expect(screen.queryByText(PRICES_NOT_LOADED)).not.toBeInTheDocument();
    },
  );

  test('searches again after a sign-out, whose prices differ', async () => {
    writeToken('token');
    const { calls, store } = open();
    await findCards();
    expect(calls).toHaveLength(1);
    act(() => {
      store.dispatch(loggedOut());
    });
    await waitFor(() => expect(calls.filter(search)).toHaveLength(2));
  });
});

describe('analytics', () => {
  interface Push {
    readonly event?: string;
    readonly ecommerce?: { readonly items: readonly { item_id: string; index: number }[] } | null;
  }
  let pushed: Push[];
  const listEvents = (event: string) => pushed.filter((push) => push.event === event);
  const listItems = (event: string) =>
    listEvents(event).map((push) => push.ecommerce?.items.map(({ item_id: id }) => id));

  beforeEach(async () => {
    // Events of the test before.
    await new Promise<void>((resolve) => {
      callAfterPaint(resolve);
    });
    pushed = [];
    Object.assign(window, { dataLayer: pushed });
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'dataLayer');
  });

  test('tracks each tire that the list shows once, with its price and position [ANLT-1]', async () => {
    const { user } = open({ data: THIRTY });
    await waitFor(() => expect(listEvents('view_item_list')).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: /^Show 6 more/ }));
    await waitFor(() => expect(listEvents('view_item_list')).toHaveLength(2));
    const [first, more] = listEvents('view_item_list');
    expect(first?.ecommerce).toMatchObject({ currency: 'USD', item_list_id: 'tires_by_vehicle' });
    expect(first?.ecommerce?.items[0]).toEqual({ item_id: '1', price: 71, index: 0 });
    expect(first?.ecommerce?.items).toHaveLength(24);
    expect(more?.ecommerce?.items.map(({ index }) => index)).toEqual([24, 25, 26, 27, 28, 29]);
    await user.click(screen.getByRole('button', { name: 'Grid' }));
    expect(listEvents('view_item_list')).toHaveLength(2);
  });

  test('tracks the use of tabs, sorts, views, and filters [ANLT-1/interaction]', async () => {
    const { user } = open();
    const filters = await findFilters();
    Reflect.deleteProperty(window, 'adobeDataLayer');
    await user.click(filters.getByRole('checkbox', { name: /^Northpeak/ }));
    await user.click(getChip('Northpeak'));
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Brand');
    await user.click(screen.getByRole('button', { name: 'Grid' }));
    await user.click(screen.getByRole('tab', { name: /^Best sellers/ }));
    const component = 'tire results';
    const expected = [
      ['filter', 'brands Northpeak'],
      ['remove filter', 'brands Northpeak'],
      ['sort', 'brand'],
      ['view', 'grid'],
      ['tab', 'bestSellers'],
    ].map(([action, subject]) => ({
      event: 'ui_interaction',
      eventInfo: { component, action, subject },
    }));
    await waitFor(() => {
      const layer: unknown = Reflect.get(window, 'adobeDataLayer');
      expect(
        Array.isArray(layer) && layer.filter(({ event }) => event === 'ui_interaction'),
      ).toEqual(expected);
    });
  });

  test('tracks the tire that a visitor opens, without personal data [ANLT-1]', async () => {
    const { user } = open();
    await findCards();
    addEventListener('click', (event) => event.preventDefault(), { once: true });
    await user.click(screen.getByRole('link', { name: 'Northpeak Trail 2' }));
    expect(listItems('select_item')).toEqual([['2']]);
    expect(JSON.stringify(listEvents('select_item'))).not.toContain('Camry');
  });
});
