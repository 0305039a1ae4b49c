import type { Page } from '@playwright/test';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../fixtures/services/seed/accounts';
import {
  fillSignIn,
  getDialog,
  getField,
  getToggle,
  openSignIn,
  PAGE,
  submit,
} from './support/account';
import { expect, test } from './support/test';

test.use({ isTranslated: true });

/** Expects that no text of our content has been left to the page's own language. */
const expectTranslated = async (page: Page): Promise<void> => {
  const untranslated = () =>
    page.evaluate(() => {
      const found: string[] = [];
      for (const element of document.querySelectorAll('[data-mount="mounted"], dialog')) {
        const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        while (nodes.nextNode()) {
          const { currentNode: node } = nodes;
          if (!node.textContent?.trim() || node.textContent.endsWith('\u200B')) continue;
          if (!node.parentElement?.closest('script, style, textarea, noscript')) {
            found.push(node.textContent);
          }
        }
      }
      return found;
    });
  await expect.poll(untranslated).toEqual([]);
};

test('a driver signs in on a translated page after a wrong password [MOUNT-4] [ACCT-4]', async ({
  page,
}) => {
  await page.goto(PAGE);
  await openSignIn(page);
  const { email, firstName } = DEMO_ACCOUNTS.driver;
  for (const password of ['wrong-password-1', 'wrong-password-2']) {
    await fillSignIn(page, email, password);
    await submit(page);
    await expect(getDialog(page).getByRole('alert')).toContainText(/\w/);
    await expect(getField(page, 'Email')).toHaveValue(email);
    await expectTranslated(page);
  }
  await fillSignIn(page, email, DEMO_PASSWORD);
  await submit(page);
  await expect(getToggle(page, firstName)).toBeVisible();
  await expectTranslated(page);
});
