import type { Locator } from '@playwright/test';
import { expect, test as base } from './support/test';
import { expectNoHorizontalScroll } from './support/horizontal-scroll';
import { expectNoLayoutShift, watchLayoutShifts } from './support/layout-shifts';
import { createClockForwarder } from './support/run-clock';

/** A Wednesday in Denver that isn't a holiday. */
const HALF_AN_HOUR_TO_CLOSING = '2026-07-15T18:30:00-06:00';

const DETAILS = '/bsro/services/store/details';
const CITY = '/bsro/services/store/location/get-list-state-city';

interface StoreFixtures {
  /** URL of the first local store page of a city. */
  readonly findStorePage: (state: string, city: string) => Promise<string>;
}

const test = base.extend<StoreFixtures>({
  findStorePage: async ({ request, baseURL }, use) => {
    await use(async (state, city) => {
      const query = new URLSearchParams({ state, city, siteName: 'fcac' });
      // Node doesn't resolve subdomains of localhost.
      const url = `${baseURL?.replace('fcac.', '')}${CITY}?${query}`;
      // The host may close an idle connection just when it is used again.
      const response = await request.get(url, { maxRetries: 2 });
      const [, path] = /"localPageURL":"([^"]+)"/.exec(await response.text()) ?? [];
      if (!path) throw new Error(`no store in ${city}`);
      return path;
    });
  },
});

// The visitor's time zone, in which it is already the next day half an hour before closing.
test.use({ timezoneId: 'Asia/Tokyo' });

const waitUntilMounted = async (element: Locator): Promise<void> => {
  await element.scrollIntoViewIfNeeded();
  await expect(element).toHaveAttribute('data-mount', 'mounted');
};

/** CSS pixels between the upper edges of the window and of an element. */
const getTop = (element: Locator): Promise<number> =>
  element.evaluate((node) => node.getBoundingClientRect().top);

const scrollToTop = (element: Locator): Promise<void> =>
  element.evaluate((node) => {
    const top = scrollY + node.getBoundingClientRect().top;
    scrollTo({ top, behavior: 'instant' });
  });

test('shows a temporarily closed store with a link to open ones [HOURS-1/message] [HOURS-1/link] [HOURS-5]', async ({
  page,
  expectAccessible,
}) => {
  // One of the stores that the seed marks as temporarily closed.
  await page.goto('/local/ca/fresno/310521/');
  const hours = page.locator('.bsro-store-hours').first();
  await expect(hours).toHaveAttribute('data-mount', 'mounted');
  const state = hours.locator('.open-state');
  await expect(state).toContainText('This store is temporarily closed');
  await expect(state).not.toContainText(/Open Now|closes/);
  await expectAccessible('.bsro-store-hours');
  await state.getByRole('link').click();
  await expect(page.locator('#city-stores')).toBeInViewport();
  await expect(page.locator('#city-stores .city-store').first()).toBeVisible();
});

test('closes a store by its own clock for a visitor in another time zone [HOURS-2/open-and-close] [HOURS-4/refresh] [HOURS-5]', async ({
  page,
  findStorePage,
}) => {
  await page.clock.install({ time: HALF_AN_HOUR_TO_CLOSING });
  await page.setExtraHTTPHeaders({ 'x-bsro-clock': HALF_AN_HOUR_TO_CLOSING });
  const fastForward = createClockForwarder(page);
  const cityCalls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(CITY)) cityCalls.push(request.url());
  });
  await page.goto(await findStorePage('CO', 'Centennial'));
  const state = page.locator('.bsro-store-hours .open-state');
  await expect(state).toHaveText('Open Now closes 7:00 PM See other stores nearby');
  await expect(state.getByRole('link')).toBeHidden();
  const today = page.locator('.bsro-store-hours [data-hours="today"]');
  await expect(page.locator('.bsro-store-hours [data-hours="date"]')).toHaveText(
    'Today, Wednesday',
  );
  await expect(today).toHaveText('7:00 AM to 7:00 PM');
  await waitUntilMounted(page.locator('.bsro-city-stores'));
  const states = page.locator('.city-store .open-state__word');
  await expect(states.filter({ hasText: /^(Open Now|Closed)$/ })).toHaveCount(await states.count());
  expect(cityCalls).toHaveLength(1);

  await fastForward('30:00');
  await expect(state).toContainText('Closed opens tomorrow 7:00 AM');
  await fastForward('12:00:00');
  await expect(state).toContainText('Open Now closes 7:00 PM');
  await expect(page.locator('.bsro-store-hours [data-hours="date"]')).toHaveText('Today, Thursday');
});

