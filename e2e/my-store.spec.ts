import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

const body = (page: Page) => page.locator('body');
const header = (page: Page) => page.locator('.my-store').first();

test('MYST-4 MYST-8 FRAG-1 VAL-4 a zip gives a visitor a local store, which the next page knows', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/');
  await expect(body(page)).toHaveClass(/no-local-store/);
  const form = page.locator('main .zip-form');
  const zip = form.getByLabel('Zip code');
  await zip.focus();
  await expect(form).toHaveAttribute('data-mount', 'mounted');
  await zip.fill('8020');
  await zip.press('Enter');
  await expect(form.getByRole('alert')).not.toBeEmpty();
  await expect(zip).toHaveValue('8020');
  await expectAccessible('main');

  await zip.fill('80202');
  await zip.press('Enter');
  await expect(body(page)).toHaveClass(/(^| )has-local-store/);
  // The form has gone with the focus in it.
  await expect(form).toBeHidden();
  await expect(header(page).getByRole('button')).toBeFocused();
  const fragment = page.locator('main .store-fragment[data-fragment="local-store"]');
  await expect(fragment.getByRole('link', { name: /Schedule/ })).toBeVisible();
  const name = await header(page).locator('.my-store__name').innerText();
  await page.goto('/offers/');
  await expect(body(page)).toHaveClass(/(^| )has-local-store/);
  await expect(header(page).locator('.my-store__name')).toHaveText(name);
});

test('MYST-2 where the visitor allows it, the nearest store is found', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  // Denver, and no store of this brand is nearer than those of its region.
  await context.setGeolocation({ latitude: 39.7392, longitude: -104.9903 });
  await page.goto('/');
  await expect(body(page)).toHaveClass(/(^| )has-local-store/);
  await expect(header(page).locator('.my-store__name')).not.toHaveText('Find a store');
});

test('MYST-1 a store number in the address goes before everything', async ({ page }) => {
  await page.goto('/?storeNumber=310001');
  await expect(body(page)).toHaveClass(/(^| )has-local-store/);
  const cookies = await page.context().cookies();
  const profile = cookies.find(({ name }) => name === 'bsro.cp-fcac');
  expect(decodeURIComponent(profile?.value ?? '')).toContain('"storeNumber":"310001"');
});

test('MYST-9 COOK-2 the visitor id that a page knows goes into the profile, once', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/profile/update-vid')) sent.push(request.url());
  });
  const vid = async () => {
    const cookies = await page.context().cookies();
    const profile = cookies.find(({ name }) => name === 'bsro.cp-fcac');
    return /"vid":"([^"]*)"/.exec(decodeURIComponent(profile?.value ?? ''))?.[1];
  };
  // The CMS prints the id that its analytics know.
  await page.addInitScript(() => {
    const print = () =>
      document.querySelector('.my-store')?.setAttribute('data-visitor-id', 'v-42');
    document.addEventListener('readystatechange', print, { once: true });
  });
  await page.goto('/offers/?storeNumber=310001');
  await expect.poll(vid).toBe('v-42');
  await expect(body(page)).toHaveClass(/(^| )has-local-store/);
  expect(sent).toHaveLength(1);
  await page.goto('/offers/');
  await expect(header(page)).toHaveAttribute('data-mount', 'mounted');
  await expect(body(page)).toHaveClass(/(^| )has-local-store/);
  await page.waitForLoadState('networkidle');
  expect([await vid(), sent.length]).toEqual(['v-42', 1]);
});

test('MYST-7 the panel opens and closes by key, by a press elsewhere and with its store', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/offers/?storeNumber=310001');
  await expect(body(page)).toHaveClass(/(^| )has-local-store/);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  const button = header(page).getByRole('button').first();
  await button.press('Enter');
  const panel = header(page).locator('.bsro-my-store__panel');
  await expect(panel.getByRole('link', { name: 'Directions' })).toBeVisible();
  await expectAccessible('.my-store');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await expect(panel).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(panel).toBeHidden();
});
