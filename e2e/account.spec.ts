import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../fixtures/services/seed/accounts';
import {
  getDialog,
  fillSignIn,
  getMenu,
  openSignIn,
  PAGE,
  signIn,
  getSignInButton,
  submit,
  getToggle,
} from './support/account';
import { expect, test } from './support/test';

test('a driver signs in, stays signed in on the next page, and a sign-out on an account page leads to the home page @main [ACCT-4] [ACCT-8/login] [ACCT-9/signed-in] [ACCT-10/leaves-account-paths] [SESS-1/at-load] [MOUNT-2/account]', async ({
  page,
  context,
}) => {
  await page.goto(PAGE);
  await signIn(page);
  await expect(getDialog(page)).toBeHidden();
  await expect(getToggle(page, 'Dana')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: "You're signed in." })).toHaveCount(1);
  // The menu shows the driver's name.
  await expect(page.locator('.bsro-signed-in-line')).toHaveCount(0);

  await page.goto('/account/overview');
  await getToggle(page, 'Dana').click();
  const links = getMenu(page).getByRole('link');
  await expect(links).toHaveText([
    'Account Overview',
    /^Vehicles & Service\d+ new invoices?$/,
    'Preferences',
  ]);

  await getMenu(page).getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\.localhost:\d+\/$/);
  await expect(getSignInButton(page)).toBeVisible();
  await expect
    .poll(async () => (await context.cookies()).some(({ name }) => name === 'tokenId'))
    .toBe(false);
});

test('a sign-in and a sign-out also take effect in another tab [SESS-3/login] [SESS-3/logout]', async ({
  page,
  context,
}) => {
  await page.goto(PAGE);
  const other = await context.newPage();
  await other.goto(PAGE);
  await expect(getSignInButton(other)).toBeVisible();

  await signIn(page);
  await expect(getToggle(other, 'Dana')).toBeVisible();

  await getToggle(other, 'Dana').click();
  await getMenu(other).getByRole('button', { name: 'Sign Out' }).click();
  await expect(getSignInButton(page)).toBeVisible();
});

test('a token that the server no longer knows signs the driver out [SESS-1] [SESS-2]', async ({
  page,
  context,
  baseURL,
  allowConsoleError,
}) => {
  allowConsoleError(/Failed to load resource.*401/);
  await context.addCookies([{ name: 'tokenId', value: 'long-gone', url: baseURL ?? '' }]);
  await page.goto(PAGE);
  await expect(getSignInButton(page)).toBeVisible();
  await expect
    .poll(async () => (await context.cookies()).some(({ name }) => name === 'tokenId'))
    .toBe(false);
});

