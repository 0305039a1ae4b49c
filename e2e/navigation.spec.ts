import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

const PAGE = '/repair/';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const tires = (page: Page) => bar(page).getByRole('link', { name: 'Tires', exact: true });
const panelLink = (page: Page) => bar(page).getByRole('link', { name: 'All tires', exact: true });
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });

/** Waits until the bundle has mounted the header. */
const ready = (page: Page) =>
  expect(page.locator('.bsro-navigation')).toHaveAttribute('data-mount', 'mounted');

const focusedText = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent.trim() ?? '');

test('the reveal follows account menu and cart, and is ready a second and a half later [NAV-4/reveal] [NAV-4/nav-ready]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen: Record<string, { at: number; pending: number }> = {};
    Reflect.set(window, 'navSeen', seen);
    const look = () => {
      for (const name of ['nav-reveal', 'nav-ready']) {
        if (!document.body?.classList.contains(name)) continue;
        seen[name] ??= {
          at: performance.now(),
          pending: document.querySelectorAll(
            '.bsro-cart-icon:not([data-mount=mounted]),.bsro-account-menu[data-variant=desktop]:not([data-mount=mounted])',
          ).length,
        };
      }
    };
    new MutationObserver(look).observe(document, {
      subtree: true,
      attributes: true,
      attributeFilter: ['class'],
    });
  });
  await page.goto(PAGE);
  await expect(page.locator('body')).toHaveClass(/\bnav-ready\b/);
  const seen: unknown = await page.evaluate('navSeen');
  expect(seen).toEqual({
    'nav-reveal': { at: expect.any(Number), pending: 0 },
    'nav-ready': { at: expect.any(Number), pending: 0 },
  });
  const waited = await page.evaluate<number>("navSeen['nav-ready'].at - navSeen['nav-reveal'].at");
  expect(waited).toBeGreaterThan(1_490);
});

for (const path of [PAGE, `${PAGE}?bsro-ui-global-nav=v2`]) {
  test(`the menus of ${path} work by keyboard alone, are accessible, and close on a press outside [NAV-1] [NAV-3] [NAV-5]`, async ({
    page,
    expectAccessible,
  }) => {
    await page.goto(path);
    await ready(page);
    await tires(page).focus();
    // The key handling loads on the first focus; until then the native keys work.
    await expect
      .poll(async () => {
        await tires(page).focus();
        await page.keyboard.press('ArrowRight');
        return focusedText(page);
      })
      .toBe('More in Tires');
    await page.keyboard.press('Enter');
    await expect(panelLink(page)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(panelLink(page)).toBeFocused();
    await page.keyboard.press('End');
    expect(await focusedText(page)).not.toBe('All tires');
    await page.keyboard.press('Escape');
    await expect(panelLink(page)).toBeHidden();
    expect(await focusedText(page)).toBe('More in Tires');
    await page.keyboard.press('Space');
    await expect(panelLink(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(panelLink(page)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('ArrowRight');
    await expect(bar(page).getByRole('link', { name: 'Repair', exact: true })).toBeFocused();
    await expect(panelLink(page)).toBeHidden();
    await page.keyboard.press('End');
    expect(await focusedText(page)).toBe('My store');

    await bar(page).getByText('More in Maintenance').locator('..').click();
    await expect(bar(page).getByRole('link', { name: 'Oil change' })).toBeVisible();
    await expectAccessible('header');
    await page.getByRole('heading', { level: 1 }).click({ position: { x: 2, y: 2 }, force: true });
    await expect(bar(page).getByRole('link', { name: 'Oil change' })).toBeHidden();
  });
}

test.describe('the navigation by touch', () => {
  test.use({ hasTouch: true });

  for (const width of [375, 768, 1280]) {
    test(`the first tap opens the menu and the second navigates at ${width} pixels [NAV-2/first-tap] [NAV-2/second-tap]`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(PAGE);
      await ready(page);
      if (width < 768) await menuButton(page).tap();
      for (const name of ['Repair', 'Maintenance', 'Tires']) {
        await bar(page).getByRole('link', { name, exact: true }).tap();
        await expect(page).toHaveURL(/\/repair\/$/);
      }
      await expect(panelLink(page)).toBeVisible();
      await tires(page).tap();
      await expect(page).toHaveURL(/\/tires\/$/);
    });
  }

  test('a link outside the three menus navigates on the first tap [NAV-2]', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 800 });
    await page.goto(PAGE);
    await ready(page);
    await bar(page).getByRole('link', { name: 'Stores', exact: true }).tap();
    await expect(page).toHaveURL(/\/locate\/display-map\/$/);
  });
});

