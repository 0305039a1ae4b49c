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
])('parses %j as 205/55R16', (typed) => {
  expect(parseTireSize(typed)).toEqual({ cs: 205, ar: 55, rs: 16 });
});

test.each([
  ['LT245/75R17', '245/75R17'],
  ['LT275/70R18 125/122S', '275/70R18'],
  ['255/35ZR19 (96Y)', '255/35R19'],
  ['235/45R18 98W XL', '235/45R18'],
])('parses %s as %s', (typed, expected) => {
  const size = parseTireSize(typed);
  expect(size && formatTireSize(size)).toBe(expected);
});

test.each(['', '205', '205/55', '205/55R1', '20555160', '205/55R16x', 'my size', '1205/55R16'])(
  'refuses %j',
  (typed) => {
    expect(parseTireSize(typed)).toBeUndefined();
  },
);
