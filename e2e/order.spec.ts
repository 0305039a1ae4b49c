import { sendSignIn } from './support/account';
import { NEW_PASSWORD } from './support/new-driver';
import { test as base } from './support/test';
import { expect } from './support/test';
import { expectNoLayoutShift, watchLayoutShifts } from './support/layout-shifts';
import { BILLING, createShop } from './support/shop';
import type { Shop } from './support/shop';

const test = base.extend<{ shop: Shop }>({
  shop: async ({ request, baseURL }, use) => {
    await use(createShop(request, baseURL ?? ''));
  },
});

const getOrderUrl = (orderNumber: string, key?: string): string =>
  `/checkout/confirmation/?${new URLSearchParams({ order: orderNumber, ...(key && { key }) })}`;

test('a visitor needs only the key to open an order, and canceling the appointment cancels the order [CHKO-2] [APPT-1]', async ({
  page,
  shop,
  storeNumber,
  email,
  expectAccessible,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 403/);
  const placed = await shop.buy(storeNumber, email);
  const { orderNumber, orderKey, appointment, code, token } = placed;
  const stock = (await shop.getStock(storeNumber)).get(code) ?? 0;
  const main = page.locator('main');
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(getOrderUrl(orderNumber, 'wrong'));
  await expect(main.getByText(/^This link doesn't open the order\./)).toBeVisible();
  await expect(main).not.toContainText(BILLING.lastName);
  await expectAccessible('.bsro-order');

  await watchLayoutShifts(page);
  await page.goto(getOrderUrl(orderNumber, orderKey));
  await expect(page.getByText(orderNumber, { exact: true })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Map of/ })).toBeVisible();
  await expectNoLayoutShift(page);
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
  await expectAccessible();
  await expect(main).toContainText("You'll wait at the store. We'll text you when it's ready.");
  const manage = page.getByRole('link', { name: 'Change or cancel' });
  await expect(manage).toHaveAttribute('href', appointment.manageUrl);
  await manage.click();
  await page.getByRole('button', { name: 'Cancel appointment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this appointment and your order?' });
  await expect(dialog).toContainText(
    new RegExp(
      `also cancel your order ${orderNumber} and refund \\$[\\d,.]+ to your Visa ending in `,
    ),
  );
  await expectAccessible('dialog');
  await dialog.getByRole('button', { name: 'Cancel appointment' }).click();
  await expect(
    page.getByRole('heading', { name: 'This appointment has been canceled' }),
  ).toBeFocused();
  await expect(main).toContainText(`Your order ${orderNumber} has been canceled, too.`);
  await page.goto(getOrderUrl(orderNumber, orderKey));
  await expect(page.getByRole('heading', { name: 'This order has been canceled' })).toBeVisible();
  await expectAccessible('.bsro-order');
  expect((await shop.getStock(storeNumber)).get(code)).toBe(stock + 2);
  expect(await shop.getCharges([token])).toEqual([expect.objectContaining({ state: 'voided' })]);
});

test('a driver signs in to see their order @main [CHKO-2]', async ({
  page,
  shop,
  storeNumber,
  expectAccessible,
  allowConsoleError,
  driverEmail: email,
}) => {
  allowConsoleError(/status of 403/);
  const tokenId = await shop.signIn(email, NEW_PASSWORD);
  const { orderNumber } = await shop.buy(storeNumber, email, { tokenId });
  await page.goto(getOrderUrl(orderNumber));
  await page.getByRole('link', { name: 'Sign in to see your order' }).click();
  await sendSignIn(page, email, NEW_PASSWORD);
  await expect(page.getByText(orderNumber, { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Save your details for next time' })).toHaveCount(
    0,
  );
  await expectAccessible();
});
