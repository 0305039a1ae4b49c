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
import { createTire, createTirePricing, READY_DATE } from './tires';

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

/** The price of one tire of the fake services, in US dollars. */
const EACH = 142.99;

export const createDetails = (code: string, changes: object = {}) => ({
  tire: createTire(code),
  pricing: createTirePricing(EACH),
  inventory: {
    quantity: 8,
    q_local: 12,
    q_sister: 20,
    part_number: 'NOR-100',
    readyDate: READY_DATE,
  },
  ratings: { averageRating: 4.5, reviewCount: 20 },
  fitments: [{ ...CAMRY, position: 'all' }],
  ...changes,
});

const INSTALLATION = 22;
const SUPPLIES = 5;
const TAX = 50;

/**
 * Creates the price of products as the services compute it.
 * @param discount US dollars off
 */
export const createPrice = (products: string, discount = 40) => {
  const entries = products.split(',');
  const packageId = entries.map((entry) => entry.split(':')[0]).join('_');
  const items = entries.map((product) => {
    const [code = '', qty = ''] = product.split(':');
    const count = Number(qty);
    return {
      packageId,
      code,
      size: '205/55R16',
      qty: count,
      price: usd(EACH),
      total: usd(EACH * count),
    };
  });
  const count = items.reduce((sum, { qty }) => sum + qty, 0);
  const installation = INSTALLATION * count;
  const fees = installation + SUPPLIES;
  return {
    items,
    fees: [
      {
        code: 'INST',
        name: 'Installation',
        price: usd(INSTALLATION),
        per: 'tire',
        total: usd(installation),
      },
      {
        code: 'SHOP',
        name: 'Shop supplies',
        price: usd(SUPPLIES),
        per: 'order',
        total: usd(SUPPLIES),
      },
    ],
    discounts: [{ friendlyId: 'fall', displayName: 'Fall savings', amount: usd(discount) }],
    totals: {
      items: usd(EACH * count),
      addOns: usd(0),
      fees: usd(fees),
      discounts: usd(discount),
      tax: usd(TAX),
      total: usd(EACH * count + fees - discount + TAX),
    },
    rebates: [{ friendlyId: 'reb', displayName: 'Northpeak rebate', amount: usd(70) }],
    readyDate: READY_DATE,
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
  const page: {
    store: AppStore;
    error: jest.SpyInstance;
    scrolled: jest.Mock;
    quotes: number;
  } = {
    store: createReduxStore(),
    error: jest.spyOn(console, 'error'),
    /** Replaces `scrollIntoView`, which jsdom lacks. */
    scrolled: jest.fn(),
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
    cms.textContent = "The CMS's price";
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
    page.scrolled = jest.fn();
    Object.assign(Element.prototype, { scrollIntoView: page.scrolled });
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
