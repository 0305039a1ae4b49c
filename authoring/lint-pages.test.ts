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
    paymentOrigin: 'https://payments.example',
    data: sampleData,
    now: RENDERED_AT,
  });
  if (!page) throw new Error(`No page ${path}`);
  return page.html;
};

const getMessages = (html: string): string[] =>
  lintHtml(html, manifest).map(({ line, code, message }) => `${line} ${code} ${message}`);

test.each(SITES)(
  'finds no mistakes on the pages of %s, except the page with intended mistakes',
  async (site) => {
    for (const { page, path } of await getPagePaths(site, sampleData)) {
      if (page === 'mistakes') continue;
      const html = await render(site, path);
      expect({ page, problems: getMessages(html) }).toEqual({ page, problems: [] });
    }
  },
);

test.each([
  'missing-attribute reviews-app-v2 needs data-id',
  'missing-attribute reviews-app-v2 needs data-type',
  'missing-attribute bsro-product-price needs data-brand',
  'missing-attribute bsro-product-price needs data-tire-name',
  'missing-attribute bsro-account-menu needs data-variant',
  'invalid-value data-type is "stars"',
  'invalid-value data-product-type is "wheel"',
  'invalid-value data-locale is "english please"',
  'invalid-value data-store-id is "store',
  'invalid-value data-variant is "tablet"',
  'unknown-class the class review-app-v2',
  'unknown-class the class Product-Price',
  'unknown-class the class carticon-v2',
  'json this JSON is invalid',
  'json-references',
  'nested bsro-product-price',
  'nested reviews-app-v2',
  'duplicate-id an earlier element already has the ID rating',
  'two-on-one',
])('finds the intended mistake: %s', async (problem) => {
  const found = getMessages(await render('fcac', '/mistakes/'));
  expect(found.filter((message) => message.includes(problem))).not.toEqual([]);
});
