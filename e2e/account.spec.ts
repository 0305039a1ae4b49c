import type { Page } from '@playwright/test';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../fixtures/services/seed/accounts';
import type { Fault } from './support/test';
import { expect, test } from './support/test';

/** A page of every brand without an interrupt of its own. */
const PAGE = '/locate/display-map/';

const AUTHENTICATE = '/bsro/services/account/authenticate';
const CREATE = '/bsro/services/account/create';

const menu = (page: Page) => page.locator('.account-menu[data-variant="desktop"]');
const dialog = (page: Page) => page.getByRole('dialog');
const signInButton = (page: Page) => menu(page).getByRole('button', { name: 'Sign In' });
const toggle = (page: Page, name: string) => menu(page).getByRole('button', { name });

const openSignIn = async (page: Page): Promise<void> => {
  await signInButton(page).click();
  await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible();
};

const fillSignIn = async (page: Page, email: string, password: string): Promise<void> => {
  await dialog(page).getByLabel('Email').fill(email);
  await dialog(page).getByLabel('Password', { exact: true }).fill(password);
};

const submit = (page: Page, name = 'Sign In') =>
  dialog(page).getByRole('button', { name, exact: true }).click();

const signIn = async (page: Page): Promise<void> => {
  await openSignIn(page);
  await fillSignIn(page, DEMO_ACCOUNTS.driver.email, DEMO_PASSWORD);
  await submit(page);
  await expect(toggle(page, DEMO_ACCOUNTS.driver.firstName)).toBeVisible();
};

test('ACCT-4 ACCT-8 ACCT-9 SESS-1 a driver signs in, stays so over a reload, and signs out', async ({
  page,
  context,
}) => {
  await page.goto(PAGE);
  await signIn(page);
  await expect(dialog(page)).toBeHidden();
  await expect(toggle(page, 'Dana')).toBeFocused();

  await page.reload();
  await toggle(page, 'Dana').click();
  const links = menu(page).getByRole('link');
  await expect(links).toHaveText([
    'Account Overview',
    /^Vehicles & Service\d+ new invoices?$/,
    'Preferences',
  ]);

  await menu(page).getByRole('button', { name: 'Sign Out' }).click();
  await expect(signInButton(page)).toBeVisible();
  expect((await context.cookies()).some(({ name }) => name === 'tokenId')).toBe(false);
  await page.reload();
  await expect(signInButton(page)).toBeVisible();
});

test('ACCT-10 signing out on an account page leads home', async ({ page }) => {
  await page.goto(PAGE);
  await signIn(page);
  await page.goto('/account/overview');
  await toggle(page, 'Dana').click();
  await menu(page).getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\.localhost:\d+\/$/);
});

test('SESS-3 signing in and out reaches the other tab', async ({ page, context }) => {
  await page.goto(PAGE);
  const other = await context.newPage();
  await other.goto(PAGE);
  await expect(signInButton(other)).toBeVisible();

  await signIn(page);
  await expect(toggle(other, 'Dana')).toBeVisible();

  await toggle(other, 'Dana').click();
  await menu(other).getByRole('button', { name: 'Sign Out' }).click();
  await expect(signInButton(page)).toBeVisible();
});

test('SESS-1 SESS-2 a token that the host no longer knows is signed out', async ({
  page,
  context,
  baseURL,
  allowConsoleError,
}) => {
  allowConsoleError(/Failed to load resource.*401/);
  await context.addCookies([{ name: 'tokenId', value: 'long-gone', url: baseURL ?? '' }]);
  await page.goto(PAGE);
  await expect(signInButton(page)).toBeVisible();
  await expect
    .poll(async () => (await context.cookies()).some(({ name }) => name === 'tokenId'))
    .toBe(false);
});

test('ACCT-4 a wrong password says so and keeps what was typed', async ({ page, unique }) => {
  await page.goto(PAGE);
  await openSignIn(page);
  await fillSignIn(page, DEMO_ACCOUNTS.newcomer.email, `wrong ${unique}`);
  await submit(page);
  await expect(dialog(page).getByText('Username or password is invalid')).toBeVisible();
  await expect(dialog(page).getByLabel('Email')).toHaveValue(DEMO_ACCOUNTS.newcomer.email);
  await fillSignIn(page, DEMO_ACCOUNTS.newcomer.email, DEMO_PASSWORD);
  await submit(page);
  await expect(toggle(page, DEMO_ACCOUNTS.newcomer.firstName)).toBeVisible();
});