test('the drawer opens on a phone, closes on Escape, and returns the focus to its button [NAV-1/mobile-nav]', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 700, height: 800 });
  await page.goto(PAGE);
  await ready(page);
  await expect(tires(page)).toBeHidden();
  await menuButton(page).click();
  await expect(tires(page)).toBeVisible();
  await expectAccessible('header');
  await page.keyboard.press('Escape');
  await expect(tires(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();

  await menuButton(page).click();
  await expect(tires(page)).toBeVisible();
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(menuButton(page)).toBeHidden();
  await expect.poll(() => page.locator('nav:popover-open').count()).toBe(0);
  await expect(tires(page)).toBeVisible();
});

test('the drawer closes when the focus moves to the page below [NAV-3]', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(PAGE);
  await ready(page);
  await menuButton(page).focus();
  await page.keyboard.press('Enter');
  const drawer = page.locator('nav:popover-open');
  await expect(drawer).toHaveCount(1);
  const isInside = () => page.evaluate(() => document.activeElement?.closest('nav') !== null);
  await page.keyboard.press('Tab');
  expect(await isInside()).toBe(true);
  for (let stop = 0; stop < 25 && (await isInside()); stop += 1) {
    await expect(drawer).toHaveCount(1);
    await page.keyboard.press('Tab');
  }
  await expect(drawer).toHaveCount(0);
  await expect(page.locator('main :focus')).toBeVisible();

  await menuButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(drawer).toHaveCount(1);
  await page.keyboard.press('Shift+Tab');
  await expect(drawer).toHaveCount(0);
});

for (const site of ['fcac', 'tiresplus', 'hibdontire', 'wheelworks']) {
  test(`the switches on ${site} add the header and select the navigation [NAV-5/pinnacle] [NAV-5/global-nav] [SITE-3/pinnacle] [SITE-3/global-nav]`, async ({
    page,
    origin,
    expectAccessible,
  }) => {
    const address = `${origin(site)}${PAGE}`;
    await page.goto(address);
    await ready(page);
    await expect(page.locator('.header-v2')).toHaveCount(0);
    await expect(page.locator('.global-nav')).toHaveCount(0);

    await page.goto(`${address}?bsro-ui-pinnacle=v1&bsro-ui-global-nav=v2`);
    await ready(page);
    await expect(page.locator('.header-v2')).toBeVisible();
    await expect(page.locator('.global-nav')).toBeVisible();
    await expect(page.locator('.site-nav__list')).toHaveCount(0);
    const account = page.locator('.bsro-account-menu');
    await expect(account).toHaveCount(1);
    await expect(account).toHaveAttribute('data-variant', 'header-v2');
    await expectAccessible('header');
    for (const width of [375, 768]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        width,
      );
    }
  });
}

test("a page that was rendered without the visitor's switch follows it [NAV-5] [SITE-3]", async ({
  page,
}) => {
  // Like a page from a shared cache: the cookie is set only after the page has loaded.
  await page.addInitScript(() => {
    document.cookie = 'bsro-ui-pinnacle=v1; path=/';
    document.cookie = 'bsro-ui-global-nav=v2; path=/';
  });
  await page.goto(PAGE);
  await expect(page.locator('.header-v2')).toBeVisible();
  await expect(page.locator('.header-v2 .bsro-account-menu')).toHaveAttribute(
    'data-mount',
    'mounted',
  );
  await expect(page.locator('.bsro-account-menu')).toHaveCount(1);
  await expect(page.locator('.global-nav')).toBeVisible();
});

test('links and native keys still work without the menu script [NAV-1] [MOUNT-4/html-stays]', async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/bsro-ui: navigation \(chunk\)/);
  allowConsoleError(/Failed to load resource/);
  await page.clock.install();
  const reported = page.waitForEvent('console', (message) => /navigation/.test(message.text()));
  let attempts = 0;
  await page.route('**/chunks/navigation-menus.*', (route) => {
    attempts += 1;
    return route.abort();
  });
  await page.goto(PAGE);
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(500);
  await ready(page);
  await bar(page).getByText('More in Tires').locator('..').click();
  await expect(panelLink(page)).toBeVisible();
  for (const made of [1, 2, 3]) {
    await expect.poll(() => attempts).toBeGreaterThanOrEqual(made);
    await page.clock.runFor(6_000);
  }
  await reported;
  await panelLink(page).click();
  await expect(page).toHaveURL(/\/tires\/$/);
});

test.describe('the navigation without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of [PAGE, `${PAGE}?bsro-ui-pinnacle=v1&bsro-ui-global-nav=v2`]) {
    test(`every link of ${path} works, and menus open natively [NAV-1]`, async ({ page }) => {
      await page.goto(path);
      await bar(page).getByText('More in Tires').locator('..').click();
      await panelLink(page).click();
      await expect(page).toHaveURL(/\/tires\/$/);
      await page.setViewportSize({ width: 375, height: 800 });
      await menuButton(page).click();
      await tires(page).click();
      await expect(page).toHaveURL(/\/tires\/$/);
    });
  }
});
