import { getDialog, getSignInButton, PAGE } from './support/account';
import { expect, test } from './support/test';

test('Back closes an open modal and stays on the page, and leaves the page once the modal is closed [MODL-1/browser-back] [MODL-1/state]', async ({
  page,
}) => {
  await page.goto('/tires/');
  await page.goto(PAGE);
  await getSignInButton(page).click();
  await expect(getDialog(page)).toBeVisible();
  const entries = await page.evaluate(() => history.length);

  await page.evaluate(() => history.back());
  await expect(getDialog(page)).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(history.state)))
    .toContain('bsroModalGuard');
  expect(await page.evaluate(() => history.length)).toBe(entries);

  await getSignInButton(page).click();
  await getDialog(page).getByRole('button', { name: 'Close' }).click();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/tires\/$/);
});

test('the page behind a modal neither scrolls nor takes the focus [MODL-1/no-scroll]', async ({
  page,
}) => {
  await page.goto(PAGE);
  await getSignInButton(page).click();
  await expect(page.locator('body')).toHaveClass(/no-scroll/);
  expect(await page.locator('body').evaluate((body) => getComputedStyle(body).overflow)).toBe(
    'hidden',
  );
  const seen = new Set<string>();
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    seen.add(
      await page.evaluate(() => {
        const active = document.activeElement;
        return active === document.body || active?.closest('dialog') ? 'inside' : 'outside';
      }),
    );
  }
  expect([...seen]).toEqual(['inside']);
  await page.keyboard.press('Escape');
  await expect(page.locator('body')).not.toHaveClass(/no-scroll/);
  await expect(getSignInButton(page)).toBeFocused();
});

test('input survives Escape, a double Escape, and a click outside [MODL-1]', async ({ page }) => {
  await page.goto(PAGE);
  await getSignInButton(page).click();
  await getDialog(page).getByLabel('Email').fill('dana@example.com');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(getDialog(page).getByLabel('Email')).toHaveValue('dana@example.com');
  await expect(getDialog(page).getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(getDialog(page)).toBeHidden();
});

test('a click outside closes an untouched modal [MODL-1]', async ({ page }) => {
  await page.goto(PAGE);
  await getSignInButton(page).click();
  await expect(getDialog(page)).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(getDialog(page)).toBeHidden();
});

test('a hash that ends in .open opens the modal that it names, at load and after each change [MODL-1/hash]', async ({
  page,
}) => {
  await page.goto(`${PAGE}#create-account.open`);
  await expect(page.getByRole('dialog', { name: 'Create An Account' })).toBeVisible();
  await getDialog(page).getByRole('button', { name: 'Close' }).click();
  for (const _ of [1, 2]) {
    await page.evaluate(() => {
      location.hash = '#sign-in.open';
    });
    await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible();
    await getDialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(getDialog(page)).toBeHidden();
  }
});

test('no other hash opens or runs anything [MODL-1/hash]', async ({ page }) => {
  await page.goto(PAGE);
  await expect(getSignInButton(page)).toBeVisible();
  for (const hash of [
    '#constructor.open',
    '#__proto__.open',
    '#<img src=x onerror=alert(1)>.open',
    '#%.open',
  ]) {
    await page.evaluate((value) => {
      location.hash = value;
    }, hash);
  }
  await expect(getDialog(page)).toHaveCount(0);
});
