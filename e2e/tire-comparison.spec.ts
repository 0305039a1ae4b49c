import type { Locator, Page } from '@playwright/test';
import { DETAIL_LABELS } from '../src/chunks/tire-detail/messages';
import { waitForAnimations } from './support/animations';
import { holdRequests } from './support/hold-requests';
import { tabTo } from './support/keyboard';
import { expect, test } from './support/test';

const SIZE = '/tires/size/?cs=205&ar=55&rs=16';
/** The height of a control, in pixels. */
const TARGET = 44;

const getCheckboxes = (page: Page) =>
  page.locator('.bsro-tire-card').getByRole('checkbox', { name: /^Compare / });
const getBar = (page: Page) => page.getByRole('region', { name: 'Tires to compare' });
const getDialog = (page: Page) => page.getByRole('dialog', { name: 'Compare tires' });

const compareFour = async (page: Page): Promise<void> => {
  await page.goto(SIZE);
  for (const index of [0, 1, 2, 3]) await getCheckboxes(page).nth(index).check();
  await getBar(page).getByRole('button', { name: 'Compare', exact: true }).press('Enter');
  await expect(getDialog(page).getByRole('columnheader')).toHaveCount(4);
};

test('shows four tires on a phone, two at a time [CMP-1]', async ({ page, expectAccessible }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await compareFour(page);
  const dialog = getDialog(page);
  const previous = dialog.getByRole('button', { name: 'Previous tires' });
  const next = dialog.getByRole('button', { name: 'Next tires' });
  const expectShown = async (shown: readonly number[]): Promise<void> => {
    for (const index of [0, 1, 2, 3]) {
      const remove = dialog
        .getByRole('columnheader')
        .nth(index)
        .locator('.bsro-comparison__remove');
      // The header of a tire that has scrolled away is behind the row headers, or outside.
      await expect
        .poll(() =>
          remove.evaluate((button) => {
            const { left, width, top, height } = button.getBoundingClientRect();
            const found = document.elementFromPoint(left + width / 2, top + height / 2);
            return found !== null && button.contains(found);
          }),
        )
        .toBe(shown.includes(index));
    }
  };

  await expectShown([0, 1]);
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  await expect(next).toHaveAttribute('aria-disabled', 'false');
  await expect(previous).toHaveCSS('cursor', 'not-allowed');
  await expect(next).toHaveCSS('cursor', 'pointer');
  const getBorder = (button: Locator) =>
    button.evaluate((element) => getComputedStyle(element).borderColor);
  await expect(async () => {
    expect(await getBorder(previous)).not.toBe(await getBorder(next));
  }).toPass();
  await expectAccessible('.bsro-comparison-dialog');
  await next.press('Enter');
  await expectShown([2, 3]);
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await expect(next).toHaveCSS('cursor', 'not-allowed');
  await expect(next).toBeFocused();
  await expectAccessible('.bsro-comparison-dialog');
  await previous.press('Enter');
  await expectShown([0, 1]);
  await expect(next).toHaveAttribute('aria-disabled', 'false');

  // The line below a box is often covered by the bar.
  await page.keyboard.press('Escape');
  const fifth = getCheckboxes(page).nth(4);
  await fifth.click();
  // The cards above it may still take their own height.
  await expect(async () => {
    const box = await fifth.boundingBox();
    const message = await page.getByText('You can compare up to 4 tires.').boundingBox();
    expect(message?.y).toBeLessThan((box?.y ?? 0) + (box?.height ?? 0));
  }).toPass();
});

for (const size of [
  { width: 375, height: 812 },
  // A window of 1,280 px at a zoom of 200 percent.
  { width: 640, height: 400 },
]) {
  test(`shows the controls in one line, and says on the button that the link was copied, without a layout shift, at ${size.width} pixels [CMP-1]`, async ({
    page,
    context,
    expectAccessible,
  }) => {
    await context.grantPermissions(['clipboard-write']);
    await page.setViewportSize(size);
    await compareFour(page);
    const dialog = getDialog(page);
    await expect(dialog.getByRole('cell', { name: /in stock|ready/i }).first()).toBeVisible();
    const getTop = () =>
      dialog.getByRole('table').evaluate((table) => table.getBoundingClientRect().top);
    // The dialog moves while it opens.
    await waitForAnimations(page);
    const top = await getTop();
    const tools = await dialog.locator('.bsro-comparison__tools').boundingBox();
    expect(tools?.height, 'height of the controls').toBeLessThan(2 * TARGET);
    await dialog.getByRole('button', { name: 'Copy link' }).press('Enter');
    const copied = dialog.getByRole('button', { name: 'Link copied.' });
    await expect(copied).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByRole('status').filter({ hasText: 'Link copied.' })).toHaveCount(1);
    expect(await getTop()).toBe(top);
    await expectAccessible('.bsro-comparison-dialog');
  });
}

