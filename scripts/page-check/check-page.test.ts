import { createTokenFile } from '../tokens/token-file';
import { CHECKS, checkPage } from './check-page';
import { MISSING_CHUNK } from './checks/files';
import { formatResults } from './format-results';
import { runPageCheck } from './run-page-check';
import {
  BASE,
  check,
  checkHtml,
  CHUNK,
  createLoader,
  ENTRY,
  FOREVER,
  HTML,
  listProblems,
  MANIFEST,
  ORIGIN,
  PAGE_HEADERS,
  SHEET,
  SITE,
  TAG,
} from './valid-site';
import type { SiteResponse } from './valid-site';

test('passes every check on a valid page, and says what it found', async () => {
  const results = await check();
  expect(listProblems(results)).toEqual([]);
  expect(new Set(results.map((result) => result.check))).toEqual(
    new Set(['page', ...Object.keys(CHECKS)]),
  );
  expect(formatResults(results)).toMatch(/\d+ passed, 0 to improve, 0 failed$/);
});

test('returns the exit code 0 if no check fails, even with something to improve', async () => {
  const switches = { headers: PAGE_HEADERS, body: HTML.replace('bsro-ui-tdp', 'bsro-ui-other') };
  for (const changes of [{}, { '/': switches }]) {
    const load = createLoader(changes);
    const environment = { createLoader: () => ({ load, close: () => {} }), print: jest.fn() };
    expect(await runPageCheck([`${ORIGIN}/`], environment)).toBe(0);
  }
});

test('asks for the rendered page if a loader adds the entry', async () => {
  const results = await checkHtml(
    '<html><head><link rel="modulepreload" href="/scripts/bsro-ui/placeholder.js"></head></html>',
  );
  expect(results).toEqual([
    {
      check: 'page',
      verdict: 'fail',
      found: 'the page’s scripts add the entry',
      fix: 'Check the page with --rendered',
    },
  ]);
});

test('says how to fix each problem', async () => {
  const results = await checkHtml('<html><body></body></html>', { 'set-cookie': [] });
  const problems = results.filter(({ verdict }) => verdict !== 'pass');
  expect(problems.length).toBeGreaterThan(2);
  for (const { fix } of problems) expect(fix).toMatch(/\w{4}/);
  expect(formatResults(results)).toContain('\n      Add the entry to the head: <script');
});

describe('page', () => {
  test.each<[string, SiteResponse, string]>([
    ['a network error', { failure: 'connect ECONNREFUSED' }, 'connect ECONNREFUSED'],
    ['a timeout', { failure: 'no complete response within 10 s' }, 'within 10 s'],
    ['an error', { status: 500, headers: PAGE_HEADERS }, '/ is 500 text/html'],
    ['JSON', { headers: { 'content-type': 'application/json' } }, 'is 200 application/json'],
    ['an endless redirect', { status: 301, headers: { location: '/' } }, 'more than 5 redirects'],
    [
      'a wrong redirect',
      { status: 301, headers: { location: 'http://[' } },
      'a redirect to http://[',
    ],
  ])('fails with %s, and checks nothing else', async (_, response, found) => {
    expect(await check({ '/': response })).toEqual([
      {
        check: 'page',
        verdict: 'fail',
        found: expect.stringContaining(found),
        fix: expect.any(String),
      },
    ]);
  });

  test('follows a redirect', async () => {
    const results = await checkPage(
      new URL(`${ORIGIN}/home`),
      createLoader({ '/home': { status: 302, headers: { location: '/' } } }),
    );
    expect(listProblems(results)).toEqual([]);
  });

  test('fails with a base URL', async () => {
    const html = HTML.replace('<head>', '<head><base href="/tires/">');
    expect(listProblems(await checkHtml(html))).toContain(
      'fail base URL: <base href="/tires/"> changes where links to a hash or a path lead, and calls go',
    );
  });

  test('fails without HTTPS, except on this computer, and names what browsers refuse', async () => {
    const load = createLoader({});
    expect(listProblems(await checkPage(new URL('http://www.example.com/'), load))).toEqual([
      "fail page: http://www.example.com/ isn't HTTPS, so browsers refuse to locate the visitor and to copy links",
    ]);
    expect(listProblems(await checkPage(new URL('http://fcac.localhost/'), load))).toEqual([]);
  });
});

