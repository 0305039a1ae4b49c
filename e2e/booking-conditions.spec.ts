import type { Page } from '@playwright/test';
import { tabTo } from './support/keyboard';
import { getNextTimes } from './support/next-times';
import { expectNoHorizontalScroll } from './support/horizontal-scroll';
import { expect, test } from './support/test';
import { emulateSlowNetwork } from './support/slow-network';
import { expectFocusUncovered } from './support/uncovered-focus';

const PAGE = '/appointment/schedule-appointment/';
/** A desktop window of 1280 by 900 pixels at 200%. */
const ZOOMED = { width: 640, height: 450 };

const getTitle = (page: Page, name: string) =>
  page.getByRole('heading', { level: 2, name, exact: true });
const getBooking = (page: Page) => page.locator('.bsro-booking');

/** Selects an option of the focused list by its first letters. */
const selectByKeyboard = async (page: Page, label: string, option: string): Promise<void> => {
  const list = page.getByLabel(label, { exact: true });
  await expect(list.getByRole('option', { name: option, exact: true })).toBeAttached();
  await expect(list).toBeEnabled();
  await tabTo(page, list);
  await page.keyboard.type(option);
  await expect(list.locator('option:checked')).toHaveText(option);
};

test('books with the keyboard alone, at 200% zoom and on a slow connection, and the bar with the button never covers the focus [XB-1/view] [XB-1/vehicle] [XB-1/date-time] [XB-1/contact]', async ({
  page,
  storeNumber,
  email,
}) => {
  await page.setViewportSize(ZOOMED);
  await emulateSlowNetwork(page);
  await page.goto(`${PAGE}?storeNumber=${storeNumber}`);
  const onStop = () => expectFocusUncovered(page);
  await tabTo(page, page.getByRole('checkbox', { name: /^Wheel alignment/ }), onStop);
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');

  await expect(getTitle(page, 'Which vehicle?')).toBeFocused();
  await expectNoHorizontalScroll(page);
  await selectByKeyboard(page, 'Year', '2019');
  await selectByKeyboard(page, 'Make', 'Toyota');
  await selectByKeyboard(page, 'Model', 'Camry');
  await selectByKeyboard(page, 'Trim', 'LE');
  await tabTo(page, getBooking(page).getByRole('button', { name: 'Continue' }));
  await page.keyboard.press('Enter');

  await expect(getTitle(page, 'Choose a time')).toBeFocused();
  const next = getNextTimes(page);
  await expect(next).toHaveCount(3);
  await expectNoHorizontalScroll(page);
  await tabTo(page, next.last(), onStop);
  await page.keyboard.press('Enter');

  await expect(getTitle(page, 'How can we reach you?')).toBeFocused();
  for (const [label, text] of [
    ['First name', 'Ada'],
    ['Last name', 'Byron'],
    ['Phone number', '3035550100'],
    ['Email address', email],
  ] as const) {
    await tabTo(page, page.getByLabel(label));
    await page.keyboard.type(text);
  }
  await expectNoHorizontalScroll(page);
  await page.keyboard.press('Enter');
  await expect(getTitle(page, 'Review your appointment')).toBeFocused();
  await expectNoHorizontalScroll(page);
  await tabTo(page, page.getByRole('button', { name: /^Book / }), onStop);
  await page.keyboard.press('Enter');
  await expect(getTitle(page, 'Your appointment is booked')).toBeFocused();
  await expectNoHorizontalScroll(page);
});

for (const [state, storeNumber] of [
  ['takes appointments by phone only', '730055'],
  ['is temporarily closed', '730098'],
] as const) {
  test(`shows the phone number of a store that ${state}, and continues at another store without changing my store [XB-1/view] [APPT-1/store-number]`, async ({
    page,
    context,
    origin,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto(`${origin('hibdontire')}${PAGE}?storeNumber=${storeNumber}`);
    const booking = getBooking(page);
    await expect(booking.getByText(/takes appointments by phone\./)).toBeVisible();
    await expect(booking.getByRole('checkbox')).toHaveCount(0);
    await expect(booking.getByRole('link', { name: /^Or call / }).first()).toBeVisible();
    await expectAccessible('.bsro-booking');
    await booking.getByRole('button', { name: 'Choose another store' }).press('Enter');
    await expect(getTitle(page, 'Choose a store')).toBeFocused();
    await booking.getByLabel('Zip code').fill('74055');
    await booking.getByLabel('Zip code').press('Enter');
    await booking
      .getByRole('button', { name: /^Choose this store ?: Owasso Arapahoe$/ })
      .press('Enter');
    await expect(getTitle(page, 'What does your vehicle need?')).toBeFocused();
    await expect(booking.getByText(/your visit to Owasso Arapahoe\.$/)).toBeVisible();
    await expect(booking.getByRole('checkbox').first()).toBeVisible();
    // My store is still the one in the URL.
    await expect
      .poll(async () => {
        const cookies = await context.cookies();
        return cookies.find(({ name }) => name === 'bsro.cp-hibdontire')?.value;
      })
      .toContain(encodeURIComponent(`"storeNumber":"${storeNumber}"`));
  });
}
