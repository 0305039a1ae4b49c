/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { manifest } from '../src/mounts/manifest';
import { authorDocs, sampleOf } from './author-docs';
import { lintHtml } from './lint-html';

test('docs of the placeholders are up to date (else: npm run docs)', () => {
  const file = path.join(__dirname, '../docs/placeholders.md');
  expect(readFileSync(file, 'utf8')).toBe(authorDocs(manifest));
});

test.each(manifest.map((placeholder) => [placeholder.name, placeholder] as const))(
  'docs show a sample of %s that the lint accepts',
  (_name, placeholder) => {
    const sample = sampleOf(placeholder);
    expect(sample).toContain(`class="${placeholder.match.className}"`);
    expect(lintHtml(sample, manifest)).toEqual([]);
  },
);

test('docs name every attribute with what it takes, in its group', () => {
  const text = authorDocs(manifest);
  expect(text).toContain('| `data-store-id` | digits | yes | Store number |');
  expect(text.indexOf('## Stores')).toBeLessThan(text.indexOf('### Tires near you'));
  expect(text).toContain('publishes `createproductprice`');
});
