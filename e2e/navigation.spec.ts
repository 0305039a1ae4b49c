import type { Page } from '@playwright/test';
import { expectNoHorizontalScroll } from './support/horizontal-scroll';
import { stopClock } from './support/run-clock';
import { expect, test } from './support/test';

const PAGE = '/repair/';

const getBar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const getTires = (page: Page) => getBar(page).getByRole('link', { name: 'Tires', exact: true });
const getPanelLink = (page: Page) =>
  getBar(page).getByRole('link', { name: 'All tires', exact: true });
const getMenuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });

/** Waits until the bundle has mounted the header. */
const waitUntilMounted = (page: Page) =>
  expect(page.locator('.bsro-navigation')).toHaveAttribute('data-mount', 'mounted');

const readFocusedText = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent.trim() ?? '');

test('the navigation is revealed once the account menu and the cart icon have mounted, and is ready 1.5 s later @main [NAV-4/reveal] [NAV-4/nav-ready]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen: Record<string, number> = {};
    Reflect.set(window, 'pendingParts', seen);
    const recordClasses = () => {
      for (const name of ['nav-reveal', 'nav-ready']) {
        if (!document.body?.classList.contains(name)) continue;
        seen[name] ??= document.querySelectorAll(
          '.bsro-cart-icon:not([data-mount=mounted]),.bsro-account-menu[data-variant=desktop]:not([data-mount=mounted])',
        ).length;
      }
    };
    new MutationObserver(recordClasses).observe(document, {
      subtree: true,
      attributes: true,
      attributeFilter: ['class'],
    });
  });
  await page.clock.install();
  await stopClock(page, 1_000);
  await page.goto(PAGE);
  const body = page.locator('body');
  await expect
    .poll(
      async () => {
        await page.clock.runFor(100);
        return body.getAttribute('class');
      },
      { intervals: [50] },
    )
    .toMatch(/\bnav-reveal\b/);
  await page.clock.runFor(1_300);
  await expect(body).not.toHaveClass(/\bnav-ready\b/);
  await page.clock.runFor(200);
  await expect(body).toHaveClass(/\bnav-ready\b/);
  expect(await page.evaluate('pendingParts')).toEqual({ 'nav-reveal': 0, 'nav-ready': 0 });
});

for (const path of [PAGE, `${PAGE}?bsro-ui-global-nav=v2`]) {
  test(`the menus of ${path} work by keyboard alone, are accessible, and close on a click outside [NAV-1] [NAV-3] [NAV-5]`, async ({
    page,
    expectAccessible,
  }) => {
    await page.goto(path);
    await waitUntilMounted(page);
    await getTires(page).focus();
    // The key handling loads on the first focus; until then the native keys work.
    await expect
      .poll(async () => {
        await getTires(page).focus();
        await page.keyboard.press('ArrowRight');
        return readFocusedText(page);
      })
      .toBe('More in Tires');
    await page.keyboard.press('Enter');
    await expect(getPanelLink(page)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(getPanelLink(page)).toBeFocused();
    await page.keyboard.press('End');
    await expect.poll(() => readFocusedText(page)).not.toBe('All tires');
    await page.keyboard.press('Escape');
    await expect(getPanelLink(page)).toBeHidden();
    await expect.poll(() => readFocusedText(page)).toBe('More in Tires');
    await page.keyboard.press('Space');
    await expect(getPanelLink(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(getPanelLink(page)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('ArrowRight');
    await expect(getBar(page).getByRole('link', { name: 'Repair', exact: true })).toBeFocused();
    await expect(getPanelLink(page)).toBeHidden();
    await page.keyboard.press('End');
    await expect.poll(() => readFocusedText(page)).toBe('My store');

    await getBar(page).getByText('More in Maintenance').locator('..').click();
    await expect(getBar(page).getByRole('link', { name: 'Oil change' })).toBeVisible();
    await expectAccessible('header');
    await page.getByRole('heading', { level: 1 }).click({ position: { x: 2, y: 2 }, force: true });
    await expect(getBar(page).getByRole('link', { name: 'Oil change' })).toBeHidden();
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
      await waitUntilMounted(page);
      if (width < 768) await getMenuButton(page).tap();
      for (const name of ['Repair', 'Maintenance', 'Tires']) {
        await getBar(page).getByRole('link', { name, exact: true }).tap();
        await expect(page).toHaveURL(/\/repair\/$/);
      }
      await expect(getPanelLink(page)).toBeVisible();
      await getTires(page).tap();
      await expect(page).toHaveURL(/\/tires\/$/);
    });
  }

  test('a link outside the three menus navigates on the first tap [NAV-2]', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 800 });
    await page.goto(PAGE);
    await waitUntilMounted(page);
    await getBar(page).getByRole('link', { name: 'Stores', exact: true }).tap();
    await expect(page).toHaveURL(/\/locate\/display-map\/$/);
  });
});

