import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { writeJsonCookie } from '../src/browser/cookies';
import TireDetail from '../src/chunks/tire-detail';
import { DETAIL_LABELS } from '../src/chunks/tire-detail/messages';
import { createReduxStore } from '../src/store';
import type { AppStore } from '../src/store';
import { loggedOut } from '../src/store/account/account-slice';
import { createCartRecord } from './carts';
import { clearCookies } from './clear-cookies';
import { fakeServices, ok } from './fake-services';
import type { FakeResponse, ServiceCall } from './fake-services';
import { createTire, createTirePricing } from './tires';

export const FIRST_ID = '0b9f6c1e-3f5d-4a7b-8c2d-000000000001';
export const PATH = '/tires/brands/northpeak/trail100/100/';

export const usd = (value: number) => ({ value, formattedValue: `$${value.toFixed(2)}` });

export const STORE = {
  storeNumber: '7',
  storeName: 'Peoria Main',
  zip: '61614',
  phone: '3095550142',
  timeZone: 'America/Chicago',
  eCommActiveFlag: 'Y',
  tirePricingActiveFlag: 'Y',
  hours: ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'].map((weekDay) => ({
    weekDay,
    openTime: '07:00',
    closeTime: '18:00',
  })),
};

export const CAMRY = { year: 2019, make: 'Toyota', model: 'Camry', trim: 'LE' };

export const createDetails = (code: string, changes: object = {}) => ({
  tire: createTire(code),
  pricing: createTirePricing(142.99),
  inventory: { quantity: 8, q_local: 12, q_sister: 20, part_number: '' },
  ratings: { averageRating: 4.5, reviewCount: 20 },
  fitments: [{ ...CAMRY, position: 'all' }],
  ...changes,
});

/** Creates the price of products as the services compute it: 100 dollars per tire, all included. */
export const createPrice = (products: string, total?: number) => {
  const items = products.split(',').map((product) => {
    const [code = '', qty = ''] = product.split(':');
    return { code, size: '205/55R16', qty: Number(qty), price: usd(142.99), total: usd(571.96) };
  });
  const count = items.reduce((sum, { qty }) => sum + qty, 0);
  return {
    items,
    fees: [
      { code: 'INST', name: 'Installation', price: usd(22), per: 'tire', total: usd(22 * count) },
      { code: 'SHOP', name: 'Shop supplies', price: usd(5), per: 'order', total: usd(5) },
    ],
    discounts: [{ friendlyId: 'fall', displayName: 'Fall savings', amount: usd(40) }],
    totals: {
      items: usd(571.96),
      addOns: usd(0),
      fees: usd(93),
      discounts: usd(40),
      tax: usd(50),
      total: usd(total ?? 100 * count),
    },
    rebates: [{ friendlyId: 'reb', displayName: 'Northpeak rebate', amount: usd(70) }],
  };
};

type Respond = (call: ServiceCall) => FakeResponse | Promise<FakeResponse | undefined> | undefined;

interface Options {
  article?: string;
  query?: string;
  respond?: Respond;
  version?: 'v1' | 'v2';
}

/** Prepares the page of a tire, with a store and fake services, for each test of a file. */
export const setUpTireDetail = () => {
  const page: { store: AppStore; error: jest.SpyInstance; quotes: number } = {
    store: createReduxStore(),
    error: jest.spyOn(console, 'error'),
    /** The number of quotes so far, which is part of their IDs. */
    quotes: 0,
  };

  const getResponse = (call: ServiceCall): FakeResponse => {
    const { path, url } = call;
    if (path.startsWith('store/details/')) return ok(STORE);
    if (path.startsWith('tire/details/')) return ok(createDetails(path.split('/')[2] ?? ''));
    if (path === 'tire/price') return ok(createPrice(url.searchParams.get('products') ?? ''));
    if (path === 'quote/create') {
      page.quotes += 1;
      return ok({
        tireQuoteId: FIRST_ID.slice(0, -1) + page.quotes,
        cartGuid: 'g',
        tire: { name: 'Trail 100', brand: 'Northpeak', article: '100' },
        expires: '2099-12-22T10:00:00.000Z',
      });
    }
    if (path.startsWith('cart/create/')) return ok(createCartRecord({ guid: path.split('/')[2] }));
    return ok({});
  };

  const open = ({
    article = '100',
    query = '',
    respond = () => undefined,
    version,
  }: Options = {}) => {
    history.replaceState(null, '', PATH + query);
    if (version) document.documentElement.dataset['switches'] = `bsro-ui-tdp:${version}`;
    const calls = fakeServices(async (call) => (await respond(call)) ?? getResponse(call));
    const cms = document.createElement('p');
    cms.textContent = 'The CMS’s price';
    const { unmount } = render(
      <Provider store={page.store}>
        <TireDetail
          attributes={{ article, brand: 'Northpeak', tireName: 'Trail 100' }}
          element={document.body}
          cms={[cms]}
        />
      </Provider>,
    );
    const getPaths = () => calls.map(({ path }) => path);
    return { calls, getPaths, unmount, user: userEvent.setup() };
  };

  const findButton = () => screen.findByRole('button', { name: DETAIL_LABELS.addToCart });
  const getTireDetail = () => page.store.getState().ecomm.tireDetail;

  beforeEach(() => {
    page.error = jest.spyOn(console, 'error').mockImplementation(() => {});
    clearCookies();
    localStorage.clear();
    sessionStorage.clear();
    page.quotes = 0;
    document.documentElement.dataset['siteName'] = 'fcac';
    document.documentElement.dataset['switches'] = '';
    writeJsonCookie('bsro.cp-fcac', { vid: 'v', location: { locationLvl: 2, storeNumber: '7' } });
    page.store = createReduxStore();
    page.store.dispatch(loggedOut());
  });

  afterEach(() => {
    jest.restoreAllMocks();
  });

  return Object.assign(page, { open, findButton, getTireDetail });
};
