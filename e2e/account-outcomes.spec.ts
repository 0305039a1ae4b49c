import type { Page } from '@playwright/test';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../fixtures/services/seed/accounts';
import {
  dialog,
  field,
  fillSignIn,
  openSignIn,
  PAGE,
  panel,
  register,
  submit,
} from './support/account';
import { expect, test } from './support/test';

const AUTHENTICATE = '/bsro/services/account/authenticate';
const CREATE = '/bsro/services/account/create';

const SYSTEM_ERROR = 'Something went wrong...Please try again later.';

const trySignIn = async (page: Page, email: string, password = DEMO_PASSWORD): Promise<void> => {
  await openSignIn(page);
  await fillSignIn(page, email, password);
  await submit(page);
};

/** The refusals of a sign-in for which the seed has an account. */
const ACCOUNTS = [
  ['locked', 'Your account has been locked.'],
  ['inactive', 'Due to account inactivity your password must be changed.'],
] as const;

for (const [account, text] of ACCOUNTS) {
  test(`the ${account} account gets a message and a link to the reset [ACCT-4]`, async ({
    page,
  }) => {
    await page.goto(PAGE);
    await trySignIn(page, DEMO_ACCOUNTS[account].email);
    await expect(dialog(page).getByText(text, { exact: true })).toBeVisible();
    await dialog(page).getByRole('link', { name: 'Click to Reset Password' }).click();
    await expect(page.getByRole('dialog', { name: 'Forgot Password' })).toBeVisible();
    await expect(field(page, 'Email')).toHaveValue(DEMO_ACCOUNTS[account].email);
  });
}

for (const [account, heading] of [
  ['unverified', 'Verify your account'],
  ['migrated', 'Welcome to your new account'],
] as const) {
  test(`the ${account} account gets its panel [ACCT-2] [ACCT-4]`, async ({
    page,
    expectAccessible,
  }) => {
    await page.goto(PAGE);
    await trySignIn(page, DEMO_ACCOUNTS[account].email);
    await expect(panel(page, heading)).toBeFocused();
    await expectAccessible('dialog');
  });
}

test('a migrated driver gets to the welcome page [ACCT-2/migrated] [ACCT-4]', async ({ page }) => {
  await page.goto(PAGE);
  await trySignIn(page, DEMO_ACCOUNTS.migrated.email);
  await dialog(page).getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/account\/welcome\/?$/);
});

test('an unknown email address is reported and can be registered [ACCT-2/user-not-found] [ACCT-4]', async ({
  page,
  unique,
}) => {
  const email = `${unique}@example.com`;
  await page.goto(PAGE);
  await trySignIn(page, email);
  await expect(dialog(page).getByText(/This account could not be located/)).toBeVisible();
  await dialog(page).getByRole('link', { name: 'Create an Account' }).click();
  await expect(page.getByRole('dialog', { name: 'Create An Account' })).toBeVisible();
  await expect(field(page, 'Email')).toHaveValue(email);
});

test('an email address that is taken is reported at its field [ACCT-5]', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(PAGE);
  await register(page, DEMO_ACCOUNTS.driver.email);
  await expect(dialog(page).getByRole('link', { name: 'USER ALREADY EXISTS' })).toBeVisible();
  await expect(field(page, 'Email')).toHaveAccessibleDescription('USER ALREADY EXISTS');
  await expect(field(page, 'First Name')).toHaveValue('Rae');
  await expectAccessible('dialog');
});

test('both forms handle a failed call [ACCT-2/system-error] [ACCT-4] [ACCT-5] [HTTP-5]', async ({
  page,
  fault,
  clearFaults,
  allowConsoleError,
  unique,
}) => {
  allowConsoleError(/Failed to load resource/);
  allowConsoleError(/create account error/);
  await page.goto(PAGE);
  await fault(AUTHENTICATE, 'status:500');
  await fault(CREATE, 'status:500');
  await trySignIn(page, DEMO_ACCOUNTS.driver.email);
  const sorry = dialog(page).getByText(SYSTEM_ERROR);
  await expect(sorry).toBeVisible();
  await submit(page, 'Try Again');
  await expect(field(page, 'Email')).toHaveValue(DEMO_ACCOUNTS.driver.email);
  await expect(field(page, 'Password')).toHaveValue(DEMO_PASSWORD);
  await expect(dialog(page).getByRole('button', { name: 'Sign In', exact: true })).toBeEnabled();
  await dialog(page).getByRole('button', { name: 'Close' }).click();

  await register(page, `${unique}@example.com`);
  await expect(sorry).toBeVisible();
  await submit(page, 'Try Again');
  await expect(field(page, 'Last Name')).toHaveValue('Newman');
  await clearFaults();
  await submit(page, 'Create An Account');
  await expect(panel(page, 'Verify your account')).toBeVisible();
});
