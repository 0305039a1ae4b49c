import { act, render, screen } from '@testing-library/react';
import {
  createStoreRecord,
  fakeServices,
  ok,
  type FakeResponse,
} from '../../../test/fake-services';
import { bus } from '../../bus/bus';
import type { PricedCard, Promotion } from '../../bus/topics';
import ProductPrice from '.';

const CARD: PricedCard = {
  brand: 'Northline',
  tireName: 'Trail+ 2',
  articleCode: '000123',
  price: 142.99,
  priceFormatted: '$142.99',
  promo: [],
  rebate: [],
  showPrice: false,
  isAsLowAs: true,
};

const SIGN_IN_ONLY: Promotion = {
  code: 'MEMBER/10',
  label: 'Sign In Only Savings',
  displayName: 'Driver days',
  friendlyId: 'driver-days',
  loggedInOnlyPromotion: true,
  hidePrice: true,
};

const mountPrice = (
  attributes: { article?: string; brand?: string; tireName?: string } = {},
  element = document.createElement('div'),
): { cms: HTMLElement; container: HTMLElement } => {
  const cms = document.createElement('p');
  cms.textContent = 'See the price at your store';
  const { container } = render(
    <ProductPrice
      attributes={{
        article: attributes.article,
        brand: attributes.brand ?? 'Northline',
        tireName: attributes.tireName ?? 'Trail+ 2',
      }}
      element={element}
      cms={[cms]}
    />,
  );
  return { cms, container };
};

/** Creates the element of a price block inside one that names a store. */
const createStoreBlock = (): HTMLDivElement => {
  const section = document.createElement('section');
  section.dataset['storeName'] = ' Denver Broadway ';
  return section.appendChild(document.createElement('div'));
};

const announce = (card: Partial<PricedCard> = {}, loggedIn = false) =>
  act(() => bus.publish('createproductprice', { cards: [{ ...CARD, ...card }], loggedIn }));

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('replaces the CMS nodes with the announced price of one tire and of a set of four [PRIC-1/price] [CARO-2]', () => {
  const { cms, container } = mountPrice({ article: 'none-announced-before', brand: 'Silent' });
  expect(container).toContainElement(cms);
  announce({ brand: 'Silent' });
  expect(container).not.toContainElement(cms);
  // "As low as" needs the name of its store.
  expect(container).toHaveTextContent(/^\$142\.99 ea\. Set of 4 \$571\.96$/);
});

test('names the store whose price it is [PRIC-1/price] [PRIC-1/as-low-as]', () => {
  const { container } = mountPrice({}, createStoreBlock());
  announce();
  expect(container).toHaveTextContent(
    /^As low as \$142\.99 ea\. Set of 4 \$571\.96 ?at Denver Broadway$/,
  );
});

test('shows the announced price of four tires of a pair, and labels the price of one tire as an average [PRIC-1/price] [SRCH-3/pair-price]', () => {
  const { container } = mountPrice();
  announce({ price: 152.5, setPrice: 609.98, showPrice: true });
  expect(container).toHaveTextContent(/^Average \$152\.50 ea\. Set of 4 \$609\.98$/);
});

test('omits "as low as" when the price may be shown [PRIC-1/as-low-as]', () => {
  const { container } = mountPrice();
  announce({ showPrice: true });
  expect(container).toHaveTextContent(/^\$142\.99 ea\. Set of 4 \$571\.96$/);
});

test('hides a price that may be shown neither alone nor as "as low as" [PRIC-1/hide-price]', () => {
  const { container } = mountPrice();
  announce({ showPrice: false, isAsLowAs: false });
  expect(container).toHaveTextContent('Call your store for pricing.');
  expect(container).not.toHaveTextContent('$');
});

test('prefers the card with the same article to a card with the same brand and name [PRIC-1]', () => {
  const { container } = mountPrice({ article: '000999' });
  act(() =>
    bus.publish('createproductprice', {
      cards: [CARD, { ...CARD, articleCode: '000999', price: 99.5 }],
      loggedIn: false,
    }),
  );
  expect(container).toHaveTextContent('$99.50 ea. Set of 4 $398.00');
});

