import { expect, type Probe, test } from './support/probe/probe-test';
import { stopClock } from './support/run-clock';

const CMS = '<p>Call us at <a href="tel:+13035550100">(303) 555-0100</a></p>';
const NOTICED = `<div class="probe-noticed" id="noticed">${CMS}</div>`;
const QUIET = `<div class="probe-quiet" id="quiet" data-label="quiet">${CMS}</div>`;
const CHUNK = /^chunks\/probe\.[^/]*js$/;
const STYLES = /^chunks\/probe\.[^/]*css$/;
const FAILURE = "This section didn't load.";

/** Runs the page's clock until the chunk has been requested this many times. */
const waitForRequests = (
  { page, listRequests }: Probe,
  times: number,
  name = CHUNK,
  step = 1_000,
) =>
  expect
    .poll(
      async () => {
        await page.clock.runFor(step);
        return listRequests(name).length;
      },
      { intervals: [50] },
    )
    .toBe(times);

/** Checks that the CMS's HTML remains, the visitor sees a notice with a retry, and other roots work. */
const expectFailed = async ({ page }: Probe) => {
  const element = page.locator('#noticed');
  await expect(element).toHaveAttribute('data-mount', 'failed');
  await expect(element).toHaveAttribute('data-mount-reason', /^chunk/);
  await page.clock.runFor(100);
  await expect(page.getByRole('status')).toHaveText(FAILURE);
  await expect(element.getByRole('link', { name: '(303) 555-0100' })).toBeVisible();
  await page.getByRole('button', { name: 'quiet' }).click();
  await expect(page.locator('#quiet')).toHaveText(/clicked 1/);
};

const retry = ({ page }: Probe) => page.getByRole('button', { name: 'Try again' }).click();

test.beforeEach(async ({ page }) => {
  await page.clock.install();
});

test('loads a chunk and replaces the CMS nodes [MOUNT-1/mounts]', async ({ probe }) => {
  const { page } = probe;
  await probe.open(NOTICED + QUIET);
  await page.getByRole('button', { name: 'probe' }).click();
  await expect(page.locator('#noticed')).toHaveText(/clicked 1/);
  await expect(page.locator('#noticed')).toHaveAttribute('data-mount', 'mounted');
  await expect(page.locator('#quiet')).toHaveAttribute('data-mount', 'mounted');
});

test('loads only the entry on a page without placeholders [MOUNT-1/entry-alone]', async ({
  probe,
}) => {
  await probe.open('<p>Nothing to mount</p>');
  await probe.page.clock.runFor(10_000);
  expect(probe.listRequests(/./)).toHaveLength(1);
});

// Without no-store, the browser's memory cache could serve the next attempt.
const HEADERS = { 'access-control-allow-origin': '*', 'cache-control': 'no-store' };

const faults = {
  'that is missing': (body: string) => ({ status: 404, body: body.slice(0, 0) }),
  'that is truncated': (body: string) => ({
    contentType: 'text/javascript',
    body: body.slice(0, 200),
  }),
  'that is HTML': () => ({ contentType: 'text/html', body: '<!doctype html><p>Sign in' }),
  'that is empty': () => ({ contentType: 'text/javascript', body: '' }),
};

for (const [name, createResponse] of Object.entries(faults)) {
  test(`makes three attempts to load a chunk ${name}, then shows a notice with a working retry @main [MOUNT-3/chunk-load-error] [MOUNT-4/back-off] [MOUNT-4/retry-offered] [MOUNT-4/html-stays]`, async ({
    probe,
    allowConsoleError,
    expectAccessible,
  }) => {
    allowConsoleError(/404|integrity|MIME/);
    allowConsoleError(/probe-noticed \(chunk\): ChunkLoadError/);
    let isBroken = true;
    probe.intercept(CHUNK, (route, body) =>
      isBroken ? route.fulfill({ headers: HEADERS, ...createResponse(body) }) : undefined,
    );
    await probe.open(NOTICED + QUIET);
    await waitForRequests(probe, 3);
    await expectFailed(probe);
    if (name === 'that is missing') await expectAccessible();
    isBroken = false;
    await retry(probe);
    await expect(probe.page.locator('#noticed')).toHaveText(/never clicked/);
    await expect(probe.page.getByRole('button', { name: 'probe' })).toBeFocused();
  });
}

test('retries a missing stylesheet as it retries a script [MOUNT-4/back-off]', async ({
  probe,
  allowConsoleError,
}) => {
  allowConsoleError(/404/);
  let failures = 0;
  probe.intercept(STYLES, (route) => (failures++ < 1 ? route.fulfill({ status: 404 }) : undefined));
  await probe.open(NOTICED);
  await waitForRequests(probe, 2, STYLES);
  await expect(probe.page.locator('#noticed')).toHaveAttribute('data-mount', 'mounted');
});

