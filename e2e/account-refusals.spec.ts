import type { Page } from '@playwright/test';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../fixtures/services/seed/accounts';
import {
  dialog,
  field,
  NEW_PASSWORD,
  PAGE,
  panel,
  register,
  signInAs,
  signInButton,
  submit,
} from './support/account';
import type { Fault } from './support/test';
import { expect, test } from './support/test';

const SERVICES = '/bsro/services/account/';
const { email } = DEMO_ACCOUNTS.newcomer;
const SIGN_IN_PAGE = /\/account\/sign-in\/?$/;

const askForReset = async (page: Page, address: string): Promise<void> => {
  await page.goto(`${PAGE}#forgot-password.open`);
  await field(page, 'Email').fill(address);
  await submit(page, 'Submit');
};

test('ACCT-2 ACCT-6 a reset for an unknown address has its panel, and leads back to it', async ({
  page,
  unique,
  expectAccessible,
}) => {
  const address = `${unique}@example.com`;
  await askForReset(page, address);
  await expect(panel(page, 'User not found')).toBeFocused();
  await expect(dialog(page).getByText(/This account could not be located/)).toBeVisible();
  await expectAccessible('dialog');
  await submit(page, 'Back');
  await expect(field(page, 'Email')).toHaveValue(address);
});

for (const [fault, heading] of [
  ['refuse:053:User not found', 'User not found'],
  ['refuse:003:Internal Error', 'Password reset email not found'],
  ['refuse:520:Internal Error', 'System error'],
] as const) {
  test(`ACCT-2 ACCT-6 a reset answered by ${fault} is told`, async ({ page, fault: failWith }) => {
    await page.goto(PAGE);
    await failWith(`${SERVICES}send-reset-password`, fault);
    await askForReset(page, email);
    await expect(panel(page, heading)).toBeFocused();
  });
}

const change = async (page: Page): Promise<void> => {
  await page.goto(`${PAGE}#change-password.open`);
  await field(page, 'Current Password').fill(DEMO_PASSWORD);
  await field(page, 'New Password').fill(NEW_PASSWORD);
  await submit(page, 'Submit');
};

const NOT_DIFFERENT = 'Please set a new password different from your previous password';

/** What a refused change is told by: a panel's heading, or the message of a field. */
const CHANGES: readonly (readonly [Fault, { panel: string } | { field: string; text: string }])[] =
  [
    ['refuse:520:Internal Error', { panel: 'System error' }],
    ['refuse:053:Access token invalid', { panel: 'Access failed' }],
    ['refuse:053:Confirmation code invalid', { panel: 'Confirmation failed' }],
    [
      'refuse:053:Invalid Login',
      { field: 'Current Password', text: 'Username or password is invalid' },
    ],
    ['refuse:053:Password used before', { field: 'New Password', text: NOT_DIFFERENT }],
    ['refuse:053:Anything else', { field: 'New Password', text: NOT_DIFFERENT }],
  ];

for (const [fault, told] of CHANGES) {
  test(`ACCT-2 ACCT-6 a change answered by ${fault} is told`, async ({ page, fault: failWith }) => {
    await page.goto(PAGE);
    await signInAs(page, DEMO_ACCOUNTS.newcomer);
    await failWith(`${SERVICES}update-access`, fault);
    await change(page);
    if ('panel' in told) {
      await expect(panel(page, told.panel)).toBeFocused();
      return;
    }
    await expect(dialog(page).getByRole('alert').getByText(told.text)).toBeVisible();
    await expect(field(page, told.field)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'New Password')).toHaveValue(NEW_PASSWORD);
  });
}

test('ACCT-6 a change that is told of an ended session leads to the sign-in page', async ({
  page,
  fault,
}) => {
  await page.goto(PAGE);
  await signInAs(page, DEMO_ACCOUNTS.newcomer);
  await fault(`${SERVICES}update-access`, 'refuse:053:sessionExpired');
  await change(page);
  await expect(page).toHaveURL(SIGN_IN_PAGE);
  await expect(signInButton(page)).toBeVisible();
});

for (const [fault, heading] of [
  ['refuse:053:Access token or confirmation code invalid', 'Account verification failed'],
  ['refuse:053:Confirmation code invalid', 'Account verification failed'],
  ['refuse:053:Email in use', 'Confirmation failed'],
  ['refuse:520:Internal Error', 'System error'],
] as const) {
  test(`ACCT-2 ACCT-6 a verification answered by ${fault} is told`, async ({
    page,
    fault: failWith,
  }) => {
    await page.goto(PAGE);
    await failWith(`${SERVICES}verify-email`, fault);
    await page.goto(`/account/overview?code=c&tokenId=t&email=${encodeURIComponent(email)}`);
    await expect(panel(page, heading)).toBeFocused();
  });
}

test('ACCT-6 ACCT-7 a mail that is asked for once more too late leads to the sign-in page', async ({
  page,
  unique,
  fault,
}) => {
  await page.goto(PAGE);
  await register(page, `${unique}@example.com`);
  await fault(`${SERVICES}send-email-verification`, 'refuse:053:sessionExpired');
  await submit(page, 'Resend verification link');
  await expect(page).toHaveURL(SIGN_IN_PAGE);
});
