import { sendSignIn } from './support/account';
import { NEW_PASSWORD } from './support/newcomer';
import { test as base } from './support/test';
import { expect } from './support/test';
import { expectNoLayoutShift, watchShifts } from './support/shifts';
import { BILLING, createShop } from './support/shop';
import type { Shop } from './support/shop';

const STORE = '310010';

const test = base.extend<{ shop: Shop }>({
  shop: async ({ request, baseURL }, use) => {
    await use(createShop(request, baseURL ?? ''));
  },
});

const getOrderPath = (orderNumber: string, key?: string): string =>
  `/checkout/confirmation/?${new URLSearchParams({ order: orderNumber, ...(key && { key }) })}`;

test('an order opens by its key alone, and is canceled with its appointment [CHKO-2] [APPT-1]', async ({
  page,
  shop,
  email,
  expectAccessible,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 403/);
  const placed = await shop.buy(STORE, email);
  const { orderNumber, orderKey, appointment, code, token } = placed;
  const stock = (await shop.getStock(STORE)).get(code) ?? 0;
  const main = page.locator('main');
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(getOrderPath(orderNumber, 'wrong'));
  await expect(main.getByText(/^This link doesn't open the order\./)).toBeVisible();
  await expect(main).not.toContainText(BILLING.lastName);
  await expectAccessible();

  await watchShifts(page);
  await page.goto(getOrderPath(orderNumber, orderKey));
  await expect(page.getByText(orderNumber, { exact: true })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Map of/ })).toBeVisible();
  await expectNoLayoutShift(page);
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
  await expectAccessible();
  const manage = page.getByRole('link', { name: 'Change or cancel' });
  await expect(manage).toHaveAttribute('href', appointment.manageUrl);
  await manage.click();
  await page.getByRole('button', { name: 'Cancel appointment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this appointment?' });
  await dialog.getByRole('button', { name: 'Cancel appointment' }).click();
  await expect(
    page.getByRole('heading', { name: 'This appointment has been canceled' }),
  ).toBeFocused();
  await page.goto(getOrderPath(orderNumber, orderKey));
  await expect(page.getByRole('heading', { name: 'This order has been canceled' })).toBeVisible();
  await expectAccessible();
  expect((await shop.getStock(STORE)).get(code)).toBe(stock + 2);
  expect(await shop.getCharges([token])).toEqual([expect.objectContaining({ state: 'voided' })]);
});

test('the driver of an order signs in to see it [CHKO-2]', async ({
  page,
  shop,
  expectAccessible,
  allowConsoleError,
  driverEmail: email,
}) => {
  allowConsoleError(/status of 403/);
  const tokenId = await shop.signIn(email, NEW_PASSWORD);
  const { orderNumber } = await shop.buy(STORE, email, { tokenId });
  await page.goto(getOrderPath(orderNumber));
  await page.getByRole('link', { name: 'Sign in to see your order' }).click();
  await sendSignIn(page, email, NEW_PASSWORD);
  await expect(page.getByText(orderNumber, { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Save your details for next time' })).toHaveCount(
    0,
  );
  await expectAccessible();
});
