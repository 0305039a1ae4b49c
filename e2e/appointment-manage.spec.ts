import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { array, object, parse, string } from 'valibot';
import { expect, test } from './support/test';
import { expectStillness, watchShifts } from './support/shifts';

const WIDTHS = [
  { width: 375, height: 812 },
  { width: 1280, height: 900 },
];

const SERVICES = '/bsro/services/appointment';

const availability = object({
  data: object({ days: array(object({ slots: array(object({ timeSlotId: string() })) })) }),
});
const booked = object({ data: object({ manageUrl: string() }) });

/** Books a service by the calls, and returns the link of the confirmation email. */
const bookByCall = async (page: Page, email: string): Promise<string> => {
  // The first response gives the visitor the cookie of a profile.
  await page.goto('/plain/');
  const times = await page.request.get(
    `${SERVICES}/availability?storeNumber=310001&serviceIds=rotation&days=31`,
  );
  const { days } = parse(availability, await times.json()).data;
  // Far ahead, where other tests don't book.
  const slot = days.flatMap(({ slots }) => slots).at(-1);
  const response = await page.request.post(`${SERVICES}/create`, {
    headers: { 'Idempotency-Key': randomUUID() },
    data: {
      storeNumber: '310001',
      timeSlotId: slot?.timeSlotId,
      serviceIds: ['rotation'],
      vehicle: { year: 2019, make: 'Toyota', model: 'Camry', trim: 'LE' },
      contact: { firstName: 'Ada', lastName: 'Byron', email, phone: '3035550100' },
      dropWaitOption: 'wait',
      pickupPreference: 'text',
    },
  });
  return parse(booked, await response.json()).data.manageUrl;
};

const getTitle = (page: Page, name: string) =>
  page.getByRole('heading', { level: 2, name, exact: true });

for (const size of WIDTHS) {
  test(`changes and cancels an appointment by keyboard at ${size.width} px [APPT-1]`, async ({
    page,
    unique,
    expectAccessible,
  }) => {
    await page.setViewportSize(size);
    const link = await bookByCall(page, `${unique}@example.com`);
    await watchShifts(page);
    await page.goto(link);
    await expect(getTitle(page, 'Your appointment')).toBeVisible();
    await expect(page.getByRole('img', { name: /^Map of/ })).toBeVisible();
    await expectStillness(page);
    await expectAccessible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');

    await page.getByRole('button', { name: 'Change time' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Choose a new time' })).toBeFocused();
    const next = page.getByRole('group', { name: 'Next available' }).getByRole('button');
    await expect(next).toHaveCount(3);
    await expectAccessible();
    await next.last().press('Enter');
    const move = page.getByRole('button', { name: /^Move to / });
    await expect(move).toBeFocused();
    const time = (await move.innerText()).replace('Move to ', '');
    await page.keyboard.press('Enter');
    await expect(page.getByText(`Your appointment is now on ${time}.`)).toBeVisible();
    await expect(getTitle(page, 'Your appointment')).toBeFocused();
    await page.reload();
    await expect(page.getByText(time, { exact: true })).toBeVisible();

    await page.getByRole('button', { name: 'Cancel appointment' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Cancel this appointment?' });
    await expect(dialog).toBeVisible();
    await expectAccessible('dialog');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Cancel appointment' })).toBeFocused();
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Cancel appointment' }).press('Enter');
    await expect(getTitle(page, 'This appointment is canceled')).toBeFocused();
    await expectAccessible();
    await page.reload();
    await expect(getTitle(page, 'This appointment is canceled')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Book another appointment' })).toBeVisible();
  });
}

test('a wrong key shows how to open the appointment, and nothing about it [APPT-1]', async ({
  page,
  unique,
  allowConsoleError,
  expectAccessible,
}) => {
  allowConsoleError(/status of 403/);
  const link = new URL(await bookByCall(page, `${unique}@example.com`), page.url());
  link.searchParams.set('key', 'wrong');
  await page.goto(link.href);
  await expect(page.getByText(/^This link doesn't open the appointment/)).toBeVisible();
  await expect(page.locator('main')).not.toContainText('Byron');
  await expect(
    page.locator('main').getByRole('link', { name: /^\d{3}-\d{3}-\d{4}$/ }),
  ).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: 'Sign In' }).last().click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a started booking can be continued from the reminder, once a day [INTR-6]', async ({
  page,
}) => {
  const path = '/appointment/schedule-appointment/';
  await page.goto(`${path}?storeNumber=310001&serviceId=oil-change`);
  await expect(getTitle(page, 'Which vehicle?')).toBeVisible();
  await page.goto(path);
  const reminder = page.getByRole('region', { name: 'Rather talk to someone?' });
  await expect(reminder).toContainText('You started to book: Oil change at ');
  await reminder.getByRole('link', { name: 'Continue' }).click();
  await page.waitForURL(/storeNumber=310001&serviceId=oil-change/);
  await expect(getTitle(page, 'Which vehicle?')).toBeVisible();
  await page.context().clearCookies({ name: 'interrupt-appointment' });
  await page.goto(path);
  await expect(getTitle(page, 'Which vehicle?')).toBeVisible();
  await expect(page.locator('.bsro-interrupt-slot')).toHaveAttribute('data-mount', 'mounted');
  await expect(reminder).toHaveCount(0);
});
