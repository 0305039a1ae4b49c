import { anyCharacter, fc } from '../../test/fast-check';
import { isPhone, toPhoneDigits } from './phone';

test.each([
  '3035550142',
  '(303) 555-0142',
  '(303)555-0142',
  '303-555-0142',
  '303.555.0142',
  '303 555 0142',
  '+3035550142',
  '1 (303) 555-0142',
  '+1 303 555 0142',
  '303-555-014212',
])('%j is a phone number [VAL-5/pattern]', (text) => {
  expect(isPhone(text)).toBe(true);
});

test.each([
  '030-355-5014',
  '1 030-355-5014',
  '0000000000',
  '000-000-000000',
  '+1 000 000 0000',
  '5555555555',
  '1111111111',
  '222-222-222222',
  '1 (555) 555-5555',
])('%j starts with 0 or repeats one digit, so it is not a phone number [VAL-5/refused]', (text) => {
  expect(isPhone(text)).toBe(false);
});

test.each([
  '',
  '303-555-014',
  '303-555-0142123',
  '(303 555-0142',
  '303) 555-0142',
  '303--555-0142',
  '303/555/0142',
  '+',
  '++3035550142',
  '()303-555-0142',
  '303-555-0142-',
  '٣٠٣-555-0142',
  'call me',
  '303-555-0142 x',
])('%j is not a phone number [VAL-5/pattern]', (text) => {
  expect(isPhone(text)).toBe(false);
});

test.each([
  ['(303) 555-0142', '3035550142'],
  ['1 (303) 555-0142', '13035550142'],
  ['+1 303.555.0142', '13035550142'],
])('sends %j as the digits %s [VAL-6]', (text, digits) => {
  expect(toPhoneDigits(text)).toBe(digits);
});

test.each(['', '303-555-014212', '23035550142', '5555555555'])(
  'returns no digits to send for %j [VAL-6]',
  (text) => {
    expect(toPhoneDigits(text)).toBeUndefined();
  },
);

test('validates any text of any length [VAL-5]', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, size: 'large' }), (text) => {
      expect(toPhoneDigits(text) ?? '3035550142').toMatch(/^1?\d{10}$/);
    }),
  );
  for (const part of ['1', '1 ', '(303) ', '-', '+']) {
    expect(isPhone(part.repeat(200_000))).toBe(false);
  }
});

test('returns the same digits for a number in any format [VAL-5 VAL-6]', () => {
  const number = fc.stringMatching(/^[2-9]\d{2}[2-9]\d{2}012\d$/);
  fc.assert(
    fc.property(number, fc.constantFrom('-', '.', ' ', ''), (digits, separator) => {
      const [area, exchange, lineNumber] = [
        digits.slice(0, 3),
        digits.slice(3, 6),
        digits.slice(6),
      ];
      const rest = `${exchange}${separator}${lineNumber}`;
      expect(toPhoneDigits(`${area}${separator}${rest}`)).toBe(digits);
      expect(toPhoneDigits(`(${area})${separator}${rest}`)).toBe(digits);
      expect(toPhoneDigits(`+1${separator}${area}${separator}${rest}`)).toBe(`1${digits}`);
    }),
  );
});
