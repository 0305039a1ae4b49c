import { fakeServices, ok } from '../../../test/fake-services';
import type { FakeResponse, ServiceCall } from '../../../test/fake-services';
import { createReduxStore } from '..';
import type { AppStore } from '..';
import {
  loadMoreReviews,
  loadReviewSummaries,
  openReviews,
  setReviewRating,
  setReviewSort,
  voteOnReview,
} from './reviews-thunks';
import { selectReviews, selectReviewSummary } from './reviews-slice';

const SUMMARIES = 'get-review-summaries-by-product-ids';

let store: AppStore;
let sent: ServiceCall[];

const getQuery = (request: ServiceCall | undefined): Record<string, string> =>
  Object.fromEntries(new URL(request?.requestedUrl ?? '', 'http://x').searchParams);

const createSummaries = (ids: readonly string[]): FakeResponse =>
  ok({ results: ids.map((id) => ({ page_id: id, average_rating: 4.5, review_count: 12 })) });

const createPage = (ids: readonly string[], nextPageKey: string | null = null): FakeResponse =>
  ok({
    results: [
      {
        page_id: '100',
        rollup: { average_rating: 4.25, review_count: 8, rating_histogram: [1, 0, 0, 2, 5] },
        reviews: ids.map((id) => ({
          review_id: id,
          rating: 5,
          headline: `Headline ${id}`,
          nickname: 'Pat',
          created_date: '2026-01-02T03:04:05Z',
          helpful_votes: 2,
        })),
        paging: { nextPageKey },
      },
    ],
  });

const getShownIds = (productId = '100') =>
  selectReviews(store.getState(), productId).reviews.map(({ reviewId }) => reviewId);

beforeEach(() => {
  jest.useFakeTimers();
  store = createReduxStore();
});

afterEach(() => jest.useRealTimers());

test('requests sixty ratings that mount one after another in one call with version v2 [REVW-3/numeric] [REVW-3/second-variant] [HTTP-1/reviews-version]', async () => {
  sent = fakeServices((request) => createSummaries(getQuery(request)['ids']?.split(',') ?? []));
  for (let id = 1; id <= 60; id += 1) store.dispatch(loadReviewSummaries([`${id}`, '1']));
  await jest.runAllTimersAsync();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.headers['version']).toBe('v2');
  expect(sent[0]?.requestedUrl).toContain(SUMMARIES);
  expect(getQuery(sent[0])['ids']?.split(',')).toHaveLength(60);
  expect(selectReviewSummary(store.getState(), '60')).toEqual({
    status: 'ready',
    averageRating: 4.5,
    reviewCount: 12,
  });
});

test("doesn't request known or loading ratings again [REVW-3]", async () => {
  sent = fakeServices(() => createSummaries(['1']));
  store.dispatch(loadReviewSummaries(['1', '2']));
  expect(selectReviewSummary(store.getState(), '1').status).toBe('queued');
  expect(sent).toHaveLength(0);
  jest.advanceTimersByTime(0);
  expect(sent).toHaveLength(1);
  store.dispatch(loadReviewSummaries(['1']));
  await jest.runAllTimersAsync();
  store.dispatch(loadReviewSummaries(['1', '2']));
  await jest.runAllTimersAsync();
  expect(sent).toHaveLength(1);
  expect(selectReviewSummary(store.getState(), '2').status).toBe('absent');
});

test('marks only the ratings of a failed request as failed [REVW-3/failures]', async () => {
  sent = fakeServices((request) =>
    getQuery(request)['ids'] === '1' ? { status: 500, text: '' } : createSummaries(['a']),
  );
  store.dispatch(loadReviewSummaries(['1', 'a']));
  await jest.runAllTimersAsync();
  expect(selectReviewSummary(store.getState(), '1').status).toBe('failed');
  expect(selectReviewSummary(store.getState(), 'a').status).toBe('ready');
});

test('treats success false as a failure [REVW-3/failures]', async () => {
  fakeServices(() => ({ json: { success: 'false', status: '520', message: {}, data: {} } }));
  store.dispatch(loadReviewSummaries(['1']));
  await jest.runAllTimersAsync();
  expect(selectReviewSummary(store.getState(), '1').status).toBe('failed');
});

test.each(['constructor', '__proto__', 'toString'])('accepts the ID %s [REVW-3]', async (id) => {
  fakeServices(() => createSummaries([id]));
  expect(selectReviewSummary(store.getState(), id).status).toBe('idle');
  expect(selectReviews(store.getState(), id).status).toBe('idle');
  store.dispatch(loadReviewSummaries([id]));
  await jest.runAllTimersAsync();
  expect(selectReviewSummary(store.getState(), id).reviewCount).toBe(12);
  expect(({} as { status?: string }).status).toBeUndefined();
});

