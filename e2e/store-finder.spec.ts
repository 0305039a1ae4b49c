import type { Page } from '@playwright/test';
import { fetchResponse } from './support/fetch-response';
import { holdRequests } from './support/hold-requests';
import { expectNoLayoutShift, watchLayoutShifts } from './support/layout-shifts';
import { expectNoHorizontalScroll } from './support/horizontal-scroll';
import { waitForStoreFinder } from './support/my-store';
import { expect, test } from './support/test';

const LOCATE = '/locate/';
const MAP = '/content/bsro/fcac/en/locate/display-map.html';

const getSearchForm = (page: Page) => page.getByRole('search');
const getPlace = (page: Page) => getSearchForm(page).getByLabel('Zip code or city and state');
const getCards = (page: Page) => page.locator('.bsro-store-card');
const getListForm = (page: Page) => page.getByRole('form', { name: 'Choose from a list' });

const getMap = (page: Page) => page.getByRole('group', { name: 'Map of the stores in the list' });

const getPath = (page: Page): string => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

const expectMounted = (page: Page, className: string) =>
  expect(page.locator(`.${className}`).first()).toHaveAttribute('data-mount', 'mounted');

test('opens the map for a zip, and selects my store on the map by keyboard for every tab @main [FIND-2/zip] [FIND-3/development-port] [STORE-4] [MYST-5]', async ({
  page,
  context,
  expectAccessible,
}) => {
  await page.goto(LOCATE);
  await expectMounted(page, 'bsro-store-finder');
  await expectAccessible();
  await getPlace(page).fill('80202');
  await getPlace(page).press('Enter');
  await page.waitForURL((url) => url.pathname === MAP && url.search === '?zip=80202');

  await expectMounted(page, 'bsro-store-results');
  await expect(getCards(page)).toHaveCount(10);
  await expect(page.locator('.bsro-store-results').getByRole('status').first()).toHaveText(
    /^\d+ stores near 80202$/,
  );
  const picture = getMap(page).locator('img');
  await expect
    .poll(() => picture.evaluate((image) => Number(Reflect.get(image, 'naturalWidth'))))
    .toBeGreaterThan(0);
  await expectAccessible();

  // The nearest store is my store already; the next one is selected by keyboard.
  await expect(getCards(page).first().getByRole('button')).toHaveText(/^My store/);
  const second = getCards(page).nth(1);
  const name = await second.getByRole('heading').innerText();
  await second.getByRole('heading').getByRole('link').focus();
  for (let stops = 0; stops < 3; stops += 1) await page.keyboard.press('Tab');
  await expect(second.getByRole('button', { name: `Make my store ${name}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(second.getByRole('button', { name: `My store ${name}` })).toBeFocused();
  await expect(page.getByText(`${name} is now your store.`)).toBeAttached();
  await expect(getCards(page).first().getByRole('button')).toHaveText(/^Make my store/);

  await page.reload();
  await expect(getCards(page).nth(1).getByRole('button')).toHaveText(/^My store/);
  const other = await context.newPage();
  await other.goto(`${MAP}?zip=80202`);
  await expect(getCards(other).nth(1).getByRole('button')).toHaveText(/^My store/);
  await getCards(other)
    .nth(2)
    .getByRole('button', { name: /^Make my store/ })
    .click();
  await expect(getCards(other).nth(2).getByRole('button')).toHaveText(/^My store/);
  await page.bringToFront();
  await page.reload();
  await expect(getCards(page).nth(2).getByRole('button')).toHaveText(/^My store/);

  await page.getByRole('button', { name: /^Show \d+ more stores$/ }).click();
  await expect(getCards(page).nth(10).locator('xpath=..')).toBeFocused();
});

test('Change store beside tires leads to the stores, and my new store back to the same tires [MYST-5] [SRCH-4/pricing]', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto('/tires/size/?cs=205&ar=55&rs=16&sort=priceLowToHigh');
  await page.getByRole('link', { name: 'Change store' }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/locate/display-map/'));
  const card = getCards(page).nth(1);
  const name = await card.getByRole('heading').innerText();
  await card.getByRole('button', { name: /^Make my store/ }).press('Enter');
  const back = card.getByRole('link', { name: 'Back to your tires' });
  await expect(back).toBeVisible();
  await expectAccessible('.bsro-store-results');
  await expectNoHorizontalScroll(page);
  await page.keyboard.press('Tab');
  await expect(back).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.search === '?cs=205&ar=55&rs=16&sort=priceLowToHigh');
  await expect(page.getByText(`Prices and stock at ${name}.`)).toBeVisible();
});

test('shows errors at the field and keeps the input [FIND-6/invalid-zip] [FIND-6/city-state] [VAL-4/store-search] [VAL-7] [FIND-4]', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(LOCATE);
  await expectMounted(page, 'bsro-store-finder');
  for (const [typed, message] of [
    ['8012', 'Invalid zip code: 8012'],
    ['Littleton', 'Invalid city and state'],
    ['00000', 'No stores found for zip: 00000'],
    ['', 'Required'],
  ] as const) {
    await getPlace(page).fill(typed);
    await getSearchForm(page).getByRole('button', { name: 'Find stores' }).click();
    await expect(getSearchForm(page).getByText(message, { exact: true })).toBeVisible();
    await expect(getPlace(page)).toHaveValue(typed);
    await expect(getPlace(page)).toBeFocused();
    await expect(getPlace(page)).toHaveAccessibleDescription(new RegExp(`^${message} `));
  }
  await expectAccessible('.bsro-store-finder');

  await page.goto(LOCATE);
  await expectMounted(page, 'bsro-store-finder');
  const location = page.getByRole('link', { name: 'Use my location' });
  // My store would report a missing cookie, so the cookie is missing only during the click.
  await location.evaluate((link: HTMLElement) => {
    const name = 'bsro.cp-fcac=';
    const cookie = document.cookie.split('; ').find((text) => text.startsWith(name)) ?? '';
    document.cookie = `${name};path=/;max-age=0`;
    link.click();
    document.cookie = `${cookie};path=/;max-age=3600`;
  });
  await expect(
    page.getByText(
      'Location services appear to be disabled or not supported for this browser. Enter a zip code and/or enable location services.',
    ),
  ).toBeVisible();
  expect(getPath(page)).toBe(LOCATE);
  await page.reload();
  await expectMounted(page, 'bsro-store-finder');
  await location.click();
  await page.waitForURL((url) => url.pathname === MAP && /^\?zip=\d{5}$/.test(url.search));
});

test("selects my store with selects that depend on each other, and puts a store's number into links to other pages [FIND-1/linked] [FIND-1/hidden-input] [FIND-2/in-place] [FIND-5/store-number]", async ({
  page,
  fault,
  clearFaults,
  allowConsoleError,
  expectAccessible,
}) => {
  await page.goto(LOCATE);
  await expectMounted(page, 'bsro-store-finder');
  const form = getListForm(page);
  await waitForStoreFinder(page, form);
  const getOptions = (label: string) => form.getByLabel(label).locator('option');

  await fault('/bsro/services/store/get-city', 'status:500');
  allowConsoleError(/Failed to load resource/);
  allowConsoleError(/store-finder \(call\)/);
  await form.getByLabel('State').selectOption('CO');
  await expect(form.getByLabel('City')).toBeEnabled();
  await expect(getOptions('City')).toHaveCount(1);
  await clearFaults();
  await form.getByLabel('City').focus();
  await expect(getOptions('City').nth(1)).toBeAttached();
  await form.getByLabel('City').selectOption('Denver');
  await expect(getOptions('Store').nth(2)).toBeAttached();
  const store = await getOptions('Store').nth(2).getAttribute('value');
  await form.getByLabel('Store').selectOption(store ?? '');
  await form.getByRole('button', { name: 'Make this my store' }).click();
  await expect(form.getByText(/is now your store\.$/)).toBeVisible();
  expect(getPath(page)).toBe(LOCATE);
  await expectAccessible('.bsro-store-finder');

  // This link passes on the store that is selected in its finder, or else my store.
  const offers = page.getByRole('link', { name: 'See offers at this store' });
  await offers.scrollIntoViewIfNeeded();
  await expect(offers).toHaveAttribute('data-mount', 'mounted');
  await offers.click();
  await page.waitForURL((url) => url.pathname === '/offers/');
  expect(new URL(page.url()).searchParams.get('storeNumber')).toBe(store);
  expect(new URL(page.url()).searchParams.get('src')).toBe('locate');

  await page.goto(LOCATE);
  await expectMounted(page, 'bsro-store-finder');
  const book = getListForm(page);
  await waitForStoreFinder(page, book);
  await book.getByLabel('State').selectOption('CO');
  await expect(book.getByLabel('City').locator('option').nth(1)).toBeAttached();
  await book.getByLabel('City').selectOption('Littleton');
  await expect(book.getByLabel('Store').locator('option').nth(1)).toBeAttached();
  const booked = await book.getByLabel('Store').locator('option').nth(1).getAttribute('value');
  await book.getByLabel('Store').selectOption(booked ?? '');
  await book.getByRole('button', { name: 'Schedule at this store' }).click();
  await page.waitForURL((url) => url.pathname === '/appointment/schedule-appointment/');
  expect(new URL(page.url()).searchParams.get('storeNumber')).toBe(booked);
});

test("keeps the CMS's list if the stores fail to load, and loads the stores on a retry [FIND-3] [HTTP-5]", async ({
  page,
  fault,
  clearFaults,
  allowConsoleError,
  expectAccessible,
}) => {
  await page.goto('/');
  await fault('/bsro/services/store/location/get-list-by-zip', 'status:500');
  allowConsoleError(/Failed to load resource/);
  await page.goto(`${MAP}?zip=80122`);
  await expect(page.getByText("The stores didn't load.", { exact: false })).toBeVisible();
  await expect(page.locator('.result-store')).toHaveCount(10);
  await expectAccessible('.bsro-store-results');
  await clearFaults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(getCards(page)).toHaveCount(10);
  await expect(page.locator('.bsro-store-results__count')).toBeFocused();
});

for (const width of [375, 1280]) {
  test(`at ${width} pixels shows a skeleton for a slow list, announces the list, and shifts nothing [FIND-3] [MOUNT-7]`, async ({
    page,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    // A page without the CMS's own list.
    await page.route(`**${MAP}*`, async (route) => {
      const response = await fetchResponse(route);
      const html = await response.text();
      const body = html.replace(
        /(<div class="bsro-store-results"[^>]*>).*?(<p class="found__other">)/s,
        '$1</div>$2',
      );
      await route.fulfill({ response, body });
    });
    await page.goto('/plain/');
    await watchLayoutShifts(page);
    const showList = await holdRequests(page, '**/store/location/get-list-by-zip*');
    await page.goto(`${MAP}?zip=80122`);
    const results = page.locator('.bsro-store-results');
    await expect(results.locator('.bsro-store-card--shape').first()).toBeVisible();
    await expect(results.getByRole('status').first()).toBeEmpty();
    await expectAccessible('.bsro-store-results');
    showList();
    await expect(getCards(page)).toHaveCount(10);
    await expect(results.locator('.bsro-store-card--shape')).toHaveCount(0);
    await expect(results.getByRole('status').first()).toHaveText(/^\d+ stores near 80122$/);
    await expectNoLayoutShift(page);
  });
}

test('cuts nothing off at 320 pixels, which is 1280 at 400% [FIND-1] [FIND-3]', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [url, element] of [
    [LOCATE, 'bsro-store-finder'],
    [`${MAP}?zip=80122`, 'bsro-store-results'],
    [`${MAP}?zip=59999`, 'bsro-store-results'],
  ] as const) {
    await page.goto(url);
    await page.locator(`.${element}`).first().scrollIntoViewIfNeeded();
    await expectMounted(page, element);
    await expectNoHorizontalScroll(page);
    await expectAccessible();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the CMS responds to every search [FIND-1] [FIND-2] [FIND-3] [FIND-6]', async ({ page }) => {
    await page.goto(LOCATE);
    await getPlace(page).fill('80202');
    await getPlace(page).press('Enter');
    await page.waitForURL((url) => url.pathname === '/locate/display-map/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stores near 80202');
    await expect(page.locator('.result-store')).toHaveCount(10);

    await getPlace(page).fill('littleton, co');
    await getSearchForm(page).getByRole('button', { name: 'Find stores' }).click();
    await expect(page.locator('.found__count')).toHaveText(/^\d+ stores? in littleton, CO$/);

    await getPlace(page).fill('8012');
    await getPlace(page).press('Enter');
    await expect(getPlace(page)).toHaveAccessibleDescription(/^Invalid zip code: 8012/);
    await expect(getPlace(page)).toHaveValue('8012');
    await getPlace(page).fill('00000');
    await getPlace(page).press('Enter');
    await expect(page.locator('.found__count')).toHaveText('No stores found for zip: 00000');

    await page.goto(LOCATE);
    const book = getListForm(page);
    await book.getByLabel('State').selectOption('CO');
    await book.getByRole('button', { name: 'Show cities' }).click();
    await book.getByLabel('City').selectOption('Littleton');
    await book.getByRole('button', { name: 'Show stores' }).click();
    await book.getByLabel('Store').selectOption({ index: 1 });
    await book.getByRole('button', { name: 'Schedule at this store' }).click();
    await page.waitForURL((url) => url.pathname === '/appointment/schedule-appointment/');
    expect(new URL(page.url()).searchParams.get('store')).toMatch(/^\d+$/);
  });
});

test('selects a store in the list by its pin, and its pin by the list [STORE-4] [FIND-3]', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${MAP}?zip=80202`);
  await expectMounted(page, 'bsro-store-results');
  const getPin = (index: number) => getMap(page).getByRole('button').nth(index);
  await getCards(page).nth(1).hover();
  await expect(getPin(1)).toHaveAttribute('aria-pressed', 'true');
  await getPin(9).press('Enter');
  await expect(getPin(9)).toBeFocused();
  await expect(getPin(1)).toHaveAttribute('aria-pressed', 'false');
  await expect(getCards(page).nth(9)).toHaveClass(/bsro-store-card--selected/);
  await expect(getCards(page).nth(9)).toBeInViewport();
  await expectAccessible('.bsro-store-results');

  // Beside the list there is no room on a phone.
  await page.setViewportSize({ width: 375, height: 800 });
  await expect(getMap(page)).toBeHidden();
  const toggle = page.getByRole('button', { name: 'Map', exact: true });
  await toggle.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(getPin(0)).toBeVisible();
  await expectNoHorizontalScroll(page);
  await expectAccessible('.bsro-store-results');
});

test("lays out the results in a theme's narrow column as in a narrow window", async ({ page }) => {
  await page.goto(`${MAP}?zip=80202`);
  await expectMounted(page, 'bsro-store-results');
  const map = getMap(page).locator('img');
  await expect(map).toHaveAttribute('src', /size=416x468$/);
  const card = getCards(page).first();
  const readWidths = () =>
    Promise.all([card.boundingBox(), map.boundingBox()]).then((boxes) =>
      boxes.map((box) => Math.round(box?.width ?? 0)),
    );
  expect((await readWidths()).every((width) => width < 800)).toBe(true);
  await page.locator('.bsro-store-results').evaluate((element) => {
    element.style.inlineSize = '650px';
  });
  await expect(map).toBeHidden();
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await expect.poll(readWidths).toEqual([650, 650]);
  await expect(map).toHaveAttribute('src', /size=640x320$/);
  // As an item of a theme's flexbox, they aren't narrower.
  await page.locator('.bsro-store-results').evaluate((element) => {
    const row = document.createElement('div');
    Object.assign(row.style, { display: 'flex', inlineSize: '650px' });
    element.style.inlineSize = '';
    element.replaceWith(row);
    row.append(element);
  });
  await expect.poll(readWidths).toEqual([650, 650]);
});