/** Creates the element of a price block in a carousel of a store. */
const createCarouselBlock = (storeId: string): HTMLDivElement => {
  const carousel = document.createElement('section');
  carousel.dataset['storeId'] = storeId;
  return carousel.appendChild(document.createElement('div'));
};

test("names the carousel's store, which it knows by its number [PRIC-1/as-low-as]", async () => {
  const sent = fakeServices(() => ok(createStoreRecord('310001')));
  const { cms, container } = mountPrice({}, createCarouselBlock('310001'));
  announce({ storeNumber: '310001' });
  // The price and the name show together, so that nothing moves later.
  expect(container).toContainElement(cms);
  const { storeName } = createStoreRecord('310001');
  await screen.findByText(`at ${storeName}`);
  expect(container).toHaveTextContent(/^As low as \$142\.99 ea\. Set of 4 \$571\.96/);
  expect(sent.map(({ path }) => path)).toEqual(['store/details/310001']);
});

test.each<[string, FakeResponse]>([
  ['fails', { status: 500, text: '' }],
  ['is HTML', { text: '<p>' }],
  ['is about another store', ok(createStoreRecord('310002'))],
])(
  "shows the price without a store if the response about the carousel's store %s [PRIC-1/as-low-as]",
  async (_what, response) => {
    fakeServices(() => response);
    const { container } = mountPrice({}, createCarouselBlock('310001'));
    announce({ storeNumber: '310001' });
    await screen.findByText('$142.99');
    expect(container).toHaveTextContent(/^\$142\.99 ea\. Set of 4 \$571\.96$/);
  },
);

test("ignores the price of another store inside a store's carousel [PRIC-1] [CARO-3]", async () => {
  fakeServices(() => ({ status: 500, text: '' }));
  const { container } = mountPrice({}, createCarouselBlock('2'));
  act(() =>
    bus.publish('createproductprice', {
      cards: [
        { ...CARD, storeNumber: '1' },
        { ...CARD, storeNumber: '2', price: 99.5 },
      ],
      loggedIn: false,
    }),
  );
  await screen.findByText('$99.50');
  expect(container).toHaveTextContent('$99.50 ea. Set of 4 $398.00');
});

test('ignores the case of brand and name, and keeps the price when a later announcement omits the tire [PRIC-1]', () => {
  const { container } = mountPrice({ brand: 'NORTHLINE', tireName: ' trail+ 2 ' });
  announce();
  announce({ tireName: 'Another', articleCode: '1' });
  expect(container).toHaveTextContent('$142.99');
});

test('shows the price in a block that mounts after the announcement [BUS-2/create-topics] [PRIC-1]', async () => {
  announce({ price: 88 });
  const { container } = mountPrice();
  await screen.findByText('$88.00');
  expect(container).toHaveTextContent('Set of 4 $352.00');
});

test('asks visitors to sign in, and hides the sale price that only drivers get [PRIC-1] [OFFR-7/visitors]', () => {
  const { container } = mountPrice();
  // A sale price that the host sends by mistake must not show.
  announce({ promo: [{ ...SIGN_IN_ONLY, hidePrice: false, salePrice: 120 }] });
  expect(container).toHaveTextContent('$142.99 ea.');
  expect(container).not.toHaveTextContent('$120');
  expect(container).toHaveTextContent('Additional savings when you Sign In or Sign Up for free');
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/account/sign-in');
  expect(screen.getByRole('link', { name: 'Sign Up for free' })).toHaveAttribute(
    'href',
    '/account/create-account',
  );
});

test('shows drivers the discounted price, with the regular price on its own line [PRIC-1/sale-price] [OFFR-7/drivers]', () => {
  const { container } = mountPrice({}, createStoreBlock());
  announce({ promo: [{ ...SIGN_IN_ONLY, hidePrice: false, salePrice: 120 }] }, true);
  expect(container).toHaveTextContent('As low as $120.00 ea. Set of 4 $480.00');
  expect(container).toHaveTextContent('Regular price $142.99 ea.');
  expect(container).not.toHaveTextContent('Sign Up for free');
});

