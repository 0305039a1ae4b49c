import { fc } from '../../../test/fast-check';
import type * as PathPattern from './path-pattern';
import { compilePathPattern, loadPatternCheck, MAX_PATH_LENGTH, matchPath } from './path-pattern';
import { checkPattern } from './pattern-check';
import { toBit, parsePattern } from './pattern-syntax';
import type { Pattern } from './pattern-syntax';
import { isSimplePattern } from './simple-pattern';

beforeAll(() => loadPatternCheck(['a+']));

const getProblem = (source: string): string | undefined => {
  try {
    compilePathPattern(source);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

test.each([
  '',
  '^/$',
  '/',
  '.*',
  '^/.*$',
  '^/offers/.*',
  '/offers/.*',
  '^/offers/?$',
  '^/offers/?.*',
  '^/(tires|offers)(/.*)?$',
  '^/(tires|tire-sale|tire-brands)/',
  '^/a|^/b|^/c|^/d|^/e|^/f|^/g|^/h|^/i|^/j',
  '^/local/[^/]+/[^/]+/\\d+/?$',
  '/local/[a-z]{2}/[a-z-]+/\\d{1,6}/',
  '/tires/.*/reviews',
  '^/tires/.*/brands/.*/reviews$',
  '\\.html$',
  '/tires/.*\\.html$',
  '^/content/bsro/(fcac|tiresplus)/en/offers\\.html$',
  '^(?:/[^/]+)*/offers$',
  '^(/[a-z0-9-]+)+/$',
  '^/(?<area>tires|offers)/',
  '[?&]x=1',
  '^/\\w+/\\w+$',
  '^/tires/[a-z]+?/',
  '^/caf\\u00e9s?/',
  '^/[^a-z]*$',
  'a{2}b{3,}',
  '^/store-(1|2|3)$',
  '/tires/.*/reviews|/tires/.*/brands',
])('accepts the ordinary pattern %j [INTR-2/path]', (source) => {
  expect(getProblem(source)).toBeUndefined();
});

test.each([
  ['(a+)+$', /nested/],
  ['^(a+)+$', /nested/],
  ['^(a*)*$', /nested|empty/],
  ['(a|a)*$', /common start/],
  ['(a|ab)*c', /common start/],
  ['^(\\w+\\s?)*$', /nested/],
  ['^([a-zA-Z0-9]+)*$', /nested/],
  ['(.*)*', /nested|empty/],
  ['(x+x+)+y', /adjacent/],
  ['\\d+\\d+$', /adjacent/],
  ['.*.*$', /adjacent/],
  ['[a-z]*[a-f]*!', /adjacent/],
  ['[a-z]+-?[a-z]+!', /adjacent/],
  ['^(([a-z])+.)+[A-Z]([a-z])+$', /nested/],
  ['(a?){30}a{30}', /optional|empty|nested/],
  ['a?a?a?a?a?a?a?a?aaaaaaaa', /alternatives|several/],
  ['(a|a)(a|a)(a|a)(a|a)b', /alternatives/],
  ['(ab|a)(ab|a)(ab|a)(ab|a)!', /alternatives/],
  ['a.*b|a.*c|a.*d|a.*e', /alternatives/],
  ['.*a.*a.*a$', /several places/],
  ['/a/.*/b/.*/c', /several places/],
  ['([a-z]+/)*[a-z]+!', /adjacent/],
  ['(/a)*/b(/c)*/d.*!', /several places/],
  ['(a|b|[ab]c)+d', /common start/],
  ['(a)\\1', /back-reference/],
  ['(?<x>a)\\k<x>', /back-reference/],
  ['(?=a)b', /lookahead or lookbehind/],
  ['(?!/offers)', /lookahead or lookbehind/],
  ['(?<=a)b', /lookahead or lookbehind/],
  ['(?<!a)b', /lookahead or lookbehind/],
  ['(', /not a regular expression/],
  ['[a', /not a regular expression/],
  ['a{2,1}', /not a regular expression/],
  ['*', /not a regular expression/],
  ['\\p{L}', /unknown escape/],
  ['a'.repeat(201), /longer than 200/],
])('refuses the pattern %j [INTR-2/path]', (source, reason) => {
  expect(getProblem(source)).toMatch(reason);
});

/** Counts the steps of a backtracking matcher, which works like a browser's engine. */
const countSteps = (pattern: Pattern, text: string, limit: number): number => {
  let steps = 0;
  type Next = (at: number) => boolean;
  const run = (part: Pattern, at: number, next: Next): boolean => {
    steps += 1;
    if (steps > limit) throw new Error('over the limit');
    switch (part.kind) {
      case 'characters':
        return at < text.length && (part.set & toBit(text.charCodeAt(at))) !== 0n && next(at + 1);
      case 'assertion':
        return (part.isStart ? at === 0 : at === text.length) && next(at);
      case 'sequence':
        return part.items.reduceRight<Next>(
          (rest, item) => (from) => run(item, from, rest),
          next,
        )(at);
      case 'choice':
        return part.branches.some((branch) => run(branch, at, next));
      case 'repeat': {
        const repeatPart = (from: number, count: number): boolean =>
          (count < part.max &&
            run(part.body, from, (to) =>
              to === from && count >= part.min ? false : repeatPart(to, count + 1),
            )) ||
          (count >= part.min && next(from));
        return repeatPart(at, 0);
      }
    }
  };
  for (let start = 0; start <= text.length; start += 1) {
    if (run(pattern, start, () => true)) break;
  }
  return steps;
};

const LENGTH = 48;

/** Returns a small multiple of the text's length squared, for each character of the pattern. */
const getMaxSteps = (source: string): number => 24 * (source.length + 1) * (LENGTH + 1) ** 2;

const atoms = fc.constantFrom(
  'a',
  'b',
  '/',
  '.',
  '[ab]',
  '[^/]',
  '[^a]',
  '\\w',
  'ab',
  '/a',
  '^',
  '$',
);
const quantifiers = fc.constantFrom('', '', '*', '+', '?', '{2}', '{1,3}', '{2,}', '*?');
const sources = fc.letrec<{ pattern: string; part: string }>((tie) => ({
  pattern: fc
    .array(tie('part'), { minLength: 1, maxLength: 5, depthIdentifier: 'pattern' })
    .map((parts) => parts.join('')),
  part: fc.oneof(
    { depthIdentifier: 'pattern', maxDepth: 3, withCrossShrink: true },
    fc.tuple(atoms, quantifiers).map((texts) => texts.join('')),
    fc.tuple(tie('pattern'), quantifiers).map(([inner, quantifier]) => `(${inner})${quantifier}`),
    fc
      .tuple(tie('pattern'), tie('pattern'), quantifiers)
      .map(([one, other, quantifier]) => `(?:${one}|${other})${quantifier}`),
  ),
})).pattern;

/** Strings that a repetition matches at first but that fail at the end. */
const texts = fc
  .tuple(
    fc.constantFrom('', '/', 'a', '/a'),
    fc.constantFrom('a', 'b', '/', 'ab', 'a/', '/a', 'aab', 'abb', '//a'),
    fc.constantFrom('', '!', '/', 'b', '\n'),
  )
  .map(([head, pump, tail]) => (head + pump.repeat(LENGTH)).slice(0, LENGTH - tail.length) + tail);

test('accepts only patterns that a backtracking matcher handles in about quadratic time [INTR-2/path]', () => {
  fc.assert(
    fc.property(sources, texts, (source, text) => {
      fc.pre(source.length <= 200 && getProblem(source) === undefined);
      expect(() => countSteps(parsePattern(source), text, getMaxSteps(source))).not.toThrow();
    }),
    { maxSkipsPerRun: 1_000 },
  );
});

test.each([
  '(a+)+b',
  '(a|a)*b',
  '(?:a?){12}a{12}b',
  '.*a.*a.*a.*a!',
  '(a|a)(a|a)(a|a)(a|a)(a|a)(a|a)(a|a)(a|a)(a|a)(a|a)(a|a)(a|a)(a|a)(a|a)(a|a)(a|a)(a|a)(a|a)b',
])('the step count exceeds its limit for the catastrophic pattern %j [INTR-2/path]', (source) => {
  const text = `${'a'.repeat(LENGTH - 1)}!`;
  expect(() =>
    countSteps(parsePattern(source), text.replace('!', '?'), getMaxSteps(source)),
  ).toThrow('over the limit');
});

test("a parsed pattern matches the same texts as the browser's regular expression [INTR-2/path]", () => {
  fc.assert(
    fc.property(
      sources,
      fc.string({ unit: fc.constantFrom('a', 'b', '/', '.', 'x'), maxLength: 8 }),
      (source, text) => {
        fc.pre(getProblem(source) === undefined);
        const found = hasMatch(parsePattern(source), text);
        expect([source, text, found]).toEqual([source, text, new RegExp(source).test(text)]);
      },
    ),
  );
});

/** Checks whether a tree matches anywhere in a string, by the sets of positions that it can reach. */
const hasMatch = (pattern: Pattern, text: string): boolean => {
  const collectReachable = (part: Pattern, from: ReadonlySet<number>): Set<number> => {
    switch (part.kind) {
      case 'characters':
        return new Set(
          [...from]
            .filter((at) => at < text.length && (part.set & toBit(text.charCodeAt(at))) !== 0n)
            .map((at) => at + 1),
        );
      case 'assertion':
        return new Set([...from].filter((at) => at === (part.isStart ? 0 : text.length)));
      case 'sequence':
        return part.items.reduce((places, item) => collectReachable(item, places), new Set(from));
      case 'choice':
        return new Set(part.branches.flatMap((branch) => [...collectReachable(branch, from)]));
      case 'repeat': {
        let places = new Set(from);
        const all = new Set(part.min === 0 ? from : []);
        for (let count = 1; count <= Math.min(part.max, text.length + part.min + 1); count += 1) {
          places = collectReachable(part.body, places);
          if (count >= part.min) for (const place of places) all.add(place);
        }
        return all;
      }
    }
  };
  const starts = new Set(Array.from({ length: text.length + 1 }, (_, at) => at));
  return collectReachable(pattern, starts).size > 0;
};

test('reports a rejected rule once, with the interrupt and the reason [INTR-2/path]', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(matchPath(['^/$', '(a+)+$'], '/', 'winter')).toBe('rejected');
  expect(matchPath(['(a+)+$'], '/', 'winter')).toBe('rejected');
  expect(error).toHaveBeenCalledTimes(1);
  expect(String(error.mock.calls[0]?.[1])).toMatch(/\(a\+\)\+\$ of winter has .*not shown/);
  error.mockRestore();
});

test('accepts twenty page rules, and refuses and reports an interrupt with more [INTR-2/path]', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  const rules = Array.from({ length: 20 }, (_, index) => `^/page-${index}/$`);
  expect(matchPath(rules, '/page-19/', 'many')).toBe('yes');
  expect(error).not.toHaveBeenCalled();
  const more = [...rules, '^/page-20/$'];
  expect(matchPath(more, '/page-1/', 'many')).toBe('rejected');
  expect(matchPath(more, '/page-1/', 'many')).toBe('rejected');
  expect(error).toHaveBeenCalledTimes(1);
  expect(String(error.mock.calls[0]?.[1])).toMatch(/many has more than 20 page rules.*not shown/);
  error.mockRestore();
});

