import type { Locator, Page } from '@playwright/test';
import { expect, test as base } from './support/test';
import { FORM_LABELS } from '../src/chunks/reviews/form/messages';
import { LIST_LABELS, VOTE_LABELS } from '../src/chunks/reviews/messages';

const LIST = '/bsro/services/reviews/get-reviews-for-product-id';
const SUMMARIES = '/bsro/services/reviews/get-review-summaries-by-product-ids';

const recordCallsTo = (page: Page, path: string): URL[] => {
  const calls: URL[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === path) calls.push(url);
  });
  return calls;
};

/** Opens the page of the first tire of the list that has reviews. */
const test = base.extend<{ openTire: () => Promise<Locator> }>({
  openTire: async ({ page, findUrl }, use) => {
    await use(async () => {
      await page.goto(await findUrl('/tires/', /(?<=href=")\/tires\/brands\/[^"]+(?=#reviews")/));
      const list = page.locator('.reviews-app-v2[data-type="reviews"]');
      await list.scrollIntoViewIfNeeded();
      return list;
    });
  },
});

const waitUntilMounted = async (list: Locator): Promise<void> => {
  await expect(list).toHaveAttribute('data-mount', 'mounted');
  await expect(list.locator('.bsro-reviews')).toBeVisible();
};

test('requests the ratings of sixty tires in one call, and shows each rating as one image with a link to the reviews [REVW-1/types] [REVW-1/lazy] [REVW-3/numeric]', async ({
  page,
}) => {
  const calls = recordCallsTo(page, SUMMARIES);
  await page.goto('/tires/?cs=215&ar=55&rs=17');
  const ratings = page.locator('.reviews-app-v2[data-type="inline-rating"]');
  await expect(ratings).toHaveCount(60);
  await expect(page.locator('.bsro-inline-rating').first()).toBeVisible();
  await expect(ratings.last()).toHaveAttribute('data-mount', 'waiting');
  await ratings.last().scrollIntoViewIfNeeded();
  await expect(ratings.last()).toHaveAttribute('data-mount', 'mounted');
  await page.waitForLoadState('networkidle');
  expect(calls).toHaveLength(1);
  expect(calls[0]?.searchParams.get('ids')?.split(',')).toHaveLength(60);

  const rating = page.locator('.bsro-inline-rating').first();
  const image = rating.getByRole('img');
  await expect(image).toHaveAccessibleName(/^\d(\.\d)? out of 5, [\d,]+ reviews?$/);
  await rating.getByRole('link', { name: /reviews?$/ }).click();
  await expect(page).toHaveURL(/\/tires\/brands\/.*#reviews$/);
});

test('filters reviews by a bar, sorts them, and shows more @main [REVW-2] [MOUNT-2/reviews]', async ({
  openTire,
  page,
  expectAccessible,
}) => {
  const calls = recordCallsTo(page, LIST);
  const list = await openTire();
  await waitUntilMounted(list);
  await expect(list.getByRole('article')).toHaveCount(6);
  expect(Object.fromEntries(calls[0]?.searchParams ?? [])).toMatchObject({
    sortBy: 'MostRelevant',
    pageSize: '6',
  });
  await expectAccessible('.reviews-app-v2[data-type="reviews"]');

  await list.getByRole('button', { name: LIST_LABELS.more }).click();
  await expect.poll(() => list.getByRole('article').count()).toBeGreaterThan(6);
  await expect(list.locator('li:focus')).toHaveCount(1);

  const bar = list.getByRole('button', { name: /^5 stars: \d/ });
  await bar.click();
  await expect(list.getByRole('status').filter({ hasText: 'filtered by 5 stars' })).toBeVisible();
  const stars = list.getByRole('article').getByRole('img', { name: 'out of 5' });
  await expect(stars.first()).toHaveAccessibleName('5 out of 5');
  for (const image of await stars.all()) await expect(image).toHaveAccessibleName('5 out of 5');

  await list.getByRole('button', { name: /show all/ }).click();
  await list.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Lowest rating' });
  await expect(stars.first()).not.toHaveAccessibleName('5 out of 5');
  expect(calls.at(-1)?.searchParams.get('sortBy')).toBe('LowestRating');
});

test('shows an error if a vote fails, counts the next vote, and shows the counted vote after a reload [REVW-4]', async ({
  openTire,
  page,
  fault,
  clearFaults,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 500/);
  const list = await openTire();
  await waitUntilMounted(list);
  const review = list.getByRole('article').first();
  await fault('/provider/voteugc', 'status:500');
  await review.getByRole('button', { name: /^Not helpful/ }).click();
  await expect(review.getByRole('status')).toHaveText(VOTE_LABELS.failed);
  await clearFaults();
  const helpful = review.getByRole('button', { name: /^Helpful/ });
  await helpful.click();
  await expect(review.getByRole('status')).toHaveText(VOTE_LABELS.counted);
  await page.reload();
  await list.scrollIntoViewIfNeeded();
  await waitUntilMounted(list);
  await expect(list.locator('.bsro-votes__button[aria-pressed="true"]')).toHaveCount(1);
});

const write = async (list: Locator, headline: string): Promise<void> => {
  await list.getByRole('button', { name: LIST_LABELS.write }).click();
  const form = list.getByRole('form', { name: FORM_LABELS.name });
  await form.getByRole('radio', { name: /^4 stars/ }).check();
  await form.getByRole('textbox', { name: 'Headline' }).fill(headline);
  await form.getByRole('textbox', { name: 'Your review' }).fill('Quiet <b>and</b> sure-footed.');
  await form.getByRole('textbox', { name: 'Nickname' }).fill('Dana');
};

test('keeps the text of a review that fails to send, and sends it later [REVW-4]', async ({
  openTire,
  expectAccessible,
  fault,
  clearFaults,
  allowConsoleError,
  unique,
}) => {
  allowConsoleError(/status of 500/);
  const list = await openTire();
  await waitUntilMounted(list);
  await fault('/provider/submit_review', 'status:500');
  await write(list, unique);
  await expectAccessible('.reviews-app-v2[data-type="reviews"]');
  const send = list.getByRole('button', { name: FORM_LABELS.submit });
  await send.click();
  await expect(list.getByRole('alert')).toContainText(FORM_LABELS.notSent);
  await expect(list.getByRole('textbox', { name: 'Headline' })).toHaveValue(unique);
  await clearFaults();
  await send.click();
  await expect(list.getByText(FORM_LABELS.sent)).toBeFocused();
});

test("keeps the CMS's reviews without a message when lookups fail [REVW-3/failures]", async ({
  openTire,
  page,
  fault,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 500/);
  await fault('/bsro/services/reviews', 'status:500');
  const calls = recordCallsTo(page, LIST);
  const list = await openTire();
  await expect.poll(() => calls.length).toBe(1);
  await page.waitForLoadState('networkidle');
  await expect(list).toHaveAttribute('data-mount', 'mounted');
  await expect(list.getByRole('article').first()).toBeVisible();
  await expect(list.locator('.bsro-reviews')).toHaveCount(0);
  await expect(list.getByRole('status')).toHaveCount(0);
});

test("turns reviews off when reviewsAreActive is 'false' [REVW-1/skipped]", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('reviewsAreActive', 'false'));
  const calls = recordCallsTo(page, SUMMARIES);
  await page.goto('/tires/');
  const rating = page.locator('.reviews-app-v2').first();
  await expect(rating).toHaveAttribute('data-mount', 'off');
  await expect(rating).toHaveAttribute('data-mount-reason', 'reviews');
  await page.waitForLoadState('networkidle');
  expect(calls).toHaveLength(0);
});

test('mounts reviews that a script has added when the script publishes createreviews [REVW-1] [BUS-1]', async ({
  page,
}) => {
  await page.goto('/plain/');
  await page.evaluate(() => {
    const rating = document.createElement('div');
    rating.className = 'reviews-app-v2';
    Object.assign(rating.dataset, { type: 'inline-rating', id: '1' });
    document.querySelector('main')?.append(rating);
    (window.bsro ??= []).push(['publish', 'createreviews', { element: rating }]);
  });
  await expect(page.locator('.reviews-app-v2')).toHaveAttribute('data-mount', 'mounted');
});
