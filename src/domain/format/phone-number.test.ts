import { getPhoneHref, formatPhoneNumber } from './phone-number';

test.each([
  ['3035550142', '303-555-0142'],
  ['13035550142', '303-555-0142'],
  ['(303) 555-0142', '(303) 555-0142'],
  ['', ''],
])('formats the store phone number %j as %j [VAL-6]', (digits, shown) => {
  expect(formatPhoneNumber(digits)).toBe(shown);
});

test.each([
  ['3035550142', 'tel:+13035550142'],
  ['13035550142', 'tel:+13035550142'],
  ['(303) 555-0142', 'tel:+13035550142'],
  ['', undefined],
  ['555-0142', undefined],
  ['javascript:3035550142142', undefined],
])('links %j to %j [VAL-6]', (text, href) => {
  expect(getPhoneHref(text)).toBe(href);
});