test('refuses the remaining rules when a path takes too long, and reports that once [INTR-2/path]', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.isolateModules(() => {
    const fresh = jest.requireActual<typeof PathPattern>('./path-pattern');
    let now = 0;
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => (now += 60));
    expect(fresh.matchPath(['^/a$'], '/', 'first')).toBe('no');
    expect(fresh.matchPath(['^/$'], '/', 'second')).toBe('yes');
    expect(fresh.matchPath(['^/$'], '/', 'third')).toBe('rejected');
    expect(fresh.matchPath(['^/$'], '/', 'fourth')).toBe('rejected');
    clock.mockRestore();
  });
  expect(error).toHaveBeenCalledTimes(1);
  expect(String(error.mock.calls[0]?.[1])).toMatch(/third, take too long for this path/);
  error.mockRestore();
});

test('tests patterns unanchored and case-sensitive on the first 2,048 characters of the path [INTR-2/path]', () => {
  expect(matchPath(['offers'], '/en/offers/', 'x')).toBe('yes');
  expect(matchPath(['Offers'], '/en/offers/', 'x')).toBe('no');
  expect(matchPath([], '/', 'x')).toBe('no');
  const long = '/'.padEnd(MAX_PATH_LENGTH, 'a');
  expect(matchPath(['ab'], `${long}b`, 'x')).toBe('no');
  expect(matchPath(['aa$'], `${long}b`, 'x')).toBe('yes');
});

