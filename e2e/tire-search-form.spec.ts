import type { Page } from '@playwright/test';
import { SEARCH_LABELS } from '../src/chunks/tire-search-form/messages';
import { TIRE_TEXTS } from '../src/domain/tires/messages';
import { holdRequests } from './support/hold-requests';
import { expect, test } from './support/test';

const FORM = '.bsro-tire-search-form';

const getRadio = (page: Page, type: 'vehicle' | 'size') =>
  page.getByRole('radio', { name: SEARCH_LABELS[type] });

/** Selects values in the linked lists. Each list loads after the previous selection. */
const chooseVehicle = async (page: Page, ...values: string[]): Promise<void> => {
  for (const [at, value] of values.entries()) {
    const select = page.locator(FORM).getByLabel(['Year', 'Make', 'Model', 'Trim'][at] ?? '');
    await expect(select.locator('option', { hasText: value }).first()).toBeAttached();
    await select.selectOption(value);
  }
};

test('finds tires by size on a phone with the keyboard [SRCH-5/by-size]', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto('/');
  await getRadio(page, 'vehicle').focus();
  await expect(page.locator(FORM).getByRole('combobox', { name: 'Year' })).toBeVisible();
  await expectAccessible(FORM);
  await page.keyboard.press('ArrowRight');
  await expect(getRadio(page, 'size')).toBeFocused();
  await page.keyboard.press('Tab');
  const field = page.getByRole('textbox', { name: SEARCH_LABELS.tireSize });
  await expect(field).toBeFocused();
  await page.keyboard.type('205/55');
  await page.keyboard.press('Enter');
  await expect(field).toHaveAccessibleDescription(new RegExp(TIRE_TEXTS.wrongSize));
  await expect(field).toBeFocused();
  await expectAccessible(FORM);
  await page.keyboard.type('R16');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/tires\/size\/\?cs=205&ar=55&rs=16$/);
  await page.getByText('Change size').click();
  await expect(getRadio(page, 'size')).toBeChecked();
  await expect(page.getByRole('textbox', { name: SEARCH_LABELS.tireSize })).toHaveValue(
    '205/55R16',
  );
});

test('finds tires by vehicle, and offers a link to the same search on the next visit @main [SRCH-5/by-vehicle]', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  await chooseVehicle(page, '2019', 'Honda', 'CR-V', 'EX');
  await page.locator(FORM).getByRole('button').click();
  const query = /\/tires\/vehicle\/\?year=2019&make=Honda&model=CR-V&trim=EX$/;
  await expect(page).toHaveURL(query);
  await page.goto('/');
  const link = page
    .getByRole('list', { name: SEARCH_LABELS.garage })
    .getByRole('link', { name: SEARCH_LABELS.vehicleTires({ vehicle: '2019 Honda CR-V EX' }) });
  await expect(link).toBeVisible();
  // The text may take two lines.
  await expect(link).toHaveCSS('text-align', 'center');
  await expectAccessible(FORM);
  await link.click();
  await expect(page).toHaveURL(query);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('2019 Honda CR-V');
});

test('keeps a vehicle form that a visitor has begun before the selector loads, and submits it [MOUNT-7] [SRCH-5/by-vehicle]', async ({
  page,
}) => {
  const release = await holdRequests(page, '**/chunks/vehicle-selector.*.js');
  await page.goto('/');
  const form = page.locator(FORM);
  await form.getByLabel('Year').fill('2019');
  await form.getByLabel('Make').selectOption('Honda');
  await form.getByLabel('Make').focus();
  const loaded = page.waitForResponse('**/chunks/vehicle-selector.*.js');
  release();
  await loaded;
  await expect(form.getByLabel('Make')).toBeFocused();
  await page.getByRole('heading', { level: 1 }).click();
  await form.getByRole('textbox', { name: 'Model' }).fill('CR-V');
  await form.getByRole('textbox', { name: 'Trim' }).fill('EX');
  await expect(form.getByLabel('Year')).toHaveValue('2019');
  await expect(form.getByLabel('Make')).toHaveValue('Honda');
  await form.getByRole('button', { name: 'Show tires' }).click();
  await expect(page).toHaveURL(/\?year=2019&make=Honda&model=CR-V&trim=EX$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('both forms lead to their tires [SRCH-5/by-vehicle] [SRCH-5/by-size]', async ({ page }) => {
    await page.goto('/');
    const byVehicle = page.locator(FORM).locator('form').first();
    await byVehicle.getByLabel('Year').fill('2019');
    await byVehicle.getByLabel('Make').selectOption('Honda');
    await byVehicle.getByLabel('Model').fill('CR-V');
    await byVehicle.getByLabel('Trim').fill('EX');
    await byVehicle.getByRole('button').click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('2019 Honda CR-V');
    await page.getByText('Change vehicle').click();
    const bySize = page.locator(FORM).locator('form').last();
    await page.locator('summary').filter({ hasText: 'Find tires by Size' }).click();
    await bySize.getByLabel('Width').selectOption('205');
    await bySize.getByLabel('Ratio').selectOption('55');
    await bySize.getByLabel('Rim').selectOption('16');
    await bySize.getByRole('button').click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('205/55R16');
    await expect(bySize.getByLabel('Width')).toHaveValue('205');
  });
});

for (const width of [375, 1280]) {
  test(`keeps the fields in line if the makes don't load, ${width} px wide`, async ({
    page,
    fault,
    allowConsoleError,
  }) => {
    allowConsoleError(/get-makes/);
    await page.setViewportSize({ width, height: 800 });
    await fault('/bsro/services/vehicle/get-makes', 'status:500');
    await page.goto('/');
    await chooseVehicle(page, '2019');
    await expect(page.locator(FORM).getByText(/^Makes didn't load/)).toBeVisible();
    const [year, make] = await Promise.all(
      ['Year', 'Make'].map((label) => page.locator(FORM).getByLabel(label).boundingBox()),
    );
    expect(make?.y).toBe(year?.y);
  });
}
