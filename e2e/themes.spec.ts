import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import postcss from 'postcss';
import { createThemeProofStyles } from '../scripts/build/theme-proof-styles';
import { createTokenFile } from '../scripts/tokens/token-file';
import { expect, test } from './support/test';

/** Themes without cascade layers. Their rules for bare elements would win over every rule in a layer. */
const THEMES = ['block-theme', 'reboot', 'reset'] as const;

const readTheme = (name: string): string =>
  readFileSync(path.join(__dirname, 'support/themes', `${name}.css`), 'utf8');

const SOURCES = path.join(__dirname, '../src');

/**
 * The bundle's stylesheets as `npm run deliver` writes them: outside the layers, with higher specificity. They win over
 * the copies in layers that the reference host serves.
 */
const DELIVERED_STYLES = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => createThemeProofStyles(readFileSync(path.join(SOURCES, file), 'utf8'), 'raised'))
  .join('\n');

/** Returns a theme's rules for the body alone, which the bundle's text inherits. */
const pickBodyRules = (theme: string): string => {
  const root = postcss.parse(theme);
  root.each((node) => {
    if (node.type !== 'rule' || !/(^|\s)body$/.test(node.selector)) node.remove();
  });
  return root.toString();
};

/**
 * The indent keeps elements from being under the pointer, which is in the corner of the window. Clearing floats puts
 * each placeholder below a theme's floated pictures, because beside them its layout would be narrower.
 */
const LAYOUT = 'html { padding-inline-start: 2rem; } [data-mount] { clear: both; }';

/** Replaces the page's stylesheet with the design tokens, the delivered stylesheets, and a theme. */
const useTheme = async (page: Page, css: string): Promise<void> => {
  await page.unroute('**/design/fcac.*.css');
  await page.route('**/design/fcac.*.css', (route) =>
    route.fulfill({
      contentType: 'text/css',
      body: createTokenFile('fcac') + DELIVERED_STYLES + css + LAYOUT,
    }),
  );
};

/** Replaces the stylesheet of an open page, which is faster than loading the page again. */
const changeTheme = async (page: Page, css: string): Promise<void> => {
  await useTheme(page, css);
  await page.locator('link[rel="stylesheet"][href*="/design/fcac."]').evaluate(async (link) => {
    const next = link.cloneNode();
    const loaded = new Promise((resolve, reject) => {
      next.addEventListener('load', resolve);
      next.addEventListener('error', reject);
    });
    link.replaceWith(next);
    await loaded;
  });
};

/** What a theme must not change on an element of the bundle. */
const PROPERTIES = [
  'appearance',
  'background-color',
  'border-block-end-width',
  'border-block-start-style',
  'border-block-start-width',
  'border-inline-start-width',
  'border-start-start-radius',
  'box-shadow',
  'box-sizing',
  'color',
  'display',
  'float',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'letter-spacing',
  'line-height',
  'list-style-position',
  'list-style-type',
  'margin-block-end',
  'margin-block-start',
  'min-height',
  'opacity',
  'padding-block-start',
  'padding-inline-start',
  'position',
  'text-align',
  'text-decoration-line',
  'text-shadow',
  'text-transform',
  'vertical-align',
] as const;

/** Reads the styles of every element that the bundle has rendered, in document order, each after its tag and class. */
const readStyles = (page: Page, root: string): Promise<string[]> =>
  page.evaluate(
    ([selector, properties]) => {
      const ours = "[class^='bsro-']:not([data-mount])";
      return [
        ...document.querySelectorAll(
          `${selector} :is(${ours}, ${ours} :not([class], .bsro-cms-content *))`,
        ),
      ]
        .filter((element) => !(element instanceof SVGElement) || element.tagName === 'svg')
        .map((element) => {
          const style = getComputedStyle(element);
          const values = properties.map((name) => `${name}: ${style.getPropertyValue(name)}`);
          return `${element.tagName} ${element.getAttribute('class') ?? ''} | ${values.join('; ')}`;
        });
    },
    [root, PROPERTIES] as const,
  );

const SEPARATOR = / \| |; /;

/** Describes the elements whose styles differ, each with the properties that do, before and after. */
const compareStyles = (before: readonly string[], after: readonly string[]): string[] =>
  after.flatMap((text, index) => {
    const [old, now] = [before[index] ?? '', text].map((all) => all.split(SEPARATOR));
    const changes = now?.flatMap((part, place) =>
      part === old?.[place] ? [] : `${old?.[place] ?? ''} → ${part}`,
    );
    return changes?.length ? [now?.[0], ...changes].join(' ') : [];
  });

interface Subject {
  readonly title: string;
  readonly path: string;
  /** The selector of the placeholder. */
  readonly root: string;
  /** The selector of the last elements that the placeholder renders. */
  readonly content: string;
}