test('shows the regular price when a promotion hides its sale price [PRIC-1/hide-price]', () => {
  const { container } = mountPrice();
  announce({
    promo: [{ ...SIGN_IN_ONLY, loggedInOnlyPromotion: false, hidePrice: true, salePrice: 100 }],
  });
  expect(container).toHaveTextContent('$142.99 ea.');
  expect(container).not.toHaveTextContent('$100');
});

test('lists promotions and rebates as separate links to their offers [PRIC-1/promotions] [PRIC-1/rebates] [OFFR-7/prompts]', () => {
  mountPrice();
  announce({
    promo: [
      {
        code: 'SAVE 40',
        label: 'Instant Savings',
        displayName: '',
        friendlyId: 'fall',
        loggedInOnlyPromotion: false,
        hidePrice: false,
        totalOfflineSavings: 40,
      },
      SIGN_IN_ONLY,
    ],
    rebate: [{ code: 'REB70', label: 'Mail In Rebate', friendlyId: 'reb', amount: 70 }],
  });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Instant Savings $40 off a set of four',
    'Sign In Only Savings Driver days',
    'Mail In Rebate $70 back on a set of four',
  ]);
  expect(screen.getByRole('link', { name: 'Instant Savings' })).toHaveAttribute(
    'href',
    '/offers/offer-detail/SAVE%2040',
  );
  expect(screen.getByRole('link', { name: 'Sign In Only Savings' })).toHaveAttribute(
    'href',
    '/offers/offer-detail/MEMBER%2F10',
  );
});

test('shows a repeated promotion once [PRIC-1] [OFFR-7]', () => {
  mountPrice();
  announce({ promo: [SIGN_IN_ONLY, SIGN_IN_ONLY] });
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

test.each([
  ['no list', { loggedIn: true }],
  ['a string', 'prices'],
  ['null', null],
  ['a card without a price', { cards: [{ ...CARD, tireName: 'Odd', price: undefined }] }],
  ['a price that is a string', { cards: [{ ...CARD, tireName: 'Odd', price: '142.99' }] }],
  ['a negative price', { cards: [{ ...CARD, tireName: 'Odd', price: -1 }] }],
])(
  'keeps the CMS nodes when a script of the page publishes %s [BUS-4] [PRIC-1]',
  (_name, payload) => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { cms, container } = mountPrice({ article: 'odd', tireName: 'Odd' });
    act(() => {
      // The payload of a page script has no type.
      Reflect.apply(bus.publish, bus, ['createproductprice', payload]);
    });
    expect(container).toContainElement(cms);
  },
);

test('drops an invalid promotion and keeps the price and the other promotions [PRIC-1]', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { container } = mountPrice();
  const payload: unknown = {
    cards: [{ ...CARD, promo: [null, { code: 5 }, SIGN_IN_ONLY], rebate: 'none' }, 7],
  };
  act(() => {
    Reflect.apply(bus.publish, bus, ['createproductprice', payload]);
  });
  expect(container).toHaveTextContent('$142.99');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

test('renders names from the host as plain text [PRIC-1]', () => {
  const { container } = mountPrice();
  announce({ promo: [{ ...SIGN_IN_ONLY, displayName: '<img src=x onerror=alert(1)>' }] });
  expect(container.querySelector('img')).toBeNull();
  expect(container).toHaveTextContent('<img src=x onerror=alert(1)>');
});

test('validates a payload only once, regardless of the number of price blocks [PRIC-1]', () => {
  const countReads = (blocks: number): number => {
    const mounted = Array.from({ length: blocks }, () => {
      const element = document.createElement('div');
      return render(
        <ProductPrice
          attributes={{ article: undefined, brand: 'Counted', tireName: 'Tire' }}
          element={element}
          cms={[]}
        />,
      );
    });
    let reads = 0;
    const counted = {
      ...CARD,
      brand: 'Counted',
      tireName: 'Tire',
      get price() {
        reads += 1;
        return 99;
      },
    };
    act(() => bus.publish('createproductprice', { cards: [counted], loggedIn: false }));
    for (const { container, unmount } of mounted) {
      expect(container).toHaveTextContent('$99.00 ea.');
      unmount();
    }
    return reads;
  };
  expect(countReads(20)).toBe(countReads(1));
});
