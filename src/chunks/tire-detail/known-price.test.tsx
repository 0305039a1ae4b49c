import { act, screen, waitFor } from '@testing-library/react';
import { ok, refused } from '../../../test/fake-services';
import { resetVisibility, setHidden } from '../../../test/page-visibility';
import { createTirePricing } from '../../../test/tires';
import { createDetails, setUpTireDetail } from '../../../test/tire-detail';
import { bus } from '../../bus/bus';
import type { Topics } from '../../bus/topics';
import { writeToken } from '../../services/token-cookie';
import { loggedIn } from '../../store/account/account-slice';

const page = setUpTireDetail();
const { open } = page;

describe('announcement and tracking of the price', () => {
  const readEvents = (): object[] => {
    const layer: unknown = Reflect.get(window, 'adobeDataLayer');
    const isEvent = (entry: unknown): entry is object =>
      typeof entry === 'object' && entry !== null && 'event' in entry;
    return Array.isArray(layer)
      ? layer.filter(isEvent).filter((entry) => Reflect.get(entry, 'event') === 'view_item')
      : [];
  };
  let announced: Topics['createproductprice'][];
  let unsubscribe: () => void;

  beforeEach(() => {
    Reflect.deleteProperty(window, 'adobeDataLayer');
    // The bus replays the announcements of earlier tests.
    bus.publish('createproductprice', { cards: [], loggedIn: false });
    announced = [];
    unsubscribe = bus.subscribe('createproductprice', (payload) => announced.push(payload));
  });
  afterEach(() => unsubscribe());

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

  test('tracks the view of the tire in a background tab once the tab is visible [ANLT-1]', async () => {
    setHidden(true);
    open();
    await waitFor(() => expect(announced.at(-1)?.cards).toHaveLength(1));
    expect(readEvents()).toEqual([]);
    setHidden(false);
    expect(readEvents()).toHaveLength(1);
    resetVisibility();
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

  test('announces the price together with the cards of a carousel, after one call for details [PRIC-1/price] [CARO-3]', async () => {
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
    // A carousel announces only its own cards.
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

  test("announces the average price of a pair's tires, and the price of the set, with both codes [PRIC-1/price] [SRCH-3/pair-price]", async () => {
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