const SUBJECTS: readonly Subject[] = [
  {
    title: 'reviews with their histogram',
    path: '/tires/',
    root: '.reviews-app-v2[data-type="reviews"]',
    content: '.bsro-reviews__list > li',
  },
  {
    title: 'store results with their hours',
    path: '/locate/display-map/?zip=80122',
    root: '.bsro-store-results',
    content: '.bsro-store-card',
  },
  {
    title: 'tire results',
    path: '/tires/vehicle/?year=2019&make=Toyota&model=Camry&trim=LE',
    root: '.bsro-tire-search',
    content: '.bsro-tire-card__stock.bsro-stock-mark--here',
  },
  {
    title: 'booking',
    path: '/appointment/schedule-appointment/?storeNumber=310001',
    root: '.bsro-schedule-appointment',
    content: 'input[type="checkbox"], input[type="radio"], button',
  },
];

for (const { title, path, root, content } of SUBJECTS) {
  test(`keeps the appearance of ${title} in themes without layers [SITE-8]`, async ({
    page,
    findUrl,
    expectAccessible,
  }) => {
    const url =
      path === '/tires/'
        ? await findUrl('/tires/', /(?<=href=")\/tires\/brands\/[^"]+(?=#reviews")/)
        : path;
    // A transition would change colors while they are read.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const [first] = THEMES;
    await useTheme(page, readTheme(first));
    await page.goto(url);
    const part = page.locator(root).first();
    await part.scrollIntoViewIfNeeded();
    await expect(part).toHaveAttribute('data-mount', 'mounted');
    await expect(part.locator(content).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    for (const theme of THEMES) {
      const css = readTheme(theme);
      if (theme !== first) await changeTheme(page, css);
      const themed = await readStyles(page, root);
      await expectAccessible(`${root} > *`);
      await changeTheme(page, pickBodyRules(css));
      const plain = await readStyles(page, root);
      expect(themed.length).toBeGreaterThan(5);
      expect(themed).toHaveLength(plain.length);
      expect(compareStyles(plain, themed), `what ${theme} changes`).toEqual([]);
    }
  });
}

test('a bar at the bottom of the window changes no styles of the footer in a theme without layers [SITE-8]', async ({
  page,
}) => {
  const [theme] = THEMES;
  await useTheme(page, readTheme(theme));
  await page.goto('/tires/vehicle/?year=2019&make=Toyota&model=Camry&trim=LE');
  await page.locator('.bsro-tire-search').scrollIntoViewIfNeeded();
  await page
    .getByRole('checkbox', { name: /^Compare/ })
    .first()
    .check();
  await expect(page.locator('html')).toHaveClass(/bsro-has-bottom-bar/);
  // Reads both in one call, because the footer's accordion could open between two calls.
  const [withBar, withoutBar] = await page.evaluate(() => {
    const readFooter = () =>
      [...document.querySelectorAll('.site-footer *')].map((element) => {
        const { color, display, fontSize, listStyleType } = getComputedStyle(element);
        return [element.tagName, color, display, fontSize, listStyleType].join(' ');
      });
    const styles = readFooter();
    document.documentElement.classList.remove('bsro-has-bottom-bar');
    return [styles, readFooter()];
  });
  expect(withBar).toEqual(withoutBar);
});

test('keeps the size of text in a theme that changes the size of 1rem [SITE-8]', async ({
  page,
}) => {
  const measure = (): Promise<string[]> =>
    page.locator('.bsro-schedule-appointment :is(label, button, legend)').evaluateAll((elements) =>
      elements.map((element) => {
        const { fontSize, paddingInlineStart } = getComputedStyle(element);
        return `${element.textContent} ${fontSize} ${paddingInlineStart}`;
      }),
    );
  const body = 'body { font-size: 16px; }';
  await useTheme(page, body);
  await page.goto('/appointment/schedule-appointment/?storeNumber=310001');
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  const before = await measure();
  expect(before.length).toBeGreaterThan(3);
  await changeTheme(page, `${body} html { font-size: 62.5%; }`);
  expect(await measure()).not.toEqual(before);
  await changeTheme(page, `${body} html { font-size: 62.5%; --bsro-rem: 1.6rem; }`);
  expect(await measure()).toEqual(before);
});

for (const [url, name] of [
  ['/cart/', 'cart-app'],
  ['/appointment/schedule-appointment/?storeNumber=310001', 'schedule-appointment'],
  ['/tires/size/?crossSection=215&aspectRatio=55&diameter=17', 'tire-search'],
] as const) {
  test(`gives the feature ${name} the rest of a row in a theme's flexbox [SITE-8]`, async ({
    page,
  }) => {
    await page.goto(url);
    const feature = page.locator(`.bsro-${name}`);
    await expect(feature).toHaveAttribute('data-mount', 'mounted');
    await feature.evaluate((element) => {
      const row = document.createElement('div');
      Object.assign(row.style, { display: 'flex', inlineSize: '700px' });
      element.replaceWith(row);
      row.append(element, 'Beside');
    });
    await expect.poll(async () => (await feature.boundingBox())?.width).toBeGreaterThan(500);
  });
}
