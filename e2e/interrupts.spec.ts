import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { createClockRunner, stopClock } from './support/run-clock';
import { scrollThrough } from './support/scroll-through';
import { OFFER_MESSAGES } from '../src/domain/offers/messages';

const getModal = (page: Page) => page.getByRole('dialog', { name: '$80 off a set of four' });
const getStrip = (page: Page) => page.getByRole('region', { name: 'Below 45 degrees?' });

test('the modal shows on its page and, once closed, stays away for 30 days @main [INTR-1] [INTR-2] [INTR-3/cookie] [INTR-3/hides]', async ({
  page,
  context,
  expectAccessible,
}) => {
  await page.goto('/maintenance/');
  await expect(getModal(page)).toBeVisible();
  await expect(getModal(page).getByText(/Shop fees & tax are extra/)).toBeVisible();
  // The offer is for some tires only.
  await expect(getModal(page).getByRole('link', { name: 'See eligible tires' })).toHaveAttribute(
    'href',
    '/tires/?offer=set-of-four-80',
  );
  await expectAccessible('dialog');
  await getModal(page).getByRole('button', { name: 'Close' }).click();
  await expect(getModal(page)).toBeHidden();
  const cookie = (await context.cookies()).find(({ name }) => name === 'set-of-four-reminder');
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(30);

  await page.reload();
  await expect(page.locator('.bsro-interrupt-slot')).toHaveAttribute('data-mount', 'mounted');
  await expect(getModal(page)).toHaveCount(0);
});

test('neither the modal about offers nor the signup covers the offers page [INTR-2]', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/offers/');
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(1_000);
  await waitForSelection(page);
  await page.clock.runFor(120_000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the strip shows on the home page, leaves the end of the page uncovered, and stays closed for seven days [INTR-1/types] [INTR-2]', async ({
  page,
  context,
  expectAccessible,
}) => {
  await page.goto('/');
  await expect(getStrip(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectAccessible('.bsro-interrupt-strip');
  await page.evaluate(scrollThrough);
  const end = await page.locator('footer').last().boundingBox();
  const edge = await getStrip(page).boundingBox();
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual((edge?.y ?? 0) + 1);
  await getStrip(page).getByRole('button', { name: 'Close' }).click();
  await expect(getStrip(page)).toHaveCount(0);
  const cookie = (await context.cookies()).find(({ name }) => name === 'winter-check-strip');
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(7);
});

/** Requests an interrupt as a script of the page. */
const requestInterrupt = (page: Page, id: string): Promise<void> =>
  page.evaluate((wanted) => {
    const commands: unknown = Reflect.get(window, 'bsro');
    if (typeof commands !== 'object' || commands === null) throw new Error('no page API');
    const push: unknown = Reflect.get(commands, 'push');
    if (typeof push !== 'function') throw new Error('no push');
    Reflect.apply(push, commands, [['publish', 'createinterrupt', { id: wanted }]]);
  }, id);

test('the strip never covers the focused element [INTR-1]', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/maintenance/');
  await getModal(page).getByRole('button', { name: 'Close' }).click();
  const measureClearance = () =>
    page.evaluate(() => {
      const edge = document.querySelector('.bsro-interrupt-strip')?.getBoundingClientRect().top;
      const bottom = document.activeElement?.getBoundingClientRect().bottom;
      return (edge ?? Number.NaN) - (bottom ?? Number.NaN);
    });
  // Uses the keyboard first, so that the focus is visible, then focuses the element at the bottom.
  await page.keyboard.press('Tab');
  await page.evaluate(() => {
    const lowest = [...document.querySelectorAll<HTMLElement>('main a, main summary, footer a')]
      .filter((control) => {
        const { height, bottom } = control.getBoundingClientRect();
        return height > 0 && bottom <= innerHeight;
      })
      .at(-1);
    lowest?.focus();
    scrollBy(0, (lowest?.getBoundingClientRect().bottom ?? 0) - innerHeight);
  });
  await requestInterrupt(page, 'winter-check-strip');
  await expect(getStrip(page)).toBeVisible();
  await expect.poll(measureClearance).toBeGreaterThanOrEqual(0);
  for (let stop = 0; stop < 5; stop += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(measureClearance).toBeGreaterThanOrEqual(0);
  }
});

test('createinterrupt with an ID shows that interrupt in addition to the selected one [INTR-2]', async ({
  page,
}) => {
  await page.goto('/');
  await expect(getStrip(page)).toBeVisible();
  await expect(getCouponsDialog(page)).toHaveCount(0);
  await requestInterrupt(page, 'coupons-by-email');
  await expect(getCouponsDialog(page)).toBeVisible();
  await expect(page.locator('.bsro-interrupt-strip')).toBeVisible();
});

/** Waits until the slot has selected an interrupt. */
const waitForSelection = (page: Page) =>
  expect(page.locator('.bsro-interrupt-slot')).toHaveAttribute('data-mount', 'mounted');
const getCouponsDialog = (page: Page) => page.getByRole('dialog', { name: 'Coupons by email' });

