import { fc } from '../../test/fast-check';
import { addQuery } from './add-query';

const ours = { storeNumber: '310001', src: 'locate page' };

test.each([
  ['/a/', '/a/?storeNumber=310001&src=locate+page'],
  ['/a/#book', '/a/?storeNumber=310001&src=locate+page#book'],
  ['/a/?b=1%202&c', '/a/?b=1%202&c&storeNumber=310001&src=locate+page'],
  ['/a/?storeNumber=9&b=1&src=x#y?z', '/a/?b=1&storeNumber=310001&src=locate+page#y?z'],
  ['https://x.example/a?', 'https://x.example/a?storeNumber=310001&src=locate+page'],
  ['', '?storeNumber=310001&src=locate+page'],
  ['#', '?storeNumber=310001&src=locate+page#'],
])('adds the query to %j: %j [FIND-5]', (url, expected) => {
  expect(addQuery(url, ours)).toBe(expected);
});

test('omits unknown values and keeps existing parameters [FIND-5]', () => {
  expect(addQuery('/a/?src=own#b', { storeNumber: undefined, src: '' })).toBe('/a/?src=own#b');
});

test("keeps the origin, path, parameters, and fragment of an author's URL [FIND-5]", () => {
  const part = fc.stringMatching(/^[\w%.~!$'()*,;:@+-]{0,12}$/);
  fc.assert(
    fc.property(part, part, part, fc.string(), (path, query, hash, value) => {
      const own = `https://shop.example/${path}?a=${query}#${hash}`;
      const before = new URL(own);
      const after = new URL(addQuery(own, { src: value }));
      expect([after.origin, after.pathname, after.hash]).toEqual([
        before.origin,
        before.pathname,
        before.hash,
      ]);
      expect(after.search.startsWith(before.search)).toBe(true);
      expect(after.searchParams.get('src') ?? '').toBe(
        new URLSearchParams({ value }).get('value') ?? '',
      );
    }),
  );
});
