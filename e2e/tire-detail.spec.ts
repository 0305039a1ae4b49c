import type { BrowserContext, Locator, Page } from '@playwright/test';
import { DETAIL_LABELS, QUOTE_LABELS, VEHICLE_LABELS } from '../src/chunks/tire-detail/messages';
import { MEMBER_SAVINGS } from '../src/domain/offers/messages';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../fixtures/services/seed/accounts';
import { fillSignIn, openSignIn, submit } from './support/account';
import { clearBrowser } from './support/clear-browser';
import { holdRequests } from './support/hold-requests';
import { tabTo } from './support/keyboard';
import { expectNoLayoutShift, watchLayoutShifts } from './support/layout-shifts';
import { expectNoHorizontalScroll } from './support/horizontal-scroll';
import { expect, test } from './support/test';

// Lets every worker run tests of this file, the slowest one, so that no worker runs it alone at the end.
test.describe.configure({ mode: 'parallel' });

const DETAIL_PATH = /\/tires\/brands\/[a-z0-9]+\/[a-z0-9]+\/\d+\//;
const QUOTE_QUERY = /^\?[\da-f-]{36}$/;

const getDetail = (page: Page) => page.locator('.bsro-tire-detail');
const getQuote = (page: Page) => page.getByRole('region', { name: QUOTE_LABELS.heading });
const getBar = (page: Page) => page.getByRole('region', { name: DETAIL_LABELS.bar });

/** Waits for the out-the-door price. @param store the beginning of the store's name */
const expectTotal = (page: Page, store: string): Promise<void> =>
  expect(getDetail(page).locator('.bsro-buy-box__total')).toHaveText(
    new RegExp(`^\\$[\\d,]+\\.\\d\\d out the door for 4 tires at ${store}`),
  );

/** Waits for the out-the-door price at any store. */
const expectPrice = async (page: Page): Promise<void> => {
  await expect(getDetail(page)).toHaveAttribute('data-mount', 'mounted');
  await expectTotal(page, '\\w');
};

/** Saves a vehicle that the sizes in the list don't fit as the visitor's vehicle. */
const keepVehicle = (context: BrowserContext, url: string, trim = 'Base'): Promise<void> =>
  context.addCookies([
    {
      name: 'bsro.vehicles-fcac',
      value: encodeURIComponent(
        JSON.stringify({
          vehicles: {
            tce: {
              lvl: 2,
              ymm: '2020-BMW-M3',
              year: 2020,
              make: 'BMW',
              model: 'M3',
              trim,
              tpms: '1',
            },
          },
        }),
      ),
      url,
    },
  ]);

/** Finds the URLs of two tires in the list. */
const findTwoUrls = async (page: Page): Promise<readonly [string, string]> => {
  await page.goto('/tires/');
  const urls = await page
    .locator('main a[href*="/tires/brands/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.replace(/#.*/, '')));
  const [first = '', second = ''] = new Set(urls);
  return [first, second];
};

const SIZE = '/tires/size/?cs=215&ar=60&rs=16';
const M3 = '/tires/vehicle/?year=2020&make=BMW&model=M3&trim=Base';

/** Finds the URL of the first tire or pair of a list whose card has a text. */
const findListed = async (page: Page, list: string, text: RegExp): Promise<string> => {
  await page.goto(list);
  const card = page.locator('.bsro-tire-card').filter({ hasText: text }).first();
  return (await card.locator('h3 a').getAttribute('href')) ?? '';
};

/** Returns the name of the element that is the page's largest contentful paint. */
const findLargestPaint = (page: Page): Promise<string | undefined> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1);
          // TypeScript doesn't know the entries of this type.
          resolve(
            last && 'element' in last && last.element instanceof Element
              ? last.element.localName
              : undefined,
          );
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );

/** Reads the positions of elements in windows of several widths, in pixels below the window's top. */
const readTops = async (page: Page, parts: Locator): Promise<number[][]> => {
  const tops: number[][] = [];
  for (const width of [320, 375, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    tops.push(
      await parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect().top)),
    );
  }
  return tops;
};

