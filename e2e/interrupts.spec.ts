import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

const modal = (page: Page) => page.getByRole('dialog', { name: '$80 off a set of four' });
const strip = (page: Page) => page.getByRole('region', { name: 'Below 45 degrees?' });

test('INTR-1 INTR-2 INTR-3 the modal shows on its page, once closed it stays away for 30 days', async ({
  page,
  context,
  expectAccessible,
}) => {
  await page.goto('/offers/');
  await expect(modal(page)).toBeVisible();
  await expect(modal(page).getByText(/Shop fees & tax are extra/)).toBeVisible();
  await expectAccessible('dialog');
  await modal(page).getByRole('button', { name: 'Close' }).click();
  await expect(modal(page)).toBeHidden();
  const cookie = (await context.cookies()).find(({ name }) => name === 'set-of-four-reminder');
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(30);

  await page.reload();
  await expect(page.locator('.interrupt-slot')).toHaveAttribute('data-mount', 'mounted');
  await expect(modal(page)).toHaveCount(0);
});

test('INTR-2 the strip stands on the home page and leaves it in use', async ({
  page,
  context,
  expectAccessible,
}) => {
  await page.goto('/');
  await expect(strip(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectAccessible('.bsro-interrupt-strip');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const end = await page.locator('footer').last().boundingBox();
  const edge = await strip(page).boundingBox();
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual((edge?.y ?? 0) + 1);
  await strip(page).getByRole('button', { name: 'Close' }).click();
  await expect(strip(page)).toHaveCount(0);
  const cookie = (await context.cookies()).find(({ name }) => name === 'winter-check-strip');
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(7);
});

/** Has a script of the page ask for an interrupt. */
const ask = (page: Page, id: string): Promise<void> =>
  page.evaluate((wanted) => {
    const commands: unknown = Reflect.get(window, 'bsro');
    if (typeof commands !== 'object' || commands === null) throw new Error('no page API');
    const push: unknown = Reflect.get(commands, 'push');
    if (typeof push !== 'function') throw new Error('no push');
    Reflect.apply(push, commands, [['publish', 'createinterrupt', { id: wanted }]]);
  }, id);

test('INTR-1 the strip never covers what has the focus, neither coming nor while one tabs on', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/offers/');
  await modal(page).getByRole('button', { name: 'Close' }).click();
  const clearance = () =>
    page.evaluate(() => {
      const edge = document.querySelector('.bsro-interrupt-strip')?.getBoundingClientRect().top;
      const bottom = document.activeElement?.getBoundingClientRect().bottom;
      return (edge ?? Number.NaN) - (bottom ?? Number.NaN);
    });
  // The keyboard first, so that the focus shows; then what stands at the window's lower edge.
  await page.keyboard.press('Tab');
  await page.evaluate(() => {
    const lowest = [...document.querySelectorAll<HTMLElement>('main a, main summary, footer a')]
      .filter((control) => {
        const { height, bottom } = control.getBoundingClientRect();
        return height > 0 && bottom <= innerHeight;
      })
      .at(-1);
    lowest?.focus();
    scrollBy(0, (lowest?.getBoundingClientRect().bottom ?? 0) - innerHeight);
  });
  await ask(page, 'winter-check-strip');
  await expect(strip(page)).toBeVisible();
  await expect.poll(clearance).toBeGreaterThanOrEqual(0);
  for (let stop = 0; stop < 5; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await clearance()).toBeGreaterThanOrEqual(0);
  }
});

test('INTR-2 createinterrupt with an id shows that one besides the chosen one', async ({
  page,
}) => {
  await page.goto('/');
  await expect(strip(page)).toBeVisible();
  await expect(modal(page)).toHaveCount(0);
  await ask(page, 'set-of-four-reminder');
  await expect(modal(page)).toBeVisible();
  await expect(page.locator('.bsro-interrupt-strip')).toBeVisible();
});

test('INTR-2 authors see none', async ({ page }) => {
  await page.goto('/offers/?wcmmode=edit');
  await expect(page.locator('.interrupt-slot')).toHaveAttribute('data-mount', 'mounted');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('INTR-3 MODL-1 the browser’s back closes the modal and keeps the page', async ({ page }) => {
  await page.goto('/tires/');
  await page.goto('/offers/');
  await expect(modal(page)).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(modal(page)).toBeHidden();
  await expect(page).toHaveURL(/\/offers\/$/);
});
