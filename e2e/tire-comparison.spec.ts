import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

const SIZE = '/tires/size/?cs=205&ar=55&rs=16';

const getBoxes = (page: Page) =>
  page.locator('.bsro-tire-card').getByRole('checkbox', { name: /^Compare / });
const getBar = (page: Page) => page.getByRole('region', { name: 'Tires to compare' });
const getDialog = (page: Page) => page.getByRole('dialog', { name: 'Compare tires' });

const compareFour = async (page: Page): Promise<void> => {
  await page.goto(SIZE);
  for (const index of [0, 1, 2, 3]) await getBoxes(page).nth(index).check();
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
      const head = dialog.getByRole('columnheader').nth(index).locator('.bsro-comparison__remove');
      // The header of a tire that has scrolled away is behind the row headers, or outside.
      await expect
        .poll(() =>
          head.evaluate((button) => {
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
  await expectAccessible('.bsro-comparison-dialog');
  await next.press('Enter');
  await expectShown([2, 3]);
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await expect(next).toBeFocused();
  await expectAccessible('.bsro-comparison-dialog');
  await previous.press('Enter');
  await expectShown([0, 1]);
  await expect(next).toHaveAttribute('aria-disabled', 'false');

  // The line below a box is often covered by the bar.
  await page.keyboard.press('Escape');
  const fifth = getBoxes(page).nth(4);
  await fifth.click();
  const box = await fifth.boundingBox();
  const message = await page.getByText('You can compare up to 4 tires.').boundingBox();
  expect(message?.y).toBeLessThan((box?.y ?? 0) + (box?.height ?? 0));
});

test('moves the focus to the next control when a visitor removes tires from the comparison, and to the page at the end [CMP-1/removal]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await compareFour(page);
  const remove = getDialog(page).getByRole('button', { name: /^Remove .+ from the comparison$/ });
  for (const left of [3, 2, 1]) {
    await remove.last().press('Enter');
    await expect(remove).toHaveCount(left);
    await expect(remove.last()).toBeFocused();
  }
  await remove.press('Enter');
  await expect(getDialog(page)).toBeHidden();
  await expect(getBoxes(page).first()).toBeFocused();

  await getBoxes(page).nth(1).check();
  await getBar(page)
    .getByRole('button', { name: /^Remove / })
    .press('Enter');
  await expect(getBar(page)).toBeHidden();
  await expect(getBoxes(page).nth(1)).toBeFocused();

  for (const index of [0, 1]) await getBoxes(page).nth(index).check();
  await getBar(page).getByRole('button', { name: 'Clear all' }).press('Enter');
  await expect(getBar(page)).toBeHidden();
  await expect(page.locator('.bsro-tire-search__count')).toBeFocused();
});
