import path from 'node:path';
import { transformSync } from '@babel/core';

const ROOT = path.join(__dirname, '../..');

/** Compiles a module as the production build does. */
const compile = (file: string, code: string): string =>
  transformSync(code, { cwd: ROOT, filename: path.join(ROOT, file), envName: 'production' })
    ?.code ?? '';

test('removes the texts for authors and the topics from a declaration, and keeps the rest', () => {
  const code = compile(
    'src/mounts/placeholders/reviews.ts',
    `import { text as words } from '../schema/attributes';
    import { definePlaceholder } from '../schema/placeholder';
    const attributes = { id: words({ required: true, author: { label: 'Product id' } }) };
    export const reviews = definePlaceholder({
      name: 'reviews', attributes, topics: { subscribesTo: ['createreviews'] },
      author: { title: 'Reviews', description: 'Stars.', group: 'Tires' },
    });`,
  );
  expect(code).not.toMatch(/Product id|author|Stars|createreviews/);
  expect(code).toContain('required: true');
  expect(code).toContain("name: 'reviews'");
});

test('removes the texts for authors from attributes that several placeholders share', () => {
  const code = "export const shared = { id: text({ author: { label: 'Friendly ID' } }) };";
  expect(compile('src/mounts/schema/offer-attributes.ts', code)).not.toMatch(/Friendly ID|author/);
});

test('keeps a field that code reads, and fields in other modules', () => {
  const reader = 'export const read = ({ when, author }) => [when, author];';
  expect(compile('src/mounts/schema/placeholder.ts', reader)).toContain('author');
  const review = "export const review = { author: 'Ann' };";
  expect(compile('src/domain/reviews.ts', review)).toContain('Ann');
});
