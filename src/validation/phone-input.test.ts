import { fc } from '../../test/fast-check';
import { getDigits } from './phone';
import { formatPhoneInput, reformatPhoneInput } from './phone-input';

test.each([
  ['', ''],
  ['3', '(3'],
  ['303', '(303'],
  ['3035', '(303) 5'],
  ['303555', '(303) 555'],
  ['3035550', '(303) 555-0'],
  ['303.555.0142', '(303) 555-0142'],
  ['1', '1'],
  ['13', '1 (3'],
  ['13035550142', '1 (303) 555-0142'],
  ['+1 303 555 0142', '1 (303) 555-0142'],
  ['+44 20 7946 0958', '+44 20 7946 0958'],
  ['3035550142123', '3035550142123'],
])('formats %j as %j while typing [VAL-6]', (typed, shown) => {
  expect(formatPhoneInput(typed)).toBe(shown);
});

test('formatting keeps all digits and is idempotent [VAL-6]', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...Array.from('0123456789()-. +')) }),
      (typed) => {
        const shown = formatPhoneInput(typed);
        expect(getDigits(shown)).toBe(getDigits(typed));
        expect(formatPhoneInput(shown)).toBe(shown);
      },
    ),
  );
});

test.each([
  ['at the end', { value: '(303) 5550', caret: 10 }, { value: '(303) 555-0', caret: 11 }],
  ['in the middle', { value: '(3903) 555-0142', caret: 3 }, { value: '(390) 355-50142', caret: 3 }],
  ['at the start', { value: '9(303) 555', caret: 1 }, { value: '(930) 355-5', caret: 2 }],
  ['deleting a separator', { value: '(303)5', caret: 5 }, { value: '(303) 5', caret: 4 }],
  ['deleting a digit', { value: '(30) 555-0142', caret: 3 }, { value: '(305) 550-142', caret: 3 }],
])('the caret stays at the edit position: %s [VAL-6]', (_where, typed, expected) => {
  expect(reformatPhoneInput(typed)).toEqual(expected);
});

test('the caret keeps the number of digits before it [VAL-6]', () => {
  const unit = fc.constantFrom(...Array.from('0123456789()-. '));
  fc.assert(
    fc.property(fc.string({ unit }), fc.nat(20), (value, at) => {
      const caret = Math.min(at, value.length);
      const shown = reformatPhoneInput({ value, caret });
      expect(getDigits(shown.value.slice(0, shown.caret))).toBe(getDigits(value.slice(0, caret)));
    }),
  );
});

test('Backspace always removes a digit or moves the caret back [VAL-6]', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{1,13}$/), fc.nat(20), (digits, at) => {
      const value = formatPhoneInput(digits);
      const caret = 1 + (at % value.length);
      const typed = { value: value.slice(0, caret - 1) + value.slice(caret), caret: caret - 1 };
      const shown = reformatPhoneInput(typed);
      const hasFewer = getDigits(shown.value).length < digits.length;
      expect(hasFewer || shown.caret < caret).toBe(true);
    }),
  );
});
