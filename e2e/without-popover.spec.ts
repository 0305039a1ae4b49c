import type { Page } from '@playwright/test';
import { fetchResponse } from './support/fetch-response';
import { expect, test } from './support/test';

const PAGE = '/repair/';

/** Removes popovers from the browser: the attribute, the methods, and the pseudo-class. */
const removePopovers = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover']) {
      Reflect.deleteProperty(HTMLElement.prototype, name);
    }
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'popoverTargetElement');
  });
  await page.route('**/*', async (route) => {
    const type = route.request().resourceType();
    if (type !== 'document' && type !== 'stylesheet') return route.fallback();
    const response = await fetchResponse(route);
    const body = (await response.text())
      .replaceAll(/ popover(target(action)?="[^"]*")?(?=[ >])/g, '')
      .replaceAll(':popover-open', ':unknown-pseudo-class');
    return route.fulfill({ response, body });
  });
};

const getNav = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const getTires = (page: Page) => getNav(page).getByRole('link', { name: 'Tires', exact: true });
const getOpenLink = (page: Page) => page.getByRole('link', { name: 'Menu', exact: true });
const getCloseLink = (page: Page) => page.getByRole('link', { name: 'Close menu' });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, viewport: { width: 375, height: 667 } });

    test(
      'opens and closes the phone menu in a browser without popovers',
      { tag: '@NAV-1' },
      async ({ page }) => {
        await removePopovers(page);
        await page.goto(PAGE);
        await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
        await expect(getNav(page)).toBeHidden();
        await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();

        await getOpenLink(page).focus();
        await page.keyboard.press('Enter');
        await expect(getTires(page)).toBeVisible();
        await getCloseLink(page).click();
        await expect(getNav(page)).toBeHidden();

        await getOpenLink(page).click();
        await expect(getTires(page)).toBeVisible();
        await page.goBack();
        await expect(getNav(page)).toBeHidden();

        await getOpenLink(page).click();
        await getTires(page).click();
        await expect(page).toHaveURL(/\/tires\/$/);
      },
    );
  });
}

test(
  'hides the links that open and close the phone menu in a browser with popovers',
  { tag: '@NAV-1' },
  async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    await page.goto(PAGE);
    await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
    await expect(getOpenLink(page)).toBeHidden();
    await expect(getCloseLink(page)).toBeHidden();
  },
);
