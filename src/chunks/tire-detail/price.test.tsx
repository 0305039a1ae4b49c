import { act, screen, waitFor } from '@testing-library/react';
import { listFaults, ok, refused } from '../../../test/fake-services';
import type { FakeResponse, ServiceCall } from '../../../test/fake-services';
import { createTirePricing } from '../../../test/tires';
import { createDetails, createPrice, setUpTireDetail, STORE, usd } from '../../../test/tire-detail';
import { writeJsonCookie } from '../../browser/cookies';
import { bus } from '../../bus/bus';
import type { Topics } from '../../bus/topics';
import { removeToken, writeToken } from '../../browser/token-cookie';
import { PAGES } from '../../site/pages';
import { loggedIn, loggedOut } from '../../store/account/account-slice';
import { loadSavedStore } from '../../store/my-store/saved-store-thunks';
import { PRICE_LABELS } from '../../ordering/messages';
import { TRY_AGAIN } from '../../ui/messages';
import { CHANGE_STORE } from '../../ui/store/price-messages';
import { DETAIL_LABELS } from './messages';

jest.mock('../../browser/navigation', () => ({
  ...jest.requireActual<object>('../../browser/navigation'),
  redirectTo: jest.fn(),
}));

const page = setUpTireDetail();
const { open, findButton } = page;