test("an idle minute shows the signup, which subscribes an email address and isn't shown again [INTR-4/idle] [INTR-4/once]", async ({
  page,
  context,
  email,
  expectAccessible,
}) => {
  await page.clock.install();
  const runClock = createClockRunner(page);
  await page.goto('/repair/');
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(1_000);
  await waitForSelection(page);
  // From here on, the visitor is idle only while the test runs the clock.
  await stopClock(page, 10_000);
  await page.clock.runFor(15_000);
  await page.mouse.move(30, 30);
  await page.mouse.move(40, 40);
  await page.clock.runFor(50_000);
  await expect(getCouponsDialog(page)).toHaveCount(0);
  await page.clock.runFor(30_000);
  await page.clock.resume();
  await expect(getCouponsDialog(page)).toBeVisible();
  await expectAccessible('dialog');
  const responded = page.waitForResponse(/contact\/emailsignup/);
  await getCouponsDialog(page).getByLabel('Email').fill(email);
  await getCouponsDialog(page).getByRole('button', { name: 'Send me coupons' }).click();
  await expect(getCouponsDialog(page).getByText(OFFER_MESSAGES.signedUp)).toBeVisible();
  const sent = await responded;
  expect(sent.request().postDataJSON()).toEqual({ email });
  expect(await sent.json()).toMatchObject({ success: 'true' });
  await page.keyboard.press('Escape');
  await expect(getCouponsDialog(page)).toHaveCount(0);
  expect((await context.cookies()).map(({ name }) => name)).toContain('coupons-by-email');

  await page.reload();
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(1_000);
  await waitForSelection(page);
  await runClock(120_000);
  await expect(getCouponsDialog(page)).toHaveCount(0);
});

test('printing an offer shows the coupon signup [INTR-4/print-or-text]', async ({ page }) => {
  await page.goto('/offers/offer-detail/set-of-four-80/');
  await waitForSelection(page);
  await expect(page.locator('.bsro-offer-details')).toHaveAttribute('data-mount', 'mounted');
  await page.pdf();
  await expect(getCouponsDialog(page)).toBeVisible();
});

test('sending an offer by text shows the coupon signup once the dialog is closed [INTR-4/print-or-text] [SHARE-6]', async ({
  page,
}) => {
  await page.goto('/offers/offer-detail/set-of-four-80/');
  await waitForSelection(page);
  await expect(page.locator('.bsro-offer-details')).toHaveAttribute('data-mount', 'mounted');
  await page.getByRole('link', { name: 'Share' }).click();
  // One number gets at most ten texts per hour.
  await page
    .getByLabel('Phone number')
    .fill(`303556${String(Date.now()).slice(-4).padStart(4, '1')}`);
  await page.getByRole('button', { name: 'Send' }).click();
  const sent = page.getByRole('dialog', { name: 'Your offer has been sent or printed' });
  await expect(sent).toBeVisible();
  await expect(page.locator('.bsro-interrupt-slot')).toHaveAttribute('data-mount', 'mounted');
  await expect(sent).toBeVisible();
  await page.getByRole('button', { name: 'No Thanks' }).click();
  await expect(getCouponsDialog(page)).toBeVisible();
});

test('a refused call keeps the typed email address [INTR-4]', async ({
  page,
  fault,
  clearFaults,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 500/);
  await page.goto('/repair/');
  await waitForSelection(page);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await getCouponsDialog(page).getByLabel('Email').fill('dana@example.com');
  await fault('/bsro/services/contact/emailsignup', 'status:500');
  await getCouponsDialog(page).getByRole('button', { name: 'Send me coupons' }).click();
  await expect(getCouponsDialog(page).getByRole('alert')).toContainText('An error occurred');
  await expect(getCouponsDialog(page).getByLabel('Email')).toHaveValue('dana@example.com');
  await clearFaults();
  await getCouponsDialog(page).getByRole('button', { name: 'Send me coupons' }).click();
  await expect(getCouponsDialog(page).getByText(OFFER_MESSAGES.signedUp)).toBeVisible();
});

test("no signup shows, and the page can still scroll, if the signup's chunk doesn't load [INTR-4]", async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/Failed to load resource/);
  allowConsoleError(/bsro-ui: interrupt-slot \(chunk\)/);
  let attempts = 0;
  await page.clock.install();
  await page.route('**/chunks/interrupt-email-signup.*.js*', (route) => {
    attempts += 1;
    return route.abort();
  });
  const reported = page.waitForEvent('console', (message) => /interrupt-slot/.test(message.text()));
  await page.goto('/repair/');
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(1_000);
  await waitForSelection(page);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  for (const made of [1, 2, 3]) {
    await expect.poll(() => attempts).toBeGreaterThanOrEqual(made);
    await page.clock.runFor(6_000);
  }
  await reported;
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('body')).not.toHaveClass(/no-scroll/);
});