test("makes the page's store my store, and says when it is [MYST-5] [MOUNT-7]", async ({
  page,
  findStorePage,
  expectAccessible,
}) => {
  await watchLayoutShifts(page);
  await page.goto(await findStorePage('CO', 'Centennial'));
  const mine = page.locator('.bsro-my-store-button').getByRole('button');
  // A visitor gets the page's store without a click.
  await expect(mine).toHaveText(/^This is your store/);
  await expectNoLayoutShift(page);
  const header = page.locator('.bsro-my-store .my-store__name').first();
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await expect(header).toHaveText(name);

  await page.locator('.bsro-my-store [role="button"]').first().click();
  const zip = page.getByLabel('Store near a zip code');
  await zip.fill('80202');
  await zip.press('Enter');
  await expect(header).toHaveText(/^Denver /);
  await expect(mine).toHaveText(/^Make this my store/);
  await mine.press('Enter');
  await expect(mine).toHaveText(/^This is your store/);
  await expect(mine).toBeFocused();
  await expect(header).toHaveText(name);
  await expectAccessible('.bsro-my-store-button');

  await page.goto('/local/ca/fresno/310521/');
  await expect(page.locator('.bsro-my-store-button')).toHaveCount(0);
});

test("begins a booking at the page's store @main [XB-1/store] [MOUNT-2/expedited-booking]", async ({
  page,
  findStorePage,
}) => {
  await page.goto(await findStorePage('CO', 'Centennial'));
  await page.getByText('Book a service at this store').click();
  const booking = page.locator('.bsro-expedited-booking');
  await waitUntilMounted(booking);
  await booking.getByRole('checkbox', { name: /^Oil change/ }).check();
  await booking.getByRole('button', { name: 'Continue' }).click();
  await expect(booking.getByRole('heading', { name: 'Which vehicle?' })).toBeFocused();
});

