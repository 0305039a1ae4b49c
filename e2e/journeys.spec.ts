import type { Locator, Page } from '@playwright/test';
import { VEHICLE_TEXTS } from '../src/chunks/checkout/messages';
import { DETAIL_LABELS } from '../src/chunks/tire-detail/messages';
import { chooseVehicle } from './support/booking';
import {
  expectConfirmation,
  fillBilling,
  fillCard,
  getPlaceOrder,
  getStep,
  selectTime,
} from './support/checkout';
import { expectLocalStore, searchInPlace } from './support/my-store';
import { NEW_PASSWORD } from './support/new-driver';
import { expectNoHorizontalScroll } from './support/horizontal-scroll';
import { expect, test } from './support/test';

/** The brands, each with a zip whose nearest store only these journeys use. */
const BRANDS = [
  { site: 'fcac', zip: '60601' },
  { site: 'tiresplus', zip: '61602' },
  { site: 'hibdontire', zip: '74105' },
  { site: 'wheelworks', zip: '95066' },
] as const;

/** Makes the store nearest to a zip my store, on the home page. */
const chooseStore = async (page: Page, zip: string): Promise<void> => {
  await page.goto('/');
  await searchInPlace(page, zip);
  await expectLocalStore(page);
};

/** The first card of a tire that another store sends. */
const getArrivingCard = (page: Page): Locator =>
  page
    .locator('.bsro-tire-card')
    .filter({
      has: page.locator('.bsro-tire-card__stock', {
        hasText: /^Ready .+ at (?!your store).+ nearby$/,
      }),
    })
    .first();

/** Returns when and where the tire of a card is ready. */
const readReady = async (card: Locator): Promise<string> =>
  (await card.locator('.bsro-tire-card__stock').textContent()) ?? '';

/** Opens the tire of the first card that another store sends; returns when and where it is ready. */
const openArrivingTire = async (page: Page): Promise<string> => {
  const card = getArrivingCard(page);
  const ready = await readReady(card);
  await expectNoHorizontalScroll(page);
  await card.getByRole('link').first().click();
  await expect(page.locator('.bsro-buy-box__stock')).toContainText(ready);
  return ready;
};

/** Opens the same tire from a comparison with another one. */
const openComparedTire = async (page: Page): Promise<string> => {
  const card = getArrivingCard(page);
  const ready = await readReady(card);
  await card.getByRole('checkbox', { name: /^Compare / }).check();
  const others = page.locator('.bsro-tire-card').getByRole('checkbox', { name: /^Compare / });
  await others.and(page.locator(':not(:checked)')).first().check();
  const bar = page.getByRole('region', { name: 'Tires to compare' });
  await bar.getByRole('button', { name: 'Compare', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Compare tires' });
  await expectNoHorizontalScroll(page);
  await dialog
    .getByRole('link', { name: /^Select / })
    .first()
    .click();
  await expect(page.locator('.bsro-buy-box__stock')).toContainText(ready);
  return ready;
};

/** Adds the tire of the page to the cart, and opens the checkout. */
const addTire = async (page: Page, ready: string): Promise<void> => {
  const detail = page.locator('.bsro-tire-detail');
  await detail.getByRole('button', { name: DETAIL_LABELS.addToCart }).first().click();
  await detail.getByRole('link', { name: DETAIL_LABELS.viewCart }).first().click();
  await expect(page.locator('.bsro-cart__stock')).toHaveText(ready);
  await expectNoHorizontalScroll(page);
  await page
    .getByRole('link', { name: /^Check out/ })
    .first()
    .click();
};

/** Chooses a time, and pays; returns the number of the order. */
const payForTires = async (page: Page, ready: string, email: string): Promise<string> => {
  await expect(getStep(page, 'Installation appointment')).toBeVisible();
  await expect(page.locator('.bsro-checkout__stock')).toHaveText(ready);
  // Today is before the tires are ready.
  await expect(page.locator('.bsro-time-picker__day--unavailable').first()).toContainText('Today');
  await selectTime(page);
  await fillBilling(page, email);
  await fillCard(page, 'approved');
  await expectNoHorizontalScroll(page);
  await getPlaceOrder(page).click();
  const orderNumber = await expectConfirmation(page);
  await expect(page.locator('.bsro-order')).toContainText(ready);
  return orderNumber;
};

test.describe.configure({ mode: 'parallel' });

for (const { site, zip } of BRANDS) {
  test.describe(`on a phone, at a store of ${site} that must get the tires`, () => {
    test.use({
      viewport: { width: 375, height: 812 },
      hasTouch: true,
      isMobile: true,
      baseURL: async ({ baseURL }, use) => {
        await use(baseURL?.replace('fcac', site));
      },
    });

    test.beforeEach(async ({ page }) => {
      await chooseStore(page, zip);
    });

    test('a guest buys tires after a search by vehicle [ARRV-1/words] [ARRV-3/order]', async ({
      page,
      email,
      expectAccessible,
    }) => {
      await page.goto('/');
      await page.locator('.bsro-tire-search-form').scrollIntoViewIfNeeded();
      await chooseVehicle(page);
      await page.locator('.bsro-tire-search-form').getByRole('button').click();
      const ready = await openArrivingTire(page);
      await expectAccessible('.bsro-tire-detail');
      await addTire(page, ready);
      await payForTires(page, ready, email);
      await expectAccessible('.bsro-order');
    });

    test('a guest buys one of two compared tires [ARRV-1/words] [CMP-1]', async ({
      page,
      email,
    }) => {
      await page.goto('/tires/size/?cs=225&ar=65&rs=17');
      const ready = await openComparedTire(page);
      await addTire(page, ready);
      await chooseVehicle(page);
      await page.getByRole('button', { name: 'Continue', exact: true }).click();
      await payForTires(page, ready, email);
    });

    test(`a driver buys tires after a search by size, finds the order in the account, and cancels it${site === 'fcac' ? ' @main' : ''} [ARRV-1/words] [ARRV-3/order] [ACCT-12] [CHKO-4/required]`, async ({
      page,
      driverEmail,
      startSession,
      expectAccessible,
    }) => {
      await startSession(driverEmail, NEW_PASSWORD);
      await page.goto('/tires/size/?cs=215&ar=60&rs=16');
      const ready = await openArrivingTire(page);
      await addTire(page, ready);
      await expect(page.getByRole('heading', { name: VEHICLE_TEXTS.title })).toBeVisible();
      await expectAccessible('.bsro-checkout-app');
      await chooseVehicle(page);
      await page.getByRole('button', { name: 'Continue', exact: true }).click();
      const orderNumber = await payForTires(page, ready, driverEmail);

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
        .getByRole('dialog', { name: 'Cancel this appointment and your order?' })
        .getByRole('button', { name: 'Cancel appointment' })
        .click();
      await expect(
        page.getByRole('heading', { name: 'This appointment has been canceled' }),
      ).toBeVisible();
      await page.goto('/account/overview/');
      await expect(orders.getByRole('listitem')).toContainText('Canceled');
      await expect(upcoming.getByText("You don't have an upcoming appointment.")).toBeVisible();
    });
  });
}
