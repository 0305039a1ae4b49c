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
import type { Fault } from './support/test';
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

/** The refusals without a seed account, produced by faults. */
const REFUSALS: readonly (readonly [Fault, string, 'panel' | 'message'])[] = [
  ['refuse:520:Internal Error', 'System error', 'panel'],
  ['refuse:003:Internal Error', 'Password reset email not found', 'panel'],
  ['refuse:InvalidLogin:Invalid', 'Username or password is invalid', 'message'],
  ['refuse:053:Invalid Login', 'Username or password is invalid', 'message'],
  ['refuse:053:Access token invalid', 'Account verification failed', 'panel'],
  ['refuse:053:Confirmation code invalid', 'Account verification failed', 'panel'],
  ['refuse:053:User not found', 'User not found', 'panel'],
];

for (const [fault, text, kind] of REFUSALS) {
  test(`a sign-in answered by ${fault} gets its message or panel [ACCT-2] [ACCT-4]`, async ({
    page,
    fault: failWith,
  }) => {
    await page.goto(PAGE);
    await failWith(AUTHENTICATE, fault);
    await trySignIn(page, DEMO_ACCOUNTS.driver.email);
    if (kind === 'panel') await expect(panel(page, text)).toBeFocused();
    else await expect(dialog(page).getByText(text)).toBeVisible();
    await expect(dialog(page).locator('input[name="email"]')).toHaveValue(
      DEMO_ACCOUNTS.driver.email,
    );
  });
}

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

const REGISTRATIONS: readonly (readonly [Fault, string])[] = [
  [
    'refuse:InvalidLogin:Invalid',
    'There is a problem with the username or password supplied. Please try again.',
  ],
  [
    'refuse:053:Password invalid',
    'Your password does not meet our updated security requirements and needs to be reset. Please create a new password.',
  ],
];

for (const [fault, text] of REGISTRATIONS) {
  test(`a registration answered by ${fault} gets its message or panel [ACCT-5]`, async ({
    page,
    unique,
    fault: failWith,
  }) => {
    await page.goto(PAGE);
    await failWith(CREATE, fault);
    await register(page, `${unique}@example.com`);
    await expect(dialog(page).getByRole('alert').getByText(text)).toBeVisible();
    await expect(field(page, 'First Name')).toHaveValue('Rae');
  });
}

/** Messages that a fault writes to the browser's console. */
const LOAD_FAILED = /Failed to load resource|net::ERR/;

const FAULTS: readonly (readonly [Fault, RegExp | undefined])[] = [
  ['status:500', LOAD_FAILED],
  ['reset', LOAD_FAILED],
  ['lost', LOAD_FAILED],
  ['html', undefined],
  ['empty', undefined],
  ['malformed', undefined],
  ['truncated', undefined],
  ['shape', undefined],
  ['success-false', undefined],
  ['refuse:520:Internal Error', undefined],
];

for (const [fault, consoleError] of FAULTS) {
  test(`both forms handle the fault ${fault} [ACCT-2/system-error] [ACCT-4] [ACCT-5] [HTTP-5]`, async ({
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
}
