import { expect, test } from './support/calls/calls-test';

const DAY = 86_400;

/** Maximum lifetime of a cookie in Chromium, in days. */
const LONGEST = 400;

test('the token cookie gets the longest lifetime that the browser allows [COOK-1/token-life]', async ({
  run,
  context,
}) => {
  await run('writeToken', 'abc');
  const cookie = (await context.cookies()).find(({ name }) => name === 'tokenId');
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / DAY;
  expect(days).toBeGreaterThan(LONGEST - 0.1);
  expect(days).toBeLessThanOrEqual(LONGEST);
  expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax' });
});

test('a cookie lives 360 days by default and the vehicle cookie 365 [COOK-1/default-life] [COOK-1/vehicle]', async ({
  run,
  context,
}) => {
  await run('writeCookie', 'plain', '1');
  await run('writeVehicleCookie', 'fcac', { tce: { year: 2019, make: 'Toyota', model: 'Camry' } });
  const cookies = await context.cookies();
  const getLifetimeInDays = (cookieName: string) => {
    const cookie = cookies.find(({ name }) => name === cookieName);
    return Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / DAY);
  };
  expect(getLifetimeInDays('plain')).toBe(360);
  expect(getLifetimeInDays('bsro.vehicles-fcac')).toBe(365);
});

test("a write keeps the values of the server's cookie, and encodes the JSON with percent signs [COOK-2] [COOK-3]", async ({
  run,
  context,
}) => {
  await run('writeVehicleCookie', 'fcac', { tce: { year: 2019, make: 'Toyota', model: 'Camry' } });
  const cookies = await context.cookies();
  const profile = cookies.find(({ name }) => name === 'bsro.cp-fcac')?.value ?? '';
  expect(profile).toMatch(/^[\w.%-]+$/);
  expect(JSON.parse(decodeURIComponent(profile))).toMatchObject({
    vid: expect.any(String),
    location: { autoZip: expect.any(String) },
    vehicles: { tce: { make: 'Toyota' } },
  });
});
