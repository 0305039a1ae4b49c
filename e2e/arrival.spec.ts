import { VEHICLE_TEXTS } from '../src/chunks/checkout/messages';
import { DETAIL_LABELS } from '../src/chunks/tire-detail/messages';
import { CHECKOUT_START } from '../src/site/order-url';
import {
  expectConfirmation,
  fillBilling,
  fillCard,
  getPlaceOrder,
  getStep,
  selectTime,
} from './support/checkout';
import { NEW_PASSWORD } from './support/new-driver';
import { expect, test } from './support/test';

test("buys tires that aren't in the store on a phone, sees the order in the account, and cancels it @main [ARRV-1/words] [ARRV-3/order] [ACCT-12] [CHKO-4/required]", async ({
  page,
  storeNumber,
  driverEmail,
  startSession,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await startSession(driverEmail, NEW_PASSWORD);
  await page.goto(`/tires/size/?cs=215&ar=60&rs=16&storeNumber=${storeNumber}`);
  const card = page
    .locator('.bsro-tire-card')
    .filter({
      has: page.locator('.bsro-tire-card__stock', {
        hasText: /^Ready .+ at (?!your store).+ nearby$/,
      }),
    })
    .first();
  const text = (await card.locator('.bsro-tire-card__stock').textContent()) ?? '';
  await card.getByRole('link').first().click();
  await expect(page.locator('.bsro-buy-box__stock')).toContainText(text);
  const detail = page.locator('.bsro-tire-detail');
  await detail.getByRole('button', { name: DETAIL_LABELS.addToCart }).first().click();
  await detail.getByRole('link', { name: DETAIL_LABELS.viewCart }).first().click();
  await expect(page.locator('.bsro-cart__stock')).toHaveText(text);

  await page.goto(CHECKOUT_START);
  await expect(page.getByRole('heading', { name: VEHICLE_TEXTS.title })).toBeVisible();
  await expectAccessible('.bsro-checkout-app');
  await page.getByLabel('Year').selectOption('2019');
  await page.getByLabel('Make').selectOption('Honda');
  await page.getByLabel('Model').selectOption('CR-V');
  await page.getByLabel('Trim').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(getStep(page, 'Installation appointment')).toBeVisible();
  await expect(page.locator('.bsro-checkout__stock')).toHaveText(text);
  // Today is before the tires are ready.
  await expect(page.locator('.bsro-time-picker__day--unavailable').first()).toContainText('Today');
  await selectTime(page);
  await fillBilling(page, driverEmail);
  await fillCard(page, 'approved');
  await getPlaceOrder(page).click();
  const orderNumber = await expectConfirmation(page);
  await expect(page.locator('.bsro-order')).toContainText(text);

  await page.goto('/account/overview/');
  const orders = page.getByRole('region', { name: 'Orders' });
  await expect(orders.getByRole('listitem')).toContainText('Installation on');
  await expect(orders.getByRole('link', { name: `Order ${orderNumber}` })).toBeVisible();
  const upcoming = page.getByRole('region', { name: 'Upcoming appointments' });
  await expect(upcoming.getByRole('listitem')).toContainText('Tire installation');
  await expectAccessible('.bsro-account-overview');
  await upcoming.getByRole('link', { name: /^Change or cancel/ }).click();
  await page.getByRole('button', { name: 'Cancel appointment' }).click();
  await page
    .getByRole('dialog', { name: 'Cancel this appointment?' })
    .getByRole('button', { name: 'Cancel appointment' })
    .click();
  await expect(
    page.getByRole('heading', { name: 'This appointment has been canceled' }),
  ).toBeVisible();
  await page.goto('/account/overview/');
  await expect(orders.getByRole('listitem')).toContainText('Canceled');
  await expect(upcoming.getByText("You don't have an upcoming appointment.")).toBeVisible();
});
