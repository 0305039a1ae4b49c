import type { Page } from '@playwright/test';
import { DEMO_ACCOUNTS } from '../fixtures/services/seed/accounts';
import { PAGE, signIn } from './support/account';
import { fetchResponse } from './support/fetch-response';
import { expect, test } from './support/test';

const EXPLAINED = `${PAGE}?bsro-explain`;

const MISTAKES = `
  <div class="review-app-v2" data-type="reviews" data-id="T1">Reviews</div>
  <div class="store-container" data-storeid="310001"><div class="tires-carousel"></div></div>
  <div class="reviews-app-v2" data-type="stars" data-id="T1">Reviews</div>
  <div class="Bsro-Store-Hours" data-store-id="310001">Hours</div>`;

/** Changes the HTML of the page, as the CMS would render it. */
const changePage = async (page: Page, change: (html: string) => string): Promise<void> => {
  await page.route(`**${PAGE}*`, async (route) => {
    // Explain mode requests the page again.
    if (!['document', 'fetch'].includes(route.request().resourceType())) return route.fallback();
    const response = await fetchResponse(route);
    return route.fulfill({ response, body: change(await response.text()) });
  });
};

/** Adds mistakes of an author to the main part of the page. */
const plantMistakes = (page: Page): Promise<void> =>
  changePage(page, (html) => html.replace(/<main[^>]*>/, `$&${MISTAKES}`));

const getPanel = (page: Page) => page.getByRole('region', { name: 'Explain mode' });

const recordChunkRequests = (page: Page): string[] => {
  const files: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/chunks\/([\w-]+?)\.[^/]*\.js$/.exec(request.url()) ?? [];
    if (name) files.push(name);
  });
  return files;
};

/** The errors that the planted mistakes cause. */
const PLANTED = /bsro-ui: (store-carousel|reviews) \(attributes\)/;

test('shows each mistake that the test adds to the page, with its correction @main [MOUNT-8]', async ({
  page,
  allowConsoleError,
  expectAccessible,
}) => {
  allowConsoleError(PLANTED);
  await plantMistakes(page);
  await page.goto(EXPLAINED);
  const panel = getPanel(page);
  for (const [summary, correction] of [
    [/the class review-app-v2/, '<div class="reviews-app-v2" data-type="reviews" data-id="T1">'],
    [/data-storeid/, '<div class="store-container" data-store-id="310001">'],
    [/data-type is "stars"/, '<div class="reviews-app-v2" data-type="inline-rating" data-id="T1">'],
    [/the class Bsro-Store-Hours/, '<div class="bsro-store-hours" data-store-id="310001">'],
  ] as const) {
    const entry = panel.getByRole('listitem').filter({ hasText: summary }).first();
    await entry.locator('summary').click();
    await expect(entry.getByText(correction, { exact: true })).toBeVisible();
    await expect(entry.getByRole('button', { name: 'Copy HTML' }).first()).toBeVisible();
  }
  await expect(page.locator('.store-container')).toHaveAttribute(
    'data-mount-reason',
    /^attributes: data-store-id is missing/,
  );
  await expectAccessible('.bsro-explain');
});

/** Mistakes that the browser and the bundle hide: only the HTML that the CMS renders shows them. */
const HIDDEN_MISTAKES = `
  <div class="bsro-interrupt-slot"><script type="application/json">[{"id": "a", "type": "none", "priority": "first"}]</script></div>
  <div class="wide"><p>Zip code</p>`;

test("shows mistakes of the CMS's HTML that the browser's DOM doesn't contain", async ({
  page,
}) => {
  await changePage(page, (html) => html.replace(/<main[^>]*>/, `$&${HIDDEN_MISTAKES}`));
  await page.goto(EXPLAINED);
  const panel = getPanel(page);
  const open = panel.getByRole('listitem').filter({ hasText: 'without an end tag' });
  await expect(open).toContainText('found <div class="wide"> without an end tag');
  const priority = panel.getByRole('listitem').filter({ hasText: 'priority is "first"' });
  await priority.locator('summary').click();
  await expect(priority.getByText('"priority": 1', { exact: true })).toBeVisible();
});

