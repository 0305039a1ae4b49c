import type { Page } from '@playwright/test';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../fixtures/services/seed/accounts';
import {
  getDialog,
  getField,
  fillSignIn,
  follow,
  followMail,
  openSignIn,
  PAGE,
  getPanelHeading,
  register,
  signInAs,
  getSignInButton,
  signInNewDriver,
  submit,
  getToggle,
} from './support/account';
import { NEW_PASSWORD, NEW_DRIVER_FIRST_NAME } from './support/new-driver';
import { expect, test } from './support/test';

const OTHER_PASSWORD = 'summer-tread-5';

const RESET_REQUESTED =
  'Password reset request has been submitted. Please check your email for further instructions.';

const requestReset = async (page: Page, email: string): Promise<void> => {
  await openSignIn(page);
  await getField(page, 'Email').fill(email);
  await follow(page, 'Forgot Your Password?');
  await expect(getField(page, 'Email')).toBeFocused();
  await expect(getField(page, 'Email')).toHaveValue(email);
  await submit(page, 'Submit');
  await expect(getDialog(page).getByText(RESET_REQUESTED)).toBeVisible();
};

const setPassword = async (page: Page, password: string): Promise<void> => {
  await expect(page.getByRole('dialog', { name: 'Reset Password' })).toBeVisible();
  await getField(page, 'New Password').fill(password);
  await submit(page, 'Submit');
};

/** Ends a session from another device of the driver. */
const endSessionElsewhere = async (page: Page, tokenId: string): Promise<void> => {
  const status = await page.evaluate(async (token) => {
    const response = await fetch('/bsro/services/account/logout', {
      method: 'POST',
      headers: { 'content-type': 'application/json', tokenId: token },
      body: JSON.stringify({ tokenId: token }),
    });
    return response.status;
  }, tokenId);
  expect(status).toBe(200);
};

test('a visitor registers, follows an invalid verification link, then follows the emailed link, and signs in @main [ACCT-5] [ACCT-6/verification] [ACCT-7/sent]', async ({
  page,
  email,
  expectAccessible,
}) => {
  await page.goto(PAGE);
  await register(page, email);
  await expect(getPanelHeading(page, 'Verify your account')).toBeFocused();
  await expectAccessible('dialog');
  await getDialog(page).getByRole('button', { name: 'Resend verification link' }).press('Enter');
  await expect(getDialog(page).getByRole('button', { name: 'Sent', exact: true })).toBeFocused();

  await page.goto(`/account/overview?code=wrong&tokenId=wrong&email=${encodeURIComponent(email)}`);
  await expect(getPanelHeading(page, 'Account verification failed')).toBeFocused();
  await follow(page, 'Sign In');
  await getField(page, 'Password').fill(NEW_PASSWORD);
  await submit(page);
  await expect(getPanelHeading(page, 'Verify your account')).toBeFocused();

  await page.goto(`/mailbox?email=${encodeURIComponent(email)}`);
  await expect(page.getByRole('listitem').filter({ hasText: email })).toHaveCount(2);
  await followMail(page, email);
  await expect(getPanelHeading(page, 'Account verified')).toBeFocused();
  await expect(page).toHaveURL(/\/account\/overview\/?$/);
  await expectAccessible('dialog');
  await follow(page, 'Sign In');
  await expect(getField(page, 'Email')).toHaveValue(email);
  await getField(page, 'Password').fill(NEW_PASSWORD);
  await submit(page);
  await expect(getToggle(page, NEW_DRIVER_FIRST_NAME)).toBeVisible();
});

test('a reset link from an email changes a forgotten password, and works only once [ACCT-6/forgot]', async ({
  page,
  expectAccessible,
  driverEmail: email,
}) => {
  await page.goto(PAGE);
  await requestReset(page, email);
  await expectAccessible('dialog');

  await followMail(page, email);
  await expect(getField(page, 'New Password')).toBeFocused();
  await expect(page).toHaveURL(/\/account\/forgot-password\/?$/);
  await expectAccessible('dialog');
  await setPassword(page, NEW_PASSWORD);
  await expect(
    getDialog(page).getByRole('link', {
      name: 'Please set a new password different from your previous password',
    }),
  ).toBeVisible();
  await setPassword(page, OTHER_PASSWORD);
  await expect(getPanelHeading(page, 'Password changed')).toBeFocused();
  await follow(page, 'Sign In');
  await getField(page, 'Password').fill(NEW_PASSWORD);
  await submit(page);
  await expect(getDialog(page).getByText('Username or password is invalid')).toBeVisible();
  await getField(page, 'Password').fill(OTHER_PASSWORD);
  await submit(page);
  await expect(getToggle(page, NEW_DRIVER_FIRST_NAME)).toBeVisible();
  await expect(page).toHaveURL(/\/account\/overview\/?$/);

  await followMail(page, email);
  await setPassword(page, 'autumn-tread-7');
  await expect(getPanelHeading(page, 'Access failed')).toBeFocused();
  await expect(getDialog(page).getByRole('link', { name: 'Forgot Your Password?' })).toBeVisible();
});

