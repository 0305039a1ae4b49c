import { computeIntegrity } from '../build/assets-manifest';
import { checkPage } from './check-page';
import type { LoadedFile } from '../../authoring/sources/load-file';
import {
  BASE,
  check,
  checkHtml,
  CODE,
  COOKIE,
  createLoader,
  ENTRY,
  HTML,
  listProblems,
  ORIGIN,
  PAGE_HEADERS,
  PROFILE,
  SCRIPT,
  SERVICES,
  withHeader,
} from './valid-site';
import type { SiteResponse, Site } from './valid-site';

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

  test.each<[string, SiteResponse, string]>([
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
