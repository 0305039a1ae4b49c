import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

const PAGE = '/locate/display-map/';

/** Makes a store of the wanted kind my store, as the page's own calls do. */
const chooseStore = (page: Page, eCommActiveFlag: 'Y' | 'N'): Promise<void> =>
  page.evaluate(async (wanted) => {
    const partOf = (value: unknown, key: string): unknown => Reflect.get(Object(value), key);
    const ask = async (path: string): Promise<unknown> => {
      const answer: unknown = await (await fetch(`/bsro/services/${path}`)).json();
      return partOf(answer, 'data');
    };
    const list = await ask('store/location/get-list-by-zip?zipCode=80122&siteName=fcac&radius=500');
    const stores: unknown = partOf(list, 'stores');
    if (!Array.isArray(stores)) throw new Error('no stores');
    const found: unknown = stores.find((store) => partOf(store, 'eCommActiveFlag') === wanted);
    const storeNumber = String(partOf(found, 'storeNumber'));
    await ask(`store/set-store-by-store-number?storeNumber=${storeNumber}`);
  }, eCommActiveFlag);

const icon = (page: Page) => page.locator('.bsro-cart-link');

test('CART-4 the icon is there where my store sells online, with its counter', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(PAGE);
  await chooseStore(page, 'Y');
  await page.reload();
  await expect(icon(page)).toHaveAccessibleName(/^My Cart\s*0 items$/);
  await expect(icon(page)).toHaveAttribute('href', '/cart/');
  await expectAccessible('.bsro-cart-icon');
});

test('CART-4 it is hidden where my store does not', async ({ page }) => {
  await page.goto(PAGE);
  await chooseStore(page, 'N');
  await page.reload();
  await expect(page.locator('.bsro-cart-icon')).toHaveAttribute('data-mount', 'mounted');
  await expect(page.locator('.bsro-cart-icon')).toHaveText('');
});

test('CART-4 SITE-4 the address chooses the variant, and a cookie keeps it', async ({ page }) => {
  await page.goto(PAGE);
  await chooseStore(page, 'Y');
  await page.goto(`${PAGE}?bsro-ui-tdp=v1`);
  await expect(icon(page).locator('.bsro-cart-link__count')).toHaveText(/\(0/);
  await page.goto(PAGE);
  await expect(icon(page).locator('.bsro-cart-link__count')).toHaveText(/\(0/);
});

test('CART-4 ecommIsActive false disables it', async ({ page }) => {
  await page.goto(PAGE);
  await chooseStore(page, 'Y');
  await page.evaluate(() => localStorage.setItem('ecommIsActive', 'false'));
  await page.reload();
  await expect(icon(page)).toHaveAttribute('aria-disabled', 'true');
});

test('CART-4 HTTP-5 when my store cannot be asked the CMS’s link stays', async ({
  page,
  fault,
  allowConsoleError,
}) => {
  await page.goto(PAGE);
  await chooseStore(page, 'Y');
  await page.reload();
  // The icon has asked and its answer is kept: only then is there something to forget.
  await expect(icon(page)).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await fault('/bsro/services/store/details', 'status:500');
  allowConsoleError(/Failed to load resource/);
  const failed = page.waitForEvent('console', (message) => message.text().includes('500'));
  await page.reload();
  await failed;
  await expect(
    page.locator('.bsro-cart-icon').getByRole('link', { name: 'My Cart' }),
  ).toBeVisible();
});
