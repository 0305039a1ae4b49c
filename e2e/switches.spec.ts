import { expect, test } from './support/test';

test('keeps a switch from the URL for the next pages [SITE-3] [SITE-4/query] [SITE-4/cookie]', async ({
  page,
  context,
}) => {
  await page.goto('/?bsro-ui-chatbot=v1&bsro-ui-tdp=v1');
  const readKeptValue = async () =>
    (await context.cookies())
      .filter(({ name }) => name.startsWith('bsro-ui-'))
      .map(({ name, value }) => `${name}=${value}`)
      .sort();
  await expect.poll(readKeptValue).toEqual(['bsro-ui-chatbot=v1', 'bsro-ui-tdp=v1']);
  await page.goto('/offers/');
  expect(await readKeptValue()).toHaveLength(2);
});

test('keeps the account version from the URL for the next pages [SITE-5/parameter] [SITE-5/cookie]', async ({
  page,
  context,
}) => {
  const readKeptValue = async () =>
    (await context.cookies()).find(({ name }) => name === 'accountVersion')?.value;
  await page.goto('/plain/?accountVersion=v2');
  await expect.poll(readKeptValue).toBe('v2');
  await page.goto('/offers/');
  expect(await readKeptValue()).toBe('v2');
});

test('keeps no switch in author mode [SITE-3]', async ({ page, context }) => {
  await page.goto('/?bsro-ui-chatbot=v1&wcmmode=edit');
  await expect(page.locator('.bsro-cart-icon')).toHaveAttribute('data-mount', 'mounted');
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names).not.toContain('bsro-ui-chatbot');
});
