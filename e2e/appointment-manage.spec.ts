import type { Page } from '@playwright/test';
import { array, object, parse, string } from 'valibot';
import { getNextTimes } from './support/next-times';
import { getOwnStore } from './support/own-store';
import { expectNoHorizontalScroll } from './support/horizontal-scroll';
import { expect, test } from './support/test';
import { expectNoLayoutShift, watchLayoutShifts } from './support/layout-shifts';

const STORE = getOwnStore(__filename);

const WIDTHS = [
  { width: 375, height: 812 },
  { width: 1280, height: 900 },
];

const availability = object({
  data: object({ days: array(object({ slots: array(object({ timeSlotId: string() })) })) }),
});
const booked = object({ data: object({ manageUrl: string() }) });

/** Calls the page's host; returns the response's JSON. */
const send = async (page: Page, path: string, body?: object): Promise<unknown> => {
  const text = await page.evaluate(
    async ([url, json]) => {
      const headers = {
        'Content-Type': 'application/json',
        'Idempotency-Key': crypto.randomUUID(),
      };
      const options = json === undefined ? {} : { method: 'POST', headers, body: json };
      return (await fetch(url, options)).text();
    },
    [`/bsro/services/appointment/${path}`, body && JSON.stringify(body)] as const,
  );
  return JSON.parse(text);
};

/** Books a service without the page, and returns the link in the confirmation email. */
const bookByCall = async (page: Page, email: string): Promise<string> => {
  // The page's response sets the visitor's profile cookie.
  await page.goto('/plain/');
  const store = `storeNumber=${STORE}&serviceIds=rotation`;
  const times = await send(page, `availability?${store}&days=31`);
  const slots = parse(availability, times).data.days.flatMap((day) => day.slots);
  const response = await send(page, 'create', {
    storeNumber: STORE,
    timeSlotId: slots.at(-1)?.timeSlotId,
    serviceIds: ['rotation'],
    vehicle: { year: 2019, make: 'Toyota', model: 'Camry', trim: 'LE' },
    contact: { firstName: 'Ada', lastName: 'Byron', email, phone: '3035550100' },
    dropWaitOption: 'wait',
    pickupPreference: 'text',
  });
  return parse(booked, response).data.manageUrl;
};

const getTitle = (page: Page, name: string) =>
  page.getByRole('heading', { level: 2, name, exact: true });

for (const size of WIDTHS) {
  test(`changes and cancels an appointment by keyboard at ${size.width} px [APPT-1]`, async ({
    page,
    email,
    expectAccessible,
  }) => {
    await page.setViewportSize(size);
    const link = await bookByCall(page, email);
    await watchLayoutShifts(page);
    await page.goto(link);
    await expect(getTitle(page, 'Your appointment')).toBeVisible();
    await expect(page.getByRole('img', { name: /^Map of/ })).toBeVisible();
    await expectNoLayoutShift(page);
    await expectAccessible();
    await expectNoHorizontalScroll(page);
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');

    await page.getByRole('button', { name: 'Change time' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Choose a new time' })).toBeFocused();
    const next = getNextTimes(page);
    await expect(next).toHaveCount(3);
    await expectAccessible('.bsro-appointment');
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
    await expect(getTitle(page, 'This appointment has been canceled')).toBeFocused();
    await expectAccessible('.bsro-appointment');
    await page.reload();
    await expect(getTitle(page, 'This appointment has been canceled')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Book another appointment' })).toBeVisible();
  });
}

test('a link with a wrong key shows how to open the appointment, but none of its details [APPT-1]', async ({
  page,
  email,
  allowConsoleError,
  expectAccessible,
}) => {
  allowConsoleError(/status of 403/);
  const link = new URL(await bookByCall(page, email), page.url());
  link.searchParams.set('key', 'wrong');
  await page.goto(link.href);
  await expect(page.getByText(/^This link doesn't open the appointment/)).toBeVisible();
  await expect(page.locator('main')).not.toContainText('Byron');
  await expect(
    page.locator('main').getByRole('link', { name: /^\d{3}-\d{3}-\d{4}$/ }),
  ).toBeVisible();
  await expectAccessible('.bsro-appointment');
  await page.getByRole('link', { name: 'Sign In' }).last().click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the reminder of an unfinished booking shows once a day, and continues the booking @main [INTR-6] [MOUNT-2/interrupt-appointment]', async ({
  page,
}) => {
  const path = '/appointment/schedule-appointment/';
  await page.goto(`${path}?storeNumber=${STORE}&serviceId=oil-change`);
  await expect(getTitle(page, 'Which vehicle?')).toBeVisible();
  await page.goto(path);
  const reminder = page.getByRole('region', { name: 'Rather talk to someone?' });
  await expect(reminder).toContainText('You started booking: Oil change at ');
  await reminder.getByRole('link', { name: 'Continue' }).click();
  await page.waitForURL((url) => url.search.includes(`storeNumber=${STORE}&serviceId=oil-change`));
  await expect(getTitle(page, 'Which vehicle?')).toBeVisible();
  await page.context().clearCookies({ name: 'interrupt-appointment' });
  await page.goto(path);
  await expect(getTitle(page, 'Which vehicle?')).toBeVisible();
  await expect(page.locator('.bsro-interrupt-slot')).toHaveAttribute('data-mount', 'mounted');
  await expect(reminder).toHaveCount(0);
});
