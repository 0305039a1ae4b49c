import { readPreferredStore, signInNewDriver } from './support/account';
import {
  waitForSavedStore,
  expectNoLocalStore,
  expectLocalStore,
  readSavedStore,
  getFinderForm,
  getHeader,
  searchInPlace,
  getStoreName,
  selectNearestStore,
  getZipForm,
} from './support/my-store';
import { clearBrowser } from './support/clear-browser';
import { expectFromMemory, test } from './support/page-memory';
import { expect } from './support/test';

const COOKIE = 'bsro.cp-fcac';

test('a store selected in one tab is the store of every tab [MYST-3] [MYST-4] [MYST-5]', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await expectNoLocalStore(page);
  const other = await context.newPage();
  await other.goto('/');
  await searchInPlace(other, '80202');
  await expect(getStoreName(other)).toHaveText(/^Denver /);

  const fragment = page.locator('main .bsro-store-fragment[data-fragment="local-store"]');
  await expect(getStoreName(page)).toHaveText(/^Denver /);
  await expectLocalStore(page);
  await expect(fragment.getByText(/Denver, CO/)).toBeVisible();
  expect(await waitForSavedStore(page)).toBe(await waitForSavedStore(other));

  // A local store page selects its store, in background tabs too.
  await other.goto('/locate/display-map/?city=Littleton&state=CO');
  const store = other.locator('.bsro-store-card').first().getByRole('heading').getByRole('link');
  const [, number = ''] = /(\d+)\/?$/.exec((await store.getAttribute('href')) ?? '') ?? [];
  await store.click();
  await expect(getStoreName(other)).toHaveText(/^Littleton /);
  await expect(getStoreName(page)).toHaveText(/^Littleton /);
  await expect(fragment.getByText(/Littleton, CO/)).toBeVisible();
  expect(await waitForSavedStore(page)).toBe(number);
  expect(await waitForSavedStore(other)).toBe(number);
});

test('the header shows the open state of a store that was just selected, as the next page does [HOURS-4]', async ({
  page,
}) => {
  await page.goto('/');
  await searchInPlace(page, '80202');
  await expect(getStoreName(page)).toHaveText(/^Denver /);
  const state = getHeader(page).locator('> .open-state');
  await expect(state).toBeVisible();
  const text = await state.innerText();
  await page.reload();
  await expect(state).toHaveText(text);
});

test("a driver's store is saved to the account and returns with the next sign-in [MYST-5/logged-in] [ACCT-8/preferred-store]", async ({
  page,
  driverEmail: email,
}) => {
  await page.goto('/');
  await expectNoLocalStore(page);
  await signInNewDriver(page, email);
  // The store nearest to the site's default zip, which the driver has not chosen.
  await expectLocalStore(page);
  await expect(getStoreName(page)).toHaveText(/^Centennial /);
  expect(await readPreferredStore(page)).toBe('');

  await page.goto('/locate/');
  await selectNearestStore(page, '80202');
  await expect(getStoreName(page)).toHaveText(/^Denver /);
  const selected = await waitForSavedStore(page);
  await expect.poll(() => readPreferredStore(page)).toBe(selected);

  // Another browser.
  await clearBrowser(page);
  await page.goto('/');
  await expectNoLocalStore(page);
  await signInNewDriver(page, email);
  await expect(getStoreName(page)).toHaveText(/^Denver /);
  await expectLocalStore(page);
  expect(await waitForSavedStore(page)).toBe(selected);

  // A browser in which another store was selected before.
  await clearBrowser(page);
  await page.goto('/locate/?storeNumber=310001');
  await expect(getStoreName(page)).toHaveText(/^Centennial /);
  await signInNewDriver(page, email);
  await expect(getStoreName(page)).toHaveText(/^Denver /);
  expect(await waitForSavedStore(page)).toBe(selected);
});

