import { resetVisibility, setHidden } from '../../../test/page-visibility';
import { bus } from '../../bus/bus';
import { readViewedTires } from '../../store/search/viewed-tires';
import type { ViewedTireAttributes } from '../../mounts/placeholders/viewed-tire';
import enhance from '.';

const ATTRIBUTES: ViewedTireAttributes = {
  brand: 'Roadline',
  name: 'Touring 4',
  article: '123456',
  friendlyName: undefined,
  logo: undefined,
  image: '/tire.svg',
  price: 150,
  hidePrice: false,
  url: undefined,
};

const mount = (attributes: ViewedTireAttributes = ATTRIBUTES) =>
  enhance({ attributes, element: document.createElement('div'), cms: [] });

const createCard = (articleCode: string, price: number) => ({
  brand: 'Roadline',
  tireName: 'Touring 4',
  articleCode,
  price,
  priceFormatted: '',
  promo: [],
  rebate: [],
  showPrice: false,
  isAsLowAs: true,
});

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/tires/brands/roadline/touring4/123456/');
});

test("stores the tire of the page with the page's URL [INTR-5/fields]", () => {
  mount()();
  expect(readViewedTires()).toEqual([
    {
      ...ATTRIBUTES,
      friendlyName: 'Roadline Touring 4',
      logo: '',
      url: '/tires/brands/roadline/touring4/123456/',
    },
  ]);
});

test('stores a published price, but none after it is unmounted [INTR-5/fields]', () => {
  const unmount = mount();
  bus.publish('createproductprice', {
    cards: [createCard('9', 1), createCard('123456', 142.99)],
    loggedIn: false,
  });
  expect(readViewedTires()).toMatchObject([{ article: '123456', price: 142.99 }]);
  unmount();
  bus.publish('createproductprice', { cards: [createCard('123456', 1)], loggedIn: false });
  expect(readViewedTires()).toMatchObject([{ price: 142.99 }]);
});

test('stores a tire that opens in a background tab once the tab is visible [INTR-5]', () => {
  setHidden(true);
  const unmount = mount();
  bus.publish('createproductprice', { cards: [createCard('123456', 142.99)], loggedIn: false });
  expect(readViewedTires()).toEqual([]);
  setHidden(false);
  expect(readViewedTires()).toMatchObject([{ article: '123456', price: 142.99 }]);
  unmount();
  resetVisibility();
});

test.each([Number.NaN, -1, 0])('ignores the published price %s [INTR-5]', (price) => {
  const unmount = mount();
  bus.publish('createproductprice', { cards: [createCard('123456', price)], loggedIn: false });
  expect(readViewedTires()).toMatchObject([{ price: 150 }]);
  unmount();
});

test('stores nothing in author mode [INTR-5]', () => {
  document.documentElement.classList.add('aem-AuthorLayer-Edit');
  mount()();
  document.documentElement.classList.remove('aem-AuthorLayer-Edit');
  expect(readViewedTires()).toEqual([]);
});
