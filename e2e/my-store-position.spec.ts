import type { Page } from '@playwright/test';
import {
  readAgreedStore,
  hasNoStore,
  hasStore,
  searchByZip,
  storeName,
  getZipForm,
} from './support/my-store';
import { expectNoLayoutShift, watchShifts } from './support/shifts';
import { expect, test } from './support/test';

const DENVER = { latitude: 39.7392, longitude: -104.9903 };

/** An IP address that the server maps to a zip in Denver, which isn't the brand's default. */
const FROM_DENVER = { 'x-forwarded-for': '198.51.100.1' };

/** Counts the page's geolocation requests; the device still responds to them. */
const countQuestions = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const asks = { count: 0 };
    Reflect.set(window, 'questions', asks);
    const ask: Geolocation['getCurrentPosition'] = Reflect.get(
      Geolocation.prototype,
      'getCurrentPosition',
    );
    Geolocation.prototype.getCurrentPosition = function count(...args) {
      asks.count += 1;
      Reflect.apply(ask, this, args);
    };
  });
};

const readQuestionCount = (page: Page): Promise<unknown> => page.evaluate('window.questions.count');

/** Reads the stored geolocation choice. */
const readRememberedPreference = (page: Page): Promise<string> =>
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
  await countQuestions(page);
  await page.goto('/');
  await expectZipForm(page);
  await expect(getZipForm(page)).toBeVisible();
  expect(await readRememberedPreference(page)).toBe('denied');
  expect(await readQuestionCount(page)).toBe(1);
  await expectAccessible('.hero__store');

  await page.reload();
  await expectZipForm(page);
  expect(await readQuestionCount(page)).toBe(0);

  // After the visitor allows it in the browser settings, no other prompt is needed.
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(DENVER);
  await page.reload();
  await hasStore(page);
  expect(await readRememberedPreference(page)).toBe('allowed');
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
  await hasNoStore(page);
  expect(await readRememberedPreference(page)).toBe('nothing');
  await searchByZip(page, '80202');
  await hasStore(page);
  await expect(page.locator('body')).not.toHaveClass(/ask-for-zip/);
});

test('the zip form replaces a position request that takes more than ten seconds [MYST-2]', async ({
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
  expect(await readRememberedPreference(page)).toBe('nothing');
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
  await searchByZip(page, '80202');
  await hasStore(page);
  const selectedStore = await readAgreedStore(page);
  await expect(storeName(page)).toHaveText('Denver');
  await page.evaluate('window.respondNow()');
  await page.waitForLoadState('networkidle');
  expect(await readAgreedStore(page)).toBe(selectedStore);
  await expect(storeName(page)).toHaveText('Denver');
});

test('the zip form appears beside the guessed store without a layout shift [MYST-2] [MYST-4] [MOUNT-7]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.setExtraHTTPHeaders(FROM_DENVER);
  await watchShifts(page);
  await page.goto('/');
  await hasStore(page);
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

test('the page asks for nothing and changes nothing in author mode [MYST-2] [MYST-5] [MYST-6]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(DENVER);
  await countQuestions(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/set-store|save-mystore|lat-lng|geo-location|update-vid/.test(pathname))
      calls.push(pathname);
  });
  await page.goto('/locate/?wcmmode=edit');
  const local = await page.locator('main a[href*="/local/"]').first().getAttribute('href');
  for (const url of ['/?wcmmode=edit&storeNumber=310002', `${local}?wcmmode=edit`]) {
    const parts = page.waitForResponse(/store-visit/);
    await page.goto(url);
    await parts;
    await page.waitForLoadState('networkidle');
    await hasNoStore(page);
    expect(await readQuestionCount(page)).toBe(0);
  }
  expect(calls).toEqual([]);
  const cookies = await context.cookies();
  const profile = cookies.find(({ name }) => name === 'bsro.cp-fcac');
  expect(decodeURIComponent(profile?.value ?? '')).toContain('"locationLvl":1');
  // The zip form reports the failure and keeps the input.
  await page.goto('/?wcmmode=edit');
  await searchByZip(page, '80202');
  await expect(getZipForm(page).getByRole('alert')).toHaveText(
    "This store couldn't be set as yours. Please try again.",
  );
  expect(calls).toEqual([]);
});