test('a driver sees no error when the account call that saves the store fails [MYST-5/logged-in] [HTTP-5]', async ({
  page,
  fault,
  allowConsoleError,
  driverEmail: email,
}) => {
  allowConsoleError(/Failed to load resource/);
  await page.goto('/locate/');
  await signInNewDriver(page, email);
  await fault('/bsro/services/account/add-store', 'status:500');
  await selectNearestStore(page, '80202');
  await expect(getFinderForm(page).getByText(/is now your store\./)).toBeVisible();
  await expect(getFinderForm(page).getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
  await expect(getStoreName(page)).toHaveText(/^Denver /);
  expect(await readPreferredStore(page)).toBe('');
});

test("a corrupted cookie counts as missing, and the visitor's selection stays on the next page [LS-3/corrupted] [MYST-3]", async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto('/');
  await searchInPlace(page, '80202');
  await expect(getStoreName(page)).toHaveText(/^Denver /);
  const selected = await waitForSavedStore(page);
  for (const value of ['%7B%22location%22%3A', '5', '%E0%A4%A', '%7B%22location%22%3A%5B%5D%7D']) {
    await context.addCookies([{ name: COOKIE, value, url: baseURL ?? '' }]);
    await page.reload();
    // The server sends a new profile, and the stored store is selected again.
    await expect(getStoreName(page)).toHaveText(/^Denver /);
    await expectLocalStore(page);
    expect(await waitForSavedStore(page)).toBe(selected);
  }

  // Corrupted while the page is open: the stored store is used, and a new selection stays.
  await context.addCookies([{ name: COOKIE, value: '%7B', url: baseURL ?? '' }]);
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(getStoreName(page)).toHaveText(/^Denver /);
  // The visit has begun with the server's cookie, and doesn't report that it is missing.
  await page.goto('/locate/', { waitUntil: 'networkidle' });
  await context.addCookies([{ name: COOKIE, value: '%7B', url: baseURL ?? '' }]);
  await selectNearestStore(page, '80302');
  await expect(getFinderForm(page).getByText(/is now your store\./)).toBeVisible();
  const city = await getStoreName(page).innerText();
  const { storage } = await readSavedStore(page);
  expect(storage).not.toBe(selected);
  await page.goto('/');
  await expect(getStoreName(page)).toHaveText(city);
  expect(await waitForSavedStore(page)).toBe(storage);
});

test('tampered storage is ignored [LS-3/tampered] [MYST-3/stored]', async ({ page }) => {
  await page.goto('/');
  await searchInPlace(page, '80202');
  await expect(getStoreName(page)).toHaveText(/^Denver /);
  const selected = await waitForSavedStore(page);
  const soon = Date.now() + 3_000_000;
  for (const text of [
    '{"data":',
    'null',
    JSON.stringify({ data: { storeNumber: 310001, store: 7 }, expiration: soon }),
    JSON.stringify({ data: { storeNumber: '310001' }, expiration: soon }),
    JSON.stringify({ data: { storeNumber: selected, store: { city: 'x' } }, expiration: soon }),
    JSON.stringify({ data: { storeNumber: selected }, expiration: 9e15 }),
  ]) {
    await page.evaluate((item) => localStorage.setItem('storeData', item), text);
    await page.reload();
    await expect(getStoreName(page)).toHaveText(/^Denver /);
    expect(await waitForSavedStore(page), text).toBe(selected);
  }
});

test('the cookie keeps my store if local storage is disabled [LS-3/disabled]', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto('/');
  await expectNoLocalStore(page);
  await searchInPlace(page, '80202');
  await expect(getStoreName(page)).toHaveText(/^Denver /);
  await expect(
    page
      .locator('main .bsro-store-fragment')
      .first()
      .getByText(/Denver, CO/),
  ).toBeVisible();
  await page.goto('/locate/');
  await expect(getStoreName(page)).toHaveText(/^Denver /);
});

test('storage keeps the selection if the browser accepts no cookies [LS-3]', async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/ConfigurationError: the cookie/);
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set() {} });
  });
  await page.goto('/locate/');
  await selectNearestStore(page, '80202');
  await expect(getStoreName(page)).toHaveText(/^Denver /);
  await expectLocalStore(page);
  await page.reload();
  await expect(getStoreName(page)).toHaveText(/^Denver /);
});

test('a page from the back-forward cache shows the store that was selected since [MYST-3]', async ({
  keptPage: page,
}) => {
  await page.goto('/');
  await searchInPlace(page, '80202');
  await expect(getStoreName(page)).toHaveText(/^Denver /);
  await page.waitForLoadState('networkidle');
  await page.goto('/locate/');
  await selectNearestStore(page, '80122');
  await expect(getStoreName(page)).toHaveText(/^Centennial /);
  const selected = await waitForSavedStore(page);
  await page.waitForLoadState('networkidle');

  await page.goBack({ waitUntil: 'commit' });
  await expect(getZipForm(page)).toBeAttached();
  await expect(getStoreName(page)).toHaveText(/^Centennial /);
  const fragment = page.locator('main .bsro-store-fragment[data-fragment="local-store"]');
  await expect(fragment.getByText(/Centennial, CO/)).toBeVisible();
  expect(await waitForSavedStore(page)).toBe(selected);
  await expectFromMemory(page);
});
