import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

/** Records the Trusted Types policies that a page creates. @returns a function that reads their names so far */
const watchPolicies = async (page: Page): Promise<() => Promise<string[]>> => {
  await page.addInitScript(() => {
    const names: string[] = [];
    Reflect.set(window, 'policiesMade', names);
    const factory: object = Reflect.get(window, 'trustedTypes');
    const create: unknown = Reflect.get(factory, 'createPolicy');
    if (typeof create !== 'function') throw new Error('no Trusted Types');
    Reflect.set(factory, 'createPolicy', (name: string, rules: object): unknown => {
      names.push(name);
      const policy: unknown = Reflect.apply(create, factory, [name, rules]);
      return policy;
    });
  });
  return () =>
    page.evaluate(() => {
      const made: string[] = Reflect.get(window, 'policiesMade');
      return [...new Set(made)].sort();
    });
};

/** Parses the names that the page's policy allows. */
const parseAllowedNames = (policy: string): string[] =>
  (/trusted-types ([^;]*)/.exec(policy)?.[1] ?? '')
    .split(' ')
    .filter((name) => !name.startsWith("'"))
    .sort();

// The fixtures of `test` fail a test on any violation of the policy.
test('the page allows only the Trusted Types policies that its features create [MOUNT-4]', async ({
  page,
}) => {
  const policies = await watchPolicies(page);
  const response = await page.goto('/maintenance/?bsro-ui-chatbot=v1');
  await expect(page.getByRole('dialog').locator('.bsro-interrupt__copy a')).toBeVisible();
  expect(await policies()).toEqual(['bsro-ui', 'dompurify']);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Chat with us' }).click();
  await expect(page.getByRole('region', { name: 'Chat', exact: true })).toBeVisible();
  expect(await policies()).toEqual(['bsro-ui', 'bsro-ui-chat', 'dompurify']);
  expect(parseAllowedNames((await response?.headerValue('content-security-policy')) ?? '')).toEqual(
    await policies(),
  );
});

test('a modal with HTML and a local store page comply with the policy @main [MOUNT-4] [INTR-1]', async ({
  page,
}) => {
  await page.goto('/maintenance/');
  await expect(page.getByRole('dialog').locator('.bsro-interrupt__copy')).not.toBeEmpty();
  await page.goto('/');
  await page.goto((await page.locator('a[href*="/local/"]').first().getAttribute('href')) ?? '');
  const carousel = page.locator('.store-container').first();
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel).toHaveAttribute('data-mount', 'mounted');
  await expect(page.locator('.bsro-price-block').first()).toBeVisible();
});
