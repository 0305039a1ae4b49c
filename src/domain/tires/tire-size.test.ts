import { formatTireSize, parseTireSize } from './tire-size';

test.each([
  '205/55R16',
  '205 55 16',
  '2055516',
  'P205/55R16 91V',
  '205/55ZR16',
  ' 205/55r16 ',
  '205-55-16',
  '205/55 R16',
  '205/55RF16',
  '205/55R16C',
  '205/55R16 91V M+S',
  '205/55R16 extra load',
  '205/55R1691V XL',
  '205.55.16',
  '205x55x16',
  '205X55R16',
  '205 × 55 × 16',
  '205–55–16',
  '205 / 55 / 16',
  '  205   55   16  ',
  '205/55R16.',
  '205/55R16,',
  '205/55R16, 91V.',
  '205/55R16; all season',
  '205/55R16 91V.',
  'ST205/55R16',
  'st 205/55r16',
  '205/55R16ST',
  '\u200B205/55R16\xA0',
  '\u202A205/55R16\u202C',
  '２０５／５５Ｒ１６',
])('parses %j as 205/55R16', (typed) => {
  expect(parseTireSize(typed)).toEqual({ cs: 205, ar: 55, rs: 16 });
});

test.each([
  ['ST225/75R15', '225/75R15'],
  ['LT245/75R17', '245/75R17'],
  ['LT245/75R17LT', '245/75R17'],
  ['LT245/75R17/E', '245/75R17'],
  ['LT245/75R17 121/118S E', '245/75R17'],
  ['LT275/70R18 125/122S', '275/70R18'],
  ['255/35ZR19 (96Y)', '255/35R19'],
  ['235/45R18 98W XL', '235/45R18'],
])('parses %s as %s', (typed, expected) => {
  const size = parseTireSize(typed);
  expect(size && formatTireSize(size)).toBe(expected);
});

test.each([
  '',
  '205',
  '205/55',
  '205/55R1',
  '20555160',
  '205/55R16x',
  'my size',
  '1205/55R16',
  '000/00R00',
  '050/05R05',
  '205/05R16',
  '205/55R06',
  '205//55R16',
  '205/55R16.5',
  '205/55R16,5',
  '.205/55R16',
])('refuses %j', (typed) => {
  expect(parseTireSize(typed)).toBeUndefined();
});

// A pattern that tries each way to divide the spaces would take minutes.
test.each(['205', '205/55', '205/55R16'])('refuses %s with a million spaces', (start) => {
  expect(parseTireSize(`${start}${' '.repeat(1_000_000)}\n-`)).toBeUndefined();
});
