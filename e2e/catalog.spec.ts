import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

const CATALOG = '/catalogue/';

test.use({
  // The catalog has hosts of its own.
  baseURL: async ({ baseURL }, use) => use(baseURL?.replace('fcac.', 'fcac.catalog.')),
});

const getPreview = (page: Page) => page.frameLocator('#frame');
const getHtml = (page: Page) => page.locator('#code');

test('finds a placeholder by an attribute and opens it with the Enter key @main', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(CATALOG);
  await expect(page.getByText('42 of 42 placeholders', { exact: true })).toBeVisible();
  await expectAccessible();
  const search = page.getByRole('searchbox');
  await search.fill('data-expiry-length');
  await expect(page.getByText('1 of 42 placeholders', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Store hours' })).toBeHidden();
  await search.press('Enter');
  await expect(page).toHaveURL(`${CATALOG}promotion-detail/`);
});

test('finds a placeholder by the words that an author would use', async ({ page }) => {
  await page.goto(CATALOG);
  await page.getByRole('searchbox').fill('show the hours of my store');
  await expect(page.getByRole('link', { name: 'Store hours' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart icon' })).toBeHidden();
  await page.getByRole('searchbox').fill('popup');
  await expect(page.getByText('1 of 42 placeholders', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Interrupt slot' })).toBeVisible();
});

test('previews jump links with the sections that they link to, and the cart icon with a cart', async ({
  page,
}) => {
  await page.goto(`${CATALOG}jump-links/`);
  const preview = getPreview(page);
  await expect(page.locator('#mount')).toHaveText('mounted');
  await preview.getByRole('link', { name: 'Offers' }).click();
  await expect(preview.getByRole('heading', { name: 'Offers' })).toBeInViewport();
  await page.goto(`${CATALOG}cart-icon/`);
  await expect(preview.getByRole('link', { name: /1 item$/ })).toBeVisible();
});

test('updates the HTML and the preview from the form, and Back undoes each change', async ({
  page,
  expectAccessible,
  allowConsoleError,
}) => {
  allowConsoleError(/data-locale is "no language"/);
  await page.goto(`${CATALOG}reviews/`);
  const preview = getPreview(page).locator('.reviews-app-v2');
  await expect(page.locator('#mount')).toHaveText('mounted');
  await expect(preview).toHaveAttribute('data-type', 'inline-rating');
  await expectAccessible();

  await page.getByLabel('What to show').selectOption('reviews');
  await expect(getHtml(page)).toContainText('data-type="reviews"');
  await expect(preview).toHaveAttribute('data-type', 'reviews');
  await expect(preview).toHaveAttribute('data-mount', 'mounted');
  await expect(page).toHaveURL(/\?data-type=reviews$/);
  const reloaded = page.waitForRequest(/preview\/.*\?data-type=reviews/);
  await page.getByRole('button', { name: 'Reload' }).click();
  await reloaded;
  await expect(preview).toHaveAttribute('data-type', 'reviews');

  const reported = page.waitForEvent('console', (message) => message.type() === 'error');
  await page.getByLabel('Language of numbers').fill('no language');
  await expect(
    page.getByText('Expected a language tag such as en-US', { exact: true }),
  ).toBeVisible();
  await expect(page.getByLabel('Language of numbers')).toHaveAttribute('aria-invalid', 'true');
  await expect(preview).toHaveAttribute('data-mount', 'failed');
  await expect(page.locator('#mount')).toContainText('failed');
  await reported;

  await page.goBack();
  await expect(getHtml(page)).not.toContainText('no language');
  await expect(page.getByLabel('Language of numbers')).toHaveValue('');
  await page.goBack();
  await expect(page.getByLabel('What to show')).toHaveValue('inline-rating');
  await expect(preview).toHaveAttribute('data-type', 'inline-rating');
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});

test('restores brand, width, state, and attributes from the URL', async ({
  page,
  origin,
  allowConsoleError,
}) => {
  allowConsoleError(/500/);
  await page.goto(
    `${origin('hibdontire.catalog')}${CATALOG}store-results/?width=1280&state=failed&zip=73120`,
  );
  await expect(page.getByLabel('1280 px')).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Failed' })).toBeChecked();
  await expect(page.getByLabel('zip', { exact: true })).toHaveValue('73120');
  const preview = getPreview(page);
  await expect(preview.locator('html')).toHaveAttribute('data-site-name', 'hibdontire');
  await expect(preview.getByRole('button', { name: 'Try again' })).toBeVisible();

  await page.getByRole('radio', { name: 'Ready' }).check();
  await expect(preview.getByText(/stores? near 73120/).first()).toBeVisible();
  const brand = page.getByRole('navigation', { name: 'Brand' });
  await expect(brand.getByRole('link', { name: 'Wheel Works' })).toHaveAttribute(
    'href',
    `${origin('wheelworks.catalog')}${CATALOG}store-results/?width=1280&zip=73120`,
  );
});

test('previews a placeholder for a visitor, and for a driver once "Signed in" is selected by keyboard', async ({
  page,
}) => {
  await page.goto(`${CATALOG}account-overview/`);
  const preview = getPreview(page);
  await expect(preview.getByText('Sign in to see your account.')).toBeVisible();
  await page.getByRole('radio', { name: 'Signed out' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(preview.getByText('Welcome back, Dana')).toBeVisible();
  await expect(page).toHaveURL(/\?visitor=signed-in$/);
  await expect(page.getByRole('radio', { name: 'Signed in' })).toBeFocused();
});

test("previews change neither the cookies nor the storage of the site's visitor", async ({
  page,
  context,
  origin,
}) => {
  const site = origin('fcac');
  await page.goto(`${site}/tires/`);
  await expect(page.locator('.bsro-account-menu__content').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const readState = async () => ({
    cookies: (await context.cookies(site)).map(({ name, value }) => `${name}=${value}`).sort(),
    storage: await page.evaluate(() => Object.keys(localStorage).sort()),
  });
  // The tooltip of the account menu sets the last cookie.
  await expect.poll(readState).toMatchObject({
    cookies: expect.arrayContaining([expect.stringContaining('bsro-sign-in-tooltip=')]),
  });
  const before = await readState();
  await page.goto(`${site}${CATALOG}account-overview/?visitor=signed-in`);
  await expect(getPreview(page).getByText('Welcome back, Dana')).toBeVisible();
  await page.goto(`${site}${CATALOG}cart-icon/`);
  await expect(getPreview(page).getByRole('link', { name: /1 item$/ })).toBeVisible();
  await page.goto(`${site}/plain/`);
  expect(await readState()).toEqual(before);
});
