import type { Page } from '@playwright/test';
import { fetchResponse } from './support/fetch-response';
import { holdRequests } from './support/hold-requests';
import { expectNoHorizontalScroll } from './support/horizontal-scroll';
import { expectNoLayoutShift, watchLayoutShifts } from './support/layout-shifts';
import { expect, test } from './support/test';

const VEHICLE = '/tires/vehicle/?year=2019&make=Toyota&model=Camry&trim=LE';

const getCards = (page: Page) => page.locator('.bsro-tire-card');
const getQuery = (page: Page): string => decodeURIComponent(new URL(page.url()).search);
const getCount = (page: Page) => page.locator('.bsro-tire-results__count');

/** Collects the URLs of the searches that a page sends. */
const watchSearches = (page: Page): string[] => {
  const searches: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/tire/search-by-')) searches.push(request.url());
  });
  return searches;
};

const getTireLink = (page: Page, index: number) =>
  getCards(page).nth(index).getByRole('heading').getByRole('link');

test('finds tires for a vehicle by keyboard and returns from a detail page to the same card @main [SRCH-1/tabs] [SRCH-1/sort] [SRCH-2/filters] [SRCH-2/removable] [SRCH-2/clear-all] [SRCH-5/by-vehicle] [MOUNT-2/tire-search]', async ({
  page,
  expectAccessible,
}) => {
  const searches = watchSearches(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await watchLayoutShifts(page);
  await page.goto(VEHICLE);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Tires for your 2019 Toyota Camry LE',
  );
  await expect(getCards(page)).toHaveCount(24);
  await expect(getCards(page).first()).toContainText(/In stock at .+/);
  await expectNoLayoutShift(page);
  await expectAccessible();
  expect(searches).toHaveLength(1);

  const filters = page.getByRole('region', { name: 'Filters' });
  const brands = filters.getByRole('group', { name: 'Brand' });
  const brand = brands.getByRole('checkbox').first();
  const name = (await brands.locator('.bsro-tire-results__value').first().innerText()).split('\n');
  await brand.focus();
  await page.keyboard.press('Space');
  await expect(getCount(page)).toHaveText(
    new RegExp(`^(24 of )?${name.at(-1)?.trim() ?? ''} tires$`),
  );
  await expect(brand).toBeFocused();
  await expect.poll(() => getQuery(page)).toContain('&brands=');

  const chip = page.getByRole('button', { name: `Remove Brand: ${name[0]?.trim() ?? ''}` });
  await chip.focus();
  await page.keyboard.press('Enter');
  await expect(getCount(page)).toBeFocused();
  await expect.poll(() => getQuery(page)).not.toContain('&brands=');

  const tab = page.getByRole('tab', { selected: true });
  await tab.focus();
  await expect(tab, 'a focus ring of two tones').toHaveCSS('box-shadow', / 5px inset$/);

  await filters.getByRole('radio', { name: /^4 stars and up/ }).check();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(getCount(page)).toBeFocused();

  await page.getByLabel('Sort by').selectOption('Price: high to low');
  await page.getByRole('button', { name: 'Show 24 more tires' }).click();
  await expect(getCards(page)).toHaveCount(48);
  await expect(getCards(page).nth(24).locator('xpath=..')).toBeFocused();
  await expect.poll(() => getQuery(page)).toContain('&sort=priceHighToLow&page=2');

  const link = getTireLink(page, 30);
  const url = await link.getAttribute('href');
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await page.waitForURL((url) => url.pathname.includes('/tires/brands/'));
  await page.goBack({ waitUntil: 'commit' });
  await expect(getCards(page)).toHaveCount(48);
  await expect(getTireLink(page, 30)).toHaveAttribute('href', url ?? '');
  await expect(getTireLink(page, 30)).toBeFocused();
  await expect(getTireLink(page, 30)).toBeInViewport();
  expect(searches).toHaveLength(2);
});

test('filters in a sheet on a phone without a layout shift [SRCH-2/filters] [SRCH-5/by-size]', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await watchLayoutShifts(page);
  await page.goto('/tires/size/?cs=215&ar=60&rs=16');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tires in size 215/60R16');
  await expect(getCards(page)).toHaveCount(24);
  await expectNoLayoutShift(page);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  const value = sheet.locator('.bsro-tire-results__value').first();
  await value.click();
  const count = (await value.innerText()).split('\n').at(-1)?.trim() ?? '';
  await expectAccessible('dialog');
  await sheet.getByRole('button', { name: `Show ${count} tires` }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeFocused();
  await expect(getCount(page)).toHaveText(new RegExp(`(^| )${count} tires$`));
});

test('leaves a space between the heading and the text below it on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto(VEHICLE);
  const space = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const below = heading.nextElementSibling?.getBoundingClientRect().top ?? 0;
    return below - heading.getBoundingClientRect().bottom;
  });
  expect(space).toBeGreaterThanOrEqual(8);
});

