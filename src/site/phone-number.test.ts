import { getPhoneHref, formatPhoneNumber } from './phone-number';

test.each([
  ['3035550142', '303-555-0142'],
  ['13035550142', '303-555-0142'],
  ['(303) 555-0142', '(303) 555-0142'],
  ['', ''],
])('VAL-6 stores show %j as %j', (digits, shown) => {
  expect(formatPhoneNumber(digits)).toBe(shown);
});

test.each([
  ['3035550142', 'tel:+13035550142'],
  ['13035550142', 'tel:+13035550142'],
  ['(303) 555-0142', 'tel:+13035550142'],
  ['', undefined],
  ['555-0142', undefined],
  ['javascript:3035550142142', undefined],
])('VAL-6 a call to %j goes to %j', (text, address) => {
  expect(getPhoneHref(text)).toBe(address);
});