describe('entry and integrity', () => {
  test.each([
    ['no entry', '', 'fail entry: no bsro-ui script'],
    ['another script only', '<script src="/other.js"></script>', 'fail entry: no bsro-ui script'],
    ['the entry twice', TAG + TAG, 'warn entry: 2 bsro-ui scripts'],
    [
      'a blocking entry',
      TAG.replace(' defer', ''),
      `warn entry: ${BASE}${ENTRY} blocks the page while it loads`,
    ],
    [
      'no integrity',
      TAG.replace(/integrity="[^"]+"/, ''),
      'warn integrity: the entry has no integrity attribute',
    ],
    [
      'a wrong integrity',
      TAG.replace(/sha256-.../, 'sha256-AAA'),
      expect.stringMatching(/^fail integrity: sha256-AAA\S+ isn't the hash of/),
    ],
  ])('finds %s', async (_, tag, problem) => {
    expect(listProblems(await checkHtml(HTML.replace(TAG, tag)))).toContainEqual(problem);
  });

  test.each<[string, SiteResponse, string]>([
    ['a 404', { status: 404, headers: { 'content-type': 'text/html' } }, 'is 404 text/html'],
    ['an error', { status: 500 }, 'is 500'],
    ['HTML instead of a script', { headers: { 'content-type': 'text/html' } }, 'is 200 text/html'],
    ['a network error', { failure: 'socket hang up' }, 'socket hang up'],
  ])('finds that the request for the entry results in %s', async (_, response, found) => {
    expect(listProblems(await check({ [BASE + ENTRY]: response }))).toContainEqual(
      expect.stringMatching(new RegExp(`^fail integrity: .*${found}`)),
    );
  });

  test('requires crossorigin and its header for an entry on another origin', async () => {
    const html = HTML.replace(`src="${BASE}`, 'src="https://cdn.example.com/bsro-ui/');
    const problems = listProblems(await checkHtml(html));
    expect(problems).toContain(
      'fail integrity: the entry is on another origin and has integrity but no crossorigin',
    );
    expect(problems).toContain(
      'fail integrity: https://cdn.example.com sends no Access-Control-Allow-Origin',
    );
  });

  test('finds the entry in a client library', async () => {
    const library = '/etc.clientlibs/bsro/clientlibs/clientlib-bsro-ui';
    const html = HTML.replace(BASE + ENTRY, `${library}.lc-0af12-lc.min.js`);
    const files = Object.entries(SITE).map(
      ([path, response]) =>
        [path.replace(/^\/bsro-ui\//, `${library}/resources/`), response] as const,
    );
    const results = await check({
      ...Object.fromEntries(files),
      '/': { headers: PAGE_HEADERS, body: html },
      [`${library}.lc-0af12-lc.min.js`]: SITE[BASE + ENTRY] ?? {},
    });
    expect(listProblems(results)).toEqual([]);
  });
});

describe('chunks', () => {
  test.each<[string, SiteResponse, string]>([
    ['an HTML page', { headers: { 'content-type': 'text/html' } }, '200 text/html'],
    ['an error', { status: 503, headers: { 'content-type': 'text/html' } }, '503 text/html'],
  ])('finds that a missing chunk gets %s', async (_, response, found) => {
    expect(listProblems(await check({ [BASE + MISSING_CHUNK]: response }))).toEqual([
      `fail chunks: a missing chunk gets ${found}`,
    ]);
  });

  test.each<[string, SiteResponse]>([
    ['missing', { status: 404 }],
    ['HTML', { body: '<!DOCTYPE html>' }],
    ['another JSON', { body: '{"entry": 1}' }],
  ])('finds that the manifest is %s', async (_, response) => {
    expect(listProblems(await check({ [`${BASE}assets.json`]: response }))).toEqual([
      `fail chunks: no valid assets.json in ${ORIGIN}${BASE}`,
    ]);
  });

  test('finds that a chunk is missing', async () => {
    expect(listProblems(await check({ [BASE + CHUNK]: { status: 404 } }))).toContain(
      `fail chunks: ${CHUNK} is 404`,
    );
  });

  test('finds that the page includes an older release', async () => {
    const manifest = MANIFEST.replace(ENTRY, 'bsro-ui.Newer001.js');
    expect(listProblems(await check({ [`${BASE}assets.json`]: { body: manifest } }))).toEqual([
      `warn chunks: the page includes ${ENTRY}, the folder has bsro-ui.Newer001.js`,
    ]);
  });

  test('looks for the chunks in the folder that the page names', async () => {
    const html = HTML.replace('<html', '<html data-asset-base="/elsewhere"');
    expect(listProblems(await checkHtml(html))).toContain(
      `fail chunks: no valid assets.json in ${ORIGIN}/elsewhere/`,
    );
  });
});

describe('site name and switches', () => {
  test.each([
    ['', 'no data-site-name on html'],
    ['data-site-name="FCAC"', 'data-site-name="FCAC"'],
  ])('rejects the site name %j', async (attribute, found) => {
    const results = await checkHtml(HTML.replace('data-site-name="fcac"', attribute));
    expect(listProblems(results)).toEqual([`fail site name: ${found}`]);
  });

  test.each(['bsro-ui-tpd:v2', 'bsro-ui-tdp:v9', 'bsro-ui-tdp=v2', 'bsro-ui-chatbot:v2'])(
    'warns about the switch %s',
    async (text) => {
      const results = await checkHtml(HTML.replace('bsro-ui-tdp:v2', `bsro-ui-pinnacle ${text}`));
      expect(listProblems(results)).toEqual([`warn switches: data-switches has ${text}`]);
    },
  );

  test('accepts a page that turns explain mode off', async () => {
    const results = await checkHtml(HTML.replace('bsro-ui-tdp:v2', 'bsro-ui-explain:off'));
    expect(listProblems(results)).toEqual([]);
  });

  test('accepts a page without switches', async () => {
    expect(listProblems(await checkHtml(HTML.replace(/data-switches="[^"]+"/, '')))).toEqual([]);
  });
});

describe('tokens and theme', () => {
  const tokens = createTokenFile('fcac');
  const css = { 'content-type': 'text/css' };
  const withStyles = (body: string, headers: Record<string, string> = css) =>
    check({ '/tokens.fcac.css': { headers, body } });

  test.each([
    ['no tokens', 'main { color: red; }', /^warn tokens: 0 of \d+ design tokens/],
    [
      'a missing token',
      tokens.replace(/--link:[^;]+;/, ''),
      /^warn tokens: \d+ of \d+ design tokens, without --link$/,
    ],
    [
      'a low contrast',
      tokens.replace('--ink-soft: #5f564f', '--ink-soft: #aaa'),
      /^fail tokens: --ink-soft on --surface is 2\.\d+:1$/,
    ],
  ])('finds %s', async (_, text, problem) => {
    expect(listProblems(await withStyles(text))).toContainEqual(expect.stringMatching(problem));
  });

  test('accepts colors in another notation, and broken styles', async () => {
    const text = tokens.replace('--ink-soft: #5f564f', '--ink-soft: rgb(0 0 0)');
    expect(listProblems(await withStyles(text))).toEqual([]);
    const html = HTML.replace('</head>', '<style>a { color: red</style></head>');
    expect(listProblems(await checkHtml(html))).toEqual([]);
  });

  test('reads the tokens of a style element', async () => {
    const html = HTML.replace(/<link[^>]+>/, `<style>${tokens}</style>`);
    expect(listProblems(await checkHtml(html))).toEqual([]);
  });

  test('finds a stylesheet that is HTML', async () => {
    const problems = listProblems(await withStyles('<html>', { 'content-type': 'text/html' }));
    expect(problems).toContain(`fail tokens: ${ORIGIN}/tokens.fcac.css is 200 text/html`);
  });

  test.each([
    ['html { font-size: 62.5% }', '1.6rem'],
    [':root, body { font-size: 62.5% }', '1.6rem'],
    ['html{font-size:20px}', '0.8rem'],
  ])('says which --bsro-rem makes up for %s', async (rule, rem) => {
    const results = await withStyles(tokens + rule);
    expect(results).toContainEqual(
      expect.objectContaining({
        check: 'text size',
        verdict: 'fail',
        fix: `Set --bsro-rem: ${rem} on :root`,
      }),
    );
    const mended = await withStyles(`${tokens}${rule} :root { --bsro-rem: ${rem} }`);
    expect(listProblems(mended)).toEqual([]);
  });

  test.each(['html { font-size: 100% }', 'html { font-size: 1rem }', '.a { font-size: 10px }'])(
    'accepts %s',
    async (rule) => {
      expect(listProblems(await withStyles(tokens + rule))).toEqual([]);
    },
  );

  test.each([
    ['rules for elements outside a layer', `${tokens} main button { color: red; }`, ['fail theme']],
    ['rules for elements in a layer', `${tokens} @layer theme { button { color: red; } }`, []],
  ])('checks layered stylesheets of the bundle with %s', async (_, theme, expected) => {
    const results = await check({
      [BASE + SHEET]: { headers: { ...css, ...FOREVER }, body: '@layer bsro{.a{}}' },
      '/tokens.fcac.css': { headers: css, body: theme },
    });
    expect(listProblems(results).map((text) => text.split(':')[0])).toEqual(expected);
  });
});