describe('price', () => {
  test('replaces the CMS nodes with the price at the store after one call for details and one for the price [TDP-2/button]', async () => {
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
      calls.filter(({ path }) => path.startsWith('tire/')).map(({ requestedUrl }) => requestedUrl),
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
      'Out-the-door total$674.96',
    ]);
    expect(screen.getByRole('listitem')).toHaveTextContent(
      'After rebate: $70.00 back by mail, Northpeak rebate',
    );
  });

  test('marks the previous total as busy while a new one loads, and drops outdated responses [TDP-2]', async () => {
    const pending: ((response: FakeResponse) => void)[] = [];
    const { user, calls } = open({
      respond: ({ path, url }) =>
        path === 'tire/price' && url.searchParams.get('products') !== '100:4'
          ? new Promise((resolve) => pending.push(resolve))
          : undefined,
    });
    const total = (await screen.findByText('$674.96', { selector: '.bsro-tire-detail__total *' }))
      .parentElement;
    const getPrices = () => calls.filter(({ path }) => path === 'tire/price');
    const select = screen.getByLabelText('Quantity');
    await user.selectOptions(select, '2');
    await waitFor(() => expect(getPrices()).toHaveLength(2));
    await user.selectOptions(select, '3');
    await waitFor(() => expect(getPrices()).toHaveLength(3));
    expect(total).toHaveAttribute('aria-busy', 'true');
    expect(total).toHaveTextContent('$674.96');
    await act(async () => {
      pending[1]?.(ok(createPrice('100:3')));
      pending[0]?.(ok(createPrice('100:2')));
    });
    await waitFor(() => expect(total).toHaveTextContent('$509.97 out the door for 3 tires'));
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

  test('says that the catalog doesn’t have a tire, without a retry [TDP-1]', async () => {
    open({
      respond: ({ path }) =>
        path.startsWith('tire/details') ? { status: 404, json: { success: 'false' } } : undefined,
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(DETAIL_LABELS.unknownTire);
    expect(screen.queryByRole('button', { name: TRY_AGAIN })).toBeNull();
    expect(screen.getByRole('link', { name: DETAIL_LABELS.findTires })).toHaveAttribute(
      'href',
      '/tires/vehicle/',
    );
  });

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
    await screen.findByText('for 2 tires at Peoria Main');
    expect(getPrices()).toHaveTextContent('2 tires $285.98');
    // The services compute every other total; a set of four is four times one price.
    await user.selectOptions(screen.getByLabelText('Quantity'), '8');
    expect(getPrices()).toHaveTextContent('Sale price $132.99 ea. Set of 4 $531.96.');
  });

  test('shows the price of a set of four without the out-the-door price [PRIC-1/price]', async () => {
    open({
      respond: ({ path }) => (path === 'tire/price' ? { status: 500, json: {} } : undefined),
    });
    expect(await screen.findByText(DETAIL_LABELS.priceFailed)).toBeInTheDocument();
    expect(document.querySelector('.bsro-tire-detail__prices')).toHaveTextContent(
      '$142.99 ea. Set of 4 $571.96',
    );
  });

  test.each(['v1', 'v2'] as const)(
    'lists savings and rebates at the price in %s, with links to their offers, even if the out-the-door price fails [PRIC-1/promotions] [PRIC-1/rebates] [OFFR-7/prompts]',
    async (version) => {
      const offer = { code: 'SAVE 40', friendlyId: 'fall', totalOfflineSavings: 40 };
      const rebate = {
        code: 'REB70',
        friendlyId: 'reb',
        label: 'Mail In Rebate',
        totalOfflineSavings: 70,
      };
      const pricing = createTirePricing(142.99, {
        potentialPromotions: [offer],
        rebates: [rebate],
      });
      open({
        version,
        respond: ({ path }) => {
          if (path === 'tire/price') return { status: 500, json: {} };
          return path.startsWith('tire/details')
            ? ok(createDetails('100', { pricing }))
            : undefined;
        },
      });
      const saving = await screen.findByRole('link', { name: 'Instant Savings' });
      expect(saving).toBeVisible();
      expect(saving).toHaveAttribute('href', '/offers/offer-detail/SAVE%2040');
      const list = saving.closest('ul');
      expect([...(list?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
        'Instant Savings $40 off a set of four',
        'Mail In Rebate $70 off a set of four',
      ]);
      expect(list?.closest('details')).toBeNull();
      expect(screen.getByRole('link', { name: 'Mail In Rebate' })).toHaveAttribute(
        'href',
        '/offers/offer-detail/REB70',
      );
    },
  );

  test('shows two and two of a pair, each with its price [SRCH-3/groups]', async () => {
    const { calls } = open({ article: '100_101' });
    expect(await screen.findByLabelText('Quantity, front')).toHaveValue('2');
    expect(screen.getByLabelText('Quantity, rear')).toHaveValue('2');
    await screen.findByText('for 4 tires at Peoria Main');
    expect(calls.map(({ requestedUrl }) => requestedUrl)).toContain(
      '/bsro/services/tire/price?storeNumber=7&products=100%3A2%2C101%3A2',
    );
    expect(document.querySelector('.bsro-tire-detail__prices')).toHaveTextContent(
      'Set of 4 $571.96',
    );
  });

  test('shows the sale price of each tire of a pair, for as many front as rear tires [SRCH-3/pair-price]', async () => {
    const { user } = open({
      article: '100_101',
      respond: ({ path }) => {
        if (!path.startsWith('tire/details')) return undefined;
        const code = path.endsWith('100') ? '100' : '101';
        const price = code === '100' ? 142.99 : 180.99;
        const saving = {
          code: 'S',
          friendlyId: 's',
          displayName: 'Fall savings',
          salePrice: usd(price - 10),
        };
        return ok(
          createDetails(code, {
            pricing: createTirePricing(price, { potentialPromotions: [saving] }),
          }),
        );
      },
    });
    await screen.findByText('$132.99');
    const readPrices = () =>
      [...(document.querySelector('.bsro-tire-detail__prices')?.children ?? [])].map(
        ({ textContent }) => textContent.trim(),
      );
    expect(readPrices()).toEqual([
      'Sale price $132.99 ea. front',
      'Sale price $170.99 ea. rear',
      'Set of 4 $607.96. Regular price $647.96',
    ]);
    await user.selectOptions(screen.getByLabelText('Quantity, rear'), '6');
    expect(readPrices().slice(0, 2)).toEqual(['$142.99 ea. front', '$180.99 ea. rear']);
  });

  test('shows the services’ price for other quantities of a pair, and checks the stock of each side [SRCH-4/inventory]', async () => {
    const { user } = open({
      article: '100_101',
      respond: ({ path }) => {
        if (!path.startsWith('tire/details')) return undefined;
        const code = path.endsWith('100') ? '100' : '101';
        const inventory = { quantity: code === '100' ? 2 : 4, q_local: 1, q_sister: 1 };
        return ok(createDetails(code, { inventory }));
      },
    });
    await user.selectOptions(await screen.findByLabelText('Quantity, rear'), '4');
    expect(screen.getByText('In stock at Peoria Main')).toBeVisible();
    await screen.findByText('for 6 tires at Peoria Main');
    expect(document.querySelector('.bsro-tire-detail__prices')).toHaveTextContent(
      '6 tires $857.94',
    );
    await user.selectOptions(screen.getByLabelText('Quantity, rear'), '5');
    expect(screen.getByText(/^Only 4 rear in stock at Peoria Main; all 7 ready by/)).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Quantity, rear'), '1');
    await user.selectOptions(screen.getByLabelText('Quantity, front'), '3');
    await screen.findByText('for 4 tires at Peoria Main');
    expect(document.querySelector('.bsro-tire-detail__prices')).toHaveTextContent(
      '4 tires $571.96',
    );
  });

  test('asks visitors to sign in, and requests prices again after a sign-in [OFFR-7/visitors]', async () => {
    const member = {
      code: 'M',
      friendlyId: 'm',
      displayName: 'Driver days',
      loggedInOnlyPromotion: true,
    };
    const { calls } = open({
      respond: ({ path, headers, url }) => {
        if (path.startsWith('tire/details')) {
          const own = headers['tokenId'] ? { salePrice: usd(117.99) } : { hidePrice: true };
          const pricing = createTirePricing(142.99, {
            potentialPromotions: [{ ...member, ...own }],
          });
          return ok(createDetails('100', { pricing }));
        }
        return path === 'tire/price' && headers['tokenId']
          ? ok(createPrice(url.searchParams.get('products') ?? '', 100))
          : undefined;
      },
    });
    await screen.findByText('for 4 tires at Peoria Main');
    const signIn = screen.getByRole('link', { name: 'Sign In' });
    expect(signIn).toHaveAttribute('href', '/account/sign-in');
    const prices = document.querySelector('.bsro-tire-detail__prices');
    expect(prices).toHaveTextContent('$142.99 ea. Set of 4 $571.96');
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(
      'Sign In Only Savings Driver days',
    );
    writeToken('t');
    act(() => {
      page.store.dispatch(loggedIn({ tokenId: 't' }));
    });
    expect(
      await screen.findByText('$614.96', { selector: '.bsro-tire-detail__total *' }),
    ).toBeVisible();
    await waitFor(() =>
      expect(prices).toHaveTextContent(
        'Sale price $117.99 ea. Set of 4 $471.96. Regular price $142.99 ea.',
      ),
    );
    // The same elements, and the prompt keeps its space.
    expect(document.querySelector('.bsro-tire-detail__prices')).toBe(prices);
    expect(screen.queryByRole('link', { name: 'Sign In' })).toBeNull();
    expect(signIn).toBeInTheDocument();
    expect(calls.filter(({ path }) => path.startsWith('tire/'))).toHaveLength(4);
  });
});

describe('another store', () => {
  const moveTo = (storeNumber: string) => {
    writeJsonCookie('bsro.cp-fcac', { vid: 'v', location: { locationLvl: 2, storeNumber } });
    act(() => {
      void page.store.dispatch(loadSavedStore());
    });
  };
  const isOfStore = ({ url, path }: ServiceCall, number: string): boolean =>
    url.searchParams.get('storeNumber') === number || path === `store/details/${number}`;

  test('hides prices until those of the new store arrive [TDP-2]', async () => {
    let respond: () => void = () => {};
    open({
      respond: (call) => {
        if (!isOfStore(call, '8')) return undefined;
        if (call.path === 'tire/price') return ok(createPrice('100:4', 0));
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
    const facts = document.querySelector('.bsro-tire-detail__facts');
    expect(facts).toHaveAttribute('aria-busy', 'true');
    expect(facts).toHaveClass('bsro-tire-detail__facts--hidden');
    expect(await screen.findByText('for 4 tires at Pekin')).toBeVisible();
    await act(async () => respond());
    expect(await screen.findByText('$150.00')).toBeVisible();
    await waitFor(() =>
      expect(document.querySelector('.bsro-tire-detail__facts')).toHaveAttribute(
        'aria-busy',
        'false',
      ),
    );
  });

  test('hides the prices of the previous store when those of the new one fail to load [HTTP-5]', async () => {
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

  test('keeps a visitor’s price, marked as busy, until that of the driver arrives after a sign-in [TDP-2]', async () => {
    jest.useFakeTimers();
    const pending: (() => void)[] = [];
    open({
      respond: ({ path, headers, url }) =>
        headers['tokenId'] && path.startsWith('tire/')
          ? new Promise((resolve) => {
              pending.push(() =>
                resolve(
                  ok(
                    path === 'tire/price'
                      ? createPrice(url.searchParams.get('products') ?? '', 100)
                      : createDetails('100', { pricing: createTirePricing(120) }),
                  ),
                ),
              );
            })
          : undefined,
    });
    await advance(1_000);
    const facts = document.querySelector('.bsro-tire-detail__facts');
    const total = document.querySelector('.bsro-tire-detail__total');
    writeToken('t');
    act(() => {
      page.store.dispatch(loggedIn({ tokenId: 't' }));
    });
    await advance(9_000);
    for (const part of [facts, total]) expect(part).toHaveAttribute('aria-busy', 'true');
    expect(facts).not.toHaveClass('bsro-tire-detail__facts--hidden');
    expect(facts).toHaveTextContent('$142.99 ea.');
    expect(total).toHaveTextContent('$674.96 out the door for 4 tires at Peoria Main');
    expect(countLines()).toBe(0);
    for (const respond of pending) respond();
    await advance(10);
    for (const part of [facts, total]) expect(part).toHaveAttribute('aria-busy', 'false');
    expect(facts).toHaveTextContent('$120.00 ea.');
    expect(total).toHaveTextContent('$614.96 out the door for 4 tires at Peoria Main');
  });

  test('shows a skeleton 300 ms after a sign-out, says after 8 s that it takes long, and hides the driver’s price until then', async () => {
    jest.useFakeTimers();
    writeToken('t');
    page.store.dispatch(loggedIn({ tokenId: 't' }));
    let respond: () => void = () => {};
    open({
      respond: ({ path, headers }) =>
        path === 'tire/details/100' && !headers['tokenId']
          ? new Promise((resolve) => {
              respond = () =>
                resolve(ok(createDetails('100', { pricing: createTirePricing(120) })));
            })
          : undefined,
    });
    await advance(1_000);
    const facts = document.querySelector('.bsro-tire-detail__facts');
    const countWaiting = () => facts?.querySelectorAll('.bsro-skeleton__line').length;
    expect(facts).toHaveAttribute('aria-busy', 'false');
    expect(facts).not.toHaveClass('bsro-tire-detail__facts--hidden');
    removeToken();
    act(() => {
      page.store.dispatch(loggedOut());
    });
    expect(facts).toHaveAttribute('aria-busy', 'true');
    expect(facts).toHaveClass('bsro-tire-detail__facts--hidden');
    expect(document.body).not.toHaveTextContent('$674.96');
    await advance(299);
    expect(countWaiting()).toBe(0);
    await advance(1);
    expect(countWaiting()).toBeGreaterThan(0);
    await advance(7_699);
    expect(facts).not.toHaveTextContent('longer than usual');
    await advance(1);
    expect(facts).toHaveTextContent(`${DETAIL_LABELS.details} is taking longer than usual.`);
    respond();
    await advance(100);
    await advance(10);
    expect(facts).toHaveAttribute('aria-busy', 'false');
    expect(facts).not.toHaveClass('bsro-tire-detail__facts--hidden');
    expect(facts).toHaveTextContent('$120.00 ea.');
    expect(countWaiting()).toBe(0);
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
    // The bus replays the announcements of earlier tests.
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
      page.store.dispatch(loggedIn({ tokenId: 't' }));
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

  test('announces the price together with the cards of a carousel, after one call [PRIC-1/price] [CARO-3]', async () => {
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
        expect.objectContaining({ articleCode: '100_101', price: 152.99, setPrice: 611.96 }),
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
