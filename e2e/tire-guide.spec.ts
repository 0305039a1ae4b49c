import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { expectNoHorizontalScroll } from './support/horizontal-scroll';

const GUIDE = '/tires/guide/';
const PHONE = { width: 375, height: 812 };
const DESKTOP = { width: 1280, height: 900 };

const getStep = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 2, name, exact: true });
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();

test('guides a driver on a phone from the size to a comparison of the tires @main [TDG-1] [CMP-1] [MOUNT-2/decision-guide] [MOUNT-2/comparison]', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(GUIDE);
  await expect(page.getByText('Question 1 of 4')).toBeVisible();
  await page.getByRole('radio', { name: 'My tire size' }).check();
  await page.getByRole('textbox', { name: 'Tire size' }).fill('205/55R16');
  await page.getByRole('textbox', { name: 'Tire size' }).press('Enter');
  await expect(getStep(page, 'Where do you want your tires installed?')).toBeFocused();
  const zip = page.locator('.bsro-guide input[name="zip"]');
  await zip.fill('80202');
  await zip.press('Enter');
  await expect(getStep(page, 'Which type of tire do you need?')).toBeFocused();
  await expectAccessible();
  await page.getByRole('radio', { name: /^I'm not sure/ }).check();
  await goOn(page);
  await page.getByRole('checkbox', { name: /^Wet roads/ }).check();
  await page.getByRole('checkbox', { name: /^Low price/ }).check();
  await page.getByRole('button', { name: 'Show my tires' }).click();

  const cards = page.getByRole('article');
  await expect(getStep(page, 'The 3 best tires in size 205/55R16')).toBeFocused();
  await expect(cards).toHaveCount(3);
  await expectNoHorizontalScroll(page);
  await expectAccessible('.bsro-tire-decision-guide');

  await page.goBack();
  await expect(page.getByRole('checkbox', { name: /^Wet roads/ })).toBeChecked();
  await page.goForward();
  await expect(cards).toHaveCount(3);

  const boxes = page.locator('.bsro-guide').getByRole('checkbox', { name: /^Compare / });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  const bar = page.getByRole('region', { name: 'Tires to compare' });
  await expect(bar).toContainText('2 of 4 tires selected');
  await boxes.nth(2).check();
  await bar.getByRole('button', { name: 'Compare', exact: true }).press('Enter');

  const dialog = page.getByRole('dialog', { name: 'Compare tires' });
  await expect(dialog.getByRole('row', { name: /Price each/ }).getByRole('cell')).toHaveText([
    /^\$/,
    /^\$/,
    /^\$/,
  ]);
  await expectNoHorizontalScroll(page);
  // Two tires fit; the button brings the third into view.
  const third = dialog.getByRole('columnheader').nth(2);
  await dialog.getByRole('button', { name: 'Next tires' }).click();
  await expect(third).toBeInViewport({ ratio: 0.9 });

  await page.setViewportSize(DESKTOP);
  await expect(dialog.getByRole('columnheader').nth(0)).toBeInViewport({ ratio: 0.9 });
  await expect(third).toBeInViewport({ ratio: 0.9 });
  await dialog.getByRole('checkbox', { name: 'Show differences only' }).check();
  for (const row of await dialog.getByRole('rowheader').all()) {
    await expect(row).toContainText('Different:');
  }
  await page.emulateMedia({ media: 'print' });
  await expect(third).toBeVisible();
  await expect(page.locator('main')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(bar.getByRole('button', { name: 'Compare', exact: true })).toBeFocused();
});

test('returns to the tire that the visitor opened, and to its place [TDG-1]', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(
    `${GUIDE}?step=tires&size=205/55R16&storeNumber=310001&tireType=notSure&priorities=wet`,
  );
  const link = page
    .getByRole('region', { name: 'Why not these?' })
    .getByRole('listitem')
    .nth(1)
    .getByRole('link');
  await link.scrollIntoViewIfNeeded();
  const top = (await link.boundingBox())?.y ?? 0;
  await link.click();
  await page.waitForURL((url) => url.pathname.includes('/tires/brands/'));
  await page.goBack();
  await expect(link).toBeFocused();
  const measureMove = async (): Promise<number> =>
    Math.abs(((await link.boundingBox())?.y ?? 0) - top);
  await expect.poll(measureMove).toBeLessThan(5);
});

test('links to the tire search without JavaScript [TDG-1]', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto(GUIDE);
  await page.getByLabel('Width').selectOption('205');
  await page.getByLabel('Ratio').selectOption('55');
  await page.getByLabel('Rim').selectOption('16');
  await page.getByRole('button', { name: 'Show tires' }).click();
  await page.waitForURL((url) => url.pathname === '/tires/size/');
  await context.close();
});
