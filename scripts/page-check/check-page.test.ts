import { createTokenFile } from '../tokens/token-file';
import { computeIntegrity } from '../build/content-hash';
import { createPageHeaders } from '../../fixtures/services/security/page-headers';
import { CHECKS, checkPage } from './check-page';
import { MISSING_CHUNK } from './checks/files';
import { formatResults } from './format-results';
import { UnreadableError } from '../../authoring/sources/unreadable-error';
import type { LoadFile, LoadedFile } from '../../authoring/sources/load-file';
import type { CheckResult } from './result';
import { runPageCheck } from './run-page-check';

const ORIGIN = 'https://www.example.com';
const BASE = '/bsro-ui/';
const ENTRY = 'bsro-ui.Abcdef01.js';
const CHUNK = 'chunks/declarations.Abcdef02.js';
const SHEET = 'chunks/core.Abcdef03.css';
const CODE = 'start();';
const SERVICES = '/bsro/services/vehicle/get-years?vehicleType=tce';

interface Response {
  readonly status?: number;
  readonly headers?: Record<string, string | string[]>;
  readonly body?: string;
  /** The message of the error with which the request fails. */
  readonly failure?: string;
}

const FOREVER = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-encoding': 'br',
};
const SCRIPT = { 'content-type': 'text/javascript; charset=utf-8', ...FOREVER };

const createProfile = (visit: number): string =>
  encodeURIComponent(JSON.stringify({ vid: `a${visit}`, location: { myZip: '80122' } }));
const PROFILE = createProfile(0);
const COOKIE = `bsro.cp-fcac=${PROFILE}; Path=/; Max-Age=31104000; SameSite=Lax`;

const TAG = `<script src="${BASE}${ENTRY}" nonce="n0nce" integrity="${computeIntegrity(CODE)}" defer></script>`;

const HTML = `<!DOCTYPE html><html lang="en-US" data-site-name="fcac" data-switches="bsro-ui-tdp:v2">
<head><title>Home</title><link rel="stylesheet" href="/tokens.fcac.css">${TAG}</head>
<body><main>Home</main></body></html>`;

const MANIFEST = JSON.stringify({
  buildId: 'a',
  mode: 'production',
  entry: { file: ENTRY, integrity: computeIntegrity(CODE) },
  css: [],
  chunks: { declarations: [CHUNK], 'cart-icon': [CHUNK, SHEET] },
});

const PAGE_HEADERS: Record<string, string | string[]> = {
  ...createPageHeaders('n0nce'),
  'content-type': 'text/html; charset=utf-8',
  'content-encoding': 'gzip',
  'set-cookie': [COOKIE, 'other=1; Path=/'],
};

/** The responses of a page and its files, by URL or path. */
const SITE: Readonly<Record<string, Response>> = {
  '/': { headers: PAGE_HEADERS, body: HTML },
  [BASE + ENTRY]: { headers: SCRIPT, body: CODE },
  [BASE + CHUNK]: { headers: SCRIPT, body: 'declare();' },
  [BASE + SHEET]: { headers: { 'content-type': 'text/css', ...FOREVER }, body: '.a:not(#_){}' },
  [`${BASE}assets.json`]: { headers: { 'content-type': 'application/json' }, body: MANIFEST },
  '/bsro/services/cart/create': { status: 415 },
  [SERVICES]: {
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: '{"success":"true","status":"200","data":["2026"]}',
  },
  '/tokens.fcac.css': { headers: { 'content-type': 'text/css' }, body: createTokenFile('fcac') },
};

type Site = Readonly<Record<string, Response>>;

/** Replaces the nonce and the profile in a response with those of a visit. */
const personalize = (text: string, visit: number): string =>
  text.replaceAll('n0nce', `n0nce${visit}`).replaceAll(PROFILE, createProfile(visit));

/** Creates a loader for a site that differs from the valid one; it responds with 404 to other requests. */
const createLoader = (changes: Site): LoadFile => {
  const site = new Map(Object.entries({ ...SITE, ...changes }));
  let visit = 0;
  return (url, _, sent = {}) => {
    visit += 1;
    const isReturning = 'cookie' in sent;
    const { status, headers, body, failure } = site.get(url.href) ??
      site.get(url.pathname + url.search) ?? { status: 404, body: 'Not found' };
    return failure
      ? Promise.reject(new UnreadableError(failure))
      : Promise.resolve({
          url,
          status: status ?? 200,
          headers: Object.fromEntries(
            Object.entries(headers ?? {}).map(([name, value]) => [
              name,
              personalize(String(value), visit),
            ]),
          ),
          cookies: [headers?.['set-cookie'] ?? []]
            .flat()
            .filter((cookie) => !isReturning || !cookie.startsWith('bsro.cp-'))
            .map((cookie) => personalize(cookie, visit)),
          body: Buffer.from(personalize(body ?? '', visit)),
        });
  };
};

