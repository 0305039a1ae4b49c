import { transformSync } from '@babel/core';
import { stripAuthorTexts } from './strip-author-texts';

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

test('removes the texts for authors from the attribute types of content placeholders', () => {
  const code = strip(`
    import { day } from '../schema/content-attributes';
    export const attributes = { endDate: day({ author: { label: 'Last day' } }) };
  `);
  expect(code).not.toMatch(/Last day|author/);
});

test('removes the texts for authors from attributes that several placeholders share', () => {
  const code = strip(`
    import { text } from './attributes';
    export const shared = { id: text({ author: { label: 'Friendly ID' } }) };
  `);
  expect(code).not.toMatch(/Friendly ID|author/);
});

test('keeps a field named author in other calls', () => {
  const code = strip(`
    import { text } from '../reviews/text';
    export const review = text({ author: 'Ann' });
    export const local = ((text) => text({ author: 'Bob' }))(String);
  `);
  expect(code).toContain('Ann');
  expect(code).toContain('Bob');
});
