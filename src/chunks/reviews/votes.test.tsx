import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServices, listFaultsExcept, ok, refused } from '../../../test/fake-services';
import type { FakeResponse } from '../../../test/fake-services';
import {
  createPage,
  createReview,
  getProductId,
  LIST,
  mount,
  prepareReviews,
} from '../../../test/reviews';
import { VOTE_LABELS } from './messages';

prepareReviews();

describe('Votes', () => {
  const openList = async (vote: FakeResponse) => {
    const calls = fakeServices(({ url }) =>
      url.pathname === LIST ? createPage([createReview(`${getProductId()}-a`)]) : vote,
    );
    const { unmount } = mount();
    await screen.findByRole('article');
    return { calls, unmount };
  };

  test('sends a vote to the provider only once, and remembers the vote [REVW-4]', async () => {
    const { calls, unmount } = await openList(ok({}));
    const helpful = screen.getByRole('button', { name: 'Helpful (3)' });
    await userEvent.click(helpful);
    expect(await screen.findByText(VOTE_LABELS.counted)).toBeVisible();
    expect(helpful).toHaveTextContent('Helpful (4)');
    expect(helpful).toHaveFocus();
    await userEvent.click(helpful);
    await userEvent.click(screen.getByRole('button', { name: 'Not helpful (1)' }));
    const votes = calls.filter(({ url }) => url.pathname === '/provider/voteugc');
    expect(votes.map(({ body }) => body)).toEqual([
      { review_id: `${getProductId()}-a`, vote: 'helpful' },
    ]);
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
      expect(await screen.findByText(VOTE_LABELS.failed)).toHaveAttribute('role', 'status');
      await userEvent.click(button);
      await waitFor(() => expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(2));
    },
  );

  test('shows that the provider has refused a second vote [REVW-4]', async () => {
    await openList(refused('409', 'Already voted'));
    await userEvent.click(screen.getByRole('button', { name: 'Helpful (3)' }));
    expect(await screen.findByText(VOTE_LABELS.refused)).toBeVisible();
  });
});