test('recently viewed tires are listed once per tab [INTR-5/fields] [INTR-5/session-flag]', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/tires/');
  await waitForSelection(page);
  await expect(page.locator('.bsro-interrupt-strip')).toHaveCount(0);
  const links = page.locator('main a[href*="/tires/brands/"]:not([href*="#"])');
  const [first, last] = [links.first(), links.last()];
  const urls = [await first.getAttribute('href'), await last.getAttribute('href')];
  const names: (string | null)[] = [];
  for (const url of urls) {
    await page.goto(url ?? '');
    await expect(page.locator('.bsro-viewed-tire')).toHaveAttribute('data-mount', 'mounted');
    names.unshift(await page.locator('.bsro-viewed-tire').getAttribute('data-friendly-name'));
  }
  await page.goto('/tires/');
  const seen = page.getByRole('region', { name: 'Recently viewed' });
  await expect(seen).toBeVisible();
  await expect(seen.getByRole('link')).toHaveText(names.map((name) => name ?? ''));
  await expect(seen.getByText(/^\$\d+\.\d\d ea\.$/).first()).toBeVisible();
  await expectAccessible('.bsro-interrupt-strip');
  for (const width of [375, 768]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
  }
  await page.reload();
  await waitForSelection(page);
  await expect(seen).toHaveCount(0);
});

test("the appointment landing page offers to call the visitor's store [INTR-6]", async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/appointment/schedule-appointment/');
  const landing = page.getByRole('region', { name: 'Rather talk to someone?' });
  await expect(landing).toBeVisible();
  await expect(landing.getByRole('link', { name: /^Choose/ })).toBeVisible();
  await expectAccessible('.bsro-interrupt-strip');
  await page.goto('/');
  await expect(page.locator('.bsro-interrupt-strip')).toBeVisible();
  await expect(landing).toHaveCount(0);
});

test('the landing page offers to call the number that the page shows for its store [INTR-6]', async ({
  page,
}) => {
  await page.goto('/appointment/schedule-appointment/?storeNumber=310001');
  const landing = page.getByRole('region', { name: 'Rather talk to someone?' });
  const link = await page.locator('main a[href^="tel:"]').first().innerText();
  const number = /\d{3}-\d{3}-\d{4}/.exec(link)?.[0] ?? 'no number';
  await expect(landing.getByRole('link', { name: `Call ${number}` })).toBeVisible();
});

test('no interrupt shows in author mode [INTR-2]', async ({ page }) => {
  await page.goto('/offers/?wcmmode=edit');
  await expect(page.locator('.bsro-interrupt-slot')).toHaveAttribute('data-mount', 'mounted');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the Back button closes the modal and keeps the page [INTR-3] [MODL-1/browser-back]', async ({
  page,
}) => {
  await page.goto('/tires/');
  await page.goto('/maintenance/');
  await expect(getModal(page)).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(getModal(page)).toBeHidden();
  await expect(page).toHaveURL(/\/maintenance\/$/);
});

test("a slow or invalid pattern in an author's rules doesn't block the page, and is reported once [INTR-2/path]", async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 404/);
  const hostile = [
    '(a+)+$',
    '^/(a|a)*$',
    '(.*a){25}',
    '^(([a-z])+.)+[A-Z]$',
    '.*a.*a.*a!',
    '(?=a)',
    '[',
  ];
  allowConsoleError(/bsro-ui: interrupt-slot \(attributes\)/);
  const named: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('interrupt-slot')) named.push(message.text());
  });
  // The path is as long as the part that is tested, and almost matches each pattern.
  await page.goto(`/${'a'.repeat(510)}!`);
  await expect(page.locator('.bsro-cart-icon')).toHaveAttribute('data-mount', 'mounted');
  await page.evaluate((patterns) => {
    const common = { type: 'interrupt-anchored-strip', inclusionRules: 'exclude' };
    const list = patterns.map((pattern, index) => ({
      ...common,
      id: `hostile-${index}`,
      heading: 'Hostile',
      excludePages: [pattern],
      priority: 1,
    }));
    const good = { ...common, id: 'good', heading: 'Good', excludePages: ['a.*b$'], priority: 2 };
    const script = document.createElement('script');
    script.type = 'application/json';
    // Uses a policy name that the page's CSP allows in tests; a CMS renders its data into the page.
    const factory: unknown = Reflect.get(window, 'trustedTypes');
    if (typeof factory !== 'object' || factory === null) throw new Error('no Trusted Types');
    const create: unknown = Reflect.get(factory, 'createPolicy');
    if (typeof create !== 'function') throw new Error('no policies');
    const policy: { createScript: (text: string) => unknown } = Reflect.apply(create, factory, [
      'dompurify',
      { createScript: (text: string) => text },
    ]);
    Reflect.set(script, 'text', policy.createScript(JSON.stringify([...list, good])));
    const slot = document.createElement('div');
    slot.className = 'bsro-interrupt-slot';
    slot.append(script);
    document.body.append(slot);
  }, hostile);
  await expect(page.getByRole('region', { name: 'Good' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Hostile' })).toHaveCount(0);
  await expect.poll(() => named).toHaveLength(hostile.length);
  for (const [index, pattern] of hostile.entries()) {
    expect(named.filter((text) => text.includes(`${pattern} of hostile-${index}`))).toHaveLength(1);
  }
});
