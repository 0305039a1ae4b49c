import { isPhone, phoneToSend } from './phone';

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
])('VAL-5 %j is a phone number', (text) => {
  expect(isPhone(text)).toBe(true);
});

test.each([
  '',
  '303-555-014',
  '303-555-0142123',
  '(303 555-0142',
  '303) 555-0142',
  '303--555-0142',
  '303/555/0142',
  '030-355-5014',
  '0000000000',
  '5555555555',
  '1111111111',
  'call me',
  '303-555-0142 x',
])('VAL-5 %j is not a phone number', (text) => {
  expect(isPhone(text)).toBe(false);
});

test.each([
  ['(303) 555-0142', '3035550142'],
  ['1 (303) 555-0142', '13035550142'],
  ['+1 303.555.0142', '13035550142'],
])('VAL-6 of %j only the digits %s are sent', (text, digits) => {
  expect(phoneToSend(text)).toBe(digits);
});

test.each(['', '303-555-014212', '23035550142', '5555555555'])('VAL-6 %j is not sent', (text) => {
  expect(phoneToSend(text)).toBeUndefined();
});
