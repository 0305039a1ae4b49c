/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { manifest } from '../src/mounts/manifest';
import { createAuthorDocs, createSample } from './author-docs';
import type { Attribute } from '../src/mounts/schema/attributes';
import { withParsers } from './attribute-facts';
import { lintHtml } from './lint-html';
import { hasElement } from './markup';
import { pageAttributes } from './page-attributes';
import { insertRules } from './rule-docs';

test('docs/placeholders.md is up to date (else: npm run docs)', () => {
  const file = path.join(__dirname, '../docs/placeholders.md');
  expect(readFileSync(file, 'utf8')).toBe(createAuthorDocs(manifest));
});

test.each(manifest.map((placeholder) => [placeholder.name, placeholder] as const))(
  'shows a sample of %s that the lint accepts',
  (_name, placeholder) => {
    const sample = createSample(placeholder);
    expect(sample).toContain(`class="${placeholder.match.className}"`);
    expect(lintHtml(sample, manifest)).toEqual([]);
  },
);

test('lists each attribute with its values, and each placeholder under its group', () => {
  const text = createAuthorDocs(manifest);
  expect(text).toContain('| `data-store-id` | digits | `310001` | yes | Store number |');
  expect(text.indexOf('## Stores')).toBeLessThan(text.indexOf('### Tires near you'));
  expect(text).toContain('publishes `createproductprice`');
});

test('docs/authoring/lint.md has the rules of the lint (else: npm run docs)', () => {
  const text = readFileSync(path.join(__dirname, '../docs/authoring/lint.md'), 'utf8');
  expect(insertRules(text)).toBe(text);
  expect(text).toContain('| `unclosed-tag` |');
});

test('documents the elements and the JSON that an author writes inside a placeholder', () => {
  const text = createAuthorDocs(manifest);
  expect(text).toContain('| `.tire-card` | One tire, inside `.tires-carousel` | yes |');
  expect(text).toContain('| `data-article-ids` | a comma-separated list | `200046,200053` | yes |');
  expect(text).toContain(
    'A `.bsro-product-price` inside it has the same `data-brand` and `data-tire-name`.',
  );
  expect(text).toContain(
    '| `ctas[].href` | a URL that begins with / or https:// | `"/tires/"` | yes |',
  );
  expect(text).toContain('| `data-site-name` | one of fcac, ');
});

const listAttributes = (): [string, Attribute<unknown>][] => [
  ...Object.entries(pageAttributes),
  ...manifest.flatMap(({ name, attributes, author }) => [
    ...Object.entries(attributes).map(([key, one]): [string, Attribute<unknown>] => [
      `${name} ${key}`,
      one,
    ]),
    ...(author?.parts ?? []).flatMap((part) =>
      Object.entries(withParsers(part.attributes ?? {})).map(
        ([key, one]): [string, Attribute<unknown>] => [`${name} ${part.selector} ${key}`, one],
      ),
    ),
  ]),
];

test.each(listAttributes())('has a valid sample for the attribute %s', (_name, attribute) => {
  expect(attribute.author?.sample).toBeDefined();
  expect(attribute.parse(attribute.author?.sample ?? '')).toBeDefined();
});

const parts = manifest.flatMap(({ match, author }) =>
  (author?.parts ?? []).map((part) => [match.className, part.selector, part] as const),
);

test.each(parts)('has a sample inside .%s for the part %s', (className, selector, { sample }) => {
  const samples = [sample, `<form>${sample}</form>`].map(
    (html) => `<div class="${className}" data-link="/">${html}</div>`,
  );
  expect(samples.filter((html) => hasElement(html, selector))).not.toEqual([]);
});

test('has a valid sample for each field of an interrupt', () => {
  const fields = parts.flatMap(([, , { json }]) => Object.entries(json ?? {}));
  const list = JSON.stringify([
    Object.fromEntries(fields.map(([name, { sample }]) => [name, sample])),
  ]);
  const slot = `<div class="bsro-interrupt-slot"><script type="application/json">${list.replaceAll('</', '<\\/')}</script></div>`;
  expect(fields.length).toBeGreaterThan(10);
  expect(lintHtml(slot, manifest)).toEqual([]);
});
