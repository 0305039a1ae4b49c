import type { Page } from '@playwright/test';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../fixtures/services/seed/accounts';
import {
  getDialog,
  getField,
  fillSignIn,
  openSignIn,
  PAGE,
  getPanelHeading,
  register,
  signInAs,
  submit,
} from './support/account';
import { NEW_PASSWORD } from './support/new-driver';
import { expect, test } from './support/test';

// The Jest tests of each form cover every kind of failure.

const SERVICES = '/bsro/services/account/';
const { email } = DEMO_ACCOUNTS.newcomer;

const expectSystemError = async (page: Page): Promise<void> => {
  await expect(getPanelHeading(page, 'System error')).toBeFocused();
  await expect(
    getDialog(page).getByText('Something went wrong...Please try again later.'),
  ).toBeVisible();
};

test('keeps the input after a failed sign-in and a failed registration, and registers on the next attempt [ACCT-2/system-error] [ACCT-4] [ACCT-5] [HTTP-5]', async ({
  page,
  fault,
  clearFaults,
  allowConsoleError,
  email,
}) => {
  allowConsoleError(/Failed to load resource/);
  allowConsoleError(/create account error/);
  await page.goto(PAGE);
  await fault(`${SERVICES}authenticate`, 'status:500');
  await fault(`${SERVICES}create`, 'status:500');
  await openSignIn(page);
  await fillSignIn(page, email, DEMO_PASSWORD);
  await submit(page);
  await expectSystemError(page);
  await submit(page, 'Try Again');
  await expect(getField(page, 'Email')).toHaveValue(email);
  await expect(getField(page, 'Password')).toHaveValue(DEMO_PASSWORD);
  await expect(getDialog(page).getByRole('button', { name: 'Sign In', exact: true })).toBeEnabled();
  await getDialog(page).getByRole('button', { name: 'Close' }).click();

  await register(page, email);
  await expectSystemError(page);
  await submit(page, 'Try Again');
  await expect(getField(page, 'Last Name')).toHaveValue('Newman');
  await clearFaults();
  await submit(page, 'Create An Account');
  await expect(getPanelHeading(page, 'Verify your account')).toBeVisible();
});

test('keeps the input after a failure of each password form, and shows that a verification failed [ACCT-2/system-error] [ACCT-6] [HTTP-5]', async ({
  page,
  fault,
  allowConsoleError,
}) => {
  allowConsoleError(/Failed to load resource/);
  allowConsoleError(/update password error/);
  for (const call of ['send-reset-password', 'update-access', 'reset', 'verify-email']) {
    await fault(`${SERVICES}${call}`, 'status:500');
  }

  await page.goto(`${PAGE}#forgot-password.open`);
  await getField(page, 'Email').fill(email);
  await submit(page, 'Submit');
  await expectSystemError(page);
  await submit(page, 'Try Again');
  await expect(getField(page, 'Email')).toHaveValue(email);
  await expect(getDialog(page).getByRole('button', { name: 'Submit' })).toBeEnabled();

  const link = new URLSearchParams({ tokenId: 'wrong', email }).toString();
  await page.goto(`/account/forgot-password?${link}`);
  await getField(page, 'New Password').fill(NEW_PASSWORD);
  await submit(page, 'Submit');
  await expectSystemError(page);
  await submit(page, 'Try Again');
  await expect(getField(page, 'New Password')).toHaveValue(NEW_PASSWORD);

  await page.goto(`/account/overview?code=wrong&${link}`);
  await expectSystemError(page);

  await page.goto(PAGE);
  await signInAs(page, DEMO_ACCOUNTS.newcomer);
  await page.goto(`${PAGE}#change-password.open`);
  await getField(page, 'Current Password').fill(DEMO_PASSWORD);
  await getField(page, 'New Password').fill(NEW_PASSWORD);
  await submit(page, 'Submit');
  await expectSystemError(page);
  await submit(page, 'Try Again');
  await expect(getField(page, 'Current Password')).toHaveValue(DEMO_PASSWORD);
  await expect(getDialog(page).getByRole('button', { name: 'Submit' })).toBeEnabled();
});
