import type { BrowserContext, Page } from '@playwright/test';
import { DEMO_ACCOUNTS } from '../fixtures/services/seed/accounts';
import { PAGE, signIn, getSignInButton, signInNewcomer, getToggle } from './support/account';
import { NEW_PASSWORD, NEWCOMER } from './support/newcomer';
import { createClockRunner } from './support/run-clock';
import { expect, test } from './support/test';

const CHECK = '/bsro/services/account/check';
const GET = '/bsro/services/account/get';

const readToken = async (context: BrowserContext): Promise<string> =>
  (await context.cookies()).find(({ name }) => name === 'tokenId')?.value ?? '';

/** Sends a call as another device of the same driver would. */
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
}) => {
  await page.goto(PAGE);
  await signInNewcomer(page, email);
  await page.clock.install();
  const run = createClockRunner(page);
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === CHECK || pathname === GET) requested.push(pathname);
  });
  await page.goto(PAGE);
  await expect(getToggle(page, NEWCOMER)).toBeVisible();
  expect(requested).toEqual([GET]);

  await run(5_000);
  await expect.poll(() => requested).toEqual([GET, CHECK]);
  await page.waitForLoadState('networkidle');

  const otherToken = await authenticate(page, email);
  await post(page, 'account/update-section', otherToken, { DRIVER: [{ FIRSTNAME: 'Raquel' }] });
  await run(265_000);
  await expect(getToggle(page, 'Raquel')).toBeVisible();
  await expect.poll(() => requested).toEqual([GET, CHECK, CHECK, GET]);
  await page.waitForLoadState('networkidle');

  await post(page, 'account/logout', await readToken(context), {});
  await run(270_000);
  await expect(getSignInButton(page)).toBeVisible();
  expect(await readToken(context)).toBe('');
});

test('a check that fails signs out silently, and the next one restores the session [SESS-2/failed-check] [HTTP-5]', async ({
  page,
  context,
  fault,
  clearFaults,
  allowConsoleError,
}) => {
  allowConsoleError(/Failed to load resource/);
  await page.goto(PAGE);
  await signIn(page);
  await page.clock.install();
  const run = createClockRunner(page);
  await fault(CHECK, 'status:500');
  const checked = page.waitForRequest((request) => request.url().endsWith(CHECK));
  await page.goto(PAGE);
  await run(5_000);
  await checked;
  await expect(getSignInButton(page)).toBeVisible();
  expect(await readToken(context)).not.toBe('');
  await clearFaults();
  await run(265_000);
  await expect(getToggle(page, DEMO_ACCOUNTS.driver.firstName)).toBeVisible();
});

test("a sign-in restores the driver's store and last vehicle and is tracked once [ACCT-8/login] [ACCT-8/preferred-store] [ACCT-8/vehicles] [ACCT-8/event]", async ({
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
  const effects = [
    'account/authenticate',
    'store/set-store-by-store-number',
    'profile/set-vehicle',
  ];
  expect(calls.filter((call) => effects.includes(call))).toEqual(effects);
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
  await signInNewcomer(page, email);
  const account = await page.evaluate(
    async (tokenId) => (await fetch('/bsro/services/account/get', { headers: { tokenId } })).text(),
    await readToken(context),
  );
  expect(account).toContain('"MODEL":"CR-V"');
});
