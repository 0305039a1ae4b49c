import { transformSync } from '@babel/core';
import { DECLARATIONS, stripAuthorTexts } from './strip-author-texts';

const strip = (code: string): string =>
  transformSync(code, {
    babelrc: false,
    configFile: false,
    plugins: [stripAuthorTexts],
    parserOpts: { plugins: ['typescript'] },
  })?.code ?? '';

test('removes the texts for authors and the topics from a declaration, and keeps the rest', () => {
  const code = strip(`
    import { text as words } from '../schema/attributes';
    import { definePlaceholder } from '../schema/placeholder';
    const attributes = { id: words({ required: true, author: { label: 'Product id' } }) };
    export const reviews = definePlaceholder({
      name: 'reviews', attributes, topics: { subscribesTo: ['createreviews'] },
      author: { title: 'Reviews', description: 'Stars.', group: 'Tires' },
    });
  `);
  expect(code).not.toMatch(/Product id|author|Stars|createreviews/);
  expect(code).toContain('required: true');
  expect(code).toContain("name: 'reviews'");
});

test('keeps a field that code reads', () => {
  const code = 'export const read = ({ when, author: texts }) => [when, texts];';
  expect(strip(code).replaceAll(/\s+/g, ' ')).toBe(code);
});

test('applies to declarations and to the attributes that they share', () => {
  const matches = ['placeholders/reviews.ts', 'schema/offer-attributes.ts', 'runtime/author.ts'];
  expect(matches.map((file) => DECLARATIONS.test(`/src/mounts/${file}`))).toEqual([
    true,
    true,
    false,
  ]);
});