test('copies HTML that corrects the mistake', async ({ page, context, allowConsoleError }) => {
  allowConsoleError(/bsro-ui: store-hours \(attributes\)/);
  const wrong = '<div class="bsro-store-hours" data-store-id="310001">';
  const contents = '<p data-hours="today">Ask your store</p></div>';
  await changePage(page, (html) => html.replace(/<main[^>]*>/, `$&${wrong}${contents}`));
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(EXPLAINED);
  const panel = getPanel(page);
  const entry = panel.getByRole('listitem').filter({ hasText: 'found data-store-id' });
  await entry.locator('summary').click();
  await entry.getByRole('button', { name: 'Copy HTML' }).click();
  await expect(panel.getByText('HTML copied.')).toBeVisible();
  const copied = String(await page.evaluate('navigator.clipboard.readText()'));
  // Explain mode may still request the page.
  await page.unrouteAll({ behavior: 'wait' });
  await changePage(page, (html) => html.replace(/<main[^>]*>/, `$&${copied}${contents}`));
  await page.goto(EXPLAINED);
  await expect(page.locator('.bsro-store-hours').first()).toHaveAttribute('data-mount', 'mounted');
  await expect(panel.getByRole('heading', { name: 'Mistakes' })).toBeHidden();
});

test("labels a placeholder of the page's header only while it is selected", async ({ page }) => {
  await page.goto(EXPLAINED);
  const getLabel = (name: string) =>
    page.locator('.bsro-explain .badge').filter({ hasText: name }).first();
  await expect(getLabel('store-finder:')).toBeVisible();
  await expect(getLabel('my-store:')).toBeAttached();
  await expect(getLabel('my-store:')).toBeHidden();
  const entry = getPanel(page).getByRole('listitem').filter({ hasText: 'my-store' }).first();
  await entry.locator('summary').focus();
  await expect(getLabel('my-store:')).toBeVisible();
});

test('works by keyboard, and on a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto(EXPLAINED);
  const panel = getPanel(page);
  const finder = panel.getByRole('listitem').filter({ hasText: 'store-finder' }).locator('summary');
  await finder.focus();
  await expect(page.locator('.bsro-explain .box[data-current]')).toHaveCount(1);
  await expect(page.locator('.bsro-store-finder').first()).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(panel.getByText('It has no attributes.').first()).toBeVisible();
  const box = await panel.boundingBox();
  expect(box && box.x >= 0 && box.x + box.width <= 375).toBe(true);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(375);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  const opener = page.getByRole('button', { name: 'Explain this page' });
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();
});

test('changes a switch for this tab only [SITE-3]', async ({ page, context }) => {
  await page.goto(EXPLAINED);
  const panel = getPanel(page);
  await panel.locator('summary', { hasText: 'Switches' }).click();
  await panel.getByLabel(/^bsro-ui-chatbot/).selectOption('on');
  await expect(panel.getByText('Reload the page to apply')).toBeVisible();
  await panel.getByRole('button', { name: 'Reload with these switches' }).click();
  await expect(page).toHaveURL(/bsro-ui-chatbot=on/);
  await panel.locator('summary', { hasText: 'Switches' }).click();
  await expect(panel.getByText('bsro-ui-chatbot (on, from the query)')).toBeVisible();
  await expect(page.locator('.bsro-account-menu').first()).toHaveAttribute('data-mount', 'mounted');
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('bsro-ui-chatbot');
});

test('without the URL parameter, loads nothing until a script of the page calls explain [BUS-4]', async ({
  page,
}) => {
  const chunks = recordChunkRequests(page);
  await page.goto(PAGE);
  await expect(page.locator('.bsro-account-menu').first()).toHaveAttribute('data-mount', 'mounted');
  expect(chunks).not.toContain('page-tools');
  expect(chunks).not.toContain('explain');
  const text = await page.evaluate('window.bsro.explain()');
  expect(text).toContain('(store-finder): ');
  expect(chunks).toContain('explain');
  await expect(getPanel(page)).toHaveCount(0);
});

test('stays off on a page that turns explain mode off', async ({ page }) => {
  await changePage(page, (html) =>
    html.replace('<html ', '<html data-switches="bsro-ui-explain:off" '),
  );
  await page.goto(EXPLAINED);
  expect(await page.evaluate('window.bsro.explain()')).toContain('off on this site');
  await expect(getPanel(page)).toHaveCount(0);
});

test('shows nothing personal after a sign-in', async ({ page }) => {
  await page.goto(EXPLAINED);
  await signIn(page);
  const panel = getPanel(page);
  await panel.locator('summary', { hasText: 'Topics, calls, and states' }).click();
  await expect(panel.getByText(/call: POST .*authenticate → 200/)).toBeVisible();
  for (const entry of await panel.locator('summary').all()) await entry.click();
  const token = (await page.context().cookies()).find(({ name }) => name === 'tokenId')?.value;
  const { email, firstName } = DEMO_ACCOUNTS.driver;
  const shown = [
    await panel.innerText(),
    String(await page.evaluate('window.bsro.explain()')),
  ].join('\n');
  for (const personal of [email, firstName, token]) {
    expect(personal).toMatch(/\w/);
    expect(shown).not.toContain(personal);
  }
  expect(shown).not.toMatch(/[\w.]+@[\w.]+/);
});
