import { fc } from '../../test/fast-check';
import { isZip, validateZip, toZip5 } from './zip';

test.each(['80122', '00501', '80122-1234', ' 80122 '])('VAL-4 %j is a zip', (text) => {
  expect(isZip(text)).toBe(true);
  expect(validateZip(text)).toBeUndefined();
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
  '８０１２２',
  '٨٠١٢٢',
  '80122\n80123',
])('VAL-4 %j is not a zip', (text) => {
  expect(isZip(text)).toBe(false);
  expect(validateZip(text)).toBe('Enter valid Zipcode');
  expect(toZip5(text)).toBeUndefined();
});

test.each(['', '   '])('VAL-4 a form may leave it empty: %j', (text) => {
  expect(validateZip(text)).toBeUndefined();
  expect(toZip5(text)).toBeUndefined();
});

test('VAL-4 of a zip five digits are sent', () => {
  expect(toZip5(' 80122-1234 ')).toBe('80122');
});

test('VAL-4 five digits, with or without four more, are always a zip', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{5}(-\d{4})?$/), (zip) => {
      expect(toZip5(zip)).toBe(zip.slice(0, 5));
    }),
  );
});