for (const width of [375, 1280]) {
  test(`at ${width} pixels opens the stores of a city one by one and shows four more by keyboard [STORE-1/one-active] [STORE-2/four-more]`, async ({
    page,
    findStorePage,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(await findStorePage('TX', 'Houston'));
    const list = page.locator('.bsro-city-stores');
    await waitUntilMounted(list);
    const stores = list.locator('.city-store');
    const count = await stores.count();
    const visible = list.locator('.city-store:visible');
    await expect(visible).toHaveCount(4);
    if (width === 1280) await expectAccessible();

    const more = page.getByRole('button', { name: 'See more stores' });
    await more.focus();
    for (let shown = 8; shown < count; shown += 4) {
      await page.keyboard.press('Enter');
      await expect(visible).toHaveCount(shown);
      await expect(list.getByRole('status')).toHaveText(`Showing ${shown} of ${count} stores`);
      await expect(stores.nth(shown - 4).locator('summary')).toBeFocused();
      await more.focus();
    }
    await page.keyboard.press('Enter');
    await expect(visible).toHaveCount(count);
    await expect(more).toBeHidden();
    await expect(list.getByRole('status')).toHaveText(`Showing all ${count} stores`);

    // The first new store has the focus; opening it closes the open one.
    await expect(stores.first()).toHaveAttribute('open', '');
    await page.keyboard.press('Enter');
    const opened = list.locator('.city-store[open]');
    await expect(opened).toHaveCount(1);
    await expect(opened.locator('summary')).toBeFocused();
    await expect(opened.locator('summary')).toBeInViewport();
    await expect(opened.getByRole('link', { name: /^Call \d{3}-\d{3}-\d{4}$/ })).toBeVisible();
    await expect(opened.getByRole('link', { name: /^Directions/ })).toBeVisible();
    await expect(opened.getByRole('rowheader', { name: 'Monday to Friday' })).toBeVisible();
    if (width === 375) await expectAccessible('.bsro-city-stores');
    // The page itself never scrolls horizontally.
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(
      true,
    );
  });
}

test("keeps the jump bar at the top, jumps without covering the target, and lets the bar scroll away at the city's stores @main [STORE-3/sticky] [STORE-3/anchors] [STORE-3/relative]", async ({
  page,
  findStorePage,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(await findStorePage('CO', 'Centennial'));
  const bar = page.locator('.bsro-jump-links');
  await expect(bar).toHaveAttribute('data-mount', 'mounted');
  await expect(bar).toHaveCSS('position', 'sticky');
  await expect(bar.locator('[aria-current]')).toHaveCount(0);

  const services = bar.getByRole('link', { name: 'Services' });
  await services.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#services$/);
  await expect(services).toHaveAttribute('aria-current', 'location');
  await expect(bar.locator('[aria-current]')).toHaveCount(1);
  await expect.poll(() => getTop(bar)).toBe(0);
  const height = await bar.evaluate((node) => node.getBoundingClientRect().height);
  await expect.poll(() => getTop(page.locator('#services'))).toBeGreaterThanOrEqual(height);

  // An element above the window that gets the focus scrolls to below the bar, not behind it.
  await page.keyboard.press('Tab');
  await page.evaluate(() => scrollBy({ top: 300, behavior: 'instant' }));
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect.poll(() => getTop(page.locator(':focus'))).toBeGreaterThanOrEqual(height);

  await scrollToTop(page.locator('.bsro-city-stores'));
  await expect(bar).toHaveCSS('position', 'relative');
  await expect(bar).not.toBeInViewport();
  await scrollToTop(page.locator('#services'));
  await expect(bar).toHaveCSS('position', 'sticky');
  await expect(bar).toBeInViewport();
});

test('shows all jump links on a phone without scrolling sideways [STORE-3/anchors]', async ({
  page,
}) => {
  for (const language of ['', '/es']) {
    await page.goto(`${language}/local/ca/fresno/310521/`);
    const bar = page.locator('.bsro-jump-links');
    for (const width of [320, 375]) {
      await page.setViewportSize({ width, height: 667 });
      await expectNoHorizontalScroll(page);
      const list = bar.locator('ul');
      await expect
        .poll(
          () => list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
          `${language} ${width} pixels`,
        )
        .toBe(0);
      await bar.scrollIntoViewIfNeeded();
      for (const link of await bar.getByRole('link').all()) {
        await expect(link).toBeInViewport({ ratio: 1 });
      }
    }
  }
});

test("keeps the CMS's hours and stores when calls fail [HTTP-5] [HOURS-2] [STORE-1]", async ({
  page,
  findStorePage,
  fault,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 500/);
  allowConsoleError(/store-hours/);
  allowConsoleError(/city-stores/);
  const url = await findStorePage('CO', 'Centennial');
  await fault(DETAILS, 'status:500');
  await fault(CITY, 'html');
  await page.clock.install({ time: HALF_AN_HOUR_TO_CLOSING });
  const fastForward = createClockForwarder(page);
  await page.goto(url);
  const state = page.locator('.bsro-store-hours .open-state');
  const rendered = await state.textContent();
  const hours = page.locator('.city-store [data-hours="today"]').first();
  const printedHours = await hours.textContent();
  const failed = page.waitForEvent('console', (message) => message.text().includes('city-stores'));
  await waitUntilMounted(page.locator('.bsro-city-stores'));
  await failed;
  await fastForward(60_000);
  await expect(state).toHaveText(rendered ?? 'no state');
  await expect(hours).toHaveText(printedHours ?? 'no hours');
  await expect(page.locator('.city-store:visible')).toHaveCount(4);
  await expect(page.locator('.bsro-notice')).toHaveCount(0);
});

test('shows the footer as an accordion on phones and as columns on wider windows @main [NAV-1/footer]', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto('/');
  const footer = page.locator('.bsro-footer-accordion');
  await waitUntilMounted(footer);
  const link = footer.getByRole('link', { name: 'All tires' });
  await expect(link).toBeHidden();
  await footer.locator('summary', { hasText: 'Tires' }).press('Enter');
  await expect(link).toBeVisible();
  await expectAccessible('.site-footer');
  await footer.locator('summary', { hasText: 'Tires' }).press('Enter');
  await expect(link).toBeHidden();

  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(footer.locator('details[open]')).toHaveCount(4);
  await footer.locator('summary', { hasText: 'Tires' }).click({ force: true });
  await expect(link).toBeVisible();
  await expectAccessible('.site-footer');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows every store, its hours, and its links @main [STORE-1] [STORE-2] [STORE-3] [NAV-1]', async ({
    page,
    findStorePage,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(await findStorePage('TX', 'Houston'));
    const stores = page.locator('.city-store');
    expect(await stores.count()).toBeGreaterThan(8);
    await expect(page.locator('.city-store:visible')).toHaveCount(await stores.count());
    await expect(page.getByRole('button', { name: 'See more stores' })).toHaveCount(0);
    await expect(page.locator('.bsro-store-hours [data-hours="today"]')).toContainText(
      /[AP]M|Closed/,
    );

    const last = stores.last();
    await last.locator('summary').click();
    await expect(last.getByRole('link', { name: /^Call/ })).toBeVisible();
    await expect(last.getByRole('table')).toBeVisible();
    await expect(page.locator('.city-store[open]')).toHaveCount(1);

    await page.locator('.bsro-jump-links').getByRole('link', { name: 'Offers' }).click();
    await expect(page).toHaveURL(/#offers$/);
    await expect(page.locator('#offers')).toBeInViewport();

    const link = page.locator('.bsro-footer-accordion').getByRole('link', { name: 'Find a store' });
    await expect(link).toBeVisible();
    await page.setViewportSize({ width: 375, height: 667 });
    await expect(link).toBeHidden();
    await page.locator('.bsro-footer-accordion summary', { hasText: 'Stores' }).click();
    await expect(link).toBeVisible();
  });
});
