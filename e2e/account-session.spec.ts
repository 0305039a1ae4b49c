import type { BrowserContext, Page } from '@playwright/test';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../fixtures/services/seed/accounts';
import { PAGE, signIn, getSignInButton, signInNewDriver, getToggle } from './support/account';
import { NEW_PASSWORD, NEW_DRIVER_FIRST_NAME } from './support/new-driver';
import { createClockRunner } from './support/run-clock';
import { expect, test } from './support/test';

const CHECK = '/bsro/services/account/check';
const GET = '/bsro/services/account/get';

const readToken = async (context: BrowserContext): Promise<string> =>
  (await context.cookies()).find(({ name }) => name === 'tokenId')?.value ?? '';

/** Sends a request as another device of the driver would. */
const post = (page: Page, path: string, tokenId: string, body: object) =>
  page.evaluate(
    async ([url, token, text]) => {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', tokenId: token },
        body: text,
      });
      return response.text();
    },
    [`/bsro/services/${path}`, tokenId, JSON.stringify(body)] as const,
  );

const authenticate = async (page: Page, email: string): Promise<string> => {
  const response = await post(page, 'account/authenticate', '', {
    email,
    authString: NEW_PASSWORD,
  });
  return /"tokenId":"([\w-]+)"/.exec(response)?.[1] ?? '';
};

test('the session is checked 5 s after page load and every 270 s, an update is fetched, and an ended session signs the driver out [SESS-1/first-check] [SESS-1/interval] [SESS-1/updated]', async ({
  page,
  context,
  driverEmail: email,
  startSession,
}) => {
  await startSession(email, NEW_PASSWORD);
  await page.clock.install();
  const runClock = createClockRunner(page);
  const requestedPaths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === CHECK || pathname === GET) requestedPaths.push(pathname);
  });
  await page.goto(PAGE);
  await expect(getToggle(page, NEW_DRIVER_FIRST_NAME)).toBeVisible();

  await runClock(5_000);
  await expect.poll(() => requestedPaths).toEqual([GET, CHECK]);
  await page.waitForLoadState('networkidle');

  const otherDeviceToken = await authenticate(page, email);
  await post(page, 'account/update-section', otherDeviceToken, {
    DRIVER: [{ FIRSTNAME: 'Raquel' }],
  });
  await runClock(265_000);
  await expect(getToggle(page, 'Raquel')).toBeVisible();
  await expect.poll(() => requestedPaths).toEqual([GET, CHECK, CHECK, GET]);
  await page.waitForLoadState('networkidle');

  await post(page, 'account/logout', await readToken(context), {});
  await runClock(270_000);
  await expect(getSignInButton(page)).toBeVisible();
  await expect.poll(() => readToken(context)).toBe('');
});

test('a failed check signs the driver out silently, and the next check restores the session [SESS-2/failed-check] [HTTP-5]', async ({
  page,
  context,
  fault,
  clearFaults,
  allowConsoleError,
  startSession,
}) => {
  allowConsoleError(/Failed to load resource/);
  await startSession(DEMO_ACCOUNTS.driver.email, DEMO_PASSWORD);
  await page.clock.install();
  const runClock = createClockRunner(page);
  await fault(CHECK, 'status:500');
  const checked = page.waitForRequest((request) => request.url().endsWith(CHECK));
  await page.goto(PAGE);
  await runClock(5_000);
  await checked;
  await expect(getSignInButton(page)).toBeVisible();
  expect(await readToken(context)).not.toBe('');
  await clearFaults();
  await runClock(265_000);
  await expect(getToggle(page, DEMO_ACCOUNTS.driver.firstName)).toBeVisible();
});

test("signing in restores the driver's store and last vehicle, and sends one analytics event [ACCT-8/login] [ACCT-8/preferred-store] [ACCT-8/vehicles] [ACCT-8/event]", async ({
  page,
  context,
}) => {
  await page.addInitScript(() => Object.assign(window, { adobeDataLayer: [] }));
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/bsro/services/'))
      calls.push(pathname.slice('/bsro/services/'.length));
  });
  await page.goto(PAGE);
  await page.waitForLoadState('networkidle');
  calls.length = 0;
  await signIn(page);
  const expectedCalls = [
    'account/authenticate',
    'store/set-store-by-store-number',
    'profile/set-vehicle',
  ];
  expect(calls.filter((call) => expectedCalls.includes(call))).toEqual(expectedCalls);
  const cookie = (await context.cookies()).find(({ name }) => name === 'bsro.cp-fcac')?.value ?? '';
  const profile = decodeURIComponent(cookie);
  expect(profile).toContain('"locationLvl":2');
  expect(profile).toContain('Ranger');
  const events = await page.evaluate(() => JSON.stringify(Reflect.get(window, 'adobeDataLayer')));
  expect(events.match(/login success/g)).toHaveLength(1);
});

test('a vehicle that a visitor has selected is saved to the account [ACCT-8/vehicles]', async ({
  page,
  context,
  driverEmail: email,
}) => {
  await page.goto(PAGE);
  await context.addCookies([
    {
      name: 'bsro.vehicles-fcac',
      value: encodeURIComponent(
        JSON.stringify({
          vehicles: {
            tce: {
              lvl: 2,
              ymm: '2019-Honda-CR-V',
              year: 2019,
              make: 'Honda',
              model: 'CR-V',
              trim: 'EX',
              tpms: '1',
            },
          },
        }),
      ),
      url: page.url(),
    },
  ]);
  await signInNewDriver(page, email);
  const account = await page.evaluate(
    async (tokenId) => (await fetch('/bsro/services/account/get', { headers: { tokenId } })).text(),
    await readToken(context),
  );
  expect(account).toContain('"MODEL":"CR-V"');
});
