import type { Page } from '@playwright/test';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../fixtures/services/seed/accounts';
import {
  createDriver,
  dialog,
  field,
  fillSignIn,
  follow,
  followMail,
  NEW_PASSWORD,
  NEWCOMER,
  openSignIn,
  PAGE,
  panel,
  register,
  signInAs,
  signInButton,
  signInNewcomer,
  submit,
  toggle,
} from './support/account';
import { expect, test } from './support/test';

const OTHER_PASSWORD = 'summer-tread-5';

const RESET_REQUESTED =
  'Password reset request has been submitted. Please check your email for further instructions.';

const askForReset = async (page: Page, email: string): Promise<void> => {
  await openSignIn(page);
  await field(page, 'Email').fill(email);
  await follow(page, 'Forgot Your Password?');
  await expect(field(page, 'Email')).toBeFocused();
  await expect(field(page, 'Email')).toHaveValue(email);
  await submit(page, 'Submit');
  await expect(dialog(page).getByText(RESET_REQUESTED)).toBeVisible();
};

const setPassword = async (page: Page, password: string): Promise<void> => {
  await expect(page.getByRole('dialog', { name: 'Reset Password' })).toBeVisible();
  await field(page, 'New Password').fill(password);
  await submit(page, 'Submit');
};

/** Ends a session from another device of the driver. */
const endElsewhere = async (page: Page, tokenId: string): Promise<void> => {
  const status = await page.evaluate(async (token) => {
    const answer = await fetch('/bsro/services/account/logout', {
      method: 'POST',
      headers: { 'content-type': 'application/json', tokenId: token },
      body: JSON.stringify({ tokenId: token }),
    });
    return answer.status;
  }, tokenId);
  expect(status).toBe(200);
};

test('a visitor registers, follows a wrong link and the one in the email, and signs in [ACCT-5] [ACCT-6/verification] [ACCT-7/sent]', async ({
  page,
  unique,
  expectAccessible,
}) => {
  const email = `${unique}@example.com`;
  await page.goto(PAGE);
  await register(page, email);
  await expect(panel(page, 'Verify your account')).toBeFocused();
  await expectAccessible('dialog');
  await dialog(page).getByRole('button', { name: 'Resend verification link' }).press('Enter');
  await expect(dialog(page).getByRole('button', { name: 'Sent', exact: true })).toBeFocused();

  await page.goto(`/account/overview?code=wrong&tokenId=wrong&email=${encodeURIComponent(email)}`);
  await expect(panel(page, 'Account verification failed')).toBeFocused();
  await follow(page, 'Sign In');
  await field(page, 'Password').fill(NEW_PASSWORD);
  await submit(page);
  await expect(panel(page, 'Verify your account')).toBeFocused();

  await page.goto(`/mailbox?email=${encodeURIComponent(email)}`);
  await expect(page.getByRole('listitem').filter({ hasText: email })).toHaveCount(2);
  await followMail(page, email);
  await expect(panel(page, 'Account verified')).toBeFocused();
  await expect(page).toHaveURL(/\/account\/overview\/?$/);
  await expectAccessible('dialog');
  await follow(page, 'Sign In');
  await expect(field(page, 'Email')).toHaveValue(email);
  await field(page, 'Password').fill(NEW_PASSWORD);
  await submit(page);
  await expect(toggle(page, NEWCOMER)).toBeVisible();
});

test('the link in an email sets a forgotten password and works once [ACCT-6/forgot]', async ({
  page,
  request,
  baseURL,
  unique,
  expectAccessible,
}) => {
  const email = await createDriver({ request, baseURL, unique });
  await page.goto(PAGE);
  await askForReset(page, email);
  await expectAccessible('dialog');

  await followMail(page, email);
  await expect(field(page, 'New Password')).toBeFocused();
  await expect(page).toHaveURL(/\/account\/forgot-password\/?$/);
  await expectAccessible('dialog');
  await setPassword(page, NEW_PASSWORD);
  await expect(
    dialog(page).getByRole('link', {
      name: 'Please set a new password different from your previous password',
    }),
  ).toBeVisible();
  await setPassword(page, OTHER_PASSWORD);
  await expect(panel(page, 'Password changed')).toBeFocused();
  await follow(page, 'Sign In');
  await field(page, 'Password').fill(NEW_PASSWORD);
  await submit(page);
  await expect(dialog(page).getByText('Username or password is invalid')).toBeVisible();
  await field(page, 'Password').fill(OTHER_PASSWORD);
  await submit(page);
  await expect(toggle(page, NEWCOMER)).toBeVisible();
  await expect(page).toHaveURL(/\/account\/overview\/?$/);

  await followMail(page, email);
  await setPassword(page, 'autumn-tread-7');
  await expect(panel(page, 'Access failed')).toBeFocused();
  await expect(dialog(page).getByRole('link', { name: 'Forgot Your Password?' })).toBeVisible();
});

