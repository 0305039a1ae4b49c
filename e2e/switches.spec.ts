import { expect, test } from './support/test';

test('SITE-3 SITE-4 a switch of the address is kept for the pages that follow', async ({
  page,
  context,
}) => {
  await page.goto('/?bsro-ui-chatbot=v1&bsro-ui-tdp=v1');
  await expect(page.locator('.cart-icon')).toHaveAttribute('data-mount', 'mounted');
  await page.goto('/offers/');
  const kept = (await context.cookies()).filter(({ name }) => name.startsWith('bsro-ui-'));
  expect(Object.fromEntries(kept.map(({ name, value }) => [name, value]))).toEqual({
    'bsro-ui-chatbot': 'v1',
    'bsro-ui-tdp': 'v1',
  });
});

test('SITE-3 no switch is kept while an author edits', async ({ page, context }) => {
  await page.goto('/?bsro-ui-chatbot=v1&wcmmode=edit');
  await expect(page.locator('.cart-icon')).toHaveAttribute('data-mount', 'mounted');
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names).not.toContain('bsro-ui-chatbot');
});