for (const [kind, list, text] of [
  ['a tire in stock', SIZE, /In stock at/],
  ['a tire in stock nearby', SIZE, /Ready [^:]+: [^,]* nearby/],
  ['a tire to order', SIZE, /Ready .*other stores/],
  ['a pair to order', M3, /Ready .*other stores/],
] as const) {
  test(`keeps quantity and button of ${kind} where they are when the store's name loads late [TDP-2]`, async ({
    page,
  }) => {
    const stock = page.locator('.bsro-buy-box__stock');
    const parts = page.locator('.bsro-buy-box__row, .bsro-buy-box__action');
    const url = await findListed(page, list, text);
    // The name is cached.
    await clearBrowser(page);
    const showName = await holdRequests(page, /\/bsro\/services\/store\/(details|location)/);
    await page.goto(url);
    await expectTotal(page, 'your store');
    await expect(stock).toContainText('at your store');
    await expect(parts).toHaveCount(2);
    const before = await readTops(page, parts);
    showName();
    await expect(stock).toContainText('at Centennial Valley Forge');
    await expectTotal(page, 'Centennial Valley Forge');
    expect(await readTops(page, parts)).toEqual(before);
  });
}

for (const width of [375, 768, 1280]) {
  test(`keeps the visitor's price, without a layout shift, during a slow sign-in at ${width} pixels [MOUNT-7] [TDP-2]`, async ({
    page,
    fault,
  }) => {
    await page.setViewportSize({ width, height: width < 768 ? 812 : 800 });
    await watchLayoutShifts(page);
    await page.goto(await findListed(page, SIZE, /Sign In Only Savings/));
    await expectPrice(page);
    const facts = page.locator('.bsro-buy-box__facts');
    const prices = page.locator('.bsro-buy-box__prices');
    const total = page.locator('.bsro-buy-box__total');
    await expect(prices).toHaveText(/^\s*\$/);
    await expectTotal(page, 'Centennial Valley Forge');
    const visitorTotal = await total.textContent();
    await page.waitForLoadState('networkidle');

    const prompt = page.locator('p', { hasText: MEMBER_SAVINGS.prompt(MEMBER_SAVINGS) });
    await fault('/bsro/services/', 'delay:900');
    if (width < 768) {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page
        .locator('.bsro-account-menu[data-variant="mobile"]')
        .getByRole('button', { name: 'Sign In' })
        .click();
    } else if (width < 1280) {
      await openSignIn(page);
    } else {
      // The prompt below the price opens the dialog on this page.
      await prompt.getByRole('link', { name: MEMBER_SAVINGS.signIn, exact: true }).click();
    }
    await fillSignIn(page, DEMO_ACCOUNTS.driver.email, DEMO_PASSWORD);
    const showDriverPrice = await holdRequests(page, /\/bsro\/services\/tire\/price/);
    await submit(page);
    await expect(facts).toHaveAttribute('aria-busy', 'true');
    await expect(prices).toBeVisible();
    await expect(total).toHaveText(visitorTotal ?? '');
    showDriverPrice();
    await expect(prices).toHaveText(/^Sale price/);
    await expect(total).not.toHaveText(visitorTotal ?? '');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    if (width === 1280) {
      await expect(prompt.getByRole('link')).toHaveCount(0);
      await expect(prompt).toBeFocused();
      await expect(prompt).toBeInViewport();
    }
    await expect(page.locator('.bsro-tire-fit')).toContainText(/for your .*See tires that fit/);
    await page.waitForLoadState('networkidle');
    await expectNoLayoutShift(page, true);
  });
}