test('five wrong passwords lock the account, and a reset unlocks it [ACCT-4] [ACCT-6/forgot]', async ({
  page,
  driverEmail: email,
}) => {
  await page.goto(PAGE);
  await openSignIn(page);
  const button = getDialog(page).getByRole('button', { name: 'Sign In', exact: true });
  for (let attempt = 1; attempt < 5; attempt += 1) {
    await fillSignIn(page, email, `wrong password ${attempt}`);
    await button.click();
    await expect(getDialog(page).getByText('Username or password is invalid')).toBeVisible();
    await expect(button).toBeEnabled();
  }
  await getField(page, 'Password').fill('wrong password 5');
  await button.click();
  const locked = 'Your account has been locked due to too many failed login attempts.';
  await expect(getDialog(page).getByText(locked)).toBeVisible();
  await getField(page, 'Password').fill(NEW_PASSWORD);
  await button.click();
  await expect(getDialog(page).getByText(locked)).toBeVisible();

  await follow(page, 'Click to Reset Password');
  await submit(page, 'Submit');
  await expect(getDialog(page).getByText(RESET_REQUESTED)).toBeVisible();
  await followMail(page, email);
  await setPassword(page, OTHER_PASSWORD);
  await follow(page, 'Sign In');
  await getField(page, 'Password').fill(OTHER_PASSWORD);
  await submit(page);
  await expect(getToggle(page, NEW_DRIVER_FIRST_NAME)).toBeVisible();
});

test('a driver whose password must change sets a new one and is signed in [ACCT-4] [ACCT-6/change]', async ({
  page,
  expectAccessible,
}) => {
  const { email, firstName } = DEMO_ACCOUNTS.changeRequired;
  await page.goto(PAGE);
  await openSignIn(page);
  await fillSignIn(page, email, DEMO_PASSWORD);
  await submit(page);
  await expect(page.getByRole('dialog', { name: 'Change Password' })).toBeVisible();
  await expect(getField(page, 'Current Password')).toBeFocused();
  await expectAccessible('dialog');
  await getField(page, 'Current Password').fill(DEMO_PASSWORD);
  await getField(page, 'New Password').fill(NEW_PASSWORD);
  await submit(page, 'Submit');
  await expect(getToggle(page, firstName)).toBeFocused();
});

test('a driver changes the password, which ends their other sessions [ACCT-6/change] [SESS-1]', async ({
  page,
  browser,
  baseURL,
  expectAccessible,
  driverEmail: email,
  startSession,
}) => {
  await startSession(email, NEW_PASSWORD);
  const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) });
  const other = await elsewhere.newPage();
  await other.goto(PAGE);
  await signInNewDriver(other, email);

  const change = async (current: string, next: string): Promise<void> => {
    await getField(page, 'Current Password').fill(current);
    await getField(page, 'New Password').fill(next);
    await submit(page, 'Submit');
  };
  await page.goto(`${PAGE}#change-password.open`);
  await expect(getField(page, 'Current Password')).toBeFocused();
  await expect(getDialog(page).locator('input[autocomplete="username"]')).toHaveValue(email);
  await expectAccessible('dialog');
  await change('not the password', OTHER_PASSWORD);
  await expect(getField(page, 'Current Password')).toHaveAccessibleDescription(
    'Username or password is invalid',
  );
  await change(NEW_PASSWORD, NEW_PASSWORD);
  await expect(
    getDialog(page).getByRole('link', {
      name: 'Please set a new password different from your previous password',
    }),
  ).toBeVisible();
  await change(NEW_PASSWORD, OTHER_PASSWORD);
  await expect(getPanelHeading(page, 'Password changed')).toBeFocused();
  await submit(page, 'Continue');
  await page.reload();
  await expect(getToggle(page, NEW_DRIVER_FIRST_NAME)).toBeVisible();
  await other.reload();
  await expect(getSignInButton(other)).toBeVisible();
  await elsewhere.close();
});

test('a password change after the session has ended leads to the sign-in page [ACCT-6/session-expired]', async ({
  page,
  context,
  allowConsoleError,
  driverEmail: email,
  startSession,
}) => {
  allowConsoleError(/Failed to load resource.*401/);
  await startSession(email, NEW_PASSWORD);
  await page.goto(`${PAGE}#change-password.open`);
  await getField(page, 'Current Password').fill(NEW_PASSWORD);
  await getField(page, 'New Password').fill(OTHER_PASSWORD);
  const tokenId = (await context.cookies()).find(({ name }) => name === 'tokenId')?.value ?? '';
  await endSessionElsewhere(page, tokenId);
  await submit(page, 'Submit');
  await expect(page).toHaveURL(/\/account\/sign-in\/?$/);
  await expect(getSignInButton(page)).toBeVisible();
  expect((await context.cookies()).some(({ name }) => name === 'tokenId')).toBe(false);
});

test('the change password form of account version 1 shows the login email and asks to confirm the new password [ACCT-1/change] [SITE-5]', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(`${PAGE}?accountVersion=v1`);
  await signInAs(page, DEMO_ACCOUNTS.newcomer);
  await page.goto(`${PAGE}#change-password.open`);
  await expect(getField(page, 'Current Login Email')).toHaveValue(DEMO_ACCOUNTS.newcomer.email);
  await getField(page, 'New Password').fill(NEW_PASSWORD);
  await getField(page, 'Confirm New Password').fill(OTHER_PASSWORD);
  await getField(page, 'Current Password').fill(DEMO_PASSWORD);
  await expect(getField(page, 'Confirm New Password')).toHaveAccessibleDescription(
    'Passwords must match',
  );
  await expect(getDialog(page).getByRole('button', { name: 'Submit' })).toBeDisabled();
  await expectAccessible('dialog');
  await submit(page, 'Cancel');
  await expect(getDialog(page)).toBeHidden();
});
