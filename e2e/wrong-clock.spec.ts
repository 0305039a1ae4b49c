import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { PHASE_TITLES } from '../src/chunks/booking/appointment/messages';
import { LABELS } from '../src/chunks/offer-details/messages';
import { DETAIL_LABELS, QUOTE_LABELS } from '../src/chunks/tire-detail/messages';
import { CART_LABELS } from '../src/ui/cart/cart-messages';
import { VISIT_LABELS } from '../src/ui/visit/messages';
import { expectLocalStore, getHeader } from './support/my-store';
import { chooseVehicle, fillContact } from './support/booking';
import { getLastNextTime } from './support/next-times';
import { CHECKOUT, expect, fillBilling, selectTime, test } from './support/checkout';

// The tests set the time of the calls, at which a prepared cart may have expired.
test.use({ storageState: { cookies: [], origins: [] } });

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The last ten minutes of a hold; a wrong clock would show none, or 69 minutes. */
const TIME_LEFT = /^We're holding .+ for you\. Time left: (10:00|9:\d\d)$/;

for (const [clock, skew] of [
  ['an hour fast', HOUR],
  ['an hour slow', -HOUR],
] as const) {
  test(`counts holds and the cart's lifetime right on a device whose clock is ${clock} [HTTP-7] [CHKO-1/expiry]`, async ({
    page,
    cart,
    storeNumber,
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

    await page.goto(
      `/appointment/schedule-appointment/?storeNumber=${storeNumber}&serviceId=rotation`,
    );
    await chooseVehicle(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await getLastNextTime(page).click();
    await expect(page.getByText(TIME_LEFT)).toBeVisible();
    await fillContact(page, email);
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
    const hours = page.locator('.bsro-store-hours');
    await page.goto(`${url}?storeNumber=${await hours.getAttribute('data-store-number')}`);
    const state = page.locator('.bsro-store-hours .open-state');
    await expect(state).toContainText('Open Now closes 7:00 PM');
    await getHeader(page).getByRole('button').first().click();
    await expect(getHeader(page).locator('.bsro-my-store__store .open-state')).toContainText(
      'Open Now',
    );
  });
}

/** Sets the services' time, and the device's clock, which is wrong by the skew. */
const setTime = async (page: Page, time: number, skew: number): Promise<void> => {
  await page.setExtraHTTPHeaders({ 'x-bsro-clock': new Date(time).toISOString() });
  await page.clock.setSystemTime(time + skew);
};

for (const [clock, skew] of [
  ['an hour fast', HOUR],
  ['an hour slow', -HOUR],
] as const) {
  // A time half an hour from the moment that changes a page is on the other side of it on the device.
  const isEarlier = skew > 0;
  const getTimeNear = (moment: number): number => moment + (isEarlier ? -HOUR / 2 : HOUR / 2);

  test(`ends offers on time on a device whose clock is ${clock} [HTTP-7] [OFFR-2]`, async ({
    page,
    storeNumber,
  }) => {
    await page.clock.install();
    await page.goto('/offers/');
    const { id, end } = await page
      .locator('.bsro-offer-card')
      .first()
      .evaluate((card) => ({
        id: card.dataset['friendlyId'],
        end: new Date(`${card.dataset['endDate']}T24:00:00`).getTime(),
      }));
    await setTime(page, getTimeNear(end), skew);
    await page.goto(`/offers/?storeNumber=${storeNumber}`);
    const card = page.locator(`.bsro-offer-card[data-friendly-id="${id}"]`);
    await expectLocalStore(page);
    await expect(card).toHaveAttribute('data-mount', 'mounted');
    await expect(card).toBeVisible({ visible: isEarlier });

    await page.goto(`/offers/offer-detail/${id}/`);
    await expect(page.locator('.bsro-offer-details')).toHaveAttribute('data-mount', 'mounted');
    await expect(page.getByText(LABELS.ended)).toHaveCount(isEarlier ? 0 : 1);
  });

  test(`shows an appointment and an order right on a device whose clock is ${clock} [HTTP-7] [APPT-1] [CHKO-2]`, async ({
    page,
    shop,
    storeNumber,
    email,
  }) => {
    const { orderNumber, orderKey, appointment } = await shop.buy(storeNumber, email);
    const time = getTimeNear(Date.parse(appointment.start));
    await page.clock.install();
    await setTime(page, time, skew);
    await page.goto(appointment.manageUrl);
    const phase = isEarlier ? 'booked' : 'past';
    await expect(
      page.getByRole('heading', { name: PHASE_TITLES[phase], exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Change time' })).toHaveCount(isEarlier ? 1 : 0);
    const when = await page.locator('.bsro-visit__when').innerText();

    await page.goto(`/checkout/confirmation/?order=${orderNumber}&key=${orderKey}`);
    await expect(page.locator('.bsro-visit__when')).toHaveText(when);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: VISIT_LABELS.calendar }).click(),
    ]);
    const file = await readFile(await download.path(), 'utf8');
    const hour = (at: number): string =>
      new Date(at)
        .toISOString()
        .replace(/[-:]|:.*/g, '')
        .slice(0, 11);
    expect(/DTSTAMP:(\w{11})/.exec(file)?.[1]).toBe(hour(time));
  });

  test(`keeps a quote for 30 days on a device whose clock is ${clock} [HTTP-7] [QUOT-1]`, async ({
    page,
    storeNumber,
    findUrl,
  }) => {
    const path = await findUrl('/tires/', /\/tires\/brands\/[a-z0-9]+\/[a-z0-9]+\/\d+\//);
    const time = Date.parse('2026-12-03T12:00:00Z');
    await page.clock.install();
    await setTime(page, time, skew);
    await page.goto(`${path}?storeNumber=${storeNumber}`);
    await page.getByRole('button', { name: DETAIL_LABELS.addToCart }).first().click();
    const quote = page.getByRole('region', { name: QUOTE_LABELS.heading });
    await expect(quote.getByText('Good through Jan 2, 2027.')).toBeVisible();

    const { href } = new URL(page.url());
    // The open page would notice that its cart has expired.
    await page.goto('about:blank');
    await setTime(page, time + 30 * DAY - HOUR / 2, skew);
    await page.goto(href);
    await expect(quote.getByText('Good through Jan 2, 2027.')).toBeVisible();
  });
}
