/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { manifest } from '../src/mounts/manifest';
import { createAuthorDocs, createSample } from './author-docs';
import { lintHtml } from './lint-html';

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

test('lists each attribute with its values under its group', () => {
  const text = createAuthorDocs(manifest);
  expect(text).toContain('| `data-store-id` | digits | yes | Store number |');
  expect(text.indexOf('## Stores')).toBeLessThan(text.indexOf('### Tires near you'));
  expect(text).toContain('publishes `createproductprice`');
});
