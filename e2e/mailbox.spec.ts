import { expectNoHorizontalScroll } from './support/horizontal-scroll';
import { expect, test } from './support/test';

const PASSWORD = 'Driver-2026!';

for (const [path, title] of [
  ['/mailbox', 'Mailbox'],
  ['/text-inbox', 'Text inbox'],
] as const) {
  test(`${path} is accessible`, async ({ page, expectAccessible }) => {
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expectAccessible();
      await expectNoHorizontalScroll(page);
    }
  });
}

test('the link in a verification email opens the account page [ACCT-5]', async ({
  page,
  unique,
  expectAccessible,
}) => {
  const email = `mail-${unique}@example.com`;
  await page.goto('/');
  const body = await page.evaluate(
    async (account) => {
      const response = await fetch('/bsro/services/account/create', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(account),
      });
      return response.text();
    },
    { email, authString: PASSWORD, firstName: 'Ada', lastName: 'Driver', zip: '80122' },
  );
  expect(body).toContain('"success":"true"');

  await page.goto('/mailbox');
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Show' }).click();
  const mail = page.getByRole('listitem').filter({ hasText: email });
  await expect(mail).toHaveCount(1);
  await expectAccessible('main');
  // The page removes the link's token from the URL once it has read it.
  const opened = page.waitForRequest(/\/account\/overview\/?\?.*email=/);
  await mail.getByRole('link').first().click();
  await opened;
  await expect(page.locator('main h1')).toHaveText(/account/i);
});
