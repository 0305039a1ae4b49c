/** @jest-environment node */
import type { PageContext } from '../fixtures/html/contract';
import { sampleData } from '../fixtures/html/data/sample-data';
import { getPagePaths } from '../fixtures/html/pages';
import { renderPage } from '../fixtures/html/render';
import { RENDERED_AT } from '../fixtures/html/data/rendered-at';
import { manifest } from '../src/mounts/manifest';
import { lintHtml } from './lint-html';

const SITES = ['fcac', 'tiresplus', 'hibdontire', 'wheelworks'] as const;

const render = async (site: PageContext['site'], path: string): Promise<string> => {
  const page = await renderPage(path, {
    site,
    base: 'short',
    nonce: 'abc',
    entry: { src: '/bsro-ui/bsro-ui.4f2a.js', integrity: 'sha256-abc', css: [] },
    paymentOrigin: 'https://payments.example',
    data: sampleData,
    now: RENDERED_AT,
  });
  if (!page) throw new Error(`No page ${path}`);
  return page.html;
};

const getMessages = (html: string): string[] =>
  lintHtml(html, manifest).map(({ line, rule, message }) => `${line} ${rule} ${message}`);

test.each(SITES)(
  'finds no mistakes on the pages of %s, except the page with intended mistakes',
  async (site) => {
    const problems: string[] = [];
    for (const { page, path } of await getPagePaths(site, sampleData)) {
      if (page === 'mistakes') continue;
      const found = getMessages(await render(site, path));
      problems.push(...found.map((message) => `${page}: ${message}`));
    }
    expect(problems).toEqual([]);
  },
);

let intended: Promise<string[]> | undefined;

test.each([
  'missing-attribute found reviews-app-v2 without data-id',
  'missing-attribute found reviews-app-v2 without data-type',
  'missing-attribute found bsro-product-price without data-brand',
  'missing-attribute found bsro-product-price without data-tire-name',
  'missing-attribute found bsro-account-menu without data-variant',
  'invalid-value found data-type is "stars"',
  'invalid-value found data-product-type is "wheel"',
  'invalid-value found data-locale is "english please"',
  'invalid-value found data-store-id is "store',
  'invalid-value found data-variant is "tablet"',
  'unknown-class found the class review-app-v2',
  'unknown-class found the class Product-Price',
  'unknown-class found the class carticon-v2',
  'json found "No end',
  'json-list found an object',
  'json-references',
  'page-rule',
  'nested found bsro-product-price',
  'nested found reviews-app-v2',
  'duplicate-id found the ID rating',
  'two-on-one',
  'missing-part found store-container without class="tires-carousel"',
  'missing-part found bsro-interrupt-slot without <script',
  'missing-attribute found .tire-card without data-article-ids',
  'duplicate-placeholder found another bsro-interrupt-slot',
])('finds the intended mistake: %s', async (problem) => {
  intended ??= render('fcac', '/mistakes/').then(getMessages);
  const found = await intended;
  expect(found.filter((message) => message.includes(problem))).not.toEqual([]);
});
