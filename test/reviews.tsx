import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import Reviews from '../src/chunks/reviews';
import type { ReviewsAttributes } from '../src/mounts/placeholders/reviews';
import { createReduxStore } from '../src/store';
import { ok } from './fake-services';
import type { FakeResponse, ServiceCall } from './fake-services';

export const LIST = '/bsro/services/reviews/get-reviews-for-product-id';

/** Each test has its own products, so that votes and calls don't affect the next test. */
let product = 1000;

/** Returns the ID of the test's product. */
export const getProductId = (): string => `${product}`;

export const createAttributes = (change: Partial<ReviewsAttributes> = {}): ReviewsAttributes => ({
  type: 'reviews',
  productType: 'tire',
  id: getProductId(),
  tireBrand: 'Northline',
  tireName: 'Trail',
  locale: 'en-US',
  canReview: false,
  class: undefined,
  article: undefined,
  url: undefined,
  ...change,
});

export const createCmsNodes = (text: string): ChildNode[] => {
  if (text === '') return [];
  const node = document.createElement('p');
  node.textContent = text;
  return [node];
};

export const mount = (change: Partial<ReviewsAttributes> = {}, cms = 'CMS content') => {
  const attributes = createAttributes(change);
  const element = document.createElement('div');
  return render(
    <Provider store={createReduxStore()}>
      <Reviews attributes={attributes} element={element} cms={createCmsNodes(cms)} />
    </Provider>,
  );
};

interface WireReview {
  review_id: string;
  rating: number;
  headline: string;
  comments: string;
  nickname: string;
  location: string;
  vehicle?: string;
  miles_driven?: number | null;
  created_date: string;
  helpful_votes: number;
  not_helpful_votes: number;
}

export const createReview = (id: string, change: Partial<WireReview> = {}): WireReview => ({
  review_id: id,
  rating: 4,
  headline: `Headline ${id}`,
  comments: 'Quiet.',
  nickname: 'Dana',
  location: 'Tulsa, OK',
  created_date: '2026-03-01T23:30:00.000Z',
  helpful_votes: 3,
  not_helpful_votes: 1,
  ...change,
});

export const createPage = (
  reviews: readonly WireReview[],
  nextPageKey: string | null = null,
): FakeResponse =>
  ok({
    results: [
      {
        page_id: getProductId(),
        rollup: {
          average_rating: 4.26,
          review_count: 1212,
          rating_histogram: [12, 100, 200, 300, 600],
        },
        reviews,
        paging: { nextPageKey },
      },
    ],
  });

export const createReviews = (prefix: string, count: number): WireReview[] =>
  Array.from({ length: count }, (_, index) => createReview(`${getProductId()}-${prefix}${index}`));

export const getQueries = (calls: readonly ServiceCall[]): Record<string, string>[] =>
  calls
    .filter(({ url }) => url.pathname === LIST)
    .map(({ url }) => Object.fromEntries(url.searchParams));

export const getHeadlines = (): (string | null)[] =>
  screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

/** Gives each test another product and an empty page. */
export const prepareReviews = (): void => {
  beforeEach(() => {
    product += 1;
    localStorage.clear();
    document.body.replaceChildren();
  });
};
