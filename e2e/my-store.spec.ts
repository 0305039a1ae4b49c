import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

const getBody = (page: Page) => page.locator('body');
const getHeader = (page: Page) => page.locator('.bsro-my-store').first();

test('entering a zip selects a store for the visitor, and the next page shows the store @main [MYST-4/has-local-store] [MYST-8/store-data] [FRAG-1/local-store] [VAL-4] [MOUNT-2/my-store]', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/');
  await expect(getBody(page)).toHaveClass(/no-local-store/);
  const form = page.locator('main .bsro-zip-form');
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
  await page.waitForURL('/locate/display-map/?q=80202');
  await expect(getBody(page)).toHaveClass(/(^| )has-local-store/);
  await page.goto('/');
  await expect(form).toBeHidden();
  const fragment = page.locator('main .bsro-store-fragment[data-fragment="local-store"]');
  await expect(fragment.getByRole('link', { name: /Schedule/ })).toBeVisible();
  const header = getHeader(page).locator('.my-store__name');
  await expect(header).toHaveText(/^Denver /);
  const name = await header.innerText();
  await page.goto('/offers/');
  await expect(getBody(page)).toHaveClass(/(^| )has-local-store/);
  await expect(header).toHaveText(name);
});

test('the nearest store is selected if the visitor allows their position [MYST-2/granted]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  // A position in Denver, whose nearest stores of this brand are in the region.
  await context.setGeolocation({ latitude: 39.7392, longitude: -104.9903 });
  await page.goto('/');
  await expect(getBody(page)).toHaveClass(/(^| )has-local-store/);
  await expect(getHeader(page).locator('.my-store__name')).toHaveText(/^Denver /);
});

test('a store number in the URL overrides everything else [MYST-1/store-number]', async ({
  page,
}) => {
  await page.goto('/?storeNumber=310001');
  await expect(getBody(page)).toHaveClass(/(^| )has-local-store/);
  const cookies = await page.context().cookies();
  const profile = cookies.find(({ name }) => name === 'bsro.cp-fcac');
  expect(decodeURIComponent(profile?.value ?? '')).toContain('"storeNumber":"310001"');
});

for (const [site, store] of [
  ['fcac', 'Centennial Valley Forge'],
  ['hibdontire', 'Owasso Arapahoe'],
] as const) {
  test(`the header of ${site} shows all of the store's name on phones and tablets [MYST-7]`, async ({
    page,
    origin,
  }) => {
    await page.goto(`${origin(site)}/legal-notice/`);
    const name = getHeader(page).locator('.my-store__name');
    await expect(name).toHaveText(store);
    await expect(getHeader(page).getByRole('button')).toBeVisible();
    for (const width of [320, 375, 768]) {
      await page.setViewportSize({ width, height: 1024 });
      const cut = await name.evaluate((element) => {
        const text = document.createRange();
        text.selectNodeContents(element);
        const [full, shown] = [text.getBoundingClientRect(), element.getBoundingClientRect()];
        return Math.max(full.width - shown.width, full.height - shown.height);
      });
      expect(cut, `${width} pixels`).toBeLessThanOrEqual(1);
    }
  });
}

test('the visitor ID that the page contains is written to the profile only once [MYST-9] [COOK-2/vid]', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/profile/update-vid')) sent.push(request.url());
  });
  const readVisitorId = async () => {
    const cookies = await page.context().cookies();
    const profile = cookies.find(({ name }) => name === 'bsro.cp-fcac');
    return /"vid":"([^"]*)"/.exec(decodeURIComponent(profile?.value ?? ''))?.[1];
  };
  // The CMS renders the visitor ID of its analytics.
  await page.addInitScript(() => {
    const renderVisitorId = () =>
      document.querySelector('.bsro-my-store')?.setAttribute('data-visitor-id', 'v-42');
    document.addEventListener('readystatechange', renderVisitorId, { once: true });
  });
  await page.goto('/offers/?storeNumber=310001');
  await expect.poll(readVisitorId).toBe('v-42');
  await expect(getBody(page)).toHaveClass(/(^| )has-local-store/);
  expect(sent).toHaveLength(1);
  await page.goto('/offers/');
  await expect(getHeader(page)).toHaveAttribute('data-mount', 'mounted');
  await expect(getBody(page)).toHaveClass(/(^| )has-local-store/);
  await page.waitForLoadState('networkidle');
  expect([await readVisitorId(), sent.length]).toEqual(['v-42', 1]);
});

test('the panel opens and closes by keyboard and by a click outside, and shows its store [MYST-7/toggle] [MYST-7/outside-click]', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/offers/?storeNumber=310001');
  await expect(getBody(page)).toHaveClass(/(^| )has-local-store/);
  const button = getHeader(page).getByRole('button').first();
  await button.press('Enter');
  const panel = getHeader(page).locator('.bsro-my-store__panel');
  await expect(panel.getByRole('link', { name: 'Directions' })).toBeVisible();
  await expectAccessible('.bsro-my-store');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await expect(panel).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(panel).toBeHidden();
});
