import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { createClockRunner, stopClock } from './support/run-clock';

const PAGE = '/locate/display-map/';

const getTooltip = (page: Page) => page.getByText('Sign In for a Better Experience');

/** Runs a stopped clock until the tooltip shows, which therefore doesn't hide by itself. */
const runClockUntilVisible = (page: Page): Promise<void> =>
  expect
    .poll(
      async () => {
        await page.clock.runFor(100);
        return getTooltip(page).isVisible();
      },
      { intervals: [50] },
    )
    .toBe(true);

/** Opens a page on which the tooltip stays until the test runs the clock. */
const openWithTooltip = async (page: Page, url: string): Promise<void> => {
  await page.clock.install();
  await stopClock(page, 1_000);
  await page.goto(url);
  await runClockUntilVisible(page);
};

test('shows once, hides after five seconds, and is remembered for 360 days @main [TIP-1/once] [TIP-1/hides]', async ({
  page,
  context,
}) => {
  await openWithTooltip(page, PAGE);
  await page.clock.runFor(5_000);
  await expect(getTooltip(page)).toBeHidden();
  const cookie = (await context.cookies()).find(({ name }) => name === 'bsro-sign-in-tooltip');
  const days = ((cookie?.expires ?? 0) - (await page.evaluate(() => Date.now())) / 1000) / 86_400;
  expect(Math.round(days)).toBe(360);

  await page.clock.resume();
  await page.reload();
  await expect(page.locator('.bsro-account-menu__content')).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(getTooltip(page)).toHaveCount(0);
});

test('stays while the pointer is on it, and can be closed [TIP-1/pauses] [TIP-1/closes]', async ({
  page,
}) => {
  const runClock = createClockRunner(page);
  await openWithTooltip(page, PAGE);
  await getTooltip(page).hover();
  await runClock(60_000);
  await expect(getTooltip(page)).toBeVisible();
  await page.locator('.bsro-sign-in-tooltip').getByRole('button', { name: 'Close' }).click();
  await expect(getTooltip(page)).toHaveCount(0);
});

test('waits on a phone until the menu is visible [TIP-1]', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await page.clock.install();
  await page.goto(PAGE);
  await expect(
    page.locator('.bsro-account-menu[data-variant="mobile"] .bsro-account-menu__content'),
  ).toHaveCount(1);
  await expect(getTooltip(page)).toHaveCount(0);
  await stopClock(page, 1_000);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await runClockUntilVisible(page);
});

test("is inside the phone's navigation, whatever the page behind the navigation contains [TIP-1]", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.clock.install();
  await page.goto('/cart/');
  await expect(page.locator('.bsro-cart-app')).toHaveAttribute('data-mount', 'mounted');
  await stopClock(page, 1_000);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await runClockUntilVisible(page);
  const tooltip = page.locator('.bsro-sign-in-tooltip');
  const drawer = await page.locator('.site-nav').boundingBox();
  const box = await tooltip.boundingBox();
  expect(box?.x).toBeGreaterThan(drawer?.x ?? 0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(375);
});

test('hides when another menu of the header opens [TIP-1]', async ({ page }) => {
  await openWithTooltip(page, `${PAGE}?bsro-ui-global-nav=v2`);
  await page.getByRole('navigation', { name: 'Main' }).locator('summary').first().click();
  await expect(getTooltip(page)).toHaveCount(0);
});

for (const [site, width, height, query = ''] of [
  ['fcac', 768, 800],
  ['fcac', 1024, 800],
  ['fcac', 1280, 800],
  // The name of a store leaves less room beside the menu.
  ['fcac', 1280, 800, '?storeNumber=310001'],
  ['fcac', 768, 800, '?storeNumber=310001'],
  // Its account menu is visible on phones, too.
  ['hibdontire', 375, 667],
  ['hibdontire', 375, 812],
  ['hibdontire', 1280, 800],
  ['wheelworks', 1100, 800],
] as const) {
  test(`points at the menu and covers no control, form, or heading of ${site}${query} at ${width} by ${height} px [TIP-1]`, async ({
    page,
    origin,
  }) => {
    await page.setViewportSize({ width, height });
    await openWithTooltip(page, `${origin(site)}/${query}`);
    await expect(getTooltip(page)).toBeInViewport({ ratio: 1 });
    const measured = await page.evaluate(() => {
      const tip = document.querySelector('.bsro-sign-in-tooltip');
      const box = tip?.getBoundingClientRect();
      const target = tip
        ?.closest('.bsro-account-menu__content')
        ?.querySelector('button')
        ?.getBoundingClientRect();
      if (!tip || !box || !target) return undefined;
      const covered = [...document.querySelectorAll('a[href],button,input,select,summary,form,h1')]
        .filter((part) => {
          // The box of a heading is as wide as the page.
          const range = document.createRange();
          range.selectNodeContents(part);
          const source = part.localName === 'h1' ? range : part;
          const { left, right, top, bottom } = source.getBoundingClientRect();
          const apart =
            left >= box.right || right <= box.left || top >= box.bottom || bottom <= box.top;
          return !apart && !tip.contains(part) && part.checkVisibility();
        })
        .map(({ localName, textContent }) => `${localName} ${textContent.trim()}`);
      const isBeside = box.right <= target.left && box.top < target.bottom;
      const isBelow =
        box.left <= target.left && box.right >= target.left && box.top >= target.bottom;
      return { covered, pointsAtTarget: isBeside || isBelow };
    });
    expect(measured).toEqual({ covered: [], pointsAtTarget: true });
  });
}

test("is accessible and doesn't show in author mode [TIP-1]", async ({
  page,
  expectAccessible,
}) => {
  await page.goto(`${PAGE}?wcmmode=edit`);
  await expect(page.locator('.bsro-account-menu__content').first()).toBeVisible();
  await expect(getTooltip(page)).toHaveCount(0);
  await openWithTooltip(page, PAGE);
  // The check needs a running clock, and the tooltip stays below the pointer.
  await getTooltip(page).hover();
  await page.clock.resume();
  await expectAccessible('.bsro-account-menu[data-variant="desktop"]');
});
