import { collectTexts, readTexts } from './collect-texts';

test('collects the texts of every feature by key [TEXT-1/keys]', () => {
  const texts = collectTexts();
  expect(texts.get('buttons.tryAgain')).toBe('Try again');
  expect([...texts.keys()].filter((key) => !/^[a-z]\w*(\.[\w-]+)+$/i.test(key))).toEqual([]);
});

test('reads texts that are written out, also on two lines', () => {
  expect(
    readTexts(
      "const A = defineTexts('a.b', { one: 'x' + 'y', 7: 'z' } satisfies Record<string, string>);",
    ),
  ).toEqual([
    ['a.b.one', 'xy'],
    ['a.b.7', 'z'],
  ]);
});

test.each([
  "defineTexts(SCOPE, { a: 'x' })",
  "defineTexts('a', TEXTS)",
  "defineTexts('a', { b: OTHER })",
  "defineTexts('a', { ...OTHER })",
  'defineTexts("a", { b: `x ${y}` })',
])('refuses %s, whose texts no tool could find', (code) => {
  expect(() => readTexts(code)).toThrow('write the');
});
