import type { CDPSession, Locator, Page } from '@playwright/test';
import { createShop } from '../e2e/support/shop';
import { resolveUrl } from './resolve-url';
import { PRESS_ROUNDS, interleave } from './rounds';
import { getPercentile } from './statistics';
import type { Line } from './table';
import { createFigureLine } from './table';
import type { BenchEnvironment } from './environment';

/** The phone of Lighthouse's mobile preset. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** How many times slower the processor is, as in Lighthouse's mobile preset. */
const SLOWDOWN = 4;

const MAX_DURATION = 100;

/** The header of this page isn't covered. */
const HEADER_PAGE = '/legal-notice/';
const RESULTS_PAGE = '/tires/size/?cs=205&ar=55&rs=16';

/** The store of the carts, and the milliseconds that a browser keeps a cart. */
const STORE_NUMBER = '310001';
const CART_LIFETIME = 3_600_000;

/** A visitor's first press on a page. */
interface Press {
  readonly name: string;
  readonly path: string;
  readonly needsCart?: boolean;
  /** Opens what contains the control. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  readonly find: (page: Page) => Locator;
  /** The control is a select, which a key changes. */
  readonly isSelect?: boolean;
  /** What the next paint must show, as a selector; empty for a link, because the browser shows that it follows it. */
  readonly answer: string;
  /** The chunk that the press loads. */
  readonly chunk?: string;
}

const openFilters = (page: Page): Promise<unknown> =>
  page
    .locator('.bsro-tire-results__open-filters')
    .evaluate((button: HTMLElement) => button.click());

const PRESSES: readonly Press[] = [
  {
    name: 'account menu',
    path: HEADER_PAGE,
    prepare: (page) => page.locator('#site-nav').evaluate((nav: HTMLElement) => nav.showPopover()),
    find: (page) =>
      page
        .locator('.bsro-account-menu[data-variant="mobile"]')
        .getByRole('button', { name: 'Sign In' }),
    answer: 'dialog[open], .bsro-account-menu [aria-busy="true"]',
    chunk: 'account-dialogs',
  },
  {
    name: 'cart',
    path: HEADER_PAGE,
    find: (page) => page.locator('.bsro-cart-icon a'),
    answer: '',
  },
  {
    name: 'my store',
    path: HEADER_PAGE,
    find: (page) => page.locator('.bsro-my-store').getByRole('button').first(),
    answer: '.bsro-my-store [aria-expanded="true"], .bsro-my-store [aria-busy="true"]',
    chunk: 'my-store-panel',
  },
  {
    name: 'menu',
    path: HEADER_PAGE,
    find: (page) => page.locator('button.site-header__menu'),
    answer: '#site-nav:popover-open',
  },
  {
    name: 'filters',
    path: RESULTS_PAGE,
    find: (page) => page.locator('.bsro-tire-results__open-filters'),
    answer: 'dialog[open], .bsro-tire-results__open-filters[aria-busy="true"]',
  },
  {
    name: 'one filter',
    path: RESULTS_PAGE,
    prepare: openFilters,
    find: (page) => page.getByRole('dialog').getByRole('checkbox').first(),
    answer: 'dialog input:checked',
  },
  {
    name: 'quantity',
    path: '/cart/',
    needsCart: true,
    find: (page) => page.locator('.bsro-quantity select').first(),
    isSelect: true,
    answer: '.bsro-cart-app [aria-busy="true"]',
  },
  {
    name: 'a time',
    path: '/checkout/?step=2',
    needsCart: true,
    find: (page) => page.getByRole('group', { name: 'Next available' }).getByRole('button').last(),
    answer: '[aria-pressed="true"]',
  },
];

/** Puts a cart with two tires into a page's browser. */
const addCart = async (page: Page, origin: string): Promise<void> => {
  const { guid } = await createShop(page.request, origin).openCart(STORE_NUMBER);
  await page.addInitScript(
    (item) => localStorage.setItem('cart', item),
    JSON.stringify({ data: guid, expiration: Date.now() + CART_LIFETIME }),
  );
};

/**
 * Resolves to the duration of the page's next interaction in milliseconds, as Event Timing defines it: from the press to
 * the next paint, in steps of 8. Runs in the page. @throws Error if that paint shows no answer to the press
 */
