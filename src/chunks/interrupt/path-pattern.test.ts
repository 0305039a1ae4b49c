import safeRegex from 'safe-regex2';
import { compilePattern } from './compile-pattern';
import type * as PathPattern from './path-pattern';
import { loadPatternCheck, MAX_PATH_LENGTH, matchPath } from './path-pattern';

beforeAll(() => loadPatternCheck(['(a)+']));

const getProblem = (source: string): string | undefined => {
  try {
    compilePattern(source, safeRegex);
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
  '/[a-z]+/[a-z-]+/\\d+/?$',
  '^/tires/[^/]+/[^/]+/[^/]+/[^/]+/$',
  '^/(en/)?(us/)?(tires/)?(offers/)?(index)?$',
  '^/(tires)*/(a|b)$',
  '/tires/.*/reviews',
  '/tires/.*/reviews|/tires/.*/brands',
  '^/tires/.*/brands/.*/reviews$',
  '/a/.*/b/.*/c',
  '/tires/.+/.+/$',
  '/tires/.*-.*-.*$',
  '/local/[^/]+/.*/reviews',
  '^(/tires/.*|/offers/.*|/repair/.*)$',
  '/tires/(?:brands/.*|size/.*)$',
  '\\.html$',
  '/tires/.*\\.html$',
  '^/content/bsro/(fcac|tiresplus)/en/offers\\.html$',
  '^(/[a-z0-9-])+/$',
  '^(?:/a)*?/offers$',
  '^/(?<area>tires|offers)/',
  '^/(?<area>tires)+/',
  '[?*+&]x=1\\+\\*',
  '^/\\w+/\\w+$',
  '^/tires/[a-z]+?/',
  '^/caf\\u00e9s?/',
  '^/[^a-z]*$',
  'a{2}b{3,}',
  '^/store-(1|2|3)$',
])('accepts the ordinary pattern %j [INTR-2/path]', (source) => {
  expect(getProblem(source)).toBeUndefined();
});

test.each([
  ['(a+)+$', /nested/],
  ['(a+)+?$', /nested/],
  ['(.*)*', /nested/],
  ['^(a*)*$', /nested/],
  ['^(\\w+\\s?)*$', /nested/],
  ['^([a-zA-Z0-9]+)*$', /nested/],
  ['^(x+x+)+y', /nested/],
  ['(a?){30}a{30}', /nested/],
  ['^(([a-z])+.)+[A-Z]([a-z])+$', /nested/],
  ['(a|a)*$', /too many/],
  ['(a|ab)*c', /too many/],
  ['(a|a){26}b', /too many/],
  ['((a|a)b)+c', /too many/],
  ['(a|a)'.repeat(26), /too many/],
  [`${'a?'.repeat(26)}${'a'.repeat(26)}`, /too many/],
  ['.*a.*a.*a!', /too many/],
  ['^.*a.*a.*a.*a!', /too many/],
  ['/a.*/a.*/a.*!', /too many/],
  ['.*[a-z]+[a-f]*!', /too many/],
  ['.*.*\\u0061+a', /too many/],
  ['^(a)*(a)*(a)*!', /too many/],
  ['(a)\\1', /back-reference/],
  ['(?<x>a)\\k<x>', /back-reference/],
  ['(?=a)b', /lookahead/],
  ['^(?!/offers)', /lookahead/],
  ['(?<=a)b', /lookbehind/],
  ['(?<!a)b', /lookbehind/],
  ['(', /not a regular expression/],
  ['[a', /not a regular expression/],
  ['a{2,1}', /not a regular expression/],
  ['*', /not a regular expression/],
  ['a'.repeat(201), /longer than 200/],
])('refuses the pattern %j [INTR-2/path]', (source, reason) => {
  expect(getProblem(source)).toMatch(reason);
});

test.each([
  '^.*.*.*',
  '^.*.*(a|a)(a|a)(a|a)(a|a)(a|a)',
  `^.*${'a?'.repeat(10)}`,
  '(a|a)'.repeat(10),
  `^${'(a|a)'.repeat(15)}`,
  '^(a)*(a)*(a|a)(a|a)(a|a)',
  '^.*.*[a/]+',
])('does not hang at the slowest accepted patterns, such as %j [INTR-2/path]', (source) => {
  const pattern = compilePattern(`${source}!`, safeRegex);
  for (const part of ['a', 'a/']) {
    expect(pattern.test(part.repeat(MAX_PATH_LENGTH).slice(0, MAX_PATH_LENGTH))).toBe(false);
  }
});

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
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => (now += 300));
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

test('tests patterns unanchored and case-sensitive on the first 512 characters of the path [INTR-2/path]', () => {
  expect(matchPath(['offers'], '/en/offers/', 'x')).toBe('yes');
  expect(matchPath(['Offers'], '/en/offers/', 'x')).toBe('no');
  expect(matchPath([], '/', 'x')).toBe('no');
  const long = '/'.padEnd(512, 'a');
  expect(matchPath(['ab'], `${long}b`, 'x')).toBe('no');
  expect(matchPath(['aa$'], `${long}b`, 'x')).toBe('yes');
});

test('rejects patterns with a repeated group until the check has loaded [INTR-2/path]', async () => {
  jest.resetModules();
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  const fresh = jest.requireActual<typeof PathPattern>('./path-pattern');
  expect(fresh.loadPatternCheck(['^/$', '^/(a|b)/$', '^/a+$'])).toBeUndefined();
  expect(fresh.matchPath(['^/(aa)+$'], '/aa', 'x')).toBe('rejected');
  await fresh.loadPatternCheck(['^/(aa)+$']);
  expect(fresh.matchPath(['^/(aa)+$'], '/aa', 'x')).toBe('yes');
  error.mockRestore();
});
