import { createDriver, preferredStore, signInNewcomer } from './support/account';
import {
  agreedStore,
  hasNoStore,
  hasStore,
  keptStore,
  nearestForm,
  searchByZip,
  storeName,
  takeNearest,
  zipForm,
} from './support/my-store';
import { expectFromMemory, test } from './support/page-memory';
import { expect } from './support/test';

const COOKIE = 'bsro.cp-fcac';

test('MYST-3 MYST-4 MYST-5 SESS-3 what one tab chooses is the store of every tab', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await hasNoStore(page);
  const other = await context.newPage();
  await other.goto('/');
  await searchByZip(other, '80202');
  await expect(storeName(other)).toHaveText('Denver');

  const fragment = page.locator('main .store-fragment[data-fragment="local-store"]');
  await expect(storeName(page)).toHaveText('Denver');
  await hasStore(page);
  await expect(fragment.getByText(/Denver, CO/)).toBeVisible();
  expect(await agreedStore(page)).toBe(await agreedStore(other));

  // The page of a store makes it a visitor's, in the tabs behind it as well.
  await other.goto('/locate/display-map/?city=Littleton&state=CO');
  const store = other.locator('.bsro-store-card').first().getByRole('heading').getByRole('link');
  const [, number = ''] = /(\d+)\/?$/.exec((await store.getAttribute('href')) ?? '') ?? [];
  await store.click();
  await expect(storeName(other)).toHaveText('Littleton');
  await expect(storeName(page)).toHaveText('Littleton');
  await expect(fragment.getByText(/Littleton, CO/)).toBeVisible();
  expect(await agreedStore(page)).toBe(number);
  expect(await agreedStore(other)).toBe(number);
});

test('MYST-5 ACCT-8 a driver’s store is the account’s, and comes back with the next sign-in', async ({
  page,
  context,
  request,
  baseURL,
  unique,
}) => {
  const email = await createDriver({ request, baseURL, unique });
  await page.goto('/');
  await signInNewcomer(page, email);
  await hasNoStore(page);
  expect(await preferredStore(page)).toBe('');

  await searchByZip(page, '80202');
  await page.waitForURL(/\/locate\/display-map/);
  await expect(storeName(page)).toHaveText('Denver');
  const chosen = await agreedStore(page);
  expect(await preferredStore(page)).toBe(chosen);

  // Another browser.
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/');
  await hasNoStore(page);
  await signInNewcomer(page, email);
  await expect(storeName(page)).toHaveText('Denver');
  await hasStore(page);
  expect(await agreedStore(page)).toBe(chosen);

  // And one where another store was chosen before.
  await context.clearCookies();
  await page.goto('/locate/?storeNumber=310001');
  await expect(storeName(page)).toHaveText('Centennial');
  await signInNewcomer(page, email);
  await expect(storeName(page)).toHaveText('Denver');
  expect(await agreedStore(page)).toBe(chosen);
});

test('MYST-5 HTTP-5 an account that does not take the store is not mentioned', async ({
  page,
  request,
  baseURL,
  unique,
  fault,
  allowConsoleError,
}) => {
  allowConsoleError(/Failed to load resource/);
  const email = await createDriver({ request, baseURL, unique });
  await page.goto('/locate/');
  await signInNewcomer(page, email);
  await fault('/bsro/services/account/add-store', 'status:500');
  await takeNearest(page, '80202');
  await expect(nearestForm(page).getByText(/is now your store\./)).toBeVisible();
  await expect(nearestForm(page).getByRole('alert')).toHaveCount(0);
  await expect(storeName(page)).toHaveText('Denver');
  expect(await preferredStore(page)).toBe('');
});