const watchPress = ([type, answer]: readonly [
  type: 'click' | 'change',
  answer: string,
]): Promise<number> =>
  new Promise((resolve, reject) => {
    // Shorter events aren't reported.
    const durations = [16];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) durations.push(entry.duration);
    });
    const options = { type: 'event', durationThreshold: 16 };
    observer.observe(options);
    addEventListener(
      type,
      (event) => {
        const link = event.target instanceof Element && event.target.closest('a[href]');
        const isFollowed = Boolean(link) && !event.defaultPrevented;
        if (link) event.preventDefault();
        requestAnimationFrame(() => {
          const isAnswered = answer ? document.querySelector(answer) !== null : isFollowed;
          // The events are reported some frames after the paint.
          setTimeout(() => {
            if (isAnswered) resolve(Math.max(...durations));
            else reject(new Error(`The press was not answered by ${answer || 'following a link'}`));
          }, 500);
        });
      },
      { once: true },
    );
  });

/**
 * Taps a control with an emulated touch as soon as it is visible and doesn't move. Playwright's own touch waits for the
 * page's next frame after its timestamp, so that an interaction would include a wait that no visitor has; its trial of a
 * touch sends the page events that load the chunk of the control.
 */
const tap = async (session: CDPSession, control: Locator): Promise<void> => {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error('The control is not visible');
  const finger = {
    x: Math.round(box.x + box.width / 2),
    y: Math.round(box.y + box.height / 2),
    button: 'left',
    clickCount: 1,
  } as const;
  await Promise.all([
    session.send('Input.emulateTouchFromMouseEvent', { type: 'mousePressed', ...finger }),
    session.send('Input.emulateTouchFromMouseEvent', { type: 'mouseReleased', ...finger }),
  ]);
};

interface Variant extends Press {
  /** Whether the press comes as soon as the control is there, before the rest of the page and the press's chunk. */
  readonly isEarly: boolean;
}

/** Measures one press on a new page, in milliseconds. */
const samplePress = async (environment: BenchEnvironment, variant: Variant): Promise<number> => {
  const { path, needsCart, prepare, find, isSelect, answer, chunk, isEarly } = variant;
  const url = await resolveUrl(environment, path);
  const browser = await environment.getBrowser();
  const page = await browser.newPage(PHONE);
  try {
    const session = await page.context().newCDPSession(page);
    const slowDown = () => session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    // With the configuration for mobile pages, a tap would wait for a second one.
    await session.send('Emulation.setEmitTouchEventsForMouse', {
      enabled: true,
      configuration: 'desktop',
    });
    if (needsCart) await addCart(page, new URL(url).origin);
    // The request never gets a response.
    if (isEarly && chunk) await page.route(`**/chunks/${chunk}.*.js`, () => {});
    if (isEarly) await slowDown();
    await page.goto(url, { waitUntil: isEarly ? 'commit' : 'networkidle' });
    // Playwright adds its own script to a page at the first call, 30 ms that must not come just before the press.
    await page.evaluate(() => {});
    await prepare?.(page);
    const control = find(page);
    await control.waitFor();
    if (!isEarly) {
      await page.waitForLoadState('networkidle');
      await slowDown();
    }
    if (isSelect) await control.focus();
    const duration = page.evaluate(watchPress, [isSelect ? 'change' : 'click', answer] as const);
    await (isSelect ? control.press('ArrowDown') : tap(session, control));
    return await duration;
  } finally {
    await page.close();
  }
};

/** Measures line 15a: a visitor's first press on a page until the next paint, on a phone. */
export const measureInteractions = async (environment: BenchEnvironment): Promise<Line[]> => {
  const variants = Object.fromEntries(
    PRESSES.flatMap((press) => [
      [press.name, { ...press, isEarly: false }],
      [`${press.name}, early`, { ...press, isEarly: true }],
    ]),
  );
  const getDurations = await interleave<string, Variant, number>(
    variants,
    PRESS_ROUNDS,
    (variant) => samplePress(environment, variant),
  );
  const createLine = (label: string, name: string): Line =>
    createFigureLine('15a', label, getPercentile(getDurations(name), 95), MAX_DURATION, 'ms');
  return PRESSES.flatMap(({ name }) => [
    createLine(`first press on a page, ${name}: to the next paint, p95`, name),
    createLine(`… ${name}, pressed before the page has loaded`, `${name}, early`),
  ]);
};
