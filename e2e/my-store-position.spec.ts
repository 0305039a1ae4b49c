import type { Page } from '@playwright/test';
import {
  waitForSavedStore,
  expectNoLocalStore,
  expectLocalStore,
  searchInPlace,
  getStoreName,
  getZipForm,
} from './support/my-store';
import { expectNoLayoutShift, watchLayoutShifts } from './support/layout-shifts';
import { expect, test } from './support/test';

const DENVER = { latitude: 39.7392, longitude: -104.9903 };

/** An IP address that the server maps to a zip in Denver, which isn't the brand's default. */
const FROM_DENVER = { 'x-forwarded-for': '198.51.100.1' };

/** Counts the page's geolocation requests; the device still responds to them. */
const countPositionRequests = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const requests = { count: 0 };
    Reflect.set(window, 'positionRequests', requests);
    const original: Geolocation['getCurrentPosition'] = Reflect.get(
      Geolocation.prototype,
      'getCurrentPosition',
    );
    Geolocation.prototype.getCurrentPosition = function count(...args) {
      requests.count += 1;
      Reflect.apply(original, this, args);
    };
  });
};

const readPositionRequestCount = (page: Page): Promise<unknown> =>
  page.evaluate('window.positionRequests.count');

/** Reads the stored geolocation choice. */
const readStoredChoice = (page: Page): Promise<string> =>
  page.evaluate(
    () => /"data":"(\w+)"/.exec(localStorage.getItem('geolocation') ?? '')?.[1] ?? 'nothing',
  );

const expectZipForm = (page: Page): Promise<void> =>
  expect(page.locator('body')).toHaveClass(/(^| )ask-for-zip( |$)/);

test("a visitor who denies their position gets the zip form and isn't asked again [MYST-2/denied]", async ({
  page,
  context,
  expectAccessible,
}) => {
  await countPositionRequests(page);
  await page.goto('/');
  await expectZipForm(page);
  await expect(getZipForm(page)).toBeVisible();
  await expect.poll(() => readStoredChoice(page)).toBe('denied');
  expect(await readPositionRequestCount(page)).toBe(1);
  await expectAccessible('.home-store');

  await page.reload();
  await expectZipForm(page);
  expect(await readPositionRequestCount(page)).toBe(0);

  // After the visitor allows it in the browser settings, no other prompt is needed.
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(DENVER);
  await page.reload();
  await expectLocalStore(page);
  await expect.poll(() => readStoredChoice(page)).toBe('allowed');
  await expect(page.locator('body')).not.toHaveClass(/ask-for-zip/);
  await expect(getZipForm(page)).toBeHidden();
});

test('an unavailable position shows the zip form, and nothing is remembered [MYST-2] [MYST-8]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(null);
  await page.goto('/');
  await expectZipForm(page);
  await expectNoLocalStore(page);
  expect(await readStoredChoice(page)).toBe('nothing');
  await searchInPlace(page, '80202');
  await expectLocalStore(page);
  await expect(page.locator('body')).not.toHaveClass(/ask-for-zip/);
});

test('the zip form appears if the position takes more than ten seconds [MYST-2]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Geolocation.prototype.getCurrentPosition = (_found, failed, limits) => {
      const endWait = (): void =>
        failed?.({
          code: 3,
          message: 'too late',
          PERMISSION_DENIED: 1,
          POSITION_UNAVAILABLE: 2,
          TIMEOUT: 3,
        });
      Object.assign(window, { timeout: limits?.timeout, endWait });
    };
  });
  await page.goto('/');
  await page.waitForFunction(() => 'endWait' in window);
  // The browser itself ends the wait after this time.
  expect(await page.evaluate<number>('window.timeout')).toBe(10_000);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('body')).not.toHaveClass(/ask-for-zip/);
  await page.evaluate('window.endWait()');
  await expectZipForm(page);
  await expect(getZipForm(page)).toBeVisible();
  expect(await readStoredChoice(page)).toBe('nothing');
});

test("a position that arrives after the visitor's selection changes nothing [MYST-2]", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Geolocation.prototype.getCurrentPosition = (found) => {
      const position = { coords: { latitude: 39.58, longitude: -104.87 } };
      Reflect.set(window, 'respondNow', () => void Reflect.apply(found, null, [position]));
    };
  });
  await page.goto('/');
  await page.waitForFunction(() => Reflect.has(window, 'respondNow'));
  await searchInPlace(page, '80202');
  await expectLocalStore(page);
  const selectedStore = await waitForSavedStore(page);
  await expect(getStoreName(page)).toHaveText(/^Denver /);
  await page.evaluate('window.respondNow()');
  await page.waitForLoadState('networkidle');
  expect(await waitForSavedStore(page)).toBe(selectedStore);
  await expect(getStoreName(page)).toHaveText(/^Denver /);
});

test('the zip form appears beside the guessed store without a layout shift [MYST-2] [MYST-4] [MOUNT-7]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.setExtraHTTPHeaders(FROM_DENVER);
  await watchLayoutShifts(page);
  await page.goto('/');
  await expectLocalStore(page);
  await expectZipForm(page);
  await expect(getZipForm(page)).toBeVisible();
  await expect(
    page
      .locator('main .bsro-store-fragment[data-fragment="local-store"]')
      .getByRole('link')
      .first(),
  ).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectNoLayoutShift(page);
});

test("in author mode, the page doesn't request the position or change my store [MYST-2] [MYST-5] [MYST-6]", async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(DENVER);
  await countPositionRequests(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/set-store|save-mystore|lat-lng|geo-location|update-vid/.test(pathname))
      calls.push(pathname);
  });
  await page.goto('/locate/?wcmmode=edit');
  const local = await page.locator('main a[href*="/local/"]').first().getAttribute('href');
  for (const url of ['/?wcmmode=edit&storeNumber=310002', `${local}?wcmmode=edit`]) {
    const startChunk = page.waitForResponse(/my-store-start/);
    await page.goto(url);
    await startChunk;
    await page.waitForLoadState('networkidle');
    await expectNoLocalStore(page);
    expect(await readPositionRequestCount(page)).toBe(0);
  }
  expect(calls).toEqual([]);
  const cookies = await context.cookies();
  const profile = cookies.find(({ name }) => name === 'bsro.cp-fcac');
  expect(decodeURIComponent(profile?.value ?? '')).toContain('"locationLvl":1');
  // The zip form reports the failure and keeps the input.
  await page.goto('/?wcmmode=edit');
  await searchInPlace(page, '80202');
  await expect(getZipForm(page).getByRole('alert')).toHaveText(
    "This store couldn't be set as yours. Please try again.",
  );
  expect(calls).toEqual([]);
});
