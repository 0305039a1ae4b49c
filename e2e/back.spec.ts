import type { Page } from '@playwright/test';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../fixtures/services/seed/accounts';
import { expectFromMemory, test } from './support/page-memory';
import { expect } from './support/test';

declare global {
  interface Window {
    /** The menus' text when the page was shown again. */
    textOnReturn?: string;
  }
}

/** Waits until the page's history state contains no opened card. */
const expectNoOpenedTire = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('OpenedTire');

test('a page from the back-forward cache shows nothing of the driver after a sign-out [SESS-3/logout]', async ({
  keptPage: page,
}) => {
  await page.addInitScript(() => {
    // Registered before the bundle's listener, so that it reads the page before any update.
    addEventListener('pageshow', () => {
      const menus = [...document.querySelectorAll('.bsro-account-menu')];
      window.textOnReturn = menus.map(({ textContent }) => textContent).join(' ');
    });
  });
  const menu = page.locator('.bsro-account-menu[data-variant="desktop"]');
  const signIn = menu.getByRole('button', { name: 'Sign In' });
  const driver = menu.getByRole('button', { name: DEMO_ACCOUNTS.driver.firstName });

  await page.goto('/locate/display-map/');
  await signIn.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(DEMO_ACCOUNTS.driver.email);
  await dialog.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(driver).toBeVisible();

  await page.goto('/tires/');
  await driver.click();
  await menu.getByRole('button', { name: 'Sign Out' }).click();
  await expect(signIn).toBeVisible();

  await page.goBack({ waitUntil: 'commit' });
  await expect(signIn).toBeVisible();
  await expect(driver).toHaveCount(0);
  await expect(menu).not.toContainText(/signed in/);
  expect(await page.evaluate(() => window.textOnReturn)).not.toContain(
    DEMO_ACCOUNTS.driver.firstName,
  );
  await expectFromMemory(page);
});

test('a list of tires from the back-forward cache removes the opened card from the history state', async ({
  keptPage: page,
}) => {
  await page.goto('/tires/vehicle/?year=2019&make=Toyota&model=Camry&trim=LE');
  const link = page.locator('.bsro-tire-card').nth(8).getByRole('heading').getByRole('link');
  await link.click();
  await page.waitForURL((url) => url.pathname.includes('/tires/brands/'));
  await page.goBack({ waitUntil: 'commit' });
  await expect(link).toBeInViewport();
  await expectFromMemory(page);
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('auto');
  await expectNoOpenedTire(page);
});

test("a tire's page speaks of the vehicle whose results it was opened from, also after Back to a page in memory [SRCH-5/by-vehicle]", async ({
  keptPage: page,
}) => {
  const expectCurrent = (vehicle: string) =>
    expect
      .poll(async () => {
        const cookies = await page.context().cookies();
        return cookies.find(({ name }) => name === 'bsro.vehicles-fcac')?.value;
      })
      .toContain(vehicle);
  const link = page.locator('.bsro-tire-card').first().getByRole('heading').getByRole('link');
  const fit = page.locator('.bsro-tire-fit');
  await page.goto('/tires/vehicle/?year=2019&make=toyota&model=camry&trim=le');
  await expectCurrent('2019-Toyota-Camry');
  await page.goto('/tires/vehicle/?year=2019&make=Honda&model=CR-V&trim=EX');
  await expectCurrent('2019-Honda-CR-V');
  await link.click();
  await expect(fit).toContainText('2019 Honda CR-V EX');
  await page.goBack({ waitUntil: 'commit' });
  await expect(link).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  await expectCurrent('2019-Toyota-Camry');
  await expectFromMemory(page);
  await link.click();
  await expect(fit).toContainText('2019 Toyota Camry LE');
});

test('the decision guide from the back-forward cache keeps the focus on the tire that was opened [TDG-1]', async ({
  keptPage: page,
}) => {
  await page.goto(
    '/tires/guide/?step=tires&size=205/55R16&storeNumber=310001&tireType=notSure&priorities=wet',
  );
  const link = page
    .locator('.bsro-guide')
    .getByRole('article')
    .nth(1)
    .getByRole('heading')
    .getByRole('link');
  await link.click();
  await page.waitForURL((url) => url.pathname.includes('/tires/brands/'));
  await page.goBack({ waitUntil: 'commit' });
  await expect(link).toBeFocused();
  await expectFromMemory(page);
  await expectNoOpenedTire(page);
});