test.each([
  ['tire', 'MostRelevant', '6'],
  ['service', 'Newest', '3'],
  ['store', 'Newest', '3'],
])(
  'loads reviews of a %s sorted by %s, %s per page [REVW-2/sort] [REVW-2/page-size]',
  async (productType, sortBy, pageSize) => {
    sent = fakeServices(() => createPage(['a']));
    await store.dispatch(openReviews({ productId: '100', productType }));
    expect(sent[0]?.headers['version']).toBe('v2');
    expect(getQuery(sent[0])).toEqual({ id: '100', sortBy, pageSize });
  },
);

test('stores rollup, reviews, and paging, and requests the reviews only once [REVW-2]', async () => {
  sent = fakeServices(() => createPage(['a', 'b'], 'next'));
  await Promise.all([
    store.dispatch(openReviews({ productId: '100', productType: 'tire' })),
    store.dispatch(openReviews({ productId: '100', productType: 'tire' })),
  ]);
  await store.dispatch(openReviews({ productId: '100', productType: 'tire' }));
  expect(sent).toHaveLength(1);
  expect(selectReviews(store.getState(), '100')).toMatchObject({
    status: 'ready',
    rollup: { averageRating: 4.25, reviewCount: 8, histogram: [1, 0, 0, 2, 5] },
    nextPageKey: 'next',
    reviews: [
      { reviewId: 'a', rating: 5, headline: 'Headline a', comments: '', helpfulVotes: 2 },
      { reviewId: 'b' },
    ],
  });
});

test('appends further pages until the last one [REVW-2]', async () => {
  sent = fakeServices((request) =>
    getQuery(request)['nextPageKey'] === 'k' ? createPage(['b']) : createPage(['a'], 'k'),
  );
  await store.dispatch(openReviews({ productId: '100', productType: 'tire' }));
  const more = store.dispatch(loadMoreReviews('100'));
  expect(selectReviews(store.getState(), '100')).toMatchObject({
    status: 'ready',
    more: 'loading',
  });
  await store.dispatch(loadMoreReviews('100'));
  await more;
  await store.dispatch(loadMoreReviews('100'));
  expect(getShownIds()).toEqual(['a', 'b']);
  expect(sent).toHaveLength(2);
});

test('keeps the shown reviews when the next page fails, and retries the page [REVW-2]', async () => {
  let fails = true;
  fakeServices((request) => {
    if (getQuery(request)['nextPageKey'] === undefined) return createPage(['a'], 'k');
    return fails ? { status: 500, text: '' } : createPage(['b']);
  });
  await store.dispatch(openReviews({ productId: '100', productType: 'tire' }));
  await store.dispatch(loadMoreReviews('100'));
  expect(selectReviews(store.getState(), '100')).toMatchObject({ status: 'ready', more: 'failed' });
  fails = false;
  await store.dispatch(loadMoreReviews('100'));
  expect(getShownIds()).toEqual(['a', 'b']);
});

test('requests the reviews again with the sort order and the rating filter combined [REVW-2]', async () => {
  sent = fakeServices(() => createPage(['a']));
  await store.dispatch(openReviews({ productId: '100', productType: 'tire' }));
  await store.dispatch(setReviewSort('100', 'Oldest'));
  await store.dispatch(setReviewRating('100', 4));
  await store.dispatch(setReviewRating('100', null));
  const base = { id: '100', pageSize: '6' };
  expect(sent.map(getQuery)).toEqual([
    { ...base, sortBy: 'MostRelevant' },
    { ...base, sortBy: 'Oldest' },
    { ...base, sortBy: 'Oldest', rating: '4' },
    { ...base, sortBy: 'Oldest' },
  ]);
});

test('shows the response to the newest request, even if an older response arrives last [REVW-2]', async () => {
  const release = new Map<string | undefined, (response: FakeResponse) => void>();
  fakeServices(
    (request) => new Promise((resolve) => release.set(getQuery(request)['sortBy'], resolve)),
  );
  const first = store.dispatch(openReviews({ productId: '100', productType: 'tire' }));
  const second = store.dispatch(setReviewSort('100', 'Oldest'));
  release.get('Oldest')?.(createPage(['new']));
  await second;
  release.get('MostRelevant')?.(createPage(['old']));
  await first;
  expect(getShownIds()).toEqual(['new']);
});

test('loads a failed first page again with the same query when it is opened again [REVW-2]', async () => {
  let fails = true;
  sent = fakeServices(() => (fails ? { text: '<p>' } : createPage(['a'])));
  await store.dispatch(openReviews({ productId: '100', productType: 'store' }));
  expect(selectReviews(store.getState(), '100').status).toBe('failed');
  fails = false;
  await store.dispatch(openReviews({ productId: '100', productType: 'store' }));
  expect(getShownIds()).toEqual(['a']);
  expect(getQuery(sent[1])).toEqual(getQuery(sent[0]));
});