for (const [times, count] of [
  [1, 'once'],
  [2, 'twice'],
] as const) {
  test(`recovers without a notice from a chunk that fails ${count} [MOUNT-4/back-off]`, async ({
    probe,
    allowConsoleError,
  }) => {
    allowConsoleError(/Failed to load resource/);
    let failures = 0;
    probe.intercept(CHUNK, (route) => (failures++ < times ? route.abort() : undefined));
    await probe.open(NOTICED);
    await waitForRequests(probe, times + 1);
    await expect(probe.page.getByRole('button', { name: 'probe' })).toBeVisible();
    await expect(probe.page.getByRole('status')).toHaveCount(0);
  });
}

test('shows a notice for a hanging chunk after 8 seconds, marks the mount as failed after 120, and still accepts the chunk later [MOUNT-3/time-limit]', async ({
  probe,
  allowConsoleError,
}) => {
  const { page } = probe;
  allowConsoleError(/probe-noticed \(chunk\): ChunkLoadError/);
  let resolveChunk = () => {};
  probe.intercept(CHUNK, async (route, body) => {
    await new Promise<void>((resolve) => {
      resolveChunk = resolve;
    });
    await route.fulfill({ contentType: 'text/javascript', body });
  });
  // Time in the page passes only when the test runs the clock.
  await stopClock(page, 60_000);
  await probe.open(NOTICED + QUIET);
  await waitForRequests(probe, 1, CHUNK, 20);
  await page.clock.runFor(7_000);
  await expect(page.getByRole('status')).toHaveCount(0);
  await page.clock.runFor(1_500);
  await expect(page.getByRole('status')).toHaveText('Still loading.');
  await page.clock.runFor(110_000);
  await expect(page.locator('#noticed')).toHaveAttribute('data-mount', 'loading');
  await page.clock.runFor(3_000);
  await expectFailed(probe);
  resolveChunk();
  await retry(probe);
  await expect(page.locator('#noticed')).toHaveText(/never clicked/);
  await page.clock.runFor(200_000);
  await expect(page.getByRole('button', { name: 'probe' })).toHaveCount(1);
});

test('requests a chunk only once if the security policy blocks it [MOUNT-4]', async ({
  probe,
  allowConsoleError,
}) => {
  const { page } = probe;
  allowConsoleError(/Content Security Policy/);
  allowConsoleError(/CSP violation: script-src-elem blocked/);
  allowConsoleError(/probe-noticed \(chunk\)/);
  let violations = 0;
  page.on('console', (message) => {
    if (/CSP violation: script-src.*chunks\/declarations\./.test(message.text())) violations += 1;
  });
  await probe.open(NOTICED, { policy: `script-src ${probe.entryUrl}; style-src 'self'` });
  await expect
    .poll(async () => {
      await page.clock.runFor(1_000);
      return page.locator('#noticed').getAttribute('data-mount');
    })
    .toBe('failed');
  await page.clock.runFor(20_000);
  expect(violations).toBe(1);
  await expect(page.getByRole('link')).toBeVisible();
});

test('waits while the browser is offline and loads when it is online again [MOUNT-4]', async ({
  probe,
  allowConsoleError,
  context,
}) => {
  const { page } = probe;
  allowConsoleError(/Failed to load resource/);
  let offline = true;
  probe.intercept(CHUNK, (route) => (offline ? route.abort('internetdisconnected') : undefined));
  await probe.open(NOTICED);
  await context.setOffline(true);
  await expect.poll(() => probe.listRequests(CHUNK).length).toBe(1);
  await page.clock.runFor(60_000);
  expect(probe.listRequests(CHUNK)).toHaveLength(1);
  offline = false;
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'probe' })).toBeVisible();
});

test('shows a notice for a placeholder without a failure message only after a click on the placeholder [MOUNT-4/html-stays]', async ({
  probe,
  allowConsoleError,
}) => {
  const { page } = probe;
  const chunk = /^chunks\/probe-quiet\.[^/]*js$/;
  allowConsoleError(/Failed to load resource/);
  allowConsoleError(/probe-quiet \(chunk\)/);
  probe.intercept(chunk, (route) => route.abort());
  await probe.open(QUIET);
  await waitForRequests(probe, 3, chunk);
  await expect(page.locator('#quiet')).toHaveAttribute('data-mount', 'failed');
  await expect(page.getByRole('status')).toHaveCount(0);
  await page.locator('#quiet p').click({ position: { x: 1, y: 1 } });
  await waitForRequests(probe, 6, chunk);
  await page.clock.runFor(100);
  await expect(page.getByRole('status')).toHaveText(FAILURE);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('offers to reload the page after a deployment, only once per build [MOUNT-4]', async ({
  probe,
  allowConsoleError,
}) => {
  const { page } = probe;
  allowConsoleError(/Failed to load resource/);
  allowConsoleError(/probe-noticed \(chunk\)/);
  probe.intercept(CHUNK, (route) => route.abort());
  probe.intercept(/^assets\.json$/, (route) =>
    route.fulfill({ contentType: 'application/json', body: '{"buildId":"a newer one"}' }),
  );
  await probe.open(NOTICED);
  await waitForRequests(probe, 3);
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  await page.getByRole('button', { name: 'Reload' }).click();
  await waitForRequests(probe, 6);
  await page.clock.runFor(6_000);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload' })).toHaveCount(0);
});