test.describe('ACCT-4 what the host refuses', () => {
  for (const [account, text] of [
    ['locked', 'Your account has been locked.'],
    ['unverified', 'Verify your account'],
    ['migrated', 'Welcome to your new account'],
    ['inactive', 'Due to account inactivity your password must be changed.'],
    ['changeRequired', 'Due to account inactivity your password must be changed.'],
  ] as const) {
    test(`ACCT-2 ACCT-4 the ${account} account is told`, async ({ page }) => {
      await page.goto(PAGE);
      await openSignIn(page);
      await fillSignIn(page, DEMO_ACCOUNTS[account].email, DEMO_PASSWORD);
      await submit(page);
      await expect(dialog(page).getByText(text)).toBeVisible();
    });
  }

  test('ACCT-2 ACCT-4 an unknown address is told', async ({ page, unique }) => {
    await page.goto(PAGE);
    await openSignIn(page);
    await fillSignIn(page, `${unique}@example.com`, DEMO_PASSWORD);
    await submit(page);
    await expect(dialog(page).getByText(/This account could not be located/)).toBeVisible();
  });
});

const register = async (page: Page, email: string): Promise<void> => {
  await menu(page).getByRole('button', { name: 'Create an Account' }).click();
  const form = page.getByRole('dialog', { name: 'Create An Account' });
  await form.getByLabel('First Name').fill('Rae');
  await form.getByLabel('Last Name').fill('Newman');
  await form.getByLabel('Email').fill(email.toUpperCase());
  await form.getByLabel(/^Phone/).pressSequentially('3035550142');
  await expect(form.getByLabel(/^Phone/)).toHaveValue('(303) 555-0142');
  await form.getByLabel('Password', { exact: true }).fill('winter-tread-9');
  await submit(page, 'Create An Account');
};

test('ACCT-5 a visitor registers, gets a mail to verify with, and cannot sign in before', async ({
  page,
  unique,
}) => {
  const email = `${unique}@example.com`;
  await page.goto(PAGE);
  await register(page, email);
  await expect(dialog(page).getByRole('heading', { name: 'Verify your account' })).toBeFocused();
  const mails = await page.evaluate(async (address) => {
    const answer = await fetch(`/mailbox?email=${encodeURIComponent(address)}`, {
      headers: { accept: 'application/json' },
    });
    return answer.text();
  }, email);
  expect(mails).toContain('/account/overview?code=');

  await dialog(page).getByRole('button', { name: 'Sign In' }).click();
  await fillSignIn(page, email, 'winter-tread-9');
  await submit(page);
  await expect(dialog(page).getByRole('heading', { name: 'Verify your account' })).toBeVisible();
});

test('ACCT-5 an address that is taken says so', async ({ page }) => {
  await page.goto(PAGE);
  await register(page, DEMO_ACCOUNTS.driver.email);
  await expect(dialog(page).getByText('USER ALREADY EXISTS')).toBeVisible();
  await expect(dialog(page).getByLabel('First Name')).toHaveValue('Rae');
});

/** What a fault leaves in the browser's own console. */
const LOAD_FAILED = /Failed to load resource|net::ERR/;

const FAULTS: readonly (readonly [Fault, RegExp | undefined])[] = [
  ['status:500', LOAD_FAILED],
  ['reset', LOAD_FAILED],
  ['lost', LOAD_FAILED],
  ['html', undefined],
  ['empty', undefined],
  ['malformed', undefined],
  ['shape', undefined],
  ['success-false', undefined],
  ['refuse:520:Internal Error', undefined],
];

