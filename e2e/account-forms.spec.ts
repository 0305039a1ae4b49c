import type { Locator, Page } from '@playwright/test';
import {
  getDialog,
  getField,
  getMenu,
  PAGE,
  getPanelHeading,
  getSignInButton,
  submit,
} from './support/account';
import { NEW_PASSWORD } from './support/new-driver';
import { expect, test } from './support/test';

const openCreate = async (page: Page): Promise<void> => {
  await page.goto(PAGE);
  await getMenu(page).getByRole('button', { name: 'Create an Account' }).click();
  await expect(getField(page, 'First Name')).toBeFocused();
};

const getPhone = (page: Page): Locator => getDialog(page).getByLabel(/^Phone/);

const getCaret = (input: Locator): Promise<number | null> =>
  input.evaluate((element) =>
    element instanceof HTMLInputElement ? element.selectionStart : null,
  );

test('a phone number is formatted while the user types, the caret stays in place, and an invalid number is reported [VAL-5] [VAL-6/format] [VAL-6/caret]', async ({
  page,
}) => {
  await openCreate(page);
  await getPhone(page).pressSequentially('3035550142');
  await expect(getPhone(page)).toHaveValue('(303) 555-0142');
  await page.keyboard.press('Home');
  for (let steps = 0; steps < 3; steps += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.type('9');
  await expect(getPhone(page)).toHaveValue('(309) 355-50142');
  await expect.poll(() => getCaret(getPhone(page))).toBe(4);
  await page.keyboard.press('Backspace');
  await expect(getPhone(page)).toHaveValue('(303) 555-0142');
  await expect.poll(() => getCaret(getPhone(page))).toBe(3);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await expect(getPhone(page)).toHaveValue('');
  await getPhone(page).pressSequentially('13035550142');
  await expect(getPhone(page)).toHaveValue('1 (303) 555-0142');

  // Fills a field as autofill does: sets the whole value at once and fires an event.
  await getPhone(page).fill('+1 303-555-0142');
  await expect(getPhone(page)).toHaveValue('1 (303) 555-0142');
  for (const wrong of ['0035550142', '5555555555', '30355501']) {
    await getPhone(page).fill(wrong);
    await getPhone(page).blur();
    await expect(getPhone(page)).toHaveAccessibleDescription('Enter valid Phone Number');
    await expect(getDialog(page).getByRole('button', { name: 'Create An Account' })).toBeDisabled();
  }
  await getPhone(page).fill('');
  await expect(getPhone(page)).toHaveAccessibleDescription('');
});

test('an empty form and a form with invalid values report their errors [ACCT-3/registration] [VAL-2] [VAL-10] [VAL-11] [VAL-12/errors]', async ({
  page,
  expectAccessible,
}) => {
  await openCreate(page);
  await submit(page, 'Create An Account');
  const summary = getDialog(page).getByRole('alert');
  await expect(summary.getByRole('link')).toHaveText([
    'First Name: Required',
    'Last Name: Required',
    'Email is required to create an account',
    'Password is required',
  ]);
  await expect(getDialog(page).getByRole('button', { name: 'Create An Account' })).toBeDisabled();
  await expectAccessible('dialog');
  await getField(page, 'Email').fill('dana@example.c');
  await expect(getField(page, 'Email')).toHaveAccessibleDescription(
    'A valid email address is required to create an account',
  );
  for (const [password, text] of [
    ['short', 'Password must be at least 8 characters'],
    ['back\\slash1', 'Password contains invalid characters'],
    ['ÄÖÜÄÖÜÄÖÜ', 'Please meet the password requirements'],
  ] as const) {
    await getField(page, 'Password').fill(password);
    await expect(
      getDialog(page).locator('.bsro-field__error').filter({ hasText: text }),
    ).toBeVisible();
  }
  await getField(page, 'Password').fill('Winter-9');
  await expect(getDialog(page).locator('[data-met="true"]')).toHaveCount(5);
  await summary.getByRole('link', { name: 'First Name: Required' }).click();
  await expect(getField(page, 'First Name')).toBeFocused();
});

test('an account is created by keyboard, with a pasted password [ACCT-1/create] [ACCT-5]', async ({
  page,
  unique,
  email,
}) => {
  await page.goto(PAGE);
  const opener = getMenu(page).getByRole('button', { name: 'Create an Account' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(getField(page, 'First Name')).toBeFocused();
  for (const text of ['Rae', 'Newman', email, '3035550142']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(getField(page, 'Password')).toBeFocused();
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    if (document.activeElement?.dispatchEvent(paste))
      document.execCommand('insertText', false, text);
  }, NEW_PASSWORD);
  await expect(getField(page, 'Password')).toHaveValue(NEW_PASSWORD);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(getField(page, 'Password')).toHaveAttribute('type', 'text');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(getDialog(page).getByRole('checkbox')).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(getPanelHeading(page, 'Verify your account')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await page.goto(`/mailbox?email=${unique}%40example.com`);
  await expect(page.getByRole('listitem').filter({ hasText: unique })).toHaveCount(1);
});

test('the Back button closes each dialog, and the focus returns [MODL-1/browser-back]', async ({
  page,
}) => {
  await page.goto(PAGE);
  await getSignInButton(page).click();
  await getDialog(page).getByRole('link', { name: "Don't have an account? Sign Up" }).click();
  await expect(getField(page, 'First Name')).toBeFocused();
  await page.evaluate(() => history.back());
  await expect(getDialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
  await expect(getSignInButton(page)).toBeFocused();
  await expect(page.locator('body')).not.toHaveClass(/no-scroll/);
});

/** A checkbox can be clicked by its label too. */
const TARGETS = 'button, input:not([type="checkbox"]), .bsro-checkbox__label, .bsro-account-form a';

test('the longest form fits phones and desktops, with touch targets of the minimum size [ACCT-1]', async ({
  page,
}) => {
  await page.goto(`${PAGE}#create-account.open`);
  await expect(getField(page, 'First Name')).toBeFocused();
  await submit(page, 'Create An Account');
  for (const width of [320, 375, 1280]) {
    await page.setViewportSize({ width, height: 640 });
    const overflow = await getDialog(page).evaluate(
      (element) => element.scrollWidth - element.clientWidth,
    );
    expect(overflow, `at ${width} pixels`).toBeLessThanOrEqual(0);
    const targets = await getDialog(page)
      .locator(TARGETS)
      .evaluateAll((elements) =>
        elements.map((element) => ({
          text: element.textContent,
          height: Math.round(element.getBoundingClientRect().height),
          isPrimary: element.classList.contains('bsro-button--primary'),
        })),
      );
    expect(targets.length).toBeGreaterThan(5);
    expect(
      targets.filter(({ height, isPrimary }) => height < (isPrimary ? 44 : 24)),
      `at ${width} pixels`,
    ).toEqual([]);
  }
});