test('five wrong passwords lock the account, and a reset unlocks it [ACCT-4] [ACCT-6/forgot]', async ({
  page,
  request,
  baseURL,
  unique,
}) => {
  const email = await createDriver({ request, baseURL, unique });
  await page.goto(PAGE);
  await openSignIn(page);
  const button = dialog(page).getByRole('button', { name: 'Sign In', exact: true });
  for (let attempt = 1; attempt < 5; attempt += 1) {
    await fillSignIn(page, email, `wrong password ${attempt}`);
    await button.click();
    await expect(dialog(page).getByText('Username or password is invalid')).toBeVisible();
    await expect(button).toBeEnabled();
  }
  await field(page, 'Password').fill('wrong password 5');
  await button.click();
  const locked = 'Your account has been locked due to too many failed login attempts.';
  await expect(dialog(page).getByText(locked)).toBeVisible();
  await field(page, 'Password').fill(NEW_PASSWORD);
  await button.click();
  await expect(dialog(page).getByText(locked)).toBeVisible();

  await follow(page, 'Click to Reset Password');
  await submit(page, 'Submit');
  await expect(dialog(page).getByText(RESET_REQUESTED)).toBeVisible();
  await followMail(page, email);
  await setPassword(page, OTHER_PASSWORD);
  await follow(page, 'Sign In');
  await field(page, 'Password').fill(OTHER_PASSWORD);
  await submit(page);
  await expect(toggle(page, NEWCOMER)).toBeVisible();
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
  await expect(field(page, 'Current Password')).toBeFocused();
  await expectAccessible('dialog');
  await field(page, 'Current Password').fill(DEMO_PASSWORD);
  await field(page, 'New Password').fill(NEW_PASSWORD);
  await submit(page, 'Submit');
  await expect(toggle(page, firstName)).toBeFocused();
});

test('a driver changes the password, which ends their other sessions [ACCT-6/change] [SESS-1]', async ({
  page,
  browser,
  request,
  baseURL,
  unique,
  expectAccessible,
}) => {
  const email = await createDriver({ request, baseURL, unique });
  await page.goto(PAGE);
  await signInNewcomer(page, email);
  const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) });
  const other = await elsewhere.newPage();
  await other.goto(PAGE);
  await signInNewcomer(other, email);

  const change = async (current: string, next: string): Promise<void> => {
    await field(page, 'Current Password').fill(current);
    await field(page, 'New Password').fill(next);
    await submit(page, 'Submit');
  };
  await page.goto(`${PAGE}#change-password.open`);
  await expect(field(page, 'Current Password')).toBeFocused();
  await expect(dialog(page).locator('input[autocomplete="username"]')).toHaveValue(email);
  await expectAccessible('dialog');
  await change('not the password', OTHER_PASSWORD);
  await expect(field(page, 'Current Password')).toHaveAccessibleDescription(
    'Username or password is invalid',
  );
  await change(NEW_PASSWORD, NEW_PASSWORD);
  await expect(
    dialog(page).getByRole('link', {
      name: 'Please set a new password different from your previous password',
    }),
  ).toBeVisible();
  await change(NEW_PASSWORD, OTHER_PASSWORD);
  await expect(panel(page, 'Password changed')).toBeFocused();
  await submit(page, 'Continue');
  await page.reload();
  await expect(toggle(page, NEWCOMER)).toBeVisible();
  await other.reload();
  await expect(signInButton(other)).toBeVisible();
  await elsewhere.close();
});

test('a password change in an ended session leads to the sign-in page [ACCT-6/session-expired]', async ({
  page,
  context,
  request,
  baseURL,
  unique,
  allowConsoleError,
}) => {
  allowConsoleError(/Failed to load resource.*401/);
  const email = await createDriver({ request, baseURL, unique });
  await page.goto(PAGE);
  await signInNewcomer(page, email);
  await page.goto(`${PAGE}#change-password.open`);
  await field(page, 'Current Password').fill(NEW_PASSWORD);
  await field(page, 'New Password').fill(OTHER_PASSWORD);
  const tokenId = (await context.cookies()).find(({ name }) => name === 'tokenId')?.value ?? '';
  await endElsewhere(page, tokenId);
  await submit(page, 'Submit');
  await expect(page).toHaveURL(/\/account\/sign-in\/?$/);
  await expect(signInButton(page)).toBeVisible();
  expect((await context.cookies()).some(({ name }) => name === 'tokenId')).toBe(false);
});

test('an older account version asks for the email and a confirmation [ACCT-1/change] [SITE-5]', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(`${PAGE}?accountVersion=v1`);
  await signInAs(page, DEMO_ACCOUNTS.newcomer);
  await page.goto(`${PAGE}#change-password.open`);
  await expect(field(page, 'Current Login Email')).toHaveValue(DEMO_ACCOUNTS.newcomer.email);
  await field(page, 'New Password').fill(NEW_PASSWORD);
  await field(page, 'Confirm New Password').fill(OTHER_PASSWORD);
  await field(page, 'Current Password').fill(DEMO_PASSWORD);
  await expect(field(page, 'Confirm New Password')).toHaveAccessibleDescription(
    'Passwords must match',
  );
  await expect(dialog(page).getByRole('button', { name: 'Submit' })).toBeDisabled();
  await expectAccessible('dialog');
  await submit(page, 'Cancel');
  await expect(dialog(page)).toBeHidden();
});
