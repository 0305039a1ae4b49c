import type { Page } from '@playwright/test';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../fixtures/services/seed/accounts';
import {
  getDialog,
  getField,
  fillSignIn,
  openSignIn,
  PAGE,
  getPanelHeading,
  submit,
} from './support/account';
import { expect, test } from './support/test';

const trySignIn = async (page: Page, email: string): Promise<void> => {
  await openSignIn(page);
  await fillSignIn(page, email, DEMO_PASSWORD);
  await submit(page);
};

const close = async (page: Page): Promise<void> => {
  await getDialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(getDialog(page)).toHaveCount(0);
};

/** Refusals of the host that the form shows as messages. */
const MESSAGES = [
  ['locked', 'Your account has been locked.'],
  ['inactive', 'Due to account inactivity your password must be changed.'],
] as const;

test('shows the reason and the next step to drivers who cannot sign in [ACCT-2/verify] [ACCT-2/migrated] [ACCT-2/user-not-found] [ACCT-4]', async ({
  page,
  email,
  expectAccessible,
}) => {
  await page.goto(PAGE);

  for (const [account, text] of MESSAGES) {
    await test.step(`the ${account} account`, async () => {
      const { email } = DEMO_ACCOUNTS[account];
      await trySignIn(page, email);
      await expect(getDialog(page).getByText(text, { exact: true })).toBeVisible();
      await getDialog(page).getByRole('link', { name: 'Click to Reset Password' }).click();
      await expect(page.getByRole('dialog', { name: 'Forgot Password' })).toBeVisible();
      await expect(getField(page, 'Email')).toHaveValue(email);
      await close(page);
    });
  }

  await test.step('the unverified account', async () => {
    await trySignIn(page, DEMO_ACCOUNTS.unverified.email);
    await expect(getPanelHeading(page, 'Verify your account')).toBeFocused();
    await close(page);
  });

  await test.step('an unknown email address', async () => {
    await trySignIn(page, email);
    await expect(getPanelHeading(page, 'User not found')).toBeFocused();
    await expect(getDialog(page).getByText(/This account could not be located/)).toBeVisible();
    await expectAccessible('dialog');
    await getDialog(page).getByRole('link', { name: 'Create an Account' }).click();
    await expect(page.getByRole('dialog', { name: 'Create An Account' })).toBeVisible();
    await expect(getField(page, 'Email')).toHaveValue(email);
    await close(page);
  });

  await test.step('the migrated account', async () => {
    await trySignIn(page, DEMO_ACCOUNTS.migrated.email);
    await expect(getPanelHeading(page, 'Welcome to your new account')).toBeFocused();
    await expectAccessible('dialog');
    await getDialog(page).getByRole('link', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/\/account\/welcome\/?$/);
  });
});
