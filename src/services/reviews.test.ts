import { fakeServices, ok } from '../../test/fake-services';
import { submitReview } from './reviews';
import { removeToken, writeToken } from './token-cookie';

test.each([
  ['https://reviews.example', 'https://reviews.example/submit_review'],
  ['https://reviews.example/fcac/', 'https://reviews.example/fcac/submit_review'],
  ['/reviews/', '/reviews/submit_review'],
  [' ', '/provider/submit_review'],
])('sends a review to the provider at the URL %j of the page [REVW-4]', async (url, requested) => {
  document.documentElement.dataset['reviewProvider'] = url;
  writeToken('secret');
  const sent = fakeServices(() => ok({}));
  await submitReview({
    productId: '100',
    rating: 5,
    headline: 'Quiet',
    comments: '',
    nickname: 'Pat',
    location: '',
  });
  expect(sent[0]?.requestedUrl).toBe(requested);
  expect(JSON.stringify(sent[0])).not.toContain('secret');
  delete document.documentElement.dataset['reviewProvider'];
  removeToken();
});

test("sends a review to the provider with the provider's field names [REVW-4]", async () => {
  const sent = fakeServices(() => ok({}));
  await submitReview({
    productId: '100',
    rating: 5,
    headline: 'Quiet',
    comments: 'And grippy',
    nickname: 'Pat',
    location: 'Aurora, CO',
  });
  expect(sent[0]).toMatchObject({
    method: 'POST',
    requestedUrl: '/provider/submit_review',
    body: {
      page_id: '100',
      rating: 5,
      headline: 'Quiet',
      comments: 'And grippy',
      nickname: 'Pat',
      location: 'Aurora, CO',
    },
  });
});