describe('simple patterns', () => {
  const text = fc.stringMatching(/^(?:[\w/-]|\\[./]){0,12}$/);
  const choice = fc
    .array(text, { minLength: 1, maxLength: 8 })
    .map((texts) => `(${texts.join('|')})`);

  test('are all accepted by the check that they skip [INTR-2/path]', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('', '^'),
        text,
        fc.option(choice, { nil: '' }),
        text,
        fc.constantFrom('', '$'),
        (...parts) => {
          const source = parts.join('');
          expect(isSimplePattern(source)).toBe(true);
          expect(() => checkPattern(source)).not.toThrow();
        },
      ),
    );
  });

  test.each([
    'a+',
    'a*',
    'a?',
    'a{2}',
    '(a|b)+',
    '(a|b)(c|d)',
    '(a|b|c|d|e|f|g|h|i)',
    '[ab]',
    '.',
    '\\d',
    'a|b',
    '(?:a)',
    '((a))',
  ])('do not include %s [INTR-2/path]', (source) => expect(isSimplePattern(source)).toBe(false));

  test('need no check, and others are rejected until the check has loaded [INTR-2/path]', async () => {
    jest.resetModules();
    const fresh = jest.requireActual<typeof PathPattern>('./path-pattern');
    expect(fresh.loadPatternCheck(['^/$', '^/(a|b)/$'])).toBeUndefined();
    expect(() => fresh.compilePathPattern('^/a+$')).toThrow('has not been checked');
    await fresh.loadPatternCheck(['^/$', '^/a+$']);
    expect(fresh.compilePathPattern('^/a+$').test('/aa')).toBe(true);
  });
});
