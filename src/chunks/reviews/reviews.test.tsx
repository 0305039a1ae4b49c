import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import {
  fakeServices,
  listFaults,
  listFaultsExcept,
  ok,
  refused,
} from '../../../test/fake-services';
import type { FakeResponse, ServiceCall } from '../../../test/fake-services';
import type { ReviewsAttributes } from '../../mounts/placeholders/reviews';
import { createReduxStore } from '../../store';
import { FORM_LABELS, getRefusalMessage, REVIEW_NOT_SENT, REVIEW_SENT } from './form/messages';
import { LIST_LABELS, VOTE_MESSAGES } from './messages';
import Reviews from '.';

const LIST = '/bsro/services/reviews/get-reviews-for-product-id';
const SUMMARIES = '/bsro/services/reviews/get-review-summaries-by-product-ids';

/** Each test has its own products, so that votes and calls don't affect the next test. */
let product = 1000;

beforeEach(() => {
  product += 1;
  localStorage.clear();
  document.body.replaceChildren();
});

const createAttributes = (change: Partial<ReviewsAttributes> = {}): ReviewsAttributes => ({
  type: 'reviews',
  productType: 'tire',
  id: `${product}`,
  tireBrand: 'Northline',
  tireName: 'Trail',
  locale: 'en-US',
  canReview: false,
  class: undefined,
  article: undefined,
  url: undefined,
  ...change,
});

const createCmsNodes = (text: string): ChildNode[] => {
  if (text === '') return [];
  const node = document.createElement('p');
  node.textContent = text;
  return [node];
};

const mount = (change: Partial<ReviewsAttributes> = {}, cms = 'CMS content') => {
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
  created_date: string;
  helpful_votes: number;
  not_helpful_votes: number;
}

