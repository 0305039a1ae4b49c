import { phoneText } from './phone-text';

test.each([
  ['3035550142', '303-555-0142'],
  ['303-555-0142', '303-555-0142'],
  ['13035550142', '13035550142'],
  ['', ''],
])('VAL-6 store pages show %j as %j', (digits, shown) => {
  expect(phoneText(digits)).toBe(shown);
});
