import { anyCharacter, fc } from '../../../test/fast-check';
import { cleanText, cleanValue } from './clean-text';

test.each([
  ['\u200B80122', '80122'],
  ['\u202D80122\u202C', '80122'],
  ['\u2066801\u206922', '80122'],
  ['\uFEFF 80122\xA0', '80122'],
  ['8\xAD0\u200D1\u200C2\u20602', '80122'],
  ['８０１２２', '80122'],
  ['80122\u20111234', '80122-1234'],
  ['80122–1234', '80122-1234'],
  ['Littleton,\u202FCO', 'Littleton, CO'],
  ['\u3000CO\u3000', 'CO'],
  ['tel:+1-303-555-0142', '+1-303-555-0142'],
  ['\u200BTel: 303 555 0142', '303 555 0142'],
  ['80122\n80123', '80122\n80123'],
  ['\u3164', ''],
  ['', ''],
])('cleans the value %j to %j', (text, expected) => {
  expect(cleanValue(text)).toBe(expected);
});

test.each([
  ['  Dana\xA0Reyes ', 'Dana Reyes'],
  ['\u202EanaD', 'anaD'],
  ['Da\xADna\u200B', 'Dana'],
  ['\u200EDana\u200F', 'Dana'],
  ['Jose\u0301', 'José'],
  ['Ｄａｎａ', 'Dana'],
  ['１２３½ Main St', '123½ Main St'],
  ['First line\r\n\tsecond line', 'First line\r\n\tsecond line'],
  ['\u3164\u200D\u115F ', ''],
  ['', ''],
])('cleans the text %j to %j', (text, expected) => {
  expect(cleanText(text)).toBe(expected);
});

test.each([
  ['a family of emoji', '👩‍👩‍👧 and ❤️'],
  ['a flag of emoji tags', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ['Persian with a non-joiner', 'علی\u200Cرضا می\u200Cرود'],
  ['Hindi with a joiner', 'क्\u200Dष'],
  ['Hebrew with a direction mark', 'גרסה C\u200E++ טובה'],
  ['a Japanese name with a selector', '葛\u{E0100}城'],
])('keeps %s', (_name, text) => {
  expect(cleanText(text)).toBe(text);
});

test('changes no clean text', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (text) => {
      expect(cleanValue(cleanValue(text))).toBe(cleanValue(text));
      expect(cleanText(cleanText(text))).toBe(cleanText(text));
    }),
  );
});
