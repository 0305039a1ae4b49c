import { expect, test } from './support/test';

test('a test passes even if a route handler still runs when the test ends', async ({
  page,
  context,
  baseURL,
}) => {
  const isClosed = new Promise<void>((resolve) => context.once('close', () => resolve()));
  const handled = page.waitForRequest('**/unfinished');
  await page.route('**/unfinished', async (route) => {
    // Node doesn't resolve subdomains of localhost.
    const response = await route.fetch({
      // The host may close an idle connection just when it is used again.
      maxRetries: 2,
      url: `${baseURL?.replace('fcac.', '')}/healthz`,
    });
    await isClosed;
    await route.fulfill({ body: await response.text() });
  });
  await page.goto('/plain/');
  await page.evaluate(() => void fetch('/unfinished').catch(() => {}));
  expect((await handled).url()).toContain('/unfinished');
});
