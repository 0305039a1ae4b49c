import { act, screen, waitFor, within } from '@testing-library/react';
import { parse } from 'valibot';
import { clearCookies } from '../../../test/clear-cookies';
import { createStoreRecord, listFailures, NOT_FOUND, ok } from '../../../test/fake-services';
import type { ServiceCall } from '../../../test/fake-services';
import {
  createTires,
  saveStore,
  open,
  getCards,
  findCards,
  getStatus,
  getUpdate,
  getFilters,
  findFilters,
  prepareTireResults,
  PRICES,
  VEHICLE,
} from '../../../test/tire-results';
import { createTire, createTirePricing, createTireSearch } from '../../../test/tires';
import { createSyncedStore } from '../../../test/synced-store';
import { readToken, writeToken } from '../../services/token-cookie';
import { storeRecord } from '../../services/store-schema';
import { PAGES } from '../../site/pages';
import type { AppStore } from '../../store';
import { profile } from '../../services/account/schema';
import { loggedIn, loggedOut } from '../../store/account/account-slice';
import { urlStoreSettled } from '../../store/meta/meta-slice';
import { syncSavedStore } from '../../store/my-store/saved-store-thunks';
import { PRODUCT_TEXTS } from '../../ui/product/messages';
import { formatPricesAt, STORE_LABELS } from '../../ui/store/messages';
import { FILTER_LABELS, RESULTS_LABELS } from './messages';

prepareTireResults();

