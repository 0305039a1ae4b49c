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

test('a reset for an unknown email address gets its panel, which leads back to the form [ACCT-2/user-not-found] [ACCT-6/forgot]', async ({
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
  test(`a reset answered by ${fault} gets its message or panel [ACCT-2] [ACCT-6/forgot]`, async ({
    page,
    fault: failWith,
  }) => {
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

/** How a refused change is shown: as a panel's heading, or as a field's message. */
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

for (const [fault, expected] of CHANGES) {
  test(`a password change answered by ${fault} gets its message or panel [ACCT-2] [ACCT-6/change]`, async ({
    page,
    fault: failWith,
  }) => {
    await page.goto(PAGE);
    await signInAs(page, DEMO_ACCOUNTS.newcomer);
    await failWith(`${SERVICES}update-access`, fault);
    await change(page);
    if ('panel' in expected) {
      await expect(panel(page, expected.panel)).toBeFocused();
      return;
    }
    await expect(dialog(page).getByRole('alert').getByText(expected.text)).toBeVisible();
    await expect(field(page, expected.field)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'New Password')).toHaveValue(NEW_PASSWORD);
  });
}

test('a password change that finds the session ended leads to the sign-in page [ACCT-6/session-expired]', async ({
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
  test(`a verification answered by ${fault} gets its panel [ACCT-2] [ACCT-6/verification]`, async ({
    page,
    fault: failWith,
  }) => {
    await page.goto(PAGE);
    await failWith(`${SERVICES}verify-email`, fault);
    await page.goto(`/account/overview?code=c&tokenId=t&email=${encodeURIComponent(email)}`);
    await expect(panel(page, heading)).toBeFocused();
  });
}

test('a verification email requested after the token has expired leads to the sign-in page [ACCT-6/session-expired] [ACCT-7]', async ({
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
