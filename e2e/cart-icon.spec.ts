import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

const PAGE = '/locate/display-map/';

/** Selects a store with the given eCommActiveFlag as my store, by the calls that the page uses. */
const chooseStore = (page: Page, eCommActiveFlag: 'Y' | 'N'): Promise<void> =>
  page.evaluate(async (wanted) => {
    const getPart = (value: unknown, key: string): unknown => Reflect.get(Object(value), key);
    const ask = async (path: string): Promise<unknown> => {
      const response: unknown = await (await fetch(`/bsro/services/${path}`)).json();
      return getPart(response, 'data');
    };
    const list = await ask('store/location/get-list-by-zip?zipCode=80122&siteName=fcac&radius=500');
    const stores: unknown = getPart(list, 'stores');
    if (!Array.isArray(stores)) throw new Error('no stores');
    const found: unknown = stores.find((store) => getPart(store, 'eCommActiveFlag') === wanted);
    const storeNumber = String(getPart(found, 'storeNumber'));
    await ask(`store/set-store-by-store-number?storeNumber=${storeNumber}`);
  }, eCommActiveFlag);

const getIcon = (page: Page) => page.locator('.bsro-cart-link');

test('shows the icon with its counter if my store sells online [CART-4/store] [CART-4/counter]', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(PAGE);
  await chooseStore(page, 'Y');
  await page.reload();
  await expect(getIcon(page)).toHaveAccessibleName(/^My Cart\s*0 items$/);
  await expect(getIcon(page)).toHaveAttribute('href', '/cart/');
  await expectAccessible('.bsro-cart-icon');
});

test("hides the icon if my store doesn't sell online [CART-4/store]", async ({ page }) => {
  await page.goto(PAGE);
  await chooseStore(page, 'N');
  await page.reload();
  await expect(page.locator('.bsro-cart-icon')).toHaveAttribute('data-mount', 'mounted');
  await expect(page.locator('.bsro-cart-icon')).toHaveText('');
});

test("selects the icon's variant by the URL, and saves the variant in a cookie [CART-4/v1] [SITE-4/query] [SITE-4/cookie]", async ({
  page,
}) => {
  await page.goto(PAGE);
  await chooseStore(page, 'Y');
  await page.goto(`${PAGE}?bsro-ui-tdp=v1`);
  await expect(getIcon(page).locator('.bsro-cart-link__count')).toHaveText(/\(0/);
  await page.goto(PAGE);
  await expect(getIcon(page).locator('.bsro-cart-link__count')).toHaveText(/\(0/);
});

test('disables the icon if ecommIsActive is false [CART-4/active]', async ({ page }) => {
  await page.goto(PAGE);
  await chooseStore(page, 'Y');
  await page.evaluate(() => localStorage.setItem('ecommIsActive', 'false'));
  await page.reload();
  await expect(getIcon(page)).toHaveAttribute('aria-disabled', 'true');
});

test("keeps the CMS's link if the call for the store's details fails [CART-4/store] [HTTP-5]", async ({
  page,
  fault,
  allowConsoleError,
}) => {
  await page.goto(PAGE);
  await chooseStore(page, 'Y');
  await page.reload();
  // Waits until the icon's response is cached, because the cache is cleared next.
  await expect(getIcon(page)).toBeVisible();
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
