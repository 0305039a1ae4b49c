import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { chooseVehicle, fillContact, reviewAndBook } from './support/booking';
import { holdRequests } from './support/hold-requests';
import { getLastNextTime, getNextTimes } from './support/next-times';
import { getOwnStore } from './support/own-store';
import { expectNoHorizontalScroll } from './support/horizontal-scroll';
import { expectFromMemory, test as memoryTest } from './support/page-memory';
import { expectNoLayoutShift, watchLayoutShifts } from './support/layout-shifts';

const PAGE = `/appointment/schedule-appointment/?storeNumber=${getOwnStore(__filename)}`;
const PHONE = { width: 375, height: 812 };
const DESKTOP = { width: 1280, height: 900 };

const getTitle = (page: Page, name: string) =>
  page.getByRole('heading', { level: 2, name, exact: true });

const finishVehicle = async (page: Page) => {
  await expect(getTitle(page, 'Which vehicle?')).toBeVisible();
  await chooseVehicle(page);
  await page.getByRole('button', { name: 'Continue' }).press('Enter');
};

test('books a service on a phone by keyboard, and emails the confirmation @main [XB-1/view] [XB-1/vehicle] [XB-1/date-time] [XB-1/contact] [APPT-1/page] [APPT-1/source] [MOUNT-2/schedule-appointment]', async ({
  page,
  email,
  expectAccessible,
}) => {
  await page.setViewportSize(PHONE);
  await watchLayoutShifts(page);
  await page.goto(`${PAGE}&sa_source=offer-email`);
  await expect(getTitle(page, 'What does your vehicle need?')).toBeVisible();
  await expectNoLayoutShift(page);
  await expectAccessible();
  await page.getByRole('checkbox', { name: /^Oil change/ }).press('Space');
  await page.getByRole('button', { name: 'Continue' }).press('Enter');
  await finishVehicle(page);

  await expect(getTitle(page, 'Choose a time')).toBeFocused();
  const next = getNextTimes(page);
  await expect(next).toHaveCount(3);
  await expectNoHorizontalScroll(page);
  const tomorrow = page.getByText('Tomorrow', { exact: true });
  const countLines = (): Promise<number> =>
    tomorrow.evaluate((word) => {
      const range = document.createRange();
      range.selectNodeContents(word);
      return range.getClientRects().length;
    });
  /** Returns the number of days in each row. */
  const listRows = (): Promise<number[]> =>
    page.getByRole('group', { name: 'Days' }).evaluate((days) => {
      const tops = [...days.querySelectorAll('label')].map(
        (day) => day.getBoundingClientRect().top,
      );
      return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
    });
  for (const width of [320, 768, 1024, 1280, PHONE.width]) {
    await page.setViewportSize({ ...PHONE, width });
    expect(await countLines(), `lines of Tomorrow at ${width} pixels`).toBe(1);
    if (width < 480) expect(await listRows(), `${width} pixels`).toEqual([3, 4]);
  }
  // A target that the bar covers in part counts as too small, although the page scrolls.
  await page.setViewportSize({ ...PHONE, height: 2_400 });
  await expectAccessible('.bsro-schedule-appointment');
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Choose a date' }).press('Enter');
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(
    page.getByRole('gridcell').getByRole('button', { disabled: false }).first(),
  ).toBeVisible();
  // No target may be behind the bar, as above.
  await page.locator('.bsro-calendar').evaluate((calendar) => {
    calendar.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
  await expectAccessible('.bsro-calendar');
  await page.getByRole('button', { name: 'Close the calendar' }).press('Enter');
  await next.last().press('Enter');

  await expect(page.getByText(/^We're holding .+ for you\. Time left: /)).toBeVisible();
  await fillContact(page, email);
  await expectNoHorizontalScroll(page);
  await expectAccessible('.bsro-schedule-appointment');
  await page.getByLabel('Email address').press('Enter');
  await expect(getTitle(page, 'Review your appointment')).toBeFocused();
  // Below the last part of the review, the bar covers nothing.
  await page.keyboard.press('End');
  await expect(page.locator('footer').first()).toBeInViewport();
  await expectAccessible('.bsro-schedule-appointment');
  await page.getByRole('button', { name: /^Book / }).press('Enter');
  await expect(getTitle(page, 'Your appointment is booked')).toBeFocused();
  await expectNoHorizontalScroll(page);
  await expectAccessible('.bsro-schedule-appointment');
  const number = await page.locator('.bsro-booking__confirmation strong').first().innerText();
  await page.goto(`/mailbox?email=${encodeURIComponent(email)}`);
  await expect(page.getByRole('listitem').filter({ hasText: number })).toHaveCount(1);
});

test('keeps all answers after Edit, Back, Forward, and a reload [XB-1/editing] [XB-1/view]', async ({
  page,
  email,
}) => {
  await page.setViewportSize(DESKTOP);
  await page.goto(`${PAGE}&serviceId=rotation`);
  await finishVehicle(page);
  await getLastNextTime(page).click();
  await fillContact(page, email);
  await page.getByLabel('Comments for the store').fill('The car pulls to the left.');
  await page.getByRole('button', { name: 'Review appointment' }).click();
  await expect(getTitle(page, 'Review your appointment')).toBeVisible();

  await page.getByRole('button', { name: 'Edit Vehicle' }).click();
  await expect(getTitle(page, 'Which vehicle?')).toBeFocused();
  await expect(page.getByLabel('Model', { exact: true })).toHaveValue('Camry');
  await page.goBack();
  await expect(getTitle(page, 'Review your appointment')).toBeVisible();
  await expect(page.getByText('The car pulls to the left.')).toBeVisible();
  await page.goBack();
  await expect(getTitle(page, 'How can we reach you?')).toBeVisible();
  await page.goForward();
  await expect(getTitle(page, 'Review your appointment')).toBeVisible();

  // What was typed is kept, and has to be confirmed once more.
  await page.reload();
  await expect(getTitle(page, 'How can we reach you?')).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await expect(page.getByText('2019 Toyota Camry LE')).toBeVisible();
});

test('a lost response never books twice [XB-1/view] [HTTP-5]', async ({
  page,
  email,
  fault,
  clearFaults,
  allowConsoleError,
}) => {
  allowConsoleError(/Failed to load resource|net::ERR/);
  await page.setViewportSize(DESKTOP);
  await page.goto(`${PAGE}&serviceId=rotation`);
  await finishVehicle(page);
  await getLastNextTime(page).click();
  await fillContact(page, email);
  await fault('/bsro/services/appointment/create', 'lost');
  await reviewAndBook(page);
  await expect(page.getByText("We're checking whether your appointment was booked.")).toBeVisible();
  await clearFaults();
  await page.reload();
  await expect(getTitle(page, 'Your appointment is booked')).toBeVisible();
  await page.goto(`/mailbox?email=${encodeURIComponent(email)}`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Confirmation number' })).toHaveCount(
    1,
  );
});

test('carries over what a visitor types into the callback form while booking loads, and presses nothing [MOUNT-7] [XB-1/contact]', async ({
  page,
}) => {
  const releaseChunk = await holdRequests(page, /\/chunks\/booking\./);
  const releaseServices = await holdRequests(page, /\/appointment\/services/);
  await page.goto(PAGE);
  const placeholder = page.locator('.bsro-schedule-appointment');
  await expect(placeholder).toHaveAttribute('data-mount', 'loading');
  await page.getByLabel('Name').fill('Ada Byron');
  await page.getByLabel('What your vehicle needs').pressSequentially('Brakes');
  releaseChunk();
  await page.waitForResponse(/\/chunks\/booking\./);
  await page.keyboard.type(' squeal');
  await expect(page.getByLabel('What your vehicle needs')).toHaveValue('Brakes squeal');
  await expect(placeholder).toHaveAttribute('data-mount', 'loading');

  await page.getByRole('heading', { level: 1 }).click();
  await expect(placeholder).toHaveAttribute('data-mount', 'mounted');
  // The root shows the CMS's form until it has data.
  await page.getByLabel('Email').fill('ada@example.com');
  releaseServices();
  await expect(getTitle(page, 'What does your vehicle need?')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await page.getByRole('checkbox', { name: /^Oil change/ }).check();
  await page.getByRole('button', { name: 'Continue' }).press('Enter');
  await finishVehicle(page);
  await getLastNextTime(page).click();
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await expect(page.getByLabel('Last name')).toHaveValue('Byron');
  await expect(page.getByLabel('Email address')).toHaveValue('ada@example.com');
  await expect(page.getByLabel('Comments for the store')).toHaveValue('Brakes squeal');
});

test('a visitor without JavaScript requests a callback [APPT-1/page]', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto(PAGE);
  await expect(page.getByRole('link', { name: /\d{3}-\d{3}-\d{4}/ }).first()).toBeVisible();
  await page.getByLabel('Name').fill('Ada Byron');
  await page.getByLabel('Phone number').fill('3035550100');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We received your request');
  await expect(page.getByRole('cell', { name: 'Ada Byron' })).toBeVisible();
  await context.close();
});

memoryTest(
  'restores the exact step from the back-forward cache on return from another page [XB-1/view]',
  async ({ keptPage: page }) => {
    await page.goto(`${PAGE}&serviceId=rotation`);
    await finishVehicle(page);
    await getLastNextTime(page).click();
    await expect(getTitle(page, 'How can we reach you?')).toBeVisible();
    await page.getByLabel('First name').fill('Ada');
    await page.goto('/offers/');
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.getByLabel('First name')).toHaveValue('Ada');
    await expectFromMemory(page);
    await expect(page.getByText(/^We're holding .+ for you\. Time left: /)).toBeVisible();
  },
);

test('keeps the button that books in its place when the hold of the time arrives late [XB-1/view]', async ({
  page,
  email,
}) => {
  const release = await holdRequests(page, '**/appointment/hold*');
  await page.goto(`${PAGE}&serviceId=rotation`);
  await finishVehicle(page);
  await getLastNextTime(page).click();
  await fillContact(page, email);
  await page.getByRole('button', { name: 'Review appointment' }).click();
  await expect(getTitle(page, 'Review your appointment')).toBeFocused();
  const getTop = (): Promise<number> =>
    page.getByRole('button', { name: /^Book / }).evaluate((button) => {
      scrollTo(0, document.body.scrollHeight);
      return button.getBoundingClientRect().top + scrollY;
    });
  const top = await getTop();
  release();
  await expect(page.getByText(/^We're holding/)).toBeVisible();
  expect(await getTop()).toBe(top);
});