describe('prices of my store', () => {
  test('names the store, even if it is only the nearest one, and links to others [SRCH-4/pricing]', async () => {
    const { store } = open();
    await findCards();
    expect(screen.getByText(formatPricesAt(''))).toBeVisible();
    const nearest = parse(storeRecord, createStoreRecord('310001'));
    act(() => void store.dispatch(createSyncedStore(nearest, false)));
    expect(await screen.findByText(formatPricesAt(nearest.storeName))).toBeVisible();
    expect(screen.getByRole('link', { name: STORE_LABELS.change })).toHaveAttribute(
      'href',
      PAGES.displayMap,
    );
  });

  test('names no store if the visitor has none [SRCH-4/pricing]', async () => {
    clearCookies();
    open({ data: createTireSearch({ tires: createTires() }) });
    await findCards();
    expect(screen.queryByRole('link', { name: STORE_LABELS.change })).toBeNull();
  });

  const withoutPrices = createTireSearch({ tires: createTires(), pricing: {} });
  const findPriceFilter = async () =>
    within((await findFilters()).getByRole('group', { name: FILTER_LABELS.price }));

  test('links to stores instead of filtering by price if the visitor has no store [SRCH-2/filters]', async () => {
    clearCookies();
    open({ data: withoutPrices, query: `${VEHICLE}&price=75` });
    const filter = await findPriceFilter();
    expect(filter.getByRole('link', { name: RESULTS_LABELS.seePrice })).toHaveAttribute(
      'href',
      PAGES.displayMap,
    );
    expect(filter.queryByRole('radio')).toBeNull();
    expect(getCards()).toHaveLength(9);
  });

  test('says whom to call instead of filtering by price if my store shows no prices [SRCH-2/filters]', async () => {
    open({ data: withoutPrices });
    const filter = await findPriceFilter();
    expect(filter.getByText(PRODUCT_TEXTS.askStore)).toBeVisible();
    expect(filter.queryByRole('radio')).toBeNull();
  });

  const isSearch = (call: ServiceCall) => call.url.pathname.includes('search-by');

  const chooseStore = (store: AppStore, storeNumber: string): void => {
    saveStore(storeNumber);
    act(() => {
      store.dispatch(syncSavedStore());
    });
  };

  describe('if the URL names a store', () => {
    const QUERY = `${VEHICLE}&storeNumber=8`;

    const getStoresOf = (calls: readonly ServiceCall[]) =>
      calls.filter(isSearch).map(({ url }) => url.searchParams.get('storeNumber'));

    const addMyStore = (): void => {
      const placeholder = document.createElement('div');
      placeholder.className = 'bsro-my-store';
      document.body.append(placeholder);
    };

    const openNamed = async () => {
      addMyStore();
      const { calls, store } = open({ query: QUERY });
      await findCards();
      const getStores = () => getStoresOf(calls);
      expect(getStores()).toEqual(['8']);
      return { store, getStores };
    };

    afterEach(() => {
      document.querySelector('.bsro-my-store')?.remove();
      document.documentElement.classList.remove('aem-AuthorLayer-Edit');
    });

    test.each([
      ['has no placeholder that selects it', () => {}],
      [
        'is being edited',
        () => {
          addMyStore();
          document.documentElement.classList.add('aem-AuthorLayer-Edit');
        },
      ],
    ])('searches at my store if the page %s [MYST-1]', async (_name, prepare) => {
      prepare();
      const { calls } = open({ query: QUERY });
      await findCards();
      expect(getStoresOf(calls)).toEqual(['7']);
    });

    test("searches at my store at once if the site doesn't have it [MYST-1]", async () => {
      addMyStore();
      const { calls } = open({
        cms: '',
        query: QUERY,
        respond: ({ url }) => (url.searchParams.get('storeNumber') === '8' ? NOT_FOUND : undefined),
      });
      expect(await findCards()).toHaveLength(9);
      expect(getStoresOf(calls)).toEqual(['8', '7']);
      expect(screen.queryByText(RESULTS_LABELS.notLoaded)).toBeNull();
    });

    test('says so if my store has no tires either [MYST-1] [HTTP-5]', async () => {
      addMyStore();
      const { calls } = open({ cms: '', query: QUERY, respond: () => NOT_FOUND });
      expect(await screen.findByText(RESULTS_LABELS.notLoaded)).toBeVisible();
      expect(getStoresOf(calls)).toEqual(['8', '7']);
    });

    test('searches at that store only, before and after it has been selected [MYST-1]', async () => {
      const { store, getStores } = await openNamed();
      chooseStore(store, '8');
      act(() => void store.dispatch(urlStoreSettled()));
      expect(getStores()).toEqual(['8']);
      chooseStore(store, '9');
      await waitFor(() => expect(getStores()).toEqual(['8', '9']));
    });

    test('searches at my store if the page could not select it [MYST-1]', async () => {
      const { store, getStores } = await openNamed();
      act(() => void store.dispatch(urlStoreSettled()));
      await waitFor(() => expect(getStores()).toEqual(['8', '7']));
    });
  });

  test('searches again for another store, keeps filters and focus, and announces the prices', async () => {
    const { user, calls, store } = open({
      respond: ({ url }) =>
        url.searchParams.get('storeNumber') === '8'
          ? ok(createTireSearch({ tires: createTires(), prices: { ...PRICES, 9: 199 } }))
          : undefined,
    });
    await user.click((await findFilters()).getByRole('checkbox', { name: 'Summit 1' }));
    expect(getCards()[0]).toHaveTextContent('$79.00 ea.');
    chooseStore(store, '8');
    await waitFor(() => expect(getCards()[0]).toHaveTextContent('$199.00 ea.'));
    expect(getFilters().getByRole('checkbox', { name: 'Summit 1' })).toHaveFocus();
    await waitFor(() => expect(getUpdate()).toHaveTextContent('Prices and stock updated'));
    expect(calls.filter(isSearch)).toHaveLength(2);
  });

  /** Selects a store whose details are known. @returns the announcement of its prices */
  const selectKnownStore = (store: AppStore, storeNumber: '310001' | '310002'): string => {
    const known = parse(storeRecord, createStoreRecord(storeNumber));
    act(() => void store.dispatch(createSyncedStore(known)));
    return `Prices and stock updated for ${known.storeName}.`;
  };

  test('announces prices only when they arrive, and not again with the next number of tires', async () => {
    const { user, store } = open({
      respond: ({ url }) => (url.searchParams.get('storeNumber') === '310002' ? 'hang' : undefined),
    });
    const filters = await findFilters();
    await waitFor(() => expect(getStatus()).toHaveTextContent(/^9 tires$/));
    const announced = selectKnownStore(store, '310001');
    await waitFor(() => expect(getUpdate()).toHaveTextContent(announced));
    expect(getStatus()).toHaveTextContent(/^9 tires$/);
    await user.click(filters.getByRole('checkbox', { name: 'Summit 1' }));
    expect(getStatus()).toHaveTextContent(/^1 tire$/);
    selectKnownStore(store, '310002');
    expect(getUpdate()).toBeEmptyDOMElement();
  });

  test('announces no prices if the search for another store fails', async () => {
    const { store } = open({
      respond: ({ url }) =>
        url.searchParams.get('storeNumber') === '310002' ? 'reset' : undefined,
    });
    await findCards();
    const announced = selectKnownStore(store, '310001');
    await waitFor(() => expect(getUpdate()).toHaveTextContent(announced));
    selectKnownStore(store, '310002');
    expect(await screen.findByText(RESULTS_LABELS.pricesNotLoaded)).toBeVisible();
    expect(getUpdate()).toBeEmptyDOMElement();
  });

  test("changes the price in place after a sign-in and a sign-out, announces each change, and says that the total is a visitor's [OTD-1]", async () => {
    const members = {
      code: 'M',
      friendlyId: 'm',
      displayName: 'Members',
      label: '',
      totalOfflineSavings: 60,
      loggedInOnlyPromotion: true,
    };
    const createData = (promotion: object) => {
      const data = createTireSearch({ tires: [createTire('1')] });
      data.pricing['1'] = createTirePricing(100, {
        potentialPromotions: [promotion],
        outTheDoor: { quantity: 4, total: { value: 465.41, formattedValue: '$465.41' } },
      });
      return ok(data);
    };
    const { calls, store } = open({
      respond: () =>
        createData(
          readToken() === undefined
            ? { ...members, hidePrice: true }
            : { ...members, hidePrice: false, salePrice: { value: 85, formattedValue: '$85.00' } },
        ),
    });
    act(() => void store.dispatch(loggedOut()));
    await findCards();
    const card = getCards()[0];
    expect(card).toHaveTextContent('$100.00 ea. Set of 4 $400.00');
    expect(screen.getByText('$465.41 for 4, installed')).toBeVisible();
    writeToken('token');
    act(() => void store.dispatch(loggedIn({ tokenId: 'token', profile: parse(profile, {}) })));
    await waitFor(() => expect(card).toHaveTextContent('Sale price $85.00 ea. Set of 4 $340.00'));
    expect(card).toHaveTextContent('Regular price $100.00 ea.');
    expect(screen.getByText('$465.41 for 4, installed, before member savings')).toBeVisible();
    await waitFor(() => expect(getUpdate()).toHaveTextContent('Prices and stock updated.'));
    clearCookies();
    saveStore('7');
    act(() => void store.dispatch(loggedOut()));
    expect(getUpdate()).toBeEmptyDOMElement();
    await waitFor(() => expect(card).toHaveTextContent('$100.00 ea. Set of 4 $400.00'));
    await waitFor(() => expect(getUpdate()).toHaveTextContent('Prices and stock updated.'));
    expect(card).not.toHaveTextContent('Sale price');
    expect(calls.filter(isSearch)).toHaveLength(3);
  });

  test('sorts and filters by the sale price that the card shows [SRCH-1/sort] [SRCH-2/filters]', async () => {
    const data = createTireSearch({
      tires: [createTire('1'), createTire('2'), createTire('3')],
      prices: { 1: 110, 2: 95 },
    });
    const createPromotion = (code: string, loggedInOnlyPromotion: boolean, value: number) => ({
      code,
      friendlyId: code,
      loggedInOnlyPromotion,
      salePrice: { value, formattedValue: `$${value}.00` },
    });
    data.pricing['3'] = createTirePricing(130, {
      potentialPromotions: [createPromotion('A', false, 98), createPromotion('M', true, 80)],
    });
    const { store, user } = open({ data, query: `${VEHICLE}&sort=priceLowToHigh` });
    const listIds = () => getCards().map((card) => card.closest('li')?.dataset['tire']);
    await findCards();
    expect(listIds()).toEqual(['2', '3', '1']);
    await user.click(getFilters().getByRole('radio', { name: 'Up to $100 2' }));
    expect(listIds()).toEqual(['2', '3']);
    writeToken('token');
    act(() => void store.dispatch(loggedIn({ tokenId: 'token', profile: parse(profile, {}) })));
    await waitFor(() => expect(listIds()).toEqual(['3', '2']));
  });

  test.each(listFailures())(
    'keeps the tires, without prices, if those of another store fail to load, and retries: %s [HTTP-5]',
    async (_name, response) => {
      let fails = true;
      const { user, store } = open({
        respond: ({ url }) =>
          fails && url.searchParams.get('storeNumber') === '8' ? response : undefined,
      });
      await findCards();
      chooseStore(store, '8');
      expect(await screen.findByText(RESULTS_LABELS.pricesNotLoaded)).toBeVisible();
      expect(getCards()).toHaveLength(9);
      const [list] = screen.getAllByRole('list').filter((entry) => entry.getAttribute('aria-busy'));
      expect(list).toHaveAttribute('aria-busy', 'true');
      // The styles hide the prices of its cards and the values of the price filter, here and in the dialog.
      const filters = getFilters().getByRole('group', { name: FILTER_LABELS.price });
      expect(filters.closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true');
      fails = false;
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(list).toHaveAttribute('aria-busy', 'false'));
      expect(filters.closest('[aria-busy]')).toHaveAttribute('aria-busy', 'false');
      expect(screen.getByText('9 tires', { selector: '[tabindex]' })).toHaveFocus();
      expect(screen.queryByText(RESULTS_LABELS.pricesNotLoaded)).not.toBeInTheDocument();
    },
  );

  test('searches again after a sign-out, because prices differ', async () => {
    writeToken('token');
    const { calls, store } = open();
    await findCards();
    expect(calls).toHaveLength(1);
    act(() => {
      store.dispatch(loggedOut());
    });
    await waitFor(() => expect(calls.filter(isSearch)).toHaveLength(2));
  });
});
