import { act, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { fakeServices, listFailures, ok } from '../../../test/fake-services';
import {
  createAttributes,
  createCmsNodes,
  getProductId,
  mount,
  prepareReviews,
} from '../../../test/reviews';
import { createReduxStore } from '../../store';
import Reviews from '.';

prepareReviews();

const SUMMARIES = '/bsro/services/reviews/get-review-summaries-by-product-ids';

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
    createSlot(getProductId());
    fakeServices(() => ok({ results: [createSummary(getProductId())] }));
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
    createSlot(getProductId());
    fakeServices(() => ok({ results: [createSummary(getProductId(), 4.26, 1212)] }));
    mount({ type: 'inline-rating', locale: 'de-DE' });
    expect(await screen.findByRole('img', { name: '4,3 out of 5, 1.212 reviews' })).toBeVisible();
  });

  test('falls back to en-US for an unknown locale [REVW-1/attributes]', async () => {
    createSlot(getProductId());
    fakeServices(() => ok({ results: [createSummary(getProductId(), 4, 1)] }));
    mount({ type: 'inline-rating', locale: 'de-1996-1996' });
    expect(await screen.findByRole('img', { name: '4 out of 5, 1 review' })).toBeVisible();
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'https://'])(
    'creates no link to %s [REVW-1/attributes]',
    async (url) => {
      createSlot(getProductId());
      fakeServices(() => ok({ results: [createSummary(getProductId())] }));
      mount({ type: 'inline-rating', url });
      await screen.findByText('212 reviews');
      expect(screen.queryByRole('link')).toBeNull();
    },
  );

  test('requests all ratings of the page in one call for numeric IDs and one call for other IDs, and ratings that are added later in another call [REVW-3/numeric]', async () => {
    const numeric = Array.from({ length: 60 }, (_, index) => `${getProductId()}${index}`);
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

  test.each([...listFailures(), ['the product is unknown', ok({ results: [] })]] as const)(
    'keeps the CMS nodes and shows no message when %s [REVW-3/failures]',
    async (_name, reply) => {
      createSlot(getProductId());
      const calls = fakeServices(() => reply);
      const { container } = mount({ type: 'inline-rating' });
      await waitFor(() => expect(calls).toHaveLength(1));
      await act(() => new Promise((resolve) => setTimeout(resolve)));
      expect(container.textContent).toBe('CMS content');
    },
  );
});