test('LS-3 MYST-3 a cookie that is broken counts as none; what the visitor chooses holds, now and on the next page', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto('/');
  await searchByZip(page, '80202');
  await expect(storeName(page)).toHaveText('Denver');
  const chosen = await agreedStore(page);
  for (const value of ['%7B%22location%22%3A', '5', '%E0%A4%A', '%7B%22location%22%3A%5B%5D%7D']) {
    await context.addCookies([{ name: COOKIE, value, url: baseURL ?? '' }]);
    await page.reload();
    // The host gives a new profile; what this browser has stored is chosen again.
    await expect(storeName(page)).toHaveText('Denver');
    await hasStore(page);
    expect(await agreedStore(page)).toBe(chosen);
  }

  // Broken under an open page: what is stored stands in, and a new choice holds.
  await context.addCookies([{ name: COOKIE, value: '%7B', url: baseURL ?? '' }]);
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(storeName(page)).toHaveText('Denver');
  await page.goto('/locate/');
  await context.addCookies([{ name: COOKIE, value: '%7B', url: baseURL ?? '' }]);
  await takeNearest(page, '80302');
  await expect(nearestForm(page).getByText(/is now your store\./)).toBeVisible();
  const city = await storeName(page).innerText();
  const { storage } = await keptStore(page);
  expect(storage).not.toBe(chosen);
  await page.goto('/');
  await expect(storeName(page)).toHaveText(city);
  expect(await agreedStore(page)).toBe(storage);
});

test('LS-3 MYST-3 storage that was tampered with is not believed', async ({ page }) => {
  await page.goto('/');
  await searchByZip(page, '80202');
  await expect(storeName(page)).toHaveText('Denver');
  const chosen = await agreedStore(page);
  const soon = Date.now() + 3_000_000;
  for (const text of [
    '{"data":',
    'null',
    JSON.stringify({ data: { storeNumber: 310001, store: 7 }, expiration: soon }),
    JSON.stringify({ data: { storeNumber: '310001' }, expiration: soon }),
    JSON.stringify({ data: { storeNumber: chosen, store: { city: 'x' } }, expiration: soon }),
    JSON.stringify({ data: { storeNumber: chosen }, expiration: 9e15 }),
  ]) {
    await page.evaluate((item) => localStorage.setItem('storeData', item), text);
    await page.reload();
    await expect(storeName(page)).toHaveText('Denver');
    expect(await agreedStore(page), text).toBe(chosen);
  }
});

test('LS-3 with local storage switched off the cookie keeps my store', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto('/');
  await hasNoStore(page);
  await searchByZip(page, '80202');
  await expect(storeName(page)).toHaveText('Denver');
  await expect(
    page
      .locator('main .store-fragment')
      .first()
      .getByText(/Denver, CO/),
  ).toBeVisible();
  await page.goto('/locate/');
  await expect(storeName(page)).toHaveText('Denver');
});

test('LS-3 where the browser takes no cookies, the choice holds in storage', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set() {} });
  });
  await page.goto('/locate/');
  await takeNearest(page, '80202');
  await expect(storeName(page)).toHaveText('Denver');
  await hasStore(page);
  await page.reload();
  await expect(storeName(page)).toHaveText('Denver');
});

test('MYST-3 SESS-3 a page that Back brings out of memory shows the store that was chosen since', async ({
  keptPage: page,
}) => {
  await page.goto('/');
  await searchByZip(page, '80202');
  await expect(storeName(page)).toHaveText('Denver');
  await page.waitForLoadState('networkidle');
  await page.goto('/locate/');
  await takeNearest(page, '80122');
  await expect(storeName(page)).toHaveText('Centennial');
  const chosen = await agreedStore(page);
  await page.waitForLoadState('networkidle');

  await page.goBack({ waitUntil: 'commit' });
  await expect(zipForm(page)).toBeAttached();
  await expect(storeName(page)).toHaveText('Centennial');
  const fragment = page.locator('main .store-fragment[data-fragment="local-store"]');
  await expect(fragment.getByText(/Centennial, CO/)).toBeVisible();
  expect(await agreedStore(page)).toBe(chosen);
  await expectFromMemory(page);
});
