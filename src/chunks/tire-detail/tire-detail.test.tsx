import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createCart, createCartItem, createCartRecord } from '../../../test/carts';
import { clearCookies } from '../../../test/clear-cookies';
import { fakeServices, listFaults, ok, refused } from '../../../test/fake-services';
import type { FakeResponse, ServiceCall } from '../../../test/fake-services';
import { createTire, createTirePricing } from '../../../test/tires';
import { writeJsonCookie } from '../../browser/cookies';
import { redirectTo } from '../../browser/navigation';
import { bus } from '../../bus/bus';
import type { Topics } from '../../bus/topics';
import { readStored, writeStored } from '../../browser/storage';
import { removeToken, writeToken } from '../../browser/token-cookie';
import { writeVehicleCookie } from '../../browser/vehicle-cookie';
import { createReduxStore } from '../../store';
import { PAGES } from '../../site/addresses';
import type { AppStore } from '../../store';
import { loggedIn, loggedOut } from '../../store/account/account-slice';
import { cartLoaded } from '../../store/shop/ecomm-slice';
import { quoteChanged } from '../../store/shop/quote-slice';
import { loadSavedStore } from '../../store/my-store/saved-store-thunks';
import { PRICE_LABELS } from '../../ordering/messages';
import { TRY_AGAIN } from '../../ui/messages';
import { CHANGE_STORE } from '../../ui/store/price-messages';
import { DETAIL_LABELS } from './messages';
import { QUOTE_LABELS } from './quote/messages';
import TireDetail from '.';

jest.mock('../../browser/navigation', () => ({
  ...jest.requireActual<object>('../../browser/navigation'),
  redirectTo: jest.fn(),
}));

const FIRST_ID = '0b9f6c1e-3f5d-4a7b-8c2d-000000000001';
const PATH = '/tires/brands/northpeak/trail100/100/';

const usd = (value: number) => ({ value, formattedValue: `$${value.toFixed(2)}` });