test('the drawer opens on a phone, closes on Escape, and returns the focus to its button @main [NAV-1/mobile-nav]', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 700, height: 800 });
  await page.goto(PAGE);
  await waitUntilMounted(page);
  await expect(getTires(page)).toBeHidden();
  await getMenuButton(page).click();
  await expect(getTires(page)).toBeVisible();
  await expectAccessible('header');
  await page.keyboard.press('Escape');
  await expect(getTires(page)).toBeHidden();
  await expect(getMenuButton(page)).toBeFocused();

  await getMenuButton(page).click();
  await expect(getTires(page)).toBeVisible();
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(getMenuButton(page)).toBeHidden();
  await expect.poll(() => page.locator('nav:popover-open').count()).toBe(0);
  await expect(getTires(page)).toBeVisible();
});

test('the drawer closes when the focus moves to the page below [NAV-3]', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(PAGE);
  await waitUntilMounted(page);
  await getMenuButton(page).focus();
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

  await getMenuButton(page).focus();
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
    const url = `${origin(site)}${PAGE}`;
    await page.goto(url);
    await waitUntilMounted(page);
    await expect(page.locator('.header-v2')).toHaveCount(0);
    await expect(page.locator('.global-nav')).toHaveCount(0);

    await page.goto(`${url}?bsro-ui-pinnacle=v1&bsro-ui-global-nav=v2`);
    await waitUntilMounted(page);
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

test("a page that the server rendered without the visitor's switches applies the switches [NAV-5] [SITE-3]", async ({
  page,
}) => {
  // Like a page from a shared cache: the cookies are set only after the host has rendered the page.
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

test.describe('the navigation without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of [PAGE, `${PAGE}?bsro-ui-pinnacle=v1&bsro-ui-global-nav=v2`]) {
    test(`every link of ${path} works, and menus open natively [NAV-1]`, async ({ page }) => {
      await page.goto(path);
      await getBar(page).getByText('More in Tires').locator('..').click();
      await getPanelLink(page).click();
      await expect(page).toHaveURL(/\/tires\/$/);
      await page.setViewportSize({ width: 375, height: 800 });
      await getMenuButton(page).click();
      await getTires(page).click();
      await expect(page).toHaveURL(/\/tires\/$/);
    });
  }
});

for (const [view, size] of Object.entries({
  'a phone': { width: 375, height: 700 },
  'the narrowest phone': { width: 320, height: 600 },
  '200% zoom': { width: 640, height: 400 },
})) {
  test(`the header and the menu lead to the appointment page on ${view} [NAV-1]`, async ({
    page,
    origin,
  }) => {
    await page.setViewportSize(size);
    for (const site of ['fcac', 'tiresplus']) {
      await page.goto(`${origin(site)}${PAGE}`);
      const inHeader = page
        .getByRole('banner')
        .getByRole('link', { name: 'Schedule an appointment' })
        .first();
      await expect(inHeader).toBeInViewport({ ratio: 1 });
      const box = await inHeader.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), site).toBeGreaterThanOrEqual(44);
      await expectNoHorizontalScroll(page);
      await getMenuButton(page).click();
      const inMenu = getBar(page).getByRole('link', { name: 'Schedule an appointment' });
      await expect(inMenu).toBeInViewport({ ratio: 1 });
      await inMenu.click();
      await expect(page).toHaveURL(/\/appointment\/schedule-appointment\//);
    }
  });
}