test('the menu and its dialogs work with the keyboard alone [ACCT-9] [MODL-1]', async ({
  page,
}) => {
  await page.goto(PAGE);
  await expect(getSignInButton(page)).toBeVisible();
  await getSignInButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(getDialog(page).getByLabel('Email')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(getSignInButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(getDialog(page).getByLabel('Email')).toBeFocused();
  await page.keyboard.type(DEMO_ACCOUNTS.driver.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(getToggle(page, 'Dana')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(getMenu(page).getByRole('link', { name: 'Account Overview' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(getToggle(page, 'Dana')).toBeFocused();
  await expect(getToggle(page, 'Dana')).toHaveAttribute('aria-expanded', 'false');
});

test('the dialogs load only when they are opened, and the dialogs, their errors, and the menu are accessible [ACCT-1] [ACCT-9]', async ({
  page,
  expectAccessible,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto(PAGE);
  await expect(getSignInButton(page)).toBeVisible();
  expect(loaded.filter((url) => /\/(account-dialogs|forms)\./.test(url))).toEqual([]);
  await openSignIn(page);
  expect(loaded.some((url) => /\/forms\..*\.js/.test(url))).toBe(true);
  await submit(page);
  await expect(getDialog(page).getByRole('heading', { name: 'There is a problem' })).toBeVisible();
  await expectAccessible('dialog');
  await getDialog(page)
    .getByRole('link', { name: /Sign Up/ })
    .click();
  await expect(page.getByRole('dialog', { name: 'Create An Account' })).toBeVisible();
  await expectAccessible('dialog');
  await getDialog(page).getByRole('button', { name: 'Close' }).click();
  await signIn(page);
  await getToggle(page, 'Dana').click();
  await expectAccessible('.bsro-account-menu[data-variant="desktop"]');
});

test('the menu is in the navigation on a phone, where a line confirms the sign-in [ACCT-8/login] [ACCT-9/mobile]', async ({
  page,
  expectAccessible,
}) => {
  await page.clock.install();
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto(PAGE);
  const mobile = page.locator('.bsro-account-menu[data-variant="mobile"]');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await mobile.getByRole('button', { name: 'Sign In' }).click();
  await fillSignIn(page, DEMO_ACCOUNTS.driver.email, DEMO_PASSWORD);
  await submit(page);
  await expect(getDialog(page)).toBeHidden();
  const line = page.getByRole('status').filter({ hasText: "You're signed in." });
  await expect(line).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused();
  await expectAccessible('.bsro-signed-in-line');
  await page.clock.runFor(8_000);
  await expect(line).toBeHidden();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(mobile.getByRole('link', { name: /Vehicles & Service/ })).toBeVisible();
});

test('the menu changes its place whenever the window becomes wider or narrower than 680 px, and an open dialog keeps its input [ACCT-9/desktop] [ACCT-9/mobile] [MOUNT-7]', async ({
  page,
}) => {
  await page.goto(PAGE);
  const desktop = page.locator('.bsro-account-menu[data-variant="desktop"]');
  const mobile = page.locator('.bsro-account-menu[data-variant="mobile"]');
  await expect(desktop).toHaveAttribute('data-mount', 'mounted');
  for (const width of [679, 680, 375, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    const [shown, other] = width < 680 ? [mobile, desktop] : [desktop, mobile];
    await expect(shown).toHaveAttribute('data-mount', 'mounted');
    await expect(other).toHaveAttribute('data-mount', 'waiting');
    await expect(shown.locator('.bsro-account-menu__content')).toHaveCount(1);
    await expect(other.locator('.bsro-account-menu__content')).toHaveCount(0);
    await expect(other.locator('.account-links a')).toHaveCount(2);
  }

  await openSignIn(page);
  await getDialog(page).getByLabel('Email').fill('driver@example.com');
  await page.setViewportSize({ width: 375, height: 740 });
  await expect(getDialog(page).getByLabel('Email')).toHaveValue('driver@example.com');
  await getDialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(mobile).toHaveAttribute('data-mount', 'mounted');
  await expect(desktop).toHaveAttribute('data-mount', 'waiting');
});

test("a dialog that doesn't load is reported and can be tried again [ACCT-9] [MOUNT-4/retry-offered]", async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/Failed to load resource|ERR_FAILED/);
  allowConsoleError(/account-dialogs \(chunk\)/);
  await page.clock.install();
  await page.route(/\/account-dialogs\..*\.js/, (route) => route.abort());
  await page.goto(PAGE);
  await getSignInButton(page).click();
  const message = getMenu(page).getByText("Sign In didn't open.");
  await expect(async () => {
    await page.clock.runFor(2_000);
    await expect(message).toBeVisible({ timeout: 100 });
  }).toPass();
  await expect(getMenu(page).getByRole('link', { name: 'Go to the page' })).toBeVisible();
  await page.unroute(/\/account-dialogs\..*\.js/);
  await getMenu(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible();
});

test.describe('the account menu without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test("the CMS's links lead to the account pages [ACCT-9]", async ({ page }) => {
    await page.goto(PAGE);
    await getMenu(page).getByRole('link', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(/\/account\/sign-in/);
  });
});