const createReview = (id: string, change: Partial<WireReview> = {}): WireReview => ({
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

const createPage = (
  reviews: readonly WireReview[],
  nextPageKey: string | null = null,
): FakeResponse =>
  ok({
    results: [
      {
        page_id: `${product}`,
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

const createReviews = (prefix: string, count: number): WireReview[] =>
  Array.from({ length: count }, (_, index) => createReview(`${product}-${prefix}${index}`));

const getQueries = (calls: readonly ServiceCall[]): Record<string, string>[] =>
  calls
    .filter(({ url }) => url.pathname === LIST)
    .map(({ url }) => Object.fromEntries(url.searchParams));

const getHeadlines = (): (string | null)[] =>
  screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('InlineRating', () => {
  const createSlot = (id: string) => {
    const element = document.createElement('div');
    element.className = 'reviews-app-v2';
    Object.assign(element.dataset, { type: 'inline-rating', id });
    document.body.append(element);
    return element;
  };

  const createSummary = (id: string, average = 4.26, count = 212) => ({
    page_id: id,
    average_rating: average,
    review_count: count,
  });

  test('shows the stars as one image with a text alternative and links the count to the reviews [REVW-1/types] [REVW-1/attributes]', async () => {
    createSlot(`${product}`);
    fakeServices(() => ok({ results: [createSummary(`${product}`)] }));
    const { container } = mount({ type: 'inline-rating', url: '/tires/x/#reviews', class: 'wide' });
    expect(container).toHaveTextContent('CMS content');
    expect(await screen.findByRole('img', { name: '4.3 out of 5, 212 reviews' })).toBeVisible();
    expect(screen.getByRole('link', { name: '212 reviews' })).toHaveAttribute(
      'href',
      '/tires/x/#reviews',
    );
    expect(container.querySelector('.bsro-inline-rating')).toHaveClass('wide');
    expect(container).not.toHaveTextContent('CMS content');
  });

  test('formats numbers for the locale in data-locale [REVW-1/attributes]', async () => {
    createSlot(`${product}`);
    fakeServices(() => ok({ results: [createSummary(`${product}`, 4.26, 1212)] }));
    mount({ type: 'inline-rating', locale: 'de-DE' });
    expect(await screen.findByRole('img', { name: '4,3 out of 5, 1.212 reviews' })).toBeVisible();
  });

  test('falls back to en-US for an unknown locale [REVW-1/attributes]', async () => {
    createSlot(`${product}`);
    fakeServices(() => ok({ results: [createSummary(`${product}`, 4, 1)] }));
    mount({ type: 'inline-rating', locale: 'de-1996-1996' });
    expect(await screen.findByRole('img', { name: '4 out of 5, 1 review' })).toBeVisible();
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'https://'])(
    'creates no link to %s [REVW-1/attributes]',
    async (url) => {
      createSlot(`${product}`);
      fakeServices(() => ok({ results: [createSummary(`${product}`)] }));
      mount({ type: 'inline-rating', url });
      await screen.findByText('212 reviews');
      expect(screen.queryByRole('link')).toBeNull();
    },
  );

  test('requests all ratings of the page in one call for numeric IDs and one for others, and batches ratings added later [REVW-3/numeric]', async () => {
    const numeric = Array.from({ length: 60 }, (_, index) => `${product}${index}`);
    [...numeric, 'brakes', 'store-1'].forEach(createSlot);
    const calls = fakeServices(({ url }) =>
      ok({
        results: (url.searchParams.get('ids') ?? '').split(',').map((id) => createSummary(id)),
      }),
    );
    const store = createReduxStore();
    const renderRatings = (shown: readonly string[]) => (
      <Provider store={store}>
        {shown.map((id) => (
          <Reviews
            key={id}
            attributes={createAttributes({ type: 'inline-rating', id })}
            element={document.body}
            cms={createCmsNodes(id)}
          />
        ))}
      </Provider>
    );
    const { rerender } = render(renderRatings(numeric.slice(0, 2)));
    await waitFor(() => expect(screen.getAllByRole('img')).toHaveLength(2));
    expect(calls.map(({ url }) => url.pathname)).toEqual([SUMMARIES, SUMMARIES]);
    expect(calls.map(({ url }) => url.searchParams.get('ids'))).toEqual([
      numeric.join(','),
      'brakes,store-1',
    ]);
    expect(calls[0]?.headers).toMatchObject({ version: 'v2' });

    createSlot('90001');
    createSlot('90002');
    rerender(renderRatings([...numeric, '90001']));
    await waitFor(() => expect(screen.getAllByRole('img')).toHaveLength(61));
    expect(calls.slice(2).map(({ url }) => url.searchParams.get('ids'))).toEqual(['90001,90002']);
  });

  test.each([...listFaults(), ['the product is unknown', ok({ results: [] })]] as const)(
    'keeps the CMS nodes without a message when %s [REVW-3/failures]',
    async (_name, reply) => {
      createSlot(`${product}`);
      const calls = fakeServices(() => reply);
      const { container } = mount({ type: 'inline-rating' });
      await waitFor(() => expect(calls).toHaveLength(1));
      await act(() => new Promise((resolve) => setTimeout(resolve)));
      expect(container.textContent).toBe('CMS content');
    },
  );
});

describe('ReviewList', () => {
  test('starts with the rollup, the histogram, and the six most relevant reviews of a tire [REVW-1/types] [REVW-2/sort] [REVW-2/page-size] [REVW-2/rollup]', async () => {
    const calls = fakeServices(() => createPage(createReviews('a', 6), 'page-2'));
    const { container } = mount({ class: 'on-detail' });
    expect(container).toHaveTextContent('CMS content');
    expect(await screen.findByText('1,212 reviews', { selector: '[role=status]' })).toBeVisible();
    expect(getQueries(calls)).toEqual([
      { id: `${product}`, sortBy: 'MostRelevant', pageSize: '6' },
    ]);
    expect(calls[0]?.headers).toMatchObject({ version: 'v2' });
    expect(screen.getByRole('img', { name: '4.3 out of 5, 1,212 reviews' })).toBeVisible();
    expect(
      within(screen.getByRole('list', { name: 'Filter by rating' }))
        .getAllByRole('button')
        .map((bar) => bar.getAttribute('aria-label')),
    ).toEqual([
      '5 stars: 600 reviews',
      '4 stars: 300 reviews',
      '3 stars: 200 reviews',
      '2 stars: 100 reviews',
      '1 star: 12 reviews',
    ]);
    expect(getHeadlines()).toHaveLength(6);
    expect(container.firstElementChild).toHaveClass('on-detail');
    expect(container).toHaveTextContent('Dana, Tulsa, OK · March 1, 2026');
  });

  test.each(['service', 'store'] as const)(
    'starts with the three newest reviews of a %s [REVW-2/sort] [REVW-2/page-size]',
    async (productType) => {
      const calls = fakeServices(() => createPage(createReviews('a', 3)));
      mount({ productType });
      await screen.findAllByRole('article');
      expect(getQueries(calls)).toEqual([{ id: `${product}`, sortBy: 'Newest', pageSize: '3' }]);
    },
  );

  test('filters by a bar of the histogram, and shows all reviews when the bar is clicked again [REVW-2/filter]', async () => {
    const calls = fakeServices(({ url }) =>
      url.searchParams.get('rating') === '5'
        ? createPage(createReviews('five', 2))
        : createPage(createReviews('all', 6)),
    );
    mount();
    const bar = await screen.findByRole('button', { name: '5 stars: 600 reviews' });
    await userEvent.click(bar);
    expect(await screen.findByText('600 reviews, filtered by 5 stars')).toHaveAttribute(
      'role',
      'status',
    );
    await waitFor(() => expect(getHeadlines()).toHaveLength(2));
    expect(bar).toHaveAttribute('aria-pressed', 'true');
    expect(bar).toHaveFocus();
    await userEvent.click(bar);
    await waitFor(() => expect(getHeadlines()).toHaveLength(6));
    expect(getQueries(calls).map(({ rating }) => rating)).toEqual([undefined, '5', undefined]);
    expect(bar).toHaveAttribute('aria-pressed', 'false');
  });

  test('requests another sort order with the same filter [REVW-2]', async () => {
    const calls = fakeServices(() => createPage(createReviews('a', 6)));
    mount();
    await userEvent.click(await screen.findByRole('button', { name: /^4 stars/ }));
    await screen.findByText(/filtered by 4 stars/);
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Sort by' }),
      'Lowest rating',
    );
    await waitFor(() =>
      expect(getQueries(calls).at(-1)).toEqual({
        id: `${product}`,
        sortBy: 'LowestRating',
        pageSize: '6',
        rating: '4',
      }),
    );
  });

  test('shows the latest selection, whichever response arrives last [REVW-2]', async () => {
    const waiting = new Map<string, (reply: FakeResponse) => void>();
    fakeServices(({ url }) => {
      const rating = url.searchParams.get('rating');
      if (rating === null) return createPage(createReviews('all', 6));
      return new Promise((resolve) => waiting.set(rating, resolve));
    });
    mount();
    await userEvent.click(await screen.findByRole('button', { name: /^5 stars/ }));
    await userEvent.click(screen.getByRole('button', { name: /^1 star/ }));
    await waitFor(() => expect(waiting.size).toBe(2));
    await act(async () =>
      waiting.get('1')?.(createPage([createReview('one', { headline: 'Wore out' })])),
    );
    await act(async () =>
      waiting.get('5')?.(createPage([createReview('five', { headline: 'Great' })])),
    );
    await waitFor(() => expect(getHeadlines()).toEqual(['Wore out']));
    expect(screen.getByText('12 reviews, filtered by 1 star')).toBeVisible();
  });

  test('appends more reviews, focuses the first new one, and shows each once [REVW-2]', async () => {
    const first = createReviews('a', 6);
    const calls = fakeServices(({ url }) =>
      url.searchParams.has('nextPageKey')
        ? createPage([...first.slice(5), ...createReviews('b', 3)])
        : createPage(first, 'page-2'),
    );
    mount();
    const more = await screen.findByRole('button', { name: LIST_LABELS.more });
    await userEvent.click(more);
    await waitFor(() => expect(getHeadlines()).toHaveLength(9));
    expect(getQueries(calls).at(-1)).toMatchObject({ nextPageKey: 'page-2', pageSize: '6' });
    expect(document.activeElement).toHaveTextContent(`Headline ${product}-b0`);
    expect(screen.queryByRole('button', { name: LIST_LABELS.more })).toBeNull();
  });

  test.each(listFaults())(
    'keeps the CMS nodes without a message when %s [REVW-2]',
    async (_name, reply) => {
      const calls = fakeServices(() => reply);
      const { container } = mount();
      await waitFor(() => expect(calls).toHaveLength(1));
      await act(() => new Promise((resolve) => setTimeout(resolve)));
      expect(container.textContent).toBe('CMS content');
    },
  );

  test('keeps the list and its status when filtering fails [REVW-2]', async () => {
    fakeServices(({ url }) =>
      url.searchParams.has('rating') ? 'reset' : createPage(createReviews('a', 6), 'k'),
    );
    mount();
    const bar = await screen.findByRole('button', { name: /^5 stars/ });
    await userEvent.click(bar);
    await waitFor(() => expect(bar).toHaveAttribute('aria-pressed', 'false'));
    expect(getHeadlines()).toHaveLength(6);
    expect(screen.getByText('1,212 reviews', { selector: '[role=status]' })).toBeVisible();
  });

  test('keeps the list and the button when the next page fails to load [REVW-2]', async () => {
    fakeServices(({ url }) =>
      url.searchParams.has('nextPageKey')
        ? { status: 500, json: {} }
        : createPage(createReviews('a', 6), 'k'),
    );
    mount();
    const more = await screen.findByRole('button', { name: LIST_LABELS.more });
    await userEvent.click(more);
    await waitFor(() => expect(more).toHaveAttribute('aria-disabled', 'false'));
    expect(getHeadlines()).toHaveLength(6);
  });

  test('renders reviews as plain text [REVW-1]', async () => {
    const script = '<img src=x onerror="alert(1)"><script>alert(2)</script>';
    fakeServices(() =>
      createPage([
        createReview('x', {
          headline: script,
          comments: script,
          nickname: script,
          location: script,
        }),
      ]),
    );
    const { container } = mount();
    expect(await screen.findByRole('heading', { name: script })).toBeVisible();
    expect(container.querySelector('img, script')).toBeNull();
  });

  test('invites the visitor to write the first review [REVW-2]', async () => {
    fakeServices(() => ok({ results: [] }));
    mount({ canReview: true });
    expect(await screen.findByText(/No reviews yet/)).toBeVisible();
    expect(screen.getByRole('button', { name: LIST_LABELS.write })).toBeVisible();
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});

describe('loading', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const advance = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

  test('shows a skeleton after 300 ms and a message after 8 s [REVW-2]', async () => {
    fakeServices(() => 'hang');
    const { container } = mount({}, '');
    await advance(299);
    expect(container.querySelector('[aria-busy="true"]')).toBeNull();
    await advance(1);
    expect(container.querySelector('[aria-busy="true"]')).toBeVisible();
    expect(container.querySelectorAll('.bsro-review')).toHaveLength(6);
    expect(container).toHaveTextContent('');
    await advance(7_700);
    expect(screen.getByRole('status')).toHaveTextContent(
      'Loading reviews is taking longer than usual.',
    );
  });

  test('keeps a skeleton for at least 400 ms [REVW-2]', async () => {
    let respond: ((reply: FakeResponse) => void) | undefined;
    fakeServices(() => new Promise((resolve) => (respond = resolve)));
    const { container } = mount({}, '');
    await advance(300);
    respond?.(createPage(createReviews('a', 6)));
    await advance(399);
    expect(container.querySelector('.bsro-skeleton')).not.toBeNull();
    await advance(1);
    expect(container.querySelector('.bsro-skeleton')).toBeNull();
    expect(getHeadlines()).toHaveLength(6);
  });

  test("shows the CMS's reviews instead of a skeleton [REVW-2]", async () => {
    fakeServices(() => 'hang');
    const { container } = mount();
    await advance(5_000);
    expect(container).toHaveTextContent('CMS content');
    expect(container.querySelector('.bsro-skeleton')).toBeNull();
  });
});

describe('Votes', () => {
  const openList = async (vote: FakeResponse) => {
    const calls = fakeServices(({ url }) =>
      url.pathname === LIST ? createPage([createReview(`${product}-a`)]) : vote,
    );
    const { unmount } = mount();
    await screen.findByRole('article');
    return { calls, unmount };
  };

  test('sends a vote to the provider once and remembers it [REVW-4]', async () => {
    const { calls, unmount } = await openList(ok({}));
    const helpful = screen.getByRole('button', { name: 'Helpful (3)' });
    await userEvent.click(helpful);
    expect(await screen.findByText(VOTE_MESSAGES.counted)).toBeVisible();
    expect(helpful).toHaveTextContent('Helpful (4)');
    expect(helpful).toHaveFocus();
    await userEvent.click(helpful);
    await userEvent.click(screen.getByRole('button', { name: 'Not helpful (1)' }));
    const votes = calls.filter(({ url }) => url.pathname === '/provider/voteugc');
    expect(votes.map(({ body }) => body)).toEqual([{ review_id: `${product}-a`, vote: 'helpful' }]);
    expect(helpful).toHaveAttribute('aria-pressed', 'true');

    unmount();
    mount();
    const again = await screen.findByRole('button', { name: 'Helpful (3)' });
    expect(again).toHaveAttribute('aria-pressed', 'true');
    expect(again).toHaveAttribute('aria-disabled', 'true');
  });

  test.each(listFaultsExcept('the shape is wrong', "success is 'false'"))(
    'shows an error and lets the visitor vote again when %s [REVW-4]',
    async (_name, reply) => {
      const { calls } = await openList(reply);
      const button = screen.getByRole('button', { name: 'Not helpful (1)' });
      await userEvent.click(button);
      expect(await screen.findByText(VOTE_MESSAGES.failed)).toHaveAttribute('role', 'status');
      await userEvent.click(button);
      await waitFor(() => expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(2));
    },
  );

  test('shows that the provider has refused a second vote [REVW-4]', async () => {
    await openList(refused('409', 'Already voted'));
    await userEvent.click(screen.getByRole('button', { name: 'Helpful (3)' }));
    expect(await screen.findByText(VOTE_MESSAGES.refused)).toBeVisible();
  });
});

describe('ReviewForm', () => {
  const TEXTS = {
    Headline: 'Holds the road',
    'Your review': 'Quiet & sure-footed <b>in rain</b>',
    Nickname: 'Dana',
  } as const;

  const openForm = async (respond: (call: ServiceCall) => FakeResponse): Promise<ServiceCall[]> => {
    const calls = fakeServices((call) =>
      call.url.pathname === LIST ? createPage(createReviews('a', 1)) : respond(call),
    );
    mount({ canReview: true });
    await userEvent.click(await screen.findByRole('button', { name: LIST_LABELS.write }));
    await screen.findByRole('form', { name: FORM_LABELS.name });
    return calls;
  };

  const fill = async (): Promise<void> => {
    await userEvent.click(screen.getByRole('radio', { name: /^4 stars/ }));
    for (const [name, text] of Object.entries(TEXTS)) {
      await userEvent.type(screen.getByRole('textbox', { name }), text);
    }
  };

  const send = () => userEvent.click(screen.getByRole('button', { name: FORM_LABELS.submit }));

  test('hides the form without data-can-review [REVW-1/attributes]', async () => {
    fakeServices(() => createPage(createReviews('a', 1)));
    mount();
    await screen.findByRole('article');
    expect(screen.queryByRole('button', { name: LIST_LABELS.write })).toBeNull();
  });

  test('sends a review to the provider and thanks the visitor [REVW-4]', async () => {
    const calls = await openForm(() => ok({}));
    await fill();
    await userEvent.type(screen.getByRole('textbox', { name: /City and state/ }), ' Tulsa, OK ');
    await send();
    expect(await screen.findByText(REVIEW_SENT)).toHaveFocus();
    const [sent] = calls.filter(({ method }) => method === 'POST');
    expect(sent?.url.pathname).toBe('/provider/submit_review');
    expect(sent?.body).toEqual({
      page_id: `${product}`,
      rating: 4,
      headline: 'Holds the road',
      comments: 'Quiet & sure-footed <b>in rain</b>',
      nickname: 'Dana',
      location: 'Tulsa, OK',
    });
  });

  test('shows missing fields in the summary and at the field, and sends nothing [REVW-4] [VAL-11] [VAL-12/errors]', async () => {
    const calls = await openForm(() => ok({}));
    await send();
    const summary = await screen.findByRole('alert');
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Your rating: Choose a rating',
      'Headline: Required',
      'Your review: Required',
      'Nickname: Required',
    ]);
    expect(screen.getByRole('textbox', { name: 'Headline' })).toBeInvalid();
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(0);
    expect(screen.getByRole('button', { name: FORM_LABELS.submit })).toBeDisabled();
  });

  test.each(listFaultsExcept('the shape is wrong', "success is 'false'"))(
    'shows an error and keeps the input when %s [REVW-4]',
    async (_name, reply) => {
      let replies: FakeResponse[] = [reply, ok({})];
      await openForm(() => {
        const [next = 'reset', ...rest] = replies;
        replies = rest;
        return next;
      });
      await fill();
      await send();
      expect(await screen.findByRole('alert')).toHaveTextContent(REVIEW_NOT_SENT);
      for (const [name, text] of Object.entries(TEXTS)) {
        expect(screen.getByRole('textbox', { name })).toHaveValue(text);
      }
      expect(screen.getByRole('radio', { name: /^4 stars/ })).toBeChecked();
      await send();
      expect(await screen.findByText(REVIEW_SENT)).toBeVisible();
    },
  );

  test("shows the provider's reason for a refusal as plain text [REVW-4]", async () => {
    await openForm(() => refused('400', 'headline: <i>too rude</i>'));
    await fill();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      getRefusalMessage('headline: <i>too rude</i>'),
    );
  });

  test('keeps the input when the form is closed [REVW-4]', async () => {
    await openForm(() => 'hang');
    await fill();
    const toggle = screen.getByRole('button', { name: LIST_LABELS.write });
    await userEvent.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('textbox', { name: 'Nickname' })).toBeNull();
    await userEvent.click(toggle);
    expect(screen.getByRole('textbox', { name: 'Nickname' })).toHaveValue('Dana');
  });
});
