import type { Page } from '@playwright/test';
import {
  expectNoLocalStore,
  expectLocalStore,
  getHeader,
  readSavedStore,
  getFinderInPlace,
  waitForStoreFinder,
  searchInPlace,
  getStoreName,
} from './support/my-store';
import type { Fault } from './support/test';
import { expect, test } from './support/test';

const STORE = '/bsro/services/store';
const BY_ZIP = `${STORE}/set-store-by-zip`;

const MAP = '/locate/display-map/?zip=80122';

/** Matches the console errors that the browser writes for a fault. */
const LOAD_FAILED = /Failed to load resource|net::ERR/;

const SET_FAILED = 'Error setting store by zip: ';

/** A sample of the failures with their messages. The Jest tests of each component cover all failures. */
const FAULTS: readonly (readonly [Fault, string])[] = [
  ['status:500', `${SET_FAILED}service not available`],
  ['success-false', 'No stores found for zip: 80202'],
];

const getListForm = (page: Page) => page.getByRole('form', { name: 'Choose from a list' });
const getCards = (page: Page) => page.locator('.bsro-store-card');

const expectNoSavedStore = async (page: Page): Promise<void> => {
  await expectNoLocalStore(page);
  await expect(getStoreName(page)).toHaveText(/^Centennial /);
  expect((await readSavedStore(page)).storage).toBe('none');
};

test('shows an error when a search by zip fails, keeps the input, and works on the next try [FIND-6] [MYST-8/failure] [HTTP-5]', async ({
  page,
  fault,
  clearFaults,
  allowConsoleError,
}) => {
  allowConsoleError(LOAD_FAILED);
  await page.goto('/locate/');
  const form = await getFinderInPlace(page);
  const zip = form.getByLabel('Zip code or city and state');
  for (const [kind, message] of FAULTS) {
    await fault(BY_ZIP, kind);
    await zip.fill('80202');
    await zip.press('Enter');
    await expect(form.getByRole('alert').first(), kind).toHaveText(message);
    await expect(zip).toHaveValue('80202');
    await expect(zip).toBeFocused();
    await expect(form).not.toHaveAttribute('aria-busy');
    await expectNoSavedStore(page);
    await clearFaults();
    await zip.fill('');
  }
  await zip.fill('80202');
  await zip.press('Enter');
  await expect(form.getByText(/is now your store\./)).toBeVisible();
  await expect(getStoreName(page)).toHaveText(/^Denver /);
});

test('shows the same error in the panel of my store, and keeps the panel open [MYST-8/failure] [HTTP-5]', async ({
  page,
  fault,
  clearFaults,
  allowConsoleError,
}) => {
  allowConsoleError(LOAD_FAILED);
  await page.goto(MAP);
  // The element is a link of the CMS until the bundle mounts a button.
  await getHeader(page).getByRole('button').click();
  const panel = page.locator('.bsro-my-store__panel');
  const zip = panel.getByLabel('Store near a zip code');
  for (const [kind, message] of FAULTS) {
    await fault(BY_ZIP, kind);
    await zip.fill('80202');
    await zip.press('Enter');
    await expect(panel.getByRole('alert'), kind).toHaveText(message);
    await expect(zip).toHaveValue('80202');
    await expectNoSavedStore(page);
    await clearFaults();
    await zip.fill('');
  }
  await expect(panel).toBeVisible();
});

test('keeps a select empty after a failure, and retries when the select gets the focus [FIND-1/failed-call] [HTTP-5]', async ({
  page,
  fault,
  clearFaults,
  allowConsoleError,
}) => {
  allowConsoleError(LOAD_FAILED);
  allowConsoleError(/store-finder \(call\)/);
  await page.goto('/locate/');
  const form = getListForm(page);
  await waitForStoreFinder(page, form);
  const city = form.getByLabel('City');
  const store = form.getByLabel('Store');
  await form.getByLabel('State').selectOption('CO');
  await expect(city.locator('option').nth(1)).toBeAttached();
  const cities = (await city.locator('option').allInnerTexts()).slice(1);
  for (const [index, [kind]] of FAULTS.entries()) {
    const name = cities[index % cities.length] ?? '';
    await page.evaluate(() => localStorage.clear());
    await fault(`${STORE}/location/get-list-state-city`, kind);
    await city.selectOption('');
    await city.selectOption(name);
    await expect(store, kind).toBeEnabled();
    await expect(store.locator('option'), kind).toHaveCount(1);
    await expect(form.locator('input[name="storeNumber"]')).toHaveValue('');
    await clearFaults();
    await city.focus();
    await store.focus();
    await expect(store.locator('option').nth(1), kind).toBeAttached();
  }
});

test("shows an error next to the button when my store can't be set, and works on the next try [MYST-5] [HTTP-5]", async ({
  page,
  fault,
  clearFaults,
  allowConsoleError,
}) => {
  allowConsoleError(LOAD_FAILED);
  await page.goto(MAP);
  const card = getCards(page).nth(2);
  const button = card.getByRole('button');
  for (const [kind] of FAULTS) {
    await fault(`${STORE}/set-store-by-store-number`, kind);
    await button.click();
    await expect(card.getByRole('alert'), kind).toHaveText(
      "This store couldn't be set as yours. Please try again.",
    );
    await expect(button).not.toHaveAttribute('aria-busy', 'true');
    await expect(button).toBeFocused();
    await expectNoSavedStore(page);
    await clearFaults();
  }
  await button.click();
  await expect(button).toHaveText(/^My store/);
  await expect(card.getByRole('alert')).toBeEmpty();
});

test("shows no error for requests that the visitor didn't make [MYST-6] [FRAG-1/failed-load] [HTTP-5]", async ({
  page,
  fault,
  allowConsoleError,
}) => {
  allowConsoleError(LOAD_FAILED);
  await page.route('**/static/**', (route) => route.abort());
  await fault(`${STORE}/location/geo-location`, 'html');
  await fault(`${STORE}/details`, 'status:500');
  await page.goto('/');
  const fragment = page.locator(
    'main .bsro-store-fragment[data-fragment="widget-oil-tab-content"]',
  );
  await searchInPlace(page, '80202');
  await expectLocalStore(page);
  // The store is set, although its details are unknown.
  await expect(getStoreName(page)).toHaveText('My store');
  await fragment.scrollIntoViewIfNeeded();
  await expect(fragment).toHaveAttribute('data-mount', 'mounted');
  await page.waitForLoadState('networkidle');
  await expect(fragment.getByRole('link', { name: 'Find a store' })).toBeVisible();
  await expect(page.locator('.bsro-notice')).toHaveCount(0);
});