const STORE = {
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

const CAMRY = { year: 2019, make: 'Toyota', model: 'Camry', trim: 'LE' };

const createDetails = (code: string, changes: object = {}) => ({
  tire: createTire(code),
  pricing: createTirePricing(142.99),
  inventory: { quantity: 8, q_local: 12, q_sister: 20, part_number: '' },
  ratings: { averageRating: 4.5, reviewCount: 20 },
  fitments: [{ ...CAMRY, position: 'all' }],
  ...changes,
});

/** Creates the price of products as the services compute it: 100 dollars per tire, all included. */
const createPrice = (products: string, total?: number) => {
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

type Respond = (call: ServiceCall) => FakeResponse | Promise<FakeResponse> | undefined;

let quotes = 0;

const getResponse = (call: ServiceCall): FakeResponse => {
  const { path, url } = call;
  if (path.startsWith('store/details/')) return ok(STORE);
  if (path.startsWith('tire/details/')) return ok(createDetails(path.split('/')[2] ?? ''));
  if (path === 'tire/price') return ok(createPrice(url.searchParams.get('products') ?? ''));
  if (path === 'quote/create') {
    quotes += 1;
    return ok({
      tireQuoteId: FIRST_ID.slice(0, -1) + quotes,
      cartGuid: 'g',
      tire: { name: 'Trail 100', brand: 'Northpeak', article: '100' },
      expires: '2099-12-22T10:00:00.000Z',
    });
  }
  if (path.startsWith('cart/create/')) return ok(createCartRecord({ guid: path.split('/')[2] }));
  return ok({});
};

interface Options {
  article?: string;
  query?: string;
  respond?: Respond;
  version?: 'v1' | 'v2';
}

let store: AppStore;
let error: jest.SpyInstance;

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
    <Provider store={store}>
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
const getTireDetail = () => store.getState().ecomm.tireDetail;

beforeEach(() => {
  error = jest.spyOn(console, 'error').mockImplementation(() => {});
  clearCookies();
  localStorage.clear();
  sessionStorage.clear();
  quotes = 0;
  document.documentElement.dataset['siteName'] = 'fcac';
  document.documentElement.dataset['switches'] = '';
  writeJsonCookie('bsro.cp-fcac', { vid: 'v', location: { locationLvl: 2, storeNumber: '7' } });
  store = createReduxStore();
  store.dispatch(loggedOut());
});

afterEach(() => {
  jest.restoreAllMocks();
});

describe('price', () => {
  test('replaces the CMS nodes with the price of the store, with one call each [TDP-2/button]', async () => {
    const { calls } = open();
    expect(screen.getByText('The CMS’s price')).toBeVisible();
    expect(await screen.findByText('In stock at Peoria Main')).toBeVisible();
    expect(screen.queryByText('The CMS’s price')).toBeNull();
    expect(screen.getByRole('link', { name: CHANGE_STORE })).toHaveAttribute(
      'href',
      PAGES.displayMap,
    );
    await screen.findByText('for 4 tires at Peoria Main');
    expect(
      calls.filter(({ path }) => path.startsWith('tire/')).map(({ address }) => address),
    ).toEqual([
      '/bsro/services/tire/details/100?storeNumber=7',
      '/bsro/services/tire/price?storeNumber=7&products=100%3A4',
    ]);
  });

  test('lists what the out-the-door price includes, with rebates below [PRIC-1/rebates]', async () => {
    open();
    await screen.findByText(PRICE_LABELS.total);
    const rows = [...document.querySelectorAll('dl > div')].map((row) =>
      row.textContent?.replace(/\s+/g, ' '),
    );
    expect(rows).toEqual([
      '205/55R16 4 × $142.99$571.96',
      'Installation 4 × $22.00$88.00',
      'Shop supplies$5.00',
      'Fall savings−$40.00',
      'Sales tax$50.00',
      'Out-the-door total$400.00',
    ]);
    expect(screen.getByRole('listitem')).toHaveTextContent(
      'After rebate: $70.00 back by mail, Northpeak rebate',
    );
  });

  test('keeps the former total busy while a quantity loads, and drops outdated responses [TDP-2]', async () => {
    const pending: ((response: FakeResponse) => void)[] = [];
    const { user, calls } = open({
      respond: ({ path, url }) =>
        path === 'tire/price' && url.searchParams.get('products') !== '100:4'
          ? new Promise((resolve) => pending.push(resolve))
          : undefined,
    });
    const total = (await screen.findByText('$400.00', { selector: '.bsro-tire-detail__total *' }))
      .parentElement;
    const getPrices = () => calls.filter(({ path }) => path === 'tire/price');
    const select = screen.getByLabelText('Quantity');
    await user.selectOptions(select, '2');
    await waitFor(() => expect(getPrices()).toHaveLength(2));
    await user.selectOptions(select, '3');
    await waitFor(() => expect(getPrices()).toHaveLength(3));
    expect(total).toHaveAttribute('aria-busy', 'true');
    expect(total).toHaveTextContent('$400.00');
    await act(async () => {
      pending[1]?.(ok(createPrice('100:3', 333)));
      pending[0]?.(ok(createPrice('100:2', 222)));
    });
    await waitFor(() => expect(total).toHaveTextContent('$333.00 out the door for 3 tires'));
    expect(total).toHaveAttribute('aria-busy', 'false');
  });

  test.each(listFaults())(
    'keeps the CMS nodes and offers a retry when the details fail: %s [HTTP-5]',
    async (_name, reply) => {
      let fails = true;
      const { user } = open({
        respond: ({ path }) => (fails && path.startsWith('tire/details') ? reply : undefined),
      });
      expect(await screen.findByRole('alert')).toHaveTextContent(DETAIL_LABELS.detailsFailed);
      expect(screen.getByText('The CMS’s price')).toBeVisible();
      fails = false;
      await user.click(screen.getByRole('button', { name: TRY_AGAIN }));
      expect(await findButton()).toBeVisible();
    },
  );

  test.each(listFaults())(
    'keeps the quantity and offers a retry when the price fails: %s [HTTP-5]',
    async (_name, reply) => {
      let fails = false;
      const { user } = open({
        respond: ({ path }) => (fails && path === 'tire/price' ? reply : undefined),
      });
      await screen.findByText('for 4 tires at Peoria Main');
      fails = true;
      await user.selectOptions(screen.getByLabelText('Quantity'), '2');
      expect(await screen.findByText(DETAIL_LABELS.priceFailed)).toBeVisible();
      expect(screen.getByLabelText('Quantity')).toHaveValue('2');
      expect(screen.queryByText('for 4 tires at Peoria Main')).toBeNull();
      fails = false;
      await user.click(screen.getByRole('button', { name: TRY_AGAIN }));
      expect(await screen.findByText('for 2 tires at Peoria Main')).toBeVisible();
    },
  );

  test('shows the sale price of a set of four, and the regular price of two tires [PRIC-1/sale-price]', async () => {
    const saving = {
      code: 'S',
      friendlyId: 's',
      displayName: 'Fall savings',
      salePrice: usd(132.99),
    };
    const pricing = createTirePricing(142.99, { potentialPromotions: [saving] });
    const { user } = open({
      respond: ({ path }) =>
        path.startsWith('tire/details') ? ok(createDetails('100', { pricing })) : undefined,
    });
    const getPrices = () => document.querySelector('.bsro-tire-detail__prices');
    await screen.findByText('$132.99');
    expect(getPrices()).toHaveTextContent(
      'Sale price $132.99 ea. Set of 4 $531.96. Regular price $142.99 ea.',
    );
    await user.selectOptions(screen.getByLabelText('Quantity'), '2');
    expect(getPrices()).toHaveTextContent(/^\$142\.99 ea\./);
  });

  test('shows two and two of a pair, each with its price [SRCH-3/groups]', async () => {
    const { calls } = open({ article: '100_101' });
    expect(await screen.findByLabelText('Quantity, front')).toHaveValue('2');
    expect(screen.getByLabelText('Quantity, rear')).toHaveValue('2');
    await screen.findByText('for 4 tires at Peoria Main');
    expect(calls.map(({ address }) => address)).toContain(
      '/bsro/services/tire/price?storeNumber=7&products=100%3A2%2C101%3A2',
    );
  });

  test('requests prices again when the driver signs in, and asks visitors to [OFFR-7/visitors]', async () => {
    const member = { code: 'M', friendlyId: 'm', loggedInOnlyPromotion: true };
    const { calls } = open({
      respond: ({ path, headers, url }) => {
        if (path.startsWith('tire/details')) {
          const pricing = createTirePricing(142.99, { potentialPromotions: [member] });
          return ok(createDetails('100', { pricing }));
        }
        return path === 'tire/price' && headers['tokenId']
          ? ok(createPrice(url.searchParams.get('products') ?? '', 360))
          : undefined;
      },
    });
    await screen.findByText('for 4 tires at Peoria Main');
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
      'href',
      '/account/sign-in',
    );
    writeToken('t');
    act(() => {
      store.dispatch(loggedIn({ tokenId: 't' }));
    });
    expect(
      await screen.findByText('$360.00', { selector: '.bsro-tire-detail__total *' }),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Sign In' })).toBeNull();
    expect(calls.filter(({ path }) => path.startsWith('tire/'))).toHaveLength(4);
  });
});

describe('another store', () => {
  const moveTo = (storeNumber: string) => {
    writeJsonCookie('bsro.cp-fcac', { vid: 'v', location: { locationLvl: 2, storeNumber } });
    act(() => {
      void store.dispatch(loadSavedStore());
    });
  };
  const isOfStore = ({ url, path }: ServiceCall, number: string): boolean =>
    url.searchParams.get('storeNumber') === number || path === `store/details/${number}`;

  test('hides prices until those of the new store arrive [TDP-2]', async () => {
    let respond: () => void = () => {};
    open({
      respond: (call) => {
        if (!isOfStore(call, '8')) return undefined;
        if (call.path === 'tire/price') return ok(createPrice('100:4', 999));
        if (call.path.startsWith('store/')) {
          return ok({ ...STORE, storeNumber: '8', storeName: 'Pekin' });
        }
        return new Promise((resolve) => {
          respond = () => resolve(ok(createDetails('100', { pricing: createTirePricing(150) })));
        });
      },
    });
    await screen.findByText('for 4 tires at Peoria Main');
    moveTo('8');
    expect(screen.queryByText('for 4 tires at Peoria Main')).toBeNull();
    expect(document.querySelector('.bsro-tire-detail__facts')).toHaveAttribute('aria-busy', 'true');
    expect(await screen.findByText('for 4 tires at Pekin')).toBeVisible();
    await act(async () => respond());
    expect(await screen.findByText('$150.00')).toBeVisible();
    expect(document.querySelector('.bsro-tire-detail__facts')).toHaveAttribute(
      'aria-busy',
      'false',
    );
  });

  test('shows no price of the former store when those of the new one fail to load [HTTP-5]', async () => {
    let fails = true;
    const { user } = open({
      respond: (call) =>
        fails && isOfStore(call, '8') && call.path.startsWith('tire/')
          ? { status: 500, json: {} }
          : undefined,
    });
    await screen.findByText('for 4 tires at Peoria Main');
    moveTo('8');
    expect(await screen.findByText(DETAIL_LABELS.detailsFailed)).toBeVisible();
    expect(document.body).not.toHaveTextContent('$142.99');
    fails = false;
    for (const retry of screen.getAllByRole('button', { name: TRY_AGAIN })) {
      await user.click(retry);
    }
    expect(await screen.findByText('$142.99')).toBeVisible();
  });
});

describe('loading', () => {
  afterEach(() => jest.useRealTimers());

  const advance = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  /** Opens the page; returns a function that sends the response to a call. */
  const openSlowly = (slowPath: string, response: FakeResponse): (() => void) => {
    let respond: () => void = () => {};
    open({
      respond: ({ path }) =>
        path === slowPath
          ? new Promise((resolve) => {
              respond = () => resolve(response);
            })
          : undefined,
    });
    return () => respond();
  };
  const countLines = () => document.querySelectorAll('.bsro-skeleton__line').length;

  test('says after 8 s that the details take long, and keeps the CMS’s price', async () => {
    jest.useFakeTimers();
    const respond = openSlowly('tire/details/100', ok(createDetails('100')));
    await advance(7_999);
    expect(document.body).not.toHaveTextContent('longer than usual');
    await advance(1);
    expect(screen.getByText(`${DETAIL_LABELS.details} is taking longer than usual.`)).toBeVisible();
    expect(screen.getByText('The CMS’s price')).toBeVisible();
    respond();
    await advance(10);
    expect(screen.getByText('$142.99')).toBeVisible();
  });

  test('shows a skeleton of the out-the-door price after 300 ms, for at least 400 ms', async () => {
    jest.useFakeTimers();
    const respond = openSlowly('tire/price', ok(createPrice('100:4')));
    await advance(100);
    expect(screen.getByText('$142.99')).toBeVisible();
    expect(countLines()).toBe(0);
    await advance(300);
    expect(countLines()).toBeGreaterThan(0);
    respond();
    await advance(50);
    expect(countLines()).toBeGreaterThan(0);
    await advance(400);
    expect(countLines()).toBe(0);
    expect(screen.getByText('for 4 tires at Peoria Main')).toBeVisible();
  });

  test('says after 8 s that the out-the-door price takes long', async () => {
    jest.useFakeTimers();
    const respond = openSlowly('tire/price', ok(createPrice('100:4')));
    await advance(100);
    await advance(8_000);
    expect(screen.getByText(`${DETAIL_LABELS.price} is taking longer than usual.`)).toBeVisible();
    respond();
    await advance(10);
  });
});

describe('known price', () => {
  const readEvents = (): object[] => {
    const layer: unknown = Reflect.get(window, 'adobeDataLayer');
    const isEvent = (entry: unknown): entry is object =>
      typeof entry === 'object' && entry !== null && 'event' in entry;
    return Array.isArray(layer)
      ? layer.filter(isEvent).filter((entry) => Reflect.get(entry, 'event') === 'view_item')
      : [];
  };
  let announced: Topics['createproductprice'][];
  let stop: () => void;

  beforeEach(() => {
    Reflect.deleteProperty(window, 'adobeDataLayer');
    // The bus replays what an earlier test has announced.
    bus.publish('createproductprice', { cards: [], loggedIn: false });
    announced = [];
    stop = bus.subscribe('createproductprice', (payload) => announced.push(payload));
  });
  afterEach(() => stop());

  test('tracks the view of the tire once, with its code and price [ANLT-1]', async () => {
    const { user } = open();
    await waitFor(() => expect(readEvents()).toHaveLength(1));
    expect(readEvents()).toEqual([
      {
        event: 'view_item',
        eventInfo: {
          ecommerce: {
            currency: 'USD',
            value: 142.99,
            items: [{ item_id: '100', price: 142.99 }],
          },
        },
      },
    ]);
    writeToken('t');
    act(() => {
      store.dispatch(loggedIn({ tokenId: 't' }));
    });
    await user.selectOptions(screen.getByLabelText('Quantity'), '2');
    await screen.findByText('for 2 tires at Peoria Main');
    expect(readEvents()).toHaveLength(1);
  });

  test('tracks and announces nothing without a price [ANLT-1]', async () => {
    open({
      respond: ({ path }) => {
        if (path.startsWith('tire/details')) return ok(createDetails('100', { pricing: null }));
        return path === 'tire/price' ? refused('409', 'PricingUnavailable') : undefined;
      },
    });
    await screen.findByRole('checkbox', { name: /^Compare/ });
    expect(readEvents()).toEqual([]);
    expect(announced.flatMap(({ cards }) => cards)).toEqual([]);
  });

  test('announces the price beside the cards of a carousel, from one call [PRIC-1/price] [CARO-3]', async () => {
    const other = {
      storeNumber: '7',
      brand: 'Summit',
      tireName: 'Grip',
      articleCode: '900',
      price: 99,
      priceFormatted: '$99.00',
      promo: [],
      rebate: [],
      showPrice: false,
      isAsLowAs: true,
    };
    bus.publish('createproductprice', { cards: [other], loggedIn: false });
    const { getPaths, unmount } = open();
    await waitFor(() => expect(announced.at(-1)?.cards).toHaveLength(2));
    expect(announced.at(-1)).toEqual({
      cards: [
        {
          storeNumber: '7',
          brand: 'Northpeak',
          tireName: 'Trail 100',
          articleCode: '100',
          price: 142.99,
          priceFormatted: '$142.99',
          promo: [],
          rebate: [],
          showPrice: true,
          isAsLowAs: false,
          rating: 4.5,
          reviewCount: 20,
        },
        other,
      ],
      loggedIn: false,
    });
    // A carousel announces its own cards alone.
    const cheaper = { ...other, price: 89, priceFormatted: '$89.00' };
    act(() => bus.publish('createproductprice', { cards: [cheaper], loggedIn: false }));
    await waitFor(() => expect(announced.at(-1)?.cards).toHaveLength(2));
    expect(announced.at(-1)?.cards.map(({ price }) => price)).toEqual([142.99, 89]);
    expect(getPaths().filter((path) => path.startsWith('tire/details'))).toHaveLength(1);
    unmount();
    const count = announced.length;
    await act(async () => bus.publish('createproductprice', { cards: [other], loggedIn: false }));
    expect(announced).toHaveLength(count + 1);
  });

  test('announces the price of one tire of a pair under both codes [PRIC-1/price] [SRCH-3/pair-price]', async () => {
    open({
      article: '100_101',
      respond: ({ path }) =>
        path === 'tire/details/101'
          ? ok(createDetails('101', { pricing: createTirePricing(162.99) }))
          : undefined,
    });
    await waitFor(() =>
      expect(announced.at(-1)?.cards).toEqual([
        expect.objectContaining({ articleCode: '100_101', price: 152.99 }),
      ]),
    );
    await waitFor(() =>
      expect(readEvents()).toEqual([
        expect.objectContaining({
          eventInfo: {
            ecommerce: expect.objectContaining({
              items: [{ item_id: '100_101', price: 305.98 }],
            }),
          },
        }),
      ]),
    );
  });
});

describe('comparison', () => {
  const findCheckbox = () => screen.findByRole('checkbox', { name: 'Compare Northpeak Trail 100' });

  test('adds the tire to the comparison and removes it [CMP-1/rewrite]', async () => {
    writeVehicleCookie('fcac', { tce: { lvl: 2, ymm: 'x', ...CAMRY, dt: 1, tpms: '1' } });
    const { user } = open();
    await user.click(await findCheckbox());
    expect(readStored('tireComparison')).toMatchObject({
      searchType: 'vehicle',
      vehicle: CAMRY,
      tires: [{ id: '100', articles: ['100'], brand: 'Northpeak', size: '205/55R16' }],
    });
    await user.click(await findCheckbox());
    expect(readStored('tireComparison')).toMatchObject({ tires: [] });
  });

  test('keeps the size instead of a vehicle that the tire is not original on [CMP-1/state]', async () => {
    writeVehicleCookie('fcac', {
      tce: { lvl: 2, ymm: 'x', ...CAMRY, model: 'Corolla', dt: 1, tpms: '1' },
    });
    const { user } = open();
    await user.click(await findCheckbox());
    expect(readStored('tireComparison')).toMatchObject({
      searchType: 'size',
      vehicle: null,
      size: { tireSize: '205/55R16' },
    });
  });
});

describe('fit', () => {
  const keepVehicle = (vehicle: typeof CAMRY) =>
    writeVehicleCookie('fcac', {
      tce: { lvl: 2, ymm: 'x', ...vehicle, dt: 1, tpms: '1' },
    });

  test("names the visitor's vehicle if the size is original [COOK-3]", async () => {
    keepVehicle(CAMRY);
    open();
    expect(await screen.findByText('Fits your 2019 Toyota Camry LE: original size')).toBeVisible();
  });

  test('flags another size before any price [TDP-2]', async () => {
    keepVehicle({ ...CAMRY, model: 'Corolla' });
    open();
    const flag = await screen.findByText('Not an original size for your 2019 Toyota Corolla LE');
    const price = await screen.findByText('$142.99');
    expect(flag.compareDocumentPosition(price)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('offers to choose a vehicle, which becomes the current one [VEH-1/set-vehicle]', async () => {
    const { user } = open({
      respond: ({ path }) => {
        if (path === 'vehicle/get-years') return ok(['2019']);
        if (path === 'vehicle/get-makes') return ok(['Toyota']);
        if (path === 'vehicle/get-models') return ok(['Camry']);
        return path === 'vehicle/get-trims' ? ok(['LE']) : undefined;
      },
    });
    await user.click(await screen.findByRole('button', { name: DETAIL_LABELS.chooseVehicle }));
    const year = await screen.findByLabelText('Year');
    await within(year).findByRole('option', { name: '2019' });
    await user.selectOptions(year, '2019');
    for (const [label, option] of [
      ['Make', 'Toyota'],
      ['Model', 'Camry'],
      ['Trim', 'LE'],
    ] as const) {
      const select = screen.getByLabelText(label);
      await within(select).findByRole('option', { name: option });
      await user.selectOptions(select, option);
    }
    await user.click(screen.getByRole('button', { name: 'Check the fit' }));
    expect(await screen.findByText('Fits your 2019 Toyota Camry LE: original size')).toBeVisible();
    expect(screen.queryByLabelText('Year')).toBeNull();
  });
});

describe('button', () => {
  test("offers an appointment and a call if the store doesn't sell online [TDP-2/button]", async () => {
    open({
      respond: ({ path }) =>
        path.startsWith('store/details') ? ok({ ...STORE, eCommActiveFlag: 'N' }) : undefined,
    });
    expect(await screen.findByRole('link', { name: DETAIL_LABELS.schedule })).toHaveAttribute(
      'href',
      '/appointment/schedule-appointment/?sa_source=tire-detail&storeNumber=7&serviceId=tire-installation',
    );
    expect(screen.getByRole('link', { name: DETAIL_LABELS.call })).toHaveAttribute(
      'href',
      'tel:+13095550142',
    );
    expect(screen.queryByRole('button', { name: DETAIL_LABELS.addToCart })).toBeNull();
    await waitFor(() => expect(getTireDetail().button).toBe('noEcommerce'));
  });

  test('offers a call for the price if the store shows none [TDP-2/button] [PRIC-1/hide-price]', async () => {
    open({
      respond: ({ path }) => {
        if (path.startsWith('tire/details')) return ok(createDetails('100', { pricing: null }));
        return path === 'tire/price' ? refused('409', 'PricingUnavailable') : undefined;
      },
    });
    expect(await screen.findByRole('link', { name: DETAIL_LABELS.callForPrice })).toBeVisible();
    expect(document.body).not.toHaveTextContent('$');
    await waitFor(() => expect(getTireDetail().button).toBe('noPrice'));
  });

  test('is unavailable if no store has enough tires [TDP-2/button]', async () => {
    const inventory = { quantity: 0, q_local: 0, q_sister: 0, part_number: '' };
    open({
      respond: ({ path }) =>
        path.startsWith('tire/details') ? ok(createDetails('100', { inventory })) : undefined,
    });
    expect(await screen.findByRole('button', { name: DETAIL_LABELS.unavailable })).toBeDisabled();
    await waitFor(() => expect(getTireDetail().button).toBe('unavailable'));
  });

  test('asks a visitor without a store to find one [TDP-2/button]', async () => {
    clearCookies();
    open();
    expect(await screen.findByRole('link', { name: DETAIL_LABELS.findStore })).toHaveAttribute(
      'href',
      '/locate/display-map/',
    );
  });

  test('leads to the cart if the tires are in it [TDP-2/in-cart] [STATE-3/tire-detail]', async () => {
    store.dispatch(cartLoaded(createCart()));
    open();
    expect(await screen.findByRole('link', { name: DETAIL_LABELS.viewCart })).toHaveAttribute(
      'href',
      '/cart/',
    );
    expect(getTireDetail().isInCart).toBe(true);
  });

  test.each([
    { version: 'v1', isListOpen: false, roomClass: 'bsro-tire-bar-v1' },
    { version: 'v2', isListOpen: true, roomClass: 'bsro-has-strip' },
  ] as const)(
    'shows the bar of version $version once the button is scrolled past [TDP-2/scrolled-past] [TDP-2/$version]',
    async ({ version, isListOpen, roomClass }) => {
      let report: (entries: object[]) => void = () => {};
      const Original = window.IntersectionObserver;
      Object.assign(window, {
        IntersectionObserver: class {
          public constructor(callback: typeof report) {
            report = callback;
          }
          public observe(): void {}
          public disconnect(): void {}
        },
      });
      open({ version });
      await screen.findByRole('checkbox', { name: /^Compare/ });
      const root = document.documentElement;
      const bar = document.querySelector('.bsro-tire-bar');
      expect(document.querySelector('details')?.open).toBe(isListOpen);
      expect(bar).not.toBeVisible();
      act(() => report([{ isIntersecting: false, boundingClientRect: { top: -90 } }]));
      expect(bar).toBeVisible();
      expect(getTireDetail().isScrolledPast).toBe(true);
      expect(root).toHaveClass(roomClass);
      act(() => report([{ isIntersecting: true, boundingClientRect: { top: 90 } }]));
      expect(bar).not.toBeVisible();
      expect(root).not.toHaveClass(roomClass);
      // Below the viewport, it isn't scrolled past.
      act(() => report([{ isIntersecting: false, boundingClientRect: { top: 900 } }]));
      expect(bar).not.toBeVisible();
      Object.assign(window, { IntersectionObserver: Original });
    },
  );
});

describe('quote', () => {
  const findQuote = () => screen.findByRole('region', { name: QUOTE_LABELS.heading });
  const saveQuote = (expires = '2099-12-22T10:00:00.000Z') =>
    store.dispatch(
      quoteChanged({
        cart: null,
        vehicleFitment: null,
        cartGuid: 'g',
        tireQuoteId: FIRST_ID,
        tire: { name: 'Trail 100', brand: 'Northpeak', article: '100' },
        expires,
        request: { storeNumber: '7', zipCode: '61614', products: [{ code: '100', qty: 4 }] },
      }),
    );

  test('adds the tires to the cart, puts the quote into the address, and says so where the focus is [QUOT-1/accepted] [CART-1/create] [TDP-1/address] [STATE-3/quote]', async () => {
    const { user, calls } = open();
    await user.click(await findButton());
    const quote = await findQuote();
    expect(within(quote).getByText('Good through Dec 22, 2099.')).toBeVisible();
    expect(within(quote).getByRole('link', { name: QUOTE_LABELS.viewCart })).toHaveAttribute(
      'href',
      '/cart/',
    );
    expect(within(quote).getByRole('link', { name: QUOTE_LABELS.schedule })).toHaveAttribute(
      'href',
      '/appointment/schedule-appointment/?sa_source=tire-detail&storeNumber=7&serviceId=tire-installation',
    );
    await waitFor(() => expect(screen.getByText(DETAIL_LABELS.inCart)).toHaveFocus());
    expect(location.pathname + location.search).toBe(`${PATH}?${FIRST_ID}`);
    expect(calls.find(({ path }) => path === 'quote/create')?.body).toEqual({
      storeNumber: '7',
      zipCode: '80122',
      products: [{ code: '100', qty: 4 }],
    });
    expect(calls.find(({ path }) => path === 'cart/create/g')?.body).toEqual({
      bossConfirmed: false,
      brgtEntries: [{ packageId: '100', products: [{ code: '100', qty: 4, inventory: 8 }] }],
    });
    const { quote: saved, cart } = store.getState().ecomm;
    expect(saved).toMatchObject({
      vehicleFitment: null,
      cartGuid: 'g',
      tireQuoteId: FIRST_ID,
      tire: { name: 'Trail 100', brand: 'Northpeak', article: '100' },
    });
    expect(saved.cart?.guid).toBe('g');
    expect(saved.cart).toBe(cart);
    expect(readStored('cart')).toBe('g');
  });

  test.each([
    ...listFaults().map(([name, reply]) => [name, reply, DETAIL_LABELS.notAdded] as const),
    [
      'the store has stopped selling online',
      refused('409', 'EcommerceUnavailable'),
      DETAIL_LABELS.noEcommerce,
    ] as const,
  ])(
    'says that nothing was added when %s for the cart, and adds it on the next press [HTTP-5]',
    async (_name, reply, text) => {
      let fails = true;
      const { user, getPaths } = open({
        respond: ({ path }) => (fails && path.startsWith('cart/create/') ? reply : undefined),
      });
      await user.click(await findButton());
      expect(await screen.findByText(text)).toBeVisible();
      expect(readStored('cart')).toBeUndefined();
      fails = false;
      await user.click(await findButton());
      expect(await screen.findByText(DETAIL_LABELS.inCart)).toBeVisible();
      expect(getPaths().filter((path) => path === 'quote/create')).toHaveLength(1);
    },
  );

  test("says that the tires of a visitor's cart are replaced, but not those of a driver's", async () => {
    store.dispatch(cartLoaded(createCart({ items: [createCartItem('9')] })));
    open();
    expect(
      await screen.findByText('Your cart has 4 × Northpeak Trail 9. Adding these replaces them.'),
    ).toBeVisible();
    writeToken('t');
    act(() => {
      store.dispatch(loggedIn({ tokenId: 't' }));
    });
    expect(screen.queryByText(/Adding these replaces them/)).toBeNull();
  });

  test('creates another quote for another quantity [QUOT-1]', async () => {
    let fails = true;
    const { user } = open({
      respond: ({ path }) => (fails && path.startsWith('cart/create/') ? 'reset' : undefined),
    });
    await user.click(await findButton());
    await screen.findByText(DETAIL_LABELS.notAdded);
    fails = false;
    await user.selectOptions(screen.getByLabelText('Quantity'), '2');
    await user.click(await findButton());
    await waitFor(() => expect(location.search).toBe(`?${FIRST_ID.slice(0, -1)}2`));
  });

  test('replaces an expired quote on the next press [QUOT-1]', async () => {
    saveQuote('2020-01-01T00:00:00.000Z');
    quotes = 4;
    const { user } = open();
    await user.click(await findButton());
    await waitFor(() => expect(location.search).toBe(`?${FIRST_ID.slice(0, -1)}5`));
  });

  test('is busy while the quote is created, and sends one request [TDP-2/button] [STATE-3/is-submitting] [STATE-3/tire-detail]', async () => {
    let sendResponse: (reply: FakeResponse) => void = () => {};
    const { user, getPaths } = open({
      respond: ({ path }) =>
        path === 'quote/create'
          ? new Promise((resolve) => {
              sendResponse = resolve;
            })
          : undefined,
    });
    await user.dblClick(await findButton());
    const busy = await screen.findByRole('button', { name: DETAIL_LABELS.adding });
    expect(busy).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(getPaths()).toContain('quote/create'));
    expect(store.getState().ecomm.isSubmitting).toBe(true);
    expect(getTireDetail().button).toBe('busy');
    await act(async () => sendResponse(refused('409', 'PricingUnavailable')));
    await findButton();
    expect(getPaths().filter((path) => path === 'quote/create')).toHaveLength(1);
    expect(store.getState().ecomm.isSubmitting).toBe(false);
  });

  test.each([
    ...listFaults(),
    [
      'the tire has no name',
      ok({ tireQuoteId: FIRST_ID, cartGuid: 'g', tire: { name: '', brand: 'B', article: '1' } }),
    ],
    [
      'the ID is empty',
      ok({ tireQuoteId: '', cartGuid: 'g', tire: { name: 'N', brand: 'B', article: '1' } }),
    ],
  ] as const)(
    'shows an error, keeps the quantity, and logs when %s [QUOT-1/refused] [HTTP-5]',
    async (_name, reply) => {
      let fails = true;
      const { user } = open({
        respond: ({ path }) => (fails && path === 'quote/create' ? reply : undefined),
      });
      await user.selectOptions(await screen.findByLabelText('Quantity'), '2');
      await user.click(await findButton());
      expect(await screen.findByText(DETAIL_LABELS.notAdded)).toBeVisible();
      expect(screen.getByLabelText('Quantity')).toHaveValue('2');
      expect(location.search).toBe('');
      expect(error).toHaveBeenCalledWith(
        expect.anything(),
        expect.objectContaining({ message: 'Failed to create new quote.' }),
      );
      fails = false;
      await user.click(await findButton());
      expect(await findQuote()).toBeVisible();
      expect(screen.queryByText(DETAIL_LABELS.notAdded)).toBeNull();
    },
  );

  test('shows the quote of the address with its quantity [TDP-1/address]', async () => {
    const { getPaths } = open({
      query: `?${FIRST_ID}`,
      respond: ({ path }) =>
        path.startsWith('quote/get/')
          ? ok({
              tireQuoteId: FIRST_ID,
              cartGuid: 'g',
              storeNumber: '7',
              zipCode: '61614',
              vehicle: null,
              products: [{ code: '100', qty: 6 }],
              tire: { name: 'Trail 100', brand: 'Northpeak', article: '100' },
              expires: '2099-12-22T10:00:00.000Z',
            })
          : undefined,
    });
    // Its ID is for the address, not for people.
    expect(await findQuote()).not.toHaveTextContent(FIRST_ID);
    expect(screen.getByLabelText('Quantity')).toHaveValue('6');
    expect(getPaths()).toContain(`quote/get/${FIRST_ID}`);
  });

  test.each([...listFaults(), ['it is unknown', { status: 404, json: {} }]] as const)(
    'works without the quote of the address when %s, and replaces it [HTTP-5]',
    async (_name, reply) => {
      const { user, getPaths } = open({
        query: `?${FIRST_ID}`,
        respond: ({ path }) => (path.startsWith('quote/get/') ? reply : undefined),
      });
      await findButton();
      await waitFor(() => expect(getPaths()).toContain(`quote/get/${FIRST_ID}`));
      expect(screen.queryByRole('region', { name: QUOTE_LABELS.heading })).toBeNull();
      quotes = 6;
      await user.click(await findButton());
      await waitFor(() => expect(location.search).toBe(`?${FIRST_ID.slice(0, -1)}7`));
    },
  );

  test('creates the quote again when the visitor signs in, and updates the address [QUOT-2/sign-in] [QUOT-2/create-account] [STATE-3/forced-new-quote]', async () => {
    saveQuote();
    quotes = 1;
    open();
    await findButton();
    const forced: boolean[] = [];
    store.subscribe(() => forced.push(store.getState().ecomm.isForcedNewQuote));
    writeToken('t');
    act(() => {
      store.dispatch(loggedIn({ tokenId: 't' }));
    });
    await waitFor(() => expect(location.search).toBe(`?${FIRST_ID.slice(0, -1)}2`));
    expect(forced).toContain(true);
    expect(forced.at(-1)).toBe(false);
    expect(store.getState().ecomm.quote.request?.products).toEqual([{ code: '100', qty: 4 }]);
  });

  test('creates the cart again under the new quote when the visitor signs in [QUOT-2/cart]', async () => {
    saveQuote();
    store.dispatch(cartLoaded(createCart({ guid: 'old' })));
    const { getPaths } = open();
    await screen.findByText(DETAIL_LABELS.inCart);
    writeToken('t');
    act(() => {
      store.dispatch(loggedIn({ tokenId: 't' }));
    });
    await waitFor(() => expect(store.getState().ecomm.cart?.guid).toBe('g'));
    // Another cart of the driver is found before the new one becomes the last.
    expect(
      getPaths().filter((path) => /^(cart\/mine|quote\/create|cart\/create)/.test(path)),
    ).toEqual(['cart/mine', 'quote/create', 'cart/create/g']);
  });

  test('sends the visitor to the address of a new quote for another article [QUOT-2/sign-in]', async () => {
    saveQuote();
    open({
      respond: ({ path }) =>
        path === 'quote/create'
          ? ok({
              tireQuoteId: FIRST_ID,
              cartGuid: 'g',
              tire: { name: 'Trail+ 2', brand: 'North Peak', article: '200' },
              expires: '',
            })
          : undefined,
    });
    await findButton();
    writeToken('t');
    act(() => {
      store.dispatch(loggedIn({ tokenId: 't' }));
    });
    await waitFor(() =>
      expect(redirectTo).toHaveBeenCalledWith(
        `/tires/brands/northpeak/trailplus2/200/?${FIRST_ID}`,
      ),
    );
  });

  test('clears the cart and creates the quote again when the driver signs out [QUOT-2/sign-out]', async () => {
    writeToken('t');
    store.dispatch(loggedIn({ tokenId: 't' }));
    writeStored('cart', 'g');
    store.dispatch(cartLoaded(createCart({ items: [createCartItem('9')] })));
    saveQuote();
    quotes = 2;
    open();
    await findButton();
    removeToken();
    act(() => {
      store.dispatch(loggedOut());
    });
    expect(readStored('cart')).toBeUndefined();
    expect(store.getState().ecomm.cart).toBeNull();
    await waitFor(() => expect(location.search).toBe(`?${FIRST_ID.slice(0, -1)}3`));
  });

  test('keeps the cart when a check of the session has no response [SESS-2]', async () => {
    writeToken('t');
    store.dispatch(loggedIn({ tokenId: 't' }));
    writeStored('cart', 'g');
    const { getPaths } = open();
    await findButton();
    act(() => {
      store.dispatch(loggedOut());
    });
    await waitFor(() => expect(screen.getByText('for 4 tires at Peoria Main')).toBeVisible());
    expect(readStored('cart')).toBe('g');
    expect(getPaths()).not.toContain('quote/create');
  });
});
