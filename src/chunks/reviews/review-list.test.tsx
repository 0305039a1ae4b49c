import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServices, listFailures, ok } from '../../../test/fake-services';
import type { FakeResponse } from '../../../test/fake-services';
import {
  createPage,
  createReview,
  createReviews,
  getHeadlines,
  getProductId,
  getQueries,
  mount,
  prepareReviews,
} from '../../../test/reviews';
import { setLanguage } from '../../language/language';
import { LIST_LABELS } from './messages';

prepareReviews();

describe('ReviewList', () => {
  test('starts with the rollup, the histogram, and the six most relevant reviews of a tire [REVW-1/types] [REVW-2/sort] [REVW-2/page-size] [REVW-2/rollup]', async () => {
    const calls = fakeServices(() => createPage(createReviews('a', 6), 'page-2'));
    const { container } = mount({ class: 'on-detail' });
    expect(container).toHaveTextContent('CMS content');
    expect(await screen.findByText('1,212 reviews', { selector: '[role=status]' })).toBeVisible();
    expect(getQueries(calls)).toEqual([
      { id: getProductId(), sortBy: 'MostRelevant', pageSize: '6' },
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

  test('says in Spanish what is ours, and marks what visitors wrote as English [TEXT-3/reviews]', async () => {
    setLanguage({
      locale: 'es-US',
      translations: {
        'reviews.count': '{count, plural, one {{shown} reseña} other {{shown} reseñas}}',
        'reviews.rating': '{average} de 5',
      },
    });
    fakeServices(() => createPage(createReviews('a', 1)));
    mount();
    expect(await screen.findByRole('img', { name: '4.3 de 5, 1,212 reseñas' })).toBeVisible();
    const review = within(screen.getByRole('article'));
    expect(review.getByRole('heading')).toHaveAttribute('lang', 'en');
    expect(review.getByText('1 de marzo de 2026')).toBeVisible();
    setLanguage();
  });

  test.each(['service', 'store'] as const)(
    'starts with the three newest reviews of a %s [REVW-2/sort] [REVW-2/page-size]',
    async (productType) => {
      const calls = fakeServices(() => createPage(createReviews('a', 3)));
      mount({ productType });
      await screen.findAllByRole('article');
      expect(getQueries(calls)).toEqual([{ id: getProductId(), sortBy: 'Newest', pageSize: '3' }]);
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
        id: getProductId(),
        sortBy: 'LowestRating',
        pageSize: '6',
        rating: '4',
      }),
    );
  });

  test('shows the latest selection, whichever response arrives last [REVW-2]', async () => {
    const pending = new Map<string, (reply: FakeResponse) => void>();
    fakeServices(({ url }) => {
      const rating = url.searchParams.get('rating');
      if (rating === null) return createPage(createReviews('all', 6));
      return new Promise((resolve) => pending.set(rating, resolve));
    });
    mount();
    await userEvent.click(await screen.findByRole('button', { name: /^5 stars/ }));
    await userEvent.click(screen.getByRole('button', { name: /^1 star/ }));
    await waitFor(() => expect(pending.size).toBe(2));
    await act(async () =>
      pending.get('1')?.(createPage([createReview('one', { headline: 'Wore out' })])),
    );
    await act(async () =>
      pending.get('5')?.(createPage([createReview('five', { headline: 'Great' })])),
    );
    await waitFor(() => expect(getHeadlines()).toEqual(['Wore out']));
    expect(screen.getByText('12 reviews, filtered by 1 star')).toBeVisible();
  });

  test('appends more reviews without duplicates, and focuses the first new review [REVW-2]', async () => {
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
    expect(document.activeElement).toHaveTextContent(`Headline ${getProductId()}-b0`);
    expect(screen.queryByRole('button', { name: LIST_LABELS.more })).toBeNull();
  });

  test.each(listFailures())(
    'keeps the CMS nodes and shows no message when %s [REVW-2]',
    async (_name, reply) => {
      const calls = fakeServices(() => reply);
      const { container } = mount();
      await waitFor(() => expect(calls).toHaveLength(1));
      await act(() => new Promise((resolve) => setTimeout(resolve)));
      expect(container.textContent).toBe('CMS content');
    },
  );

  test('keeps the list and its status, and says so, when filtering fails [REVW-2]', async () => {
    fakeServices(({ url }) =>
      url.searchParams.has('rating') ? 'reset' : createPage(createReviews('a', 6), 'k'),
    );
    mount();
    const bar = await screen.findByRole('button', { name: /^5 stars/ });
    await userEvent.click(bar);
    await waitFor(() => expect(bar).toHaveAttribute('aria-pressed', 'false'));
    expect(getHeadlines()).toHaveLength(6);
    expect(screen.getByText('1,212 reviews', { selector: '[role=status]' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(LIST_LABELS.notLoaded);
  });

  test('keeps the list and the button, and says so, when the next page fails to load [REVW-2]', async () => {
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
    expect(screen.getByRole('alert')).toHaveTextContent(LIST_LABELS.notLoaded);
    expect(more).toHaveFocus();
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
          vehicle: script,
        }),
      ]),
    );
    const { container } = mount();
    expect(await screen.findByRole('heading', { name: script })).toBeVisible();
    expect(container.querySelector('img, script')).toBeNull();
  });

  test("shows a reviewer's vehicle and miles driven, and nothing in their place without them [REVW-2]", async () => {
    const list = [
      createReview('both', { vehicle: '2019 Honda CR-V', miles_driven: 12_000 }),
      createReview('miles', { vehicle: '', miles_driven: 1 }),
      createReview('none', { vehicle: '', miles_driven: null }),
    ];
    fakeServices(() => createPage(list));
    mount();
    const texts = (await screen.findAllByRole('article')).map(
      (article) => article.querySelector('.bsro-review__use')?.textContent,
    );
    expect(texts).toEqual([
      'Vehicle: 2019 Honda CR-V · 12,000 miles driven',
      '1 mile driven',
      undefined,
    ]);
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
