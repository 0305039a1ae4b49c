import type { Page } from '@playwright/test';
import { getDialog, getMenu, getSignInButton } from './support/account';
import { holdRequests } from './support/hold-requests';
import { expect, test } from './support/test';

/** A page without placeholders in its content, so that no interrupt covers the header. */
const PAGE = '/legal-notice/';

const getCmsLink = (page: Page) => getMenu(page).getByRole('link', { name: 'Sign In' });

const expectSignIn = async (page: Page): Promise<void> => {
  await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible();
  await expect(getDialog(page)).toHaveCount(1);
};

test.describe('the header on a first visit', () => {
  test.use({ hasTouch: true });

  const presses: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
    ['touch', (page) => getSignInButton(page).tap()],
    ['mouse', (page) => getSignInButton(page).click()],
    [
      'keyboard',
      async (page) => {
        await getSignInButton(page).focus();
        await page.keyboard.press('Enter');
      },
    ],
  ];
  for (const [input, press] of presses) {
    test(`opens the sign-in on a press by ${input} [MOUNT-7] [ACCT-9]`, async ({
      page,
      context,
    }) => {
      await page.goto(PAGE);
      await expect(getSignInButton(page)).toBeVisible();
      // The header's parts that load last.
      await expect
        .poll(async () => (await context.cookies()).map(({ name }) => name))
        .toContain('bsro-sign-in-tooltip');
      await expect(page.locator('body')).toHaveClass(/\bnav-reveal\b/);
      await press(page);
      await expectSignIn(page);
    });
  }

  test('opens one dialog for several clicks while its script loads slowly [MOUNT-4] [ACCT-9]', async ({
    page,
  }) => {
    const release = await holdRequests(page, '**/chunks/account-dialogs.*.js');
    await page.goto(PAGE);
    await getSignInButton(page).click();
    await expect(getSignInButton(page)).toHaveAttribute('aria-busy', 'true');
    await getSignInButton(page).click();
    await expect(getDialog(page)).toHaveCount(0);
    release();
    await expectSignIn(page);
    await expect(getSignInButton(page)).not.toHaveAttribute('aria-busy');
  });

  test('a click while offline waits, and opens one dialog once the browser is online [MOUNT-4] [ACCT-9]', async ({
    page,
    context,
    allowConsoleError,
  }) => {
    allowConsoleError(/net::ERR_INTERNET_DISCONNECTED/);
    await page.goto(PAGE);
    await expect(getSignInButton(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await getSignInButton(page).click();
    await expect(getSignInButton(page)).toHaveAttribute('aria-busy', 'true');
    await getSignInButton(page).click();
    await expect(getDialog(page)).toHaveCount(0);
    await context.setOffline(false);
    await expectSignIn(page);
  });

  test('follows the link of the CMS if a press on it began before the menu mounted [ACCT-9]', async ({
    page,
  }) => {
    const release = await holdRequests(page, '**/chunks/header.*.js');
    await page.goto(PAGE);
    await getCmsLink(page).hover();
    await page.mouse.down();
    const loaded = page.waitForResponse(/\/chunks\/header\..*\.js$/);
    release();
    await loaded;
    // The rest of the header mounts.
    await expect(page.locator('.bsro-navigation')).toHaveAttribute('data-mount', 'mounted');
    await expect(getCmsLink(page)).toBeVisible();
    await page.mouse.up();
    await expect(page).toHaveURL(/\/account\/sign-in/);
  });

  test('keeps the focus on Sign In when the menu mounts [ACCT-9]', async ({ page }) => {
    const release = await holdRequests(page, '**/chunks/header.*.js');
    await page.goto(PAGE);
    await getCmsLink(page).focus();
    release();
    await expect(getSignInButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expectSignIn(page);
  });
});
