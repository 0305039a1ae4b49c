import type { Locator, Page } from '@playwright/test';
import { MOVE_LABELS } from '../src/chunks/cart/messages';
import { DETAIL_LABELS, QUOTE_MAIL_LABELS } from '../src/chunks/tire-detail/messages';
import { CART_LABELS } from '../src/ui/cart/cart-messages';
import { followMail } from './support/account';
import { expectNoHorizontalScroll } from './support/horizontal-scroll';
import { expect, test } from './support/test';

/** A size with many versions of each line. */
const LARGE_SIZE = '/tires/size/?cs=205&ar=55&rs=16';

const getCards = (page: Page): Locator => page.locator('.bsro-tire-card');
const getCount = (page: Page): Locator => page.locator('.bsro-tire-results__count');

/** Returns the first card with several versions. */
const getVersionedCard = (page: Page): Locator =>
  getCards(page)
    .filter({ has: page.getByRole('combobox') })
    .first();

/** Opens the results at a store. */
const openResults = async (page: Page, query = ''): Promise<void> => {
  await page.goto(`${LARGE_SIZE}&storeNumber=310001${query}`);
  await expect(getCards(page).first()).toContainText(/for 4, installed/);
};

/** Adds the tires of the detail page to the cart. */
const addToCart = async (page: Page): Promise<void> => {
  const detail = page.locator('.bsro-tire-detail');
  await detail.getByRole('button', { name: DETAIL_LABELS.addToCart }).first().click();
  await expect(page.locator('.bsro-buy-box__in-cart')).toBeFocused();
};

test('shows each line once, selects a version, moves its cart, and emails its quote @main [LINE-2] [OTD-1] [CART-5/moved] [CART-5/told] [QUOT-3/mail]', async ({
  page,
  email,
  expectAccessible,
}) => {
  await openResults(page, '&stock=here');
  const names = await getCards(page).getByRole('heading').getByRole('link').allTextContents();
  const lines = names.map((name) => name.split(',')[0]);
  expect(new Set(lines).size).toBe(lines.length);
  await expectAccessible();

  const card = getVersionedCard(page);
  const choice = card.getByRole('combobox');
  const options = await choice.getByRole('option').allInnerTexts();
  await choice.selectOption({ index: 1 });
  const price = options[1]?.split(' – ')[1] ?? '';
  await expect(card).toContainText(`${price} ea.`);
  const select = card.getByRole('link', { name: /^Select / });
  const href = (await select.getAttribute('href')) ?? '';
  await select.click();
  await page.waitForURL((url) => url.pathname === href);
  await addToCart(page);

  await page.getByRole('button', { name: QUOTE_MAIL_LABELS.open }).click();
  await page.getByLabel(QUOTE_MAIL_LABELS.email, { exact: true }).fill(email);
  await page.getByRole('button', { name: QUOTE_MAIL_LABELS.send, exact: true }).click();
  await expect(page.getByText(QUOTE_MAIL_LABELS.sent({ email }))).toBeVisible();

  await page.goto('/cart/');
  await page.getByRole('button', { name: MOVE_LABELS.change }).click();
  const store = await page.locator('.bsro-cart__store-choice strong').first().innerText();
  await page.getByRole('button', { name: MOVE_LABELS.moveTo({ store }), exact: true }).click();
  await expect(page.locator('.bsro-cart__store')).toContainText(store);
  await expect(page.getByText(CART_LABELS.changes)).toBeVisible();
  await expectAccessible('.bsro-cart-app');

  const quote = await followMail(page, email);
  expect(quote.pathname).toBe(href);
});

test('counts a line once, if one of its versions matches all filters [LINE-2] [LINE-3]', async ({
  page,
}) => {
  await openResults(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  const filters = page.getByRole('region', { name: 'Filters' });
  for (const name of ['Speed rating', 'Run-flat']) {
    await filters.locator('summary', { hasText: name }).click();
    const value = filters
      .getByRole('group', { name })
      .locator('.bsro-tire-results__value')
      .filter({ has: page.locator('input:not([aria-disabled="true"])') })
      .first();
    const count = (await value.innerText()).split('\n').at(-1)?.trim() ?? '';
    await value.click();
    await expect(getCount(page)).toHaveText(new RegExp(`^(24 of )?${count} tires?$`));
  }
  await expect(page).toHaveURL(/&speed=.+&runFlat=(yes|no)/);
  await page.reload();
  await expect(page.getByRole('button', { name: /^Remove Run-flat/ })).toBeVisible();
});

test('fits the choice of a version into a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openResults(page);
  await expect(getVersionedCard(page)).toBeVisible();
  await expectNoHorizontalScroll(page);
});