const check = (changes: Readonly<Record<string, Response>> = {}): Promise<CheckResult[]> =>
  checkPage(new URL(`${ORIGIN}/`), createLoader(changes));

/** Checks the valid page with other HTML or other headers. */
const checkHtml = (html: string, headers: Record<string, string | string[]> = {}) =>
  check({ '/': { headers: { ...PAGE_HEADERS, ...headers }, body: html } });

const listProblems = (results: readonly CheckResult[]): string[] =>
  results
    .filter(({ verdict }) => verdict !== 'pass')
    .map(({ check: name, verdict, found }) => `${verdict} ${name}: ${found}`);

const withHeader = (name: string, value: string | undefined): Promise<CheckResult[]> => {
  const { [name]: _, ...others } = PAGE_HEADERS;
  return check({
    '/': { headers: { ...others, ...(value === undefined ? {} : { [name]: value }) }, body: HTML },
  });
};

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

test('says how to fix each problem', async () => {
  const results = await checkHtml('<html><body></body></html>', { 'set-cookie': [] });
  const problems = results.filter(({ verdict }) => verdict !== 'pass');
  expect(problems.length).toBeGreaterThan(2);
  for (const { fix } of problems) expect(fix).toMatch(/\w{4}/);
  expect(formatResults(results)).toContain('\n      Add the entry to the head: <script');
});

