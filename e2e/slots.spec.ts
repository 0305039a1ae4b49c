import type { Page } from '@playwright/test';
import { LABELS, NOTICE_LABELS } from '../src/chunks/cart/messages';
import { expect, test } from './support/checkout';
import { fetchResponse } from './support/fetch-response';
import { expectNoLayoutShift, watchLayoutShifts } from './support/layout-shifts';

const SLOTS = `
  <template class="bsro-slot" data-slot="above-total">
    <p id="promise">Free rotations with four tires</p>
    <div class="bsro-zip-form">
      <form action="/locate/display-map/"><label>Zip code of a friend <input name="q"></label> <button>Find a store</button></form>
    </div>
    <script>window.hasRunSlot = true</script>
  </template>
  <template class="bsro-slot" data-slot="below-button"><p>We accept all cards</p></template>
  <template class="bsro-slot" data-slot="empty-cart"><p>Tires of the month</p></template>`;

/** Adds slots to the cart page, as a CMS renders them. */
const addSlots = (page: Page): Promise<unknown> =>
  page.route('**/cart/', async (route) => {
    const response = await fetchResponse(route);
    const html = await response.text();
    const body = html.replace(/(<div class="bsro-cart-app"[^>]*>)/, `$1${SLOTS}`);
    expect(body).not.toBe(html);
    await route.fulfill({ response, body });
  });

test("shows the page's HTML and components in the places of the cart, and keeps them through its changes [MOUNT-10/places] [MOUNT-10/components] [MOUNT-10/safe]", async ({
  page,
  expectAccessible,
}) => {
  await addSlots(page);
  await watchLayoutShifts(page);
  await page.goto('/cart/');
  const promise = page.locator('#promise');
  const zipForm = page.locator('.bsro-cart__summary .bsro-zip-form');
  await expect(promise).toBeVisible();
  // It mounts on a click or focus.
  await expect(zipForm).toHaveAttribute('data-mount', 'waiting');
  await expect(page.getByText('We accept all cards')).toBeVisible();
  await expect(page.getByText('Tires of the month')).toHaveCount(0);
  expect(await page.evaluate('window.hasRunSlot')).toBeUndefined();
  await expectNoLayoutShift(page);
  await expectAccessible('.bsro-cart-app');

  const typed = page.getByLabel('Zip code of a friend');
  await typed.fill('80122');
  await expect(zipForm).toHaveAttribute('data-mount', 'mounted');
  const total = page.locator('.bsro-price-list__total dd');
  const before = await total.innerText();
  await page.getByLabel(LABELS.quantity).selectOption('4');
  await expect(total).not.toHaveText(before);
  await expect(typed).toHaveValue('80122');

  await page.getByRole('button', { name: LABELS.remove }).click();
  await expect(page.getByText('Tires of the month')).toBeVisible();
  await expect(promise).toHaveCount(0);
  await page.getByRole('button', { name: NOTICE_LABELS.undo }).click();
  await expect(promise).toBeVisible();
  await expect(page.getByText('Tires of the month')).toHaveCount(0);
  await expect(zipForm).toHaveAttribute('data-mount', 'waiting');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows nothing of the slots [MOUNT-10/places]', async ({ page }) => {
    await addSlots(page);
    await page.goto('/cart/');
    await expect(page.locator('.bsro-cart-app a').first()).toBeVisible();
    await expect(page.getByText(/Free rotations|We accept|Tires of the month/)).toHaveCount(0);
  });
});