test('stores an empty list for a product without reviews [REVW-2]', async () => {
  fakeServices(() => ok({ results: [] }));
  await store.dispatch(openReviews({ productId: '100', productType: 'tire' }));
  expect(selectReviews(store.getState(), '100')).toMatchObject({
    status: 'ready',
    reviews: [],
    rollup: { averageRating: 0, reviewCount: 0, histogram: [0, 0, 0, 0, 0] },
  });
});

test.each([
  [
    'with totals',
    { average_rating: 4.25, review_count: 8, rating_histogram: [1, 0, 0, 2, 5] },
    { averageRating: 4.25, reviewCount: 8, histogram: [1, 0, 0, 2, 5] },
  ],
  ['without totals', {}, { averageRating: 4.5, reviewCount: 2, histogram: [0, 0, 0, 1, 1] }],
])(
  'reads the reviews of a host of the first variant %s [REVW-2/rollup]',
  async (_what, totals, rollup) => {
    const reviews = [
      { review_id: 'a', rating: 5 },
      { review_id: 'b', rating: 4 },
    ];
    const responses = [
      ok({ ...totals, reviews, nextPageKey: 'k' }),
      ok({ ...totals, reviews: [] }),
    ];
    sent = fakeServices(() => responses.shift() ?? ok({}));
    await store.dispatch(openReviews({ productId: '100', productType: 'tire' }));
    expect(selectReviews(store.getState(), '100')).toMatchObject({ status: 'ready', rollup });
    expect(getShownIds()).toEqual(['a', 'b']);
    await store.dispatch(loadMoreReviews('100'));
    expect(getQuery(sent[1])['nextPageKey']).toBe('k');
    expect(selectReviews(store.getState(), '100')).toMatchObject({
      rollup,
      nextPageKey: null,
    });
  },
);

test('adds up the reviews of a result without a rollup [REVW-2/rollup]', async () => {
  fakeServices(() => ok({ results: [{ reviews: [{ review_id: 'a', rating: 3 }] }] }));
  await store.dispatch(openReviews({ productId: '100', productType: 'tire' }));
  expect(selectReviews(store.getState(), '100')).toMatchObject({
    status: 'ready',
    rollup: { averageRating: 3, reviewCount: 1, histogram: [0, 0, 1, 0, 0] },
  });
});

test('keeps the sum of all reviews while they are filtered by rating [REVW-2/rollup]', async () => {
  fakeServices((request) => {
    const reviews = [
      { review_id: 'a', rating: 5 },
      { review_id: 'b', rating: 4 },
    ];
    const stars = getQuery(request)['rating'];
    return ok({ reviews: reviews.filter(({ rating }) => !stars || `${rating}` === stars) });
  });
  await store.dispatch(openReviews({ productId: '100', productType: 'tire' }));
  await store.dispatch(setReviewRating('100', 4));
  expect(getShownIds()).toEqual(['b']);
  expect(selectReviews(store.getState(), '100').rollup).toEqual({
    averageRating: 4.5,
    reviewCount: 2,
    histogram: [0, 0, 0, 1, 1],
  });
});

test('reads the ratings of a host of the first variant [REVW-3]', async () => {
  fakeServices(() => ok([{ page_id: '1', average_rating: 4.5, review_count: 12 }]));
  store.dispatch(loadReviewSummaries(['1']));
  await jest.runAllTimersAsync();
  expect(selectReviewSummary(store.getState(), '1')).toMatchObject({
    status: 'ready',
    averageRating: 4.5,
  });
});

test('counts a vote only after the provider has accepted the vote [REVW-4]', async () => {
  const getVoteCounts = () =>
    selectReviews(store.getState(), '100').reviews.map(
      ({ reviewId, helpfulVotes, notHelpfulVotes }) => [reviewId, helpfulVotes, notHelpfulVotes],
    );
  const responses: FakeResponse[] = [{ status: 500, text: '' }, ok({})];
  sent = fakeServices((request) =>
    request.requestedUrl.startsWith('/provider')
      ? (responses.shift() ?? ok({}))
      : createPage(['a', 'b']),
  );
  await store.dispatch(openReviews({ productId: '100', productType: 'tire' }));
  await store.dispatch(voteOnReview('100', 'a', 'unhelpful'));
  expect(getVoteCounts()).toEqual([
    ['a', 2, 0],
    ['b', 2, 0],
  ]);
  await store.dispatch(voteOnReview('100', 'a', 'unhelpful'));
  await store.dispatch(voteOnReview('100', 'b', 'helpful'));
  expect(getVoteCounts()).toEqual([
    ['a', 2, 1],
    ['b', 3, 0],
  ]);
  expect(sent[2]).toMatchObject({
    requestedUrl: '/provider/voteugc',
    body: { review_id: 'a', vote: 'unhelpful' },
  });
});
