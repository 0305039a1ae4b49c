import type { Page } from '@playwright/test';
import { DETAIL_LABELS, QUOTE_LABELS } from '../src/chunks/tire-detail/messages';
import { expect, test } from './support/test';

/** A vehicle whose front and rear tires differ. */
const VEHICLE = '/tires/vehicle/?year=2020&make=BMW&model=M3&trim=Base';

const getDetail = (page: Page) => page.locator('.bsro-tire-detail');
const getTotal = (page: Page) => getDetail(page).locator('.bsro-buy-box__total');

for (const width of [375, 1280]) {
  test(`leads from the pairs of a vehicle with two tire sizes to a quote for two front and two rear tires at ${width} px [SRCH-3/groups] [SRCH-3/pair-price] [QUOT-1/accepted]`, async ({
    page,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(VEHICLE);
    const pair = page
      .locator('.bsro-tire-card')
      .filter({ hasText: /front, .+ rear/ })
      .first();
    await expect(pair).toContainText(/Set of 4 \$/);
    // No tire of the pair costs the average, so everyone must read that it is one, not only a screen reader.
    const word = await pair
      .getByText(/^Average/)
      .first()
      .boundingBox();
    expect(word?.width).toBeGreaterThan(40);
    await pair.getByRole('checkbox', { name: /^Compare/ }).check();
    await pair.getByRole('heading').getByRole('link').click();
    await page.waitForURL(/\/tires\/brands\/[^/]+\/[^/]+\/\d+_\d+\/$/);

    await expect(getTotal(page)).toHaveText(/^\$[\d,]+\.\d\d out the door for 4 tires at \w/);
    await expect(getDetail(page).locator('.bsro-buy-box__prices')).toHaveText(
      /\$[\d.]+ ea\. front.*\$[\d.]+ ea\. rear .*Set of 4 \$/,
    );
    await expect(page.getByRole('checkbox', { name: /^Compare/ })).toBeChecked();
    await expectAccessible('.bsro-tire-detail');
    const rear = getDetail(page).getByLabel(DETAIL_LABELS.rearQuantity);
    await expect(rear).toHaveValue('2');
    await rear.selectOption('1');
    await expect(getTotal(page)).toContainText('for 3 tires');
    await rear.selectOption('2');
    await expect(getTotal(page)).toContainText('for 4 tires');

    await getDetail(page).getByRole('button', { name: DETAIL_LABELS.addToCart }).first().click();
    const quote = page.getByRole('region', { name: QUOTE_LABELS.heading });
    await expect(quote).toBeVisible();
    await page.reload();
    await expect(quote).toBeVisible();
    await expect(getDetail(page).getByLabel(DETAIL_LABELS.frontQuantity)).toHaveValue('2');

    const bar = page.getByRole('region', { name: 'Tires to compare' });
    await expect(bar).toContainText('1 of 4 tires selected');
  });
}

test('a card of a pair breaks its sizes only between the front and the rear tire on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto(VEHICLE);
  const sizes = page.locator('.bsro-tire-card__size').filter({ hasText: /front, .+ rear/ });
  await expect(sizes.first()).toBeVisible();
  const countLines = (card: Element) => {
    const text = card.firstChild;
    const length = text?.textContent?.length ?? 0;
    const middle = (text?.textContent?.indexOf(',') ?? 0) + 1;
    // Without the space at which the line breaks.
    return [
      [0, middle],
      [middle + 1, length],
    ].map(([start, end]) => {
      const range = document.createRange();
      if (!text || start === undefined || end === undefined) return 0;
      range.setStart(text, start);
      range.setEnd(text, end);
      return range.getClientRects().length;
    });
  };
  // Until the font has loaded, the text is wider.
  await expect.poll(() => sizes.first().evaluate(countLines)).toEqual([1, 1]);
});
