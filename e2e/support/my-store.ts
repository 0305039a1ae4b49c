import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** Finds my store in the header. */
export const getHeader = (page: Page): Locator => page.locator('.bsro-my-store').first();

/** Finds the name of my store in the header. */
export const getStoreName = (page: Page): Locator => getHeader(page).locator('.my-store__name');

/** Finds the zip form of the home page. */
export const getZipForm = (page: Page): Locator => page.locator('main .bsro-zip-form');

/** Waits until the page has a local store. */
export const expectLocalStore = (page: Page): Promise<void> =>
  expect(page.locator('body')).toHaveClass(/(^| )has-local-store/);

/** Waits until the page has no local store. */
export const expectNoLocalStore = (page: Page): Promise<void> =>
  expect(page.locator('body')).toHaveClass(/(^| )no-local-store/);

/** Searches for a store near a zip on the home page, and opens the form's action. */
const searchByZip = async (page: Page, zip: string): Promise<void> => {
  const field = getZipForm(page).getByLabel('Zip code');
  await field.focus();
  await expect(getZipForm(page)).toHaveAttribute('data-mount', 'mounted');
  await field.fill(zip);
  await field.press('Enter');
};

/** Searches by a zip on the home page without leaving it, as where an author has given the form no action. */
export const searchInPlace = async (page: Page, zip: string): Promise<void> => {
  await getZipForm(page).evaluate((form) => form.setAttribute('action', '#'));
  await searchByZip(page, zip);
};

/** Finds the search of the store finder. */
export const getFinderForm = (page: Page): Locator => page.getByRole('search');

/** Waits until a store finder is mounted; until then, its form opens the CMS's results page. */
export const waitForStoreFinder = async (page: Page, form: Locator): Promise<void> => {
  const finder = page.locator('.bsro-store-finder').filter({ has: form });
  await finder.scrollIntoViewIfNeeded();
  await expect(finder).toHaveAttribute('data-mount', 'mounted');
};

/** Finds the search of the store finder, changed to select the nearest store without leaving the page. */
export const getFinderInPlace = async (page: Page): Promise<Locator> => {
  const form = getFinderForm(page);
  await waitForStoreFinder(page, form);
  await form.evaluate((element) => element.setAttribute('action', '#'));
  return form;
};

/** Selects the store nearest to a zip in the store finder, once it is mounted. */
export const selectNearestStore = async (page: Page, zip: string): Promise<void> => {
  const form = await getFinderInPlace(page);
  await form.getByLabel('Zip code or city and state').fill(zip);
  await form.getByRole('button', { name: 'Find stores' }).click();
};

/** Reads the number of my store on the brand fcac from the cookie and from local storage. */
export const readSavedStore = (page: Page) =>
  page.evaluate(() => {
    const parseStoreNumber = (text: string, part: string): string =>
      new RegExp(`"${part}":\\{.*?"storeNumber":"(\\d+)"`).exec(text)?.[1] ?? 'none';
    const cookies = decodeURIComponent(document.cookie);
    return {
      cookie: parseStoreNumber(/bsro\.cp-fcac=([^;]*)/.exec(cookies)?.[1] ?? '', 'location'),
      storage: parseStoreNumber(localStorage.getItem('storeData') ?? '', 'data'),
    };
  });

/** Waits until the cookie and local storage contain the same store. @returns its number */
export const waitForSavedStore = async (page: Page): Promise<string> => {
  await expect
    .poll(async () => {
      const { cookie, storage } = await readSavedStore(page);
      return cookie === storage && cookie !== 'none';
    })
    .toBe(true);
  return (await readSavedStore(page)).cookie;
};