test('opens a shared comparison again after a reload and after Back from the page of a tire, until it is closed [CMP-1]', async ({
  page,
}) => {
  await page.goto(SIZE);
  const links = page.locator('.bsro-tire-card h3 a');
  await expect(links.first()).toBeVisible();
  const ids = await links.evaluateAll((all) =>
    all.slice(0, 3).map((link) => link.getAttribute('href')?.match(/[^/]+(?=\/$)/)?.[0]),
  );
  const dialog = getDialog(page);
  // On the same page, like the link of the decision guide.
  await page.goto(`${SIZE}#compare=${ids.join()}`);
  const expectOpen = () => expect(dialog.getByRole('columnheader')).toHaveCount(3);
  await expectOpen();
  await page.reload();
  await expectOpen();
  const first = dialog
    .getByRole('columnheader')
    .first()
    .getByRole('link', { name: /^Select / });
  await first.click();
  await page.waitForURL((url) => url.pathname.includes('/tires/brands/'));
  await page.goBack();
  await expectOpen();

  await page.goBack();
  await expect(dialog).toBeHidden();
  // Back leads to the entry before the dialog's, and the dialog steps forward to its own again.
  const readEntry = () => page.evaluate(() => JSON.stringify([history.state, location.hash]));
  await expect.poll(readEntry).toMatch(/bsroModalGuard.*""]$/);
  await page.reload();
  await expect(links.first()).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('keeps the names of the tires in view while the table scrolls, and marks different rows by weight [CMP-1]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 480 });
  await compareFour(page);
  const dialog = getDialog(page);
  const scroller = dialog.locator('.bsro-comparison__scroller');
  const different = dialog.locator('.bsro-comparison__row--different').first();
  await expect(different.getByRole('cell').first()).toHaveCSS('font-weight', '650');
  const same = dialog.locator('tbody tr:not(.bsro-comparison__row--different)').first();
  await expect(same.getByRole('cell').first()).toHaveCSS('font-weight', '400');
  // The table may still grow while its values load.
  await expect(dialog.getByRole('table')).toHaveAttribute('aria-busy', 'false');
  await waitForAnimations(page);
  await dialog.getByRole('row').last().scrollIntoViewIfNeeded();
  await expect(dialog.getByRole('row').last()).toBeInViewport();
  await expect.poll(() => scroller.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
  for (const head of await dialog.getByRole('columnheader').getByRole('link').all()) {
    await expect(head).toBeInViewport({ ratio: 1 });
  }
});

test('moves the focus to the next control when a visitor removes a tire from the comparison, and back to the page after the last one [CMP-1/removal]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await compareFour(page);
  const remove = getDialog(page).getByRole('button', { name: /^Remove .+ from the comparison$/ });
  for (const remaining of [3, 2, 1]) {
    await remove.last().press('Enter');
    await expect(remove).toHaveCount(remaining);
    await expect(remove.last()).toBeFocused();
  }
  await remove.press('Enter');
  await expect(getDialog(page)).toBeHidden();
  await expect(getCheckboxes(page).first()).toBeFocused();

  await getCheckboxes(page).nth(1).check();
  await getBar(page)
    .getByRole('button', { name: /^Remove / })
    .press('Enter');
  await expect(getBar(page)).toBeHidden();
  await expect(getCheckboxes(page).nth(1)).toBeFocused();

  for (const index of [0, 1]) await getCheckboxes(page).nth(index).check();
  await getBar(page).getByRole('button', { name: 'Clear all' }).press('Enter');
  await expect(getBar(page)).toBeHidden();
  await expect(page.locator('.bsro-tire-results__count')).toBeFocused();
});

test("keeps the bar's controls in one row on a phone, and puts the bar at the end of the page in a window of 320 × 256 pixels [CMP-1]", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto(SIZE);
  await getCheckboxes(page).first().check();
  const getHeight = () => getBar(page).evaluate(({ clientHeight }) => clientHeight);
  const height = await getHeight();
  expect(height).toBeLessThan(2 * TARGET);
  await getCheckboxes(page).nth(1).check();
  await expect(getBar(page).getByRole('button', { name: 'Clear all' })).toBeVisible();
  expect(await getHeight()).toBe(height);

  await page.setViewportSize({ width: 320, height: 256 });
  await expect(page.locator('html')).not.toHaveClass(/bsro-has-bottom-bar/);
  await getCheckboxes(page).nth(1).focus();
  await expect(getBar(page)).not.toBeInViewport();
  const compare = getBar(page).getByRole('button', { name: 'Compare', exact: true });
  await compare.focus();
  await expect(compare).toBeInViewport({ ratio: 1 });
});

test('two bars never cover the focus on a page of 320 × 370 pixels, even if reviews above it load late [CMP-1]', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 370 });
  const sendReviews = await holdRequests(page, '**/reviews/get-reviews-for-product-id*');
  const expectUncovered = () =>
    expect
      .poll(() =>
        page.evaluate(() => {
          const focused = document.activeElement;
          const bars = [...document.querySelectorAll('[data-bsro-bottom-bar]')];
          if (!focused || bars.some((bar) => bar.contains(focused))) return true;
          const end = Math.min(...bars.map((bar) => bar.getBoundingClientRect().top));
          const { top, bottom } = focused.getBoundingClientRect();
          return bottom > 0 && bottom <= end && top < end;
        }),
      )
      .toBe(true);

  await page.goto(SIZE);
  for (const index of [0, 1]) await getCheckboxes(page).nth(index).check();
  await tabTo(page, getCheckboxes(page).nth(3), expectUncovered);

  await page.goto((await page.locator('.bsro-tire-card h3 a').first().getAttribute('href')) ?? '');
  await expect(getBar(page)).toBeVisible();
  await expect(page.locator('.bsro-buy-box__total strong')).toBeVisible();
  const link = page.getByRole('link', { name: 'All tires in this size' });
  await tabTo(page, link, expectUncovered);
  await expect(page.getByRole('region', { name: DETAIL_LABELS.bar })).toBeVisible();
  sendReviews();
  await expect(page.locator('.bsro-reviews__list > li').first()).toBeVisible();
  await expectUncovered();
});
