import { CHROMIUM_FLAGS } from '../scripts/test/chromium';
import { chooseVehicle, fillContact, reviewAndBook } from './support/booking';
import { getLastNextTime } from './support/next-times';
import { expect, test } from './support/test';

const HOST = 'fcac.shop.test';

// Unlike localhost, this host isn't a secure context.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({
      ...launchOptions,
      args: [...CHROMIUM_FLAGS, `--host-resolver-rules=MAP ${HOST} 127.0.0.1`],
    });
  },
});

test('books an appointment over plain HTTP on a host other than localhost [XB-1/view]', async ({
  page,
  storeNumber,
  email,
  baseURL,
  allowConsoleError,
}) => {
  // The host's header is for HTTPS.
  allowConsoleError(/Cross-Origin-Opener-Policy header has been ignored/);
  const { port } = new URL(baseURL ?? '');
  await page.goto(
    `http://${HOST}:${port}/appointment/schedule-appointment/?storeNumber=${storeNumber}&serviceId=rotation`,
  );
  expect(await page.evaluate(() => [isSecureContext, 'randomUUID' in crypto])).toEqual([
    false,
    false,
  ]);
  await chooseVehicle(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await getLastNextTime(page).click();
  await fillContact(page, email);
  await reviewAndBook(page);
  await expect(page.getByRole('heading', { name: 'Your appointment is booked' })).toBeFocused();
});
