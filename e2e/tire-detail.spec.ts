import type { Page } from '@playwright/test';
import { DETAIL_LABELS } from '../src/chunks/tire-detail/messages';
import { QUOTE_LABELS } from '../src/chunks/tire-detail/quote/messages';
import { expect, test } from './support/test';

const DETAIL_ADDRESS = /\/tires\/brands\/[a-z0-9]+\/[a-z0-9]+\/\d+\//;
const QUOTE_QUERY = /^\?[\da-f-]{36}$/;

const getDetail = (page: Page) => page.locator('.tire-detail');
const getQuote = (page: Page) => page.getByRole('region', { name: QUOTE_LABELS.heading });
const getBar = (page: Page) => page.getByRole('region', { name: DETAIL_LABELS.bar });

/** Waits for the out-the-door total. */
const expectPrice = async (page: Page): Promise<void> => {
  await expect(getDetail(page)).toHaveAttribute('data-mount', 'mounted');
  await expect(getDetail(page).locator('.bsro-tire-detail__total')).toHaveText(
    /^\$[\d,]+\.\d\d out the door for 4 tires at \w/,
  );
};

for (const width of [375, 1024]) {
  test(`keeps the quantity where it is when the store’s name loads late, at ${width} pixels [TDP-2]`, async ({
    page,
    origin,
    findAddress,
    fault,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const address = `${origin('hibdontire')}${await findAddress('/tires/', DETAIL_ADDRESS)}`;
    await fault('/bsro/services/store/details', 'delay:2000');
    await fault('/bsro/services/store/location', 'delay:2000');
    await page.goto(address);
    const stock = page.locator('.bsro-tire-detail__stock');
    const readTop = async (): Promise<number | undefined> =>
      (await page.locator('.bsro-tire-detail__row').boundingBox())?.y;
    await expect(stock).toContainText('at your store');
    const before = await readTop();
    await expect(stock).toContainText('at Owasso Arapahoe');
    expect(await readTop()).toBe(before);
  });
}

test('shows fit, price, stock, and button on a phone’s first screen, and leads to the installation [TDP-1/address] [TDP-2/button] [TDP-2/scrolled-past] [TDP-2/v2] [QUOT-1/accepted] [MOUNT-2/tire-detail]', async ({
  page,
  findAddress,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(await findAddress('/tires/', DETAIL_ADDRESS));
  await expectPrice(page);
  const button = getDetail(page).getByRole('button', { name: DETAIL_LABELS.addToCart }).first();
  for (const part of [
    page.locator('.product__picture img'),
    page.locator('.product__head .reviews a'),
    page.locator('.bsro-tire-fit'),
    page.locator('.bsro-tire-detail__prices'),
    page.locator('.bsro-tire-detail__stock'),
    button,
  ]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
  await expect(page.locator('.bsro-price-list__total')).toBeVisible();
  await expectAccessible();

  await getDetail(page).getByLabel(DETAIL_LABELS.quantity).selectOption('2');
  await expect(getDetail(page).locator('.bsro-tire-detail__total')).toContainText('for 2 tires');
  await page.locator('#reviews').scrollIntoViewIfNeeded();
  await expect(getBar(page)).toBeVisible();
  await expectAccessible('.tire-detail');

  await getBar(page).getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.bsro-tire-detail__in-cart')).toBeFocused();
  await expect(page.locator('.bsro-tire-detail__in-cart')).toBeInViewport();
  await expect(getQuote(page)).toBeVisible();
  expect(new URL(page.url()).search).toMatch(QUOTE_QUERY);
  await expectAccessible('.tire-detail');

  const { href } = new URL(page.url());
  await page.reload();
  await expect(getQuote(page)).toBeVisible();
  expect(page.url()).toBe(href);
  await expect(getDetail(page).getByLabel(DETAIL_LABELS.quantity)).toHaveValue('2');
  await getQuote(page).getByRole('link', { name: QUOTE_LABELS.schedule }).click();
  await page.waitForURL(
    /\/schedule-appointment\/?(\.html)?\?sa_source=tire-detail&storeNumber=\d+&serviceId=tire-installation/,
  );
});

test('shows version 1 on a desktop, with the list of the price on request [TDP-2/v1] [QUOT-1/accepted]', async ({
  page,
  findAddress,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${await findAddress('/tires/', DETAIL_ADDRESS)}?bsro-ui-tdp=v1`);
  await expectPrice(page);
  await expect(page.locator('.bsro-price-list__total')).toBeHidden();
  await page.getByText(DETAIL_LABELS.included).click();
  await expect(page.locator('.bsro-price-list__total')).toBeVisible();
  await expect(page.locator('.store-container .tire-card').first()).toBeAttached();
  await getDetail(page).getByRole('button', { name: DETAIL_LABELS.addToCart }).first().click();
  await expect(getQuote(page)).toBeVisible();
  expect(new URL(page.url()).search).toContain('&bsro-ui-tdp=v1');
  await expectAccessible('.tire-detail');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the price, the store, and the links of the CMS [MOUNT-6]', async ({
    page,
    findAddress,
  }) => {
    await page.goto(await findAddress('/tires/', DETAIL_ADDRESS));
    const detail = getDetail(page);
    await expect(detail).toContainText(/\$[\d,]+\.\d\d ea\./);
    await expect(detail).toContainText('Set of 4 $');
    await expect(detail.getByRole('link', { name: 'Schedule installation' })).toBeVisible();
  });
});