test("keeps the fifth tire near its place on a phone when the live results replace the CMS's", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  const release = await holdRequests(page, /search-by-/);
  await page.goto(VEHICLE);
  const getTop = (selector: string): Promise<number> =>
    page
      .locator(selector)
      .nth(4)
      .evaluate((item) => {
        item.scrollIntoView();
        return item.getBoundingClientRect().top + scrollY;
      });
  const top = await getTop('.results > li');
  release();
  await expect(getCards(page)).toHaveCount(24);
  const measureMove = async (): Promise<number> =>
    Math.abs((await getTop('.bsro-tire-results__list > li')) - top);
  // Less than half a card, although the cards differ in their savings. The cards above it take their own height once
  // they are near the window.
  await expect.poll(measureMove).toBeLessThan(200);
});

test('reserves the height of a typical card for cards that are not laid out yet', async ({
  page,
}) => {
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 667 });
    await page.goto(VEHICLE);
    await expect(getCards(page)).toHaveCount(24);
    const { reserved, typical } = await page
      .locator('.bsro-tire-results__list > li')
      .evaluateAll((cards) => {
        const heights = cards.map((card) => {
          card.style.contentVisibility = 'visible';
          return card.getBoundingClientRect().height;
        });
        const sorted = heights.toSorted((a, b) => a - b);
        const size = getComputedStyle(cards[0] ?? document.body).containIntrinsicBlockSize;
        return {
          reserved: Number.parseFloat(size.replace('auto ', '')),
          typical: sorted[sorted.length / 2] ?? 0,
        };
      });
    expect(Math.abs(reserved - typical), `at ${width} px`).toBeLessThan(typical / 10);
  }
});

test("says above the list that the tires' size isn't original for the vehicle, and links to tires that fit [SRCH-5/by-size]", async ({
  page,
  context,
  baseURL,
  expectAccessible,
}) => {
  const vehicle = { year: 2019, make: 'Toyota', model: 'Camry', trim: 'LE' };
  await context.addCookies([
    {
      name: 'bsro.vehicles-fcac',
      value: encodeURIComponent(JSON.stringify({ vehicles: { tce: vehicle } })),
      url: baseURL ?? '',
    },
  ]);
  await page.setViewportSize({ width: 375, height: 667 });
  await watchLayoutShifts(page);
  await page.goto('/tires/size/?cs=215&ar=60&rs=16');
  const line = page.locator('.bsro-tire-results__fit');
  await expect(line).toContainText(
    'Not an original size for a full set on your 2019 Toyota Camry LE.',
  );
  const bottom = await line.evaluate((element) => element.getBoundingClientRect().bottom);
  const top = await getCards(page)
    .first()
    .evaluate((element) => element.getBoundingClientRect().top);
  expect(bottom).toBeLessThan(top);
  await expectNoLayoutShift(page);
  await expectAccessible('.bsro-tire-results__fit');
  await line.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Tires for your 2019 Toyota Camry LE',
  );
  await expect(getCards(page).first()).toBeVisible();
});

test('asks for the trim if a search by vehicle has no trim, and opens the form [SRCH-5/by-vehicle]', async ({
  page,
}) => {
  await page.goto('/tires/vehicle/?year=2019&make=Toyota&model=Camry');
  await expect(page.getByText(/^Choose your vehicle's year, make, model, and trim/)).toHaveCount(1);
  await expect(page.locator('#change-search')).toHaveAttribute('open', '');
  await expect(page.getByLabel('Trim')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the first 24 tires with links and forms [SRCH-5/by-vehicle]', async ({ page }) => {
    await page.goto(VEHICLE);
    await expect(page.locator('.result')).toHaveCount(24);
    await expect(page.locator('.result a').first()).toHaveAttribute('href', /\/tires\/brands\//);
    await page.getByText('Change vehicle').click();
    await expect(page.getByLabel('Make')).toHaveValue('Toyota');
  });
});

test('breaks a long name at 320 pixels instead of widening the page [SRCH-1]', async ({ page }) => {
  const name = 'Wintergripextrarugged'.repeat(3);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.route('**/tire/search-by-size*', async (route) => {
    const response = await fetchResponse(route);
    const body = (await response.text()).replaceAll(/"(brand|type)":"[^"]*"/g, `"$1":"${name}"`);
    await route.fulfill({ response, body });
  });
  // No tire has a picture under this name.
  await page.route('**/is/image/tires/*', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    }),
  );
  await page.goto(`/tires/size/?cs=205&ar=55&rs=16&brands=${name}&type=${name}`);
  await expect(getCards(page).first()).toContainText(name);
  await expect(page.getByRole('button', { name: new RegExp(`^Remove .+: ${name}$`) })).toHaveCount(
    2,
  );
  await expectNoHorizontalScroll(page);
});

test('lays out tires by the width of their column, on a wide page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(VEHICLE);
  await expect(getCards(page)).toHaveCount(24);
  const filters = page.getByRole('region', { name: 'Filters' });
  await expect(filters).toBeVisible();
  await page.locator('.bsro-tire-search').evaluate((element: HTMLElement) => {
    element.style.maxInlineSize = '645px';
  });
  await expect(filters).toBeHidden();
  await expect(page.getByRole('button', { name: 'Filters' })).toBeVisible();
  const box = await getCards(page).first().getByRole('heading').boundingBox();
  expect(box?.width).toBeGreaterThan(400);
});