for (const [fault, consoleError] of FAULTS) {
  test(`ACCT-4 ACCT-5 HTTP-5 both forms survive the fault ${fault}`, async ({
    page,
    fault: failWith,
    clearFaults,
    allowConsoleError,
    unique,
  }) => {
    if (consoleError) allowConsoleError(consoleError);
    if (!/^(refuse|success-false|shape)/.test(fault)) allowConsoleError(/create account error/);
    await page.goto(PAGE);
    await failWith(AUTHENTICATE, fault);
    await failWith(CREATE, fault);
    await openSignIn(page);
    await fillSignIn(page, DEMO_ACCOUNTS.driver.email, DEMO_PASSWORD);
    await submit(page);
    const sorry = dialog(page).getByText('Something went wrong...Please try again later.');
    await expect(sorry).toBeVisible();
    await expect(dialog(page).getByLabel('Email')).toHaveValue(DEMO_ACCOUNTS.driver.email);
    await dialog(page).getByRole('button', { name: 'Close' }).click();

    await register(page, `${unique}@example.com`);
    await expect(sorry).toBeVisible();
    await expect(dialog(page).getByLabel('Last Name')).toHaveValue('Newman');
    await clearFaults();
    await submit(page, 'Create An Account');
    await expect(dialog(page).getByRole('heading', { name: 'Verify your account' })).toBeVisible();
  });
}

test('ACCT-9 MODL-1 all of it works by keyboard alone', async ({ page }) => {
  await page.goto(PAGE);
  await expect(signInButton(page)).toBeVisible();
  await signInButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByLabel('Email')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(signInButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByLabel('Email')).toBeFocused();
  await page.keyboard.type(DEMO_ACCOUNTS.driver.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(toggle(page, 'Dana')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(menu(page).getByRole('link', { name: 'Account Overview' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toggle(page, 'Dana')).toBeFocused();
  await expect(toggle(page, 'Dana')).toHaveAttribute('aria-expanded', 'false');
});

test('ACCT-1 the dialogs, their errors and the menu are accessible', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(PAGE);
  await openSignIn(page);
  await submit(page);
  await expect(dialog(page).getByRole('heading', { name: 'There is a problem' })).toBeVisible();
  await expectAccessible('dialog');
  await dialog(page)
    .getByRole('button', { name: /Sign Up/ })
    .click();
  await expect(page.getByRole('dialog', { name: 'Create An Account' })).toBeVisible();
  await expectAccessible('dialog');
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await signIn(page);
  await toggle(page, 'Dana').click();
  await expectAccessible('.account-menu[data-variant="desktop"]');
});

test('ACCT-9 on a phone the menu stands in the navigation', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto(PAGE);
  const mobile = page.locator('.account-menu[data-variant="mobile"]');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await mobile.getByRole('button', { name: 'Sign In' }).click();
  await fillSignIn(page, DEMO_ACCOUNTS.driver.email, DEMO_PASSWORD);
  await submit(page);
  await expect(dialog(page)).toBeHidden();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(mobile.getByRole('link', { name: /Vehicles & Service/ })).toBeVisible();
});

test('ACCT-9 nothing of the dialogs loads before one is asked for', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto(PAGE);
  await expect(signInButton(page)).toBeVisible();
  expect(loaded.filter((url) => /\/(account-dialogs|forms)\./.test(url))).toEqual([]);
  await openSignIn(page);
  expect(loaded.some((url) => /\/forms\..*\.js/.test(url))).toBe(true);
});

test('ACCT-9 MOUNT-4 when the dialogs do not arrive the visitor is told and can try again', async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/Failed to load resource|ERR_FAILED/);
  allowConsoleError(/account-dialogs \(chunk\)/);
  await page.clock.install();
  await page.route(/\/account-dialogs\..*\.js/, (route) => route.abort());
  await page.goto(PAGE);
  await signInButton(page).click();
  const told = menu(page).getByText('Sign In could not be opened.');
  await expect(async () => {
    await page.clock.runFor(2_000);
    await expect(told).toBeVisible({ timeout: 100 });
  }).toPass();
  await expect(menu(page).getByRole('link', { name: 'Go to its page' })).toBeVisible();
  await page.unroute(/\/account-dialogs\..*\.js/);
  await menu(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('ACCT-9 the CMS’s own links lead to the account pages', async ({ page }) => {
    await page.goto(PAGE);
    await menu(page).getByRole('link', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(/\/account\/sign-in/);
  });
});