describe('page', () => {
  test.each<[string, Response, string]>([
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

  test('warns about a page without HTTPS, except on this computer', async () => {
    const load = createLoader({});
    expect(listProblems(await checkPage(new URL('http://www.example.com/'), load))).toEqual([
      "warn page: http://www.example.com/ isn't HTTPS",
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

  test.each<[string, Response, string]>([
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
  test.each<[string, Response, string]>([
    ['an HTML page', { headers: { 'content-type': 'text/html' } }, '200 text/html'],
    ['an error', { status: 503, headers: { 'content-type': 'text/html' } }, '503 text/html'],
  ])('finds that a missing chunk gets %s', async (_, response, found) => {
    expect(listProblems(await check({ [BASE + MISSING_CHUNK]: response }))).toEqual([
      `fail chunks: a missing chunk gets ${found}`,
    ]);
  });

  test.each<[string, Response]>([
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

describe('policy', () => {
  const policy = String(PAGE_HEADERS['content-security-policy']);
  const withPolicy = (text: string | undefined) => withHeader('content-security-policy', text);

  test.each<[string, string | undefined, string]>([
    ['no policy', undefined, 'warn policy: no content security policy'],
    ['another nonce', policy.replace('n0nce', 'other'), 'refuses the entry'],
    ['scripts of another host', 'script-src https://cdn.example.com', 'refuses the entry'],
    ['no scripts at all', "default-src 'none'", 'refuses the chunks'],
    [
      'inline scripts',
      "script-src 'self' 'unsafe-inline'",
      "warn policy: script-src has 'unsafe-inline'",
    ],
    [
      'no stylesheets',
      policy.replace("style-src 'self'", "style-src 'none'"),
      "refuses the bundle's stylesheets",
    ],
    [
      'no calls',
      policy.replace("connect-src 'self'", 'connect-src https://api.example.com'),
      'refuses the services',
    ],
    ['no images', policy.replace("img-src 'self' data:", 'img-src data:'), 'refuses images'],
    [
      'no policy for Trusted Types',
      policy.replace('dompurify', ''),
      'fail policy: trusted-types lacks dompurify',
    ],
    ['a second policy that is stricter', `${policy}, script-src 'none'`, 'refuses the entry'],
  ])('finds %s', async (_, text, problem) => {
    expect(listProblems(await withPolicy(text)).join('\n')).toContain(problem);
  });

  test.each([
    "script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'",
    'default-src *',
    'default-src https:',
    'script-src https://*.example.com:443; style-src *.example.com',
    `script-src '${computeIntegrity(CODE)}' 'self'`,
    `${policy}; trusted-types *`,
  ])('accepts %s', async (text) => {
    expect(listProblems(await withPolicy(text))).toEqual([]);
  });

  test('finds that a policy is report-only', async () => {
    const { 'content-security-policy': own = '', ...others } = PAGE_HEADERS;
    const headers = { ...others, 'content-security-policy-report-only': own };
    expect(listProblems(await check({ '/': { headers, body: HTML } }))).toEqual([
      'warn policy: the content security policy is report-only',
    ]);
  });

  test('reads the policy of a meta element', async () => {
    const meta = '<meta http-equiv="Content-Security-Policy" content="img-src data:">';
    expect(listProblems(await checkHtml(HTML.replace('<title>', `${meta}<title>`)))).toEqual([
      'fail policy: img-src data: refuses images and maps',
    ]);
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

  test.each(['bsro-ui-tpd:v2', 'bsro-ui-tdp:v9', 'bsro-ui-tdp=v2'])(
    'warns about the switch %s',
    async (text) => {
      const results = await checkHtml(HTML.replace('bsro-ui-tdp:v2', `bsro-ui-chatbot ${text}`));
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

describe('cookies', () => {
  const encode = (value: unknown): string => encodeURIComponent(JSON.stringify(value));

  test.each([
    ['no profile', 'other=1', 'fail cookies: no Set-Cookie for bsro.cp-fcac'],
    ["another brand's profile", COOKIE.replace('fcac', 'tiresplus'), 'fail cookies: no Set-Cookie'],
    [
      'a profile without JSON',
      COOKIE.replace(PROFILE, 'abc'),
      "isn't percent-encoded JSON with vid",
    ],
    [
      'a broken encoding',
      COOKIE.replace(PROFILE, '%E0%A4%A'),
      "isn't percent-encoded JSON with vid",
    ],
    ['a profile without an ID', COOKIE.replace(PROFILE, encode({ location: {} })), 'JSON with vid'],
    [
      'a profile without a place',
      COOKIE.replace(PROFILE, encode({ vid: 'a' })),
      'warn cookies: bsro.cp-fcac has no location',
    ],
    ['an HttpOnly cookie', `${COOKIE}; HttpOnly`, 'fail cookies: bsro.cp-fcac is HttpOnly'],
    ['a cookie for one path', COOKIE.replace('Path=/', 'Path=/tires'), 'has no Path=/'],
    [
      'a session cookie',
      COOKIE.replace('Max-Age=31104000; ', ''),
      'warn cookies: bsro.cp-fcac ends with the browser session',
    ],
  ])('finds %s', async (_, cookie, problem) => {
    expect(listProblems(await checkHtml(HTML, { 'set-cookie': [cookie] })).join('\n')).toContain(
      problem,
    );
  });

  test('accepts a date as the expiration of the cookie', async () => {
    const expires = new Date(Date.now() + 86_400_000 * 30).toUTCString();
    const cookie = COOKIE.replace('Max-Age=31104000', `Expires=${expires}`);
    expect(listProblems(await checkHtml(HTML, { 'set-cookie': [cookie] }))).toEqual([]);
  });
});

describe('services', () => {
  const json = { 'content-type': 'application/json' };

  test.each<[string, Response, string]>([
    ['a network error', { failure: 'connect ECONNREFUSED' }, 'connect ECONNREFUSED'],
    [
      'a timeout',
      { failure: 'no complete response within 10 s' },
      'no complete response within 10 s',
    ],
    ['an error', { status: 500, headers: json }, `${SERVICES} is 500 application/json`],
    [
      'a 404',
      { status: 404, headers: { 'content-type': 'text/html' } },
      `${SERVICES} is 404 text/html`,
    ],
    [
      'HTML instead of JSON',
      { headers: { 'content-type': 'text/html' }, body: '<html>' },
      `${SERVICES} is text/html instead of JSON`,
    ],
    [
      'broken JSON',
      { headers: json, body: '{"success":' },
      `${SERVICES} isn't a response of the service contract`,
    ],
    [
      'a refusal',
      { headers: json, body: '{"success":"false"}' },
      `${SERVICES} isn't a response of the service contract`,
    ],
  ])('finds %s', async (_, response, found) => {
    expect(listProblems(await check({ [SERVICES]: response }))).toEqual([
      `fail services: ${found}`,
    ]);
  });
});

test("finds that the services refuse writes from the page's origin", async () => {
  const results = await check({ '/bsro/services/cart/create': { status: 403 } });
  expect(listProblems(results)).toEqual([
    `fail services: /bsro/services/cart/create is 403 for a page of ${ORIGIN}`,
  ]);
});

describe('page cache', () => {
  /** Checks a page behind a cache, which stores the first response that `shouldStore` accepts. */
  const checkCached = async (
    changes: Site,
    shouldStore: (file: LoadedFile, sent: Readonly<Record<string, string>>) => boolean,
  ): Promise<string[]> => {
    const load = createLoader(changes);
    let stored: LoadedFile | undefined;
    const results = await checkPage(new URL(`${ORIGIN}/`), async (url, destination, sent) => {
      if (url.pathname !== '/') return load(url, destination, sent);
      if (stored) return stored;
      const file = await load(url, destination, sent);
      if (shouldStore(file, sent ?? {})) stored = file;
      return file;
    });
    return listProblems(results);
  };

  const withoutNonce = {
    '/': {
      headers: { ...PAGE_HEADERS, 'content-security-policy': "script-src 'self'" },
      body: HTML.replace(' nonce="n0nce"', ''),
    },
  };

  test('finds that visitors get the profile and the nonce of another visitor', async () => {
    expect(await checkCached({}, () => true)).toEqual([
      'fail page cache: a returning visitor gets a new bsro.cp-fcac',
      'fail page cache: two visitors get the same bsro.cp-fcac',
      'fail page cache: two responses have the same nonce',
    ]);
  });

  test('finds that a cache serves the page of a returning visitor to visitors without a profile', async () => {
    const problems = await checkCached(withoutNonce, (_, sent) => 'cookie' in sent);
    expect(problems).toEqual([
      'fail page cache: a cache serves the page to first-time visitors without bsro.cp-fcac',
    ]);
  });

  test('accepts a cache that stores no response', async () => {
    expect(await checkCached(withoutNonce, () => false)).toEqual([]);
  });

  test('finds that a cache may store the profile', async () => {
    expect(listProblems(await withHeader('cache-control', undefined))).toEqual([
      'warn page cache: the response with the profile cookie has no Cache-Control',
    ]);
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

describe('compression and caching', () => {
  const sendEntry = (headers: Record<string, string>) => {
    const all = Object.entries({ ...SCRIPT, ...headers }).filter(([, value]) => value);
    return check({ [BASE + ENTRY]: { headers: Object.fromEntries(all), body: CODE } });
  };

  test.each([
    [
      'a script without compression',
      { 'content-encoding': '' },
      `fail compression: ${ENTRY} isn't compressed`,
    ],
    ['a script with gzip', { 'content-encoding': 'gzip' }, `warn compression: ${ENTRY}: gzip`],
    [
      'a hashed file that expires',
      { 'cache-control': 'max-age=600' },
      `warn caching: ${ENTRY}: max-age=600`,
    ],
    [
      'a hashed file without a lifetime',
      { 'cache-control': '' },
      `warn caching: ${ENTRY}: no Cache-Control`,
    ],
  ])('finds %s', async (_, headers, problem) => {
    expect(listProblems(await sendEntry(headers))).toEqual([problem]);
  });

  test('finds a page without compression', async () => {
    expect(listProblems(await withHeader('content-encoding', undefined))).toEqual([
      "warn compression: the page isn't compressed",
    ]);
  });

  test('finds that browsers keep the page for a day', async () => {
    expect(listProblems(await withHeader('cache-control', 'public, max-age=86400'))).toEqual([
      'warn caching: the page: public, max-age=86400',
      'warn page cache: the response with the profile cookie has public, max-age=86400',
    ]);
  });

  test.each([
    ['no-cache', []],
    ['public, max-age=300', []],
    ['public, max-age=31536000, immutable', [expect.stringMatching(/^fail caching: bsro-ui\.js/)]],
  ])('checks the lifetime of an entry without a hash in its name: %s', async (value, problems) => {
    const path = `${BASE}bsro-ui.js`;
    const results = await check({
      '/': { headers: PAGE_HEADERS, body: HTML.replace(BASE + ENTRY, path) },
      [path]: { headers: { ...SCRIPT, 'cache-control': value }, body: CODE },
    });
    expect(listProblems(results)).toEqual(problems);
  });
});
