import { fc } from '../../../test/fast-check';
import { isZip, toZip5 } from './zip';

test.each([
  '80122',
  '00501',
  '80122-1234',
  ' 80122 ',
  '\u200B80122',
  '\u202D80122\u202C',
  '\xA080122',
  '８０１２２',
  '80122\u20111234',
])('accepts %j as a zip [VAL-4/pattern]', (text) => {
  expect(isZip(text)).toBe(true);
});

test.each([
  '8012',
  '801222',
  '80122-',
  '80122-123',
  '80122-12345',
  '80122 1234',
  '801221234',
  '8o122',
  '-80122',
  '٨٠١٢٢',
  '80122\n80123',
])('rejects %j as a zip [VAL-4/pattern]', (text) => {
  expect(isZip(text)).toBe(false);
  expect(toZip5(text)).toBeUndefined();
});

test.each(['', '   ', null, undefined])('finds no zip in %j [VAL-4]', (text) => {
  expect(toZip5(text)).toBeUndefined();
});

test('returns the first five digits of a zip [VAL-4]', () => {
  expect(toZip5(' 80122-1234 ')).toBe('80122');
});

test('returns the first five digits of any zip or ZIP+4 [VAL-4/pattern]', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{5}(-\d{4})?$/), (zip) => {
      expect(toZip5(zip)).toBe(zip.slice(0, 5));
    }),
  );
});