test("shows fit, price, stock, and button on a phone's first screen, paints nothing larger than the picture, and leads to the installation @main [TDP-1/address] [TDP-2/button] [TDP-2/scrolled-past] [TDP-2/v2] [QUOT-1/accepted] [MOUNT-2/tire-detail]", async ({
  page,
  findUrl,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(await findUrl('/tires/', DETAIL_PATH));
  await expectPrice(page);
  const button = getDetail(page).getByRole('button', { name: DETAIL_LABELS.addToCart }).first();
  for (const part of [
    page.locator('.product__picture img').first(),
    page.locator('.product__head .reviews a'),
    page.locator('.bsro-tire-fit'),
    page.locator('.bsro-buy-box__prices'),
    page.locator('.bsro-buy-box__stock'),
    button,
  ]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
  await expect(page.locator('.bsro-price-list__total')).toBeVisible();
  await expect.poll(() => findLargestPaint(page)).toBe('img');
  await expectAccessible();

  await getDetail(page).getByLabel(DETAIL_LABELS.quantity).selectOption('2');
  await expect(getDetail(page).locator('.bsro-buy-box__total')).toContainText('for 2 tires');
  await page.locator('#reviews').scrollIntoViewIfNeeded();
  await expect(getBar(page)).toBeVisible();
  await expectAccessible('.bsro-tire-detail');

  await getBar(page).getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.bsro-buy-box__in-cart')).toBeFocused();
  await expect(page.locator('.bsro-buy-box__in-cart')).toBeInViewport();
  await expect(getQuote(page)).toBeVisible();
  expect(new URL(page.url()).search).toMatch(QUOTE_QUERY);
  await expectAccessible('.bsro-tire-detail');

  const { href } = new URL(page.url());
  await page.reload();
  await expect(getQuote(page)).toBeVisible();
  expect(page.url()).toBe(href);
  await expect(getDetail(page).getByLabel(DETAIL_LABELS.quantity)).toHaveValue('2');
  await getQuote(page).getByRole('link', { name: QUOTE_LABELS.schedule }).click();
  await page.waitForURL(
    /\/schedule-appointment\/?(\.html)?\?sa_source=tire-detail&storeNumber=\d+&serviceId=tire-installation/,
  );
});

test("shows the flag of a size that doesn't fit, the price, and the button on a phone's first screen [TDP-2]", async ({
  page,
  context,
  origin,
  findUrl,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await keepVehicle(context, origin('fcac'));
  await page.goto(await findUrl('/tires/', DETAIL_PATH));
  await expectPrice(page);
  await expect(page.locator('.bsro-tire-fit')).toContainText(
    'Not an original size for your 2020 BMW M3',
  );
  for (const part of [
    page.locator('.bsro-tire-fit'),
    page.locator('.bsro-buy-box__prices'),
    page.locator('.bsro-buy-box__stock'),
    getDetail(page).getByRole('button', { name: DETAIL_LABELS.addToCart }),
  ]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
});

test("shows the price where it would be without a vehicle if the vehicle's name is long [TDP-2]", async ({
  page,
  context,
  origin,
  findUrl,
}) => {
  const prices = page.locator('.bsro-buy-box__prices');
  await page.goto(await findUrl('/tires/', DETAIL_PATH));
  await expectPrice(page);
  const before = await readTops(page, prices);
  const trim = 'Competition xDrive Touring with Carbon Package and Driver Assistance';
  await keepVehicle(context, origin('fcac'), trim);
  await page.reload();
  await expectPrice(page);
  const fit = page.locator('.bsro-tire-fit');
  await expect(fit.getByRole('status')).toHaveText(
    `Not an original size for your 2020 BMW M3 ${trim}`,
  );
  await expect(fit.getByRole('link', { name: VEHICLE_LABELS.fitting })).toBeVisible();
  expect(await readTops(page, prices)).toEqual(before);
});

test("shows fit, prices, stock, quantities, and button of a pair on a phone's first screen, even if it isn't in stock [SRCH-3/groups] [TDP-2]", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(await findListed(page, M3, /front, .*Ready .*other stores/s));
  await expectPrice(page);
  for (const part of [
    page.locator('.bsro-tire-fit'),
    page.locator('.bsro-buy-box__prices'),
    page.locator('.bsro-buy-box__stock'),
    getDetail(page).getByLabel(DETAIL_LABELS.frontQuantity),
    getDetail(page).getByLabel(DETAIL_LABELS.rearQuantity),
    getDetail(page).getByRole('button', { name: DETAIL_LABELS.addToCart }),
  ]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
});

test('moves nothing and leaves no blank space when a cart with the tires of the page arrives [MOUNT-7] [TDP-2/in-cart]', async ({
  page,
  findUrl,
}) => {
  const path = await findUrl('/tires/', DETAIL_PATH);
  await page.goto(path);
  await expectPrice(page);
  await getDetail(page).getByRole('button', { name: DETAIL_LABELS.addToCart }).first().click();
  const inCart = page.locator('.bsro-buy-box__in-cart');
  await expect(inCart).toBeFocused();
  const getBox = async (name: string) => {
    const box = await page.locator(`.bsro-buy-box__${name}`).boundingBox();
    return { top: box?.y ?? 0, bottom: (box?.y ?? 0) + (box?.height ?? 0) };
  };
  for (const width of [375, 768, 1280]) {
    await page.setViewportSize({ width, height: 812 });
    const showCart = await holdRequests(page, '**/cart/get/**');
    await page.goto(path);
    await expectPrice(page);
    await expect(inCart).toBeHidden();
    const { top } = await getBox('extras');
    showCart();
    await expect(inCart).toBeVisible();
    expect((await getBox('extras')).top, `${width} pixels`).toBe(top);
    expect(top - (await getBox('action')).bottom, `${width} pixels`).toBeLessThan(12);
  }
});

test('adds tires to the cart with the keyboard alone, and scrolls in one direction at 200 and 400 percent [TDP-2/button]', async ({
  page,
  findUrl,
}) => {
  // A window of 1280 pixels at 200% and at 400%.
  await page.setViewportSize({ width: 640, height: 400 });
  await page.goto(await findUrl('/tires/', DETAIL_PATH));
  await page.locator('.bsro-tire-detail').scrollIntoViewIfNeeded();
  await expectPrice(page);
  await expectNoHorizontalScroll(page);
  await page.setViewportSize({ width: 320, height: 256 });
  await expectNoHorizontalScroll(page);
  await page.setViewportSize({ width: 640, height: 400 });

  await tabTo(page, getDetail(page).getByLabel(DETAIL_LABELS.quantity));
  await page.keyboard.press('ArrowUp');
  await expect(getDetail(page).locator('.bsro-buy-box__total')).toContainText('for 3 tires');
  await tabTo(page, getDetail(page).getByRole('button', { name: DETAIL_LABELS.addToCart }).first());
  await page.keyboard.press('Enter');
  await expect(page.locator('.bsro-buy-box__in-cart')).toBeFocused();
  await expectNoHorizontalScroll(page);
});

for (const width of [375, 1280]) {
  test(`keeps the button in place when the tires can't be added, shows the message, and dims the prices of an earlier quantity, at ${width} pixels [MOUNT-7] [TDP-2/button]`, async ({
    page,
    findUrl,
    fault,
    allowConsoleError,
    expectAccessible,
  }) => {
    allowConsoleError(/Failed to load resource|Failed to create new quote/);
    await page.setViewportSize({ width, height: width < 768 ? 667 : 800 });
    await page.goto(await findUrl('/tires/', DETAIL_PATH));
    await expectPrice(page);
    const button = getDetail(page).getByRole('button', { name: DETAIL_LABELS.addToCart }).first();
    // On the page, because the window scrolls if the message isn't on the screen.
    const getTop = () =>
      button.evaluate((element) => element.getBoundingClientRect().top + scrollY);
    const top = await getTop();
    await fault('/bsro/services/quote/create', 'status:500');
    await button.press('Enter');
    const message = getDetail(page).getByText(DETAIL_LABELS.notAdded);
    // The browser may round the position by a fraction of a pixel.
    await expect(message).toBeInViewport({ ratio: 0.95 });
    expect(await getTop()).toBe(top);
    await expect(button).toBeInViewport({ ratio: 1 });
    await expectAccessible('.bsro-tire-detail');

    const showPrice = await holdRequests(page, /\/bsro\/services\/tire\/price/);
    await getDetail(page).getByLabel(DETAIL_LABELS.quantity).selectOption('2');
    for (const outdated of ['.bsro-buy-box__total', '.bsro-buy-box__prices > :last-child']) {
      await expect(getDetail(page).locator(outdated)).toHaveCSS('opacity', '0.6');
    }
    await expect(getDetail(page).locator('.bsro-price-list')).toHaveCSS('opacity', '0.6');
    showPrice();
    await expect(getDetail(page).locator('.bsro-buy-box__total')).toContainText('for 2 tires');
  });
}

for (const width of [375, 1280]) {
  test(`shifts no content when the price, a cart, or the quote in the URL arrives late at ${width} pixels [MOUNT-7]`, async ({
    page,
    fault,
  }) => {
    await page.setViewportSize({ width, height: width < 768 ? 812 : 800 });
    const [url, otherUrl] = await findTwoUrls(page);
    await page.goto(otherUrl);
    await expectPrice(page);
    await getDetail(page).getByRole('button', { name: DETAIL_LABELS.addToCart }).first().click();
    await expect(getQuote(page)).toBeVisible();
    const quoteUrl = page.url();

    await fault('/bsro/services/tire/details', 'delay:700');
    await fault('/bsro/services/tire/price', 'delay:1000');
    await fault('/bsro/services/cart/get', 'delay:1500');
    await watchLayoutShifts(page);
    await page.goto(url);
    await expectPrice(page);
    await expect(getDetail(page)).toContainText('Adding these replaces them.');
    await page.waitForLoadState('networkidle');
    await expectNoLayoutShift(page);
    // The space of a quote is reserved only if one can arrive.
    const readBottom = (part: Locator) =>
      part.evaluate((element) => Math.round(element.getBoundingClientRect().bottom));
    const content = getDetail(page).locator('.bsro-buy-box');
    await expect(async () => {
      expect(await readBottom(getDetail(page))).toBe(await readBottom(content));
    }).toPass();

    const showQuote = await holdRequests(page, '**/quote/get/**');
    await page.goto(quoteUrl);
    await expectPrice(page);
    await expect(getQuote(page)).toBeHidden();
    const bottom = await readBottom(getDetail(page));
    showQuote();
    await expect(getQuote(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectNoLayoutShift(page);
    expect(await readBottom(getDetail(page))).toBe(bottom);
  });
}

test('shows version 1 on a desktop, with the price breakdown on request [TDP-2/v1] [QUOT-1/accepted]', async ({
  page,
  findUrl,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${await findUrl('/tires/', DETAIL_PATH)}?bsro-ui-tdp=v1`);
  await expectPrice(page);
  await expect(page.locator('.bsro-price-list__total')).toBeHidden();
  await page.getByText(DETAIL_LABELS.included).click();
  await expect(page.locator('.bsro-price-list__total')).toBeVisible();
  await expect(page.locator('.store-container .tire-card').first()).toBeAttached();
  await getDetail(page).getByRole('button', { name: DETAIL_LABELS.addToCart }).first().click();
  await expect(getQuote(page)).toBeVisible();
  expect(new URL(page.url()).search).toContain('&bsro-ui-tdp=v1');
  await expectAccessible('.bsro-tire-detail');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the price, the store, and the links of the CMS [MOUNT-6]', async ({
    page,
    findUrl,
  }) => {
    await page.goto(await findUrl('/tires/', DETAIL_PATH));
    const detail = getDetail(page);
    await expect(detail).toContainText(/\$[\d,]+\.\d\d ea\./);
    await expect(detail).toContainText('Set of 4 $');
    await expect(detail.getByRole('link', { name: 'Schedule installation' })).toBeVisible();
  });
});
