import { CART_LABELS } from '../src/ordering/cart-messages';
import { getLastNextTime } from './support/next-times';
import { CHECKOUT, expect, fillBilling, selectTime, test } from './support/checkout';

test.use({ storeNumber: '310009' });

const HOUR = 3_600_000;

/** The last ten minutes of a hold; a wrong clock would show none, or 69 minutes. */
const TIME_LEFT = /^We're holding .+ for you\. Time left: (10:00|9:\d\d)$/;

for (const [clock, skew] of [
  ['an hour fast', HOUR],
  ['an hour slow', -HOUR],
] as const) {
  test(`counts holds and the cart's lifetime right on a device whose clock is ${clock} [HTTP-7] [CHKO-1/expiry]`, async ({
    page,
    cart,
    email,
  }) => {
    const holds: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/appointment/hold')) holds.push(request.url());
    });
    await page.clock.install({ time: Date.now() + skew });
    await page.addInitScript(
      (item) => localStorage.setItem('cart', item),
      JSON.stringify({ data: cart.guid, expiration: Date.now() + skew + HOUR }),
    );

    await page.goto(`${CHECKOUT}?step=2`);
    await selectTime(page);
    await expect(page.getByText(TIME_LEFT)).toBeVisible();
    await fillBilling(page, email);
    expect(holds).toHaveLength(1);
    await expect(page.getByRole('region', { name: CART_LABELS.expiry })).toHaveCount(0);

    await page.goto(`/appointment/schedule-appointment/?storeNumber=310009&serviceId=rotation`);
    for (const [label, option] of [
      ['Year', '2019'],
      ['Make', 'Toyota'],
      ['Model', 'Camry'],
      ['Trim', 'LE'],
    ] as const) {
      const field = page.getByLabel(label, { exact: true });
      await expect(field.getByRole('option', { name: option, exact: true })).toBeAttached();
      await field.selectOption(option);
    }
    await page.getByRole('button', { name: 'Continue' }).click();
    await getLastNextTime(page).click();
    await expect(page.getByText(TIME_LEFT)).toBeVisible();
    await page.getByLabel('First name').fill('Ada');
    await page.getByLabel('Last name').fill('Byron');
    expect(holds).toHaveLength(2);
  });
}

for (const [clock, time, skew] of [
  ['an hour fast', '2026-07-15T18:30:00-06:00', HOUR],
  ['an hour slow', '2026-07-15T07:30:00-06:00', -HOUR],
] as const) {
  test(`shows a store as open on a device whose clock is ${clock} [HTTP-7] [HOURS-5]`, async ({
    page,
    findUrl,
  }) => {
    const list = 'store/location/get-list-state-city?state=CO&city=Centennial&siteName=fcac';
    const url = await findUrl(`/bsro/services/${list}`, /\/local\/[^"]+/);
    await page.clock.install({ time: Date.parse(time) + skew });
    await page.setExtraHTTPHeaders({ 'x-bsro-clock': time });
    await page.goto(url);
    const state = page.locator('.bsro-store-hours .open-state');
    await expect(state).toContainText('Open Now closes 7:00 PM');
  });
}
