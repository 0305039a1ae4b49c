import type { Page } from '@playwright/test';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../fixtures/services/seed/accounts';
import { dialog, field, NEW_PASSWORD, PAGE, panel, signInAs, submit } from './support/account';
import { expect, test } from './support/test';

const SERVICES = '/bsro/services/account/';
const { email } = DEMO_ACCOUNTS.newcomer;

/** Expects the system-error panel, no busy state, and the input after going back. */
const expectSystemError = async (page: Page): Promise<void> => {
  await expect(panel(page, 'System error')).toBeFocused();
  await expect(
    dialog(page).getByText('Something went wrong...Please try again later.'),
  ).toBeVisible();
};

test('forgot, change, reset, and verification handle a failed call [ACCT-2/system-error] [ACCT-6] [HTTP-5]', async ({
  page,
  fault,
  clearFaults,
  allowConsoleError,
}) => {
  allowConsoleError(/Failed to load resource/);
  allowConsoleError(/update password error/);
  for (const call of ['send-reset-password', 'update-access', 'reset', 'verify-email']) {
    await fault(SERVICES + call, 'status:500');
  }

  await page.goto(`${PAGE}#forgot-password.open`);
  await field(page, 'Email').fill(email);
  await submit(page, 'Submit');
  await expectSystemError(page);
  await submit(page, 'Try Again');
  await expect(field(page, 'Email')).toHaveValue(email);
  await expect(dialog(page).getByRole('button', { name: 'Submit' })).toBeEnabled();

  const link = new URLSearchParams({ tokenId: 'wrong', email }).toString();
  await page.goto(`/account/forgot-password?${link}`);
  await field(page, 'New Password').fill(NEW_PASSWORD);
  await submit(page, 'Submit');
  await expectSystemError(page);
  await submit(page, 'Try Again');
  await expect(field(page, 'New Password')).toHaveValue(NEW_PASSWORD);

  await page.goto(`/account/overview?code=wrong&${link}`);
  await expectSystemError(page);

  await page.goto(PAGE);
  await signInAs(page, DEMO_ACCOUNTS.newcomer);
  await page.goto(`${PAGE}#change-password.open`);
  await field(page, 'Current Password').fill(DEMO_PASSWORD);
  await field(page, 'New Password').fill(NEW_PASSWORD);
  await submit(page, 'Submit');
  await expectSystemError(page);
  await submit(page, 'Try Again');
  await expect(field(page, 'Current Password')).toHaveValue(DEMO_PASSWORD);
  await expect(dialog(page).getByRole('button', { name: 'Submit' })).toBeEnabled();
  await clearFaults();
  await field(page, 'Current Password').fill('not the password');
  await submit(page, 'Submit');
  await expect(field(page, 'Current Password')).toHaveAccessibleDescription(
    'Username or password is invalid',
  );
});
