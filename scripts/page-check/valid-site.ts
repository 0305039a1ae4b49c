import { createTokenFile } from '../tokens/token-file';
import { computeIntegrity } from '../build/assets-manifest';
import { createPageHeaders } from '../../fixtures/services/security/page-headers';
import { checkPage } from './check-page';
import { UnreadableError } from '../../authoring/sources/unreadable-error';
import type { LoadFile } from '../../authoring/sources/load-file';
import type { CheckResult } from './result';

/** The origin of a site that passes every check. */
export const ORIGIN = 'https://www.example.com';
export const BASE = '/bsro-ui/';
export const ENTRY = `bsro-ui.${'Abcdef01'.padEnd(43, '-')}.js`;
export const CHUNK = `chunks/declarations.${'Abcdef02'.padEnd(43, '-')}.js`;
export const SHEET = `chunks/core.${'Abcdef03'.padEnd(43, '-')}.css`;
export const CODE = 'start();';
export const SERVICES = '/bsro/services/vehicle/get-years?vehicleType=tce';

export interface SiteResponse {
  readonly status?: number;
  readonly headers?: Record<string, string | string[]>;
  readonly body?: string;
  /** The message of the error with which the request fails. */
  readonly failure?: string;
}

export const FOREVER = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-encoding': 'br',
};
export const SCRIPT = { 'content-type': 'text/javascript; charset=utf-8', ...FOREVER };

const createProfile = (visit: number): string =>
  encodeURIComponent(JSON.stringify({ vid: `a${visit}`, location: { myZip: '80122' } }));
export const PROFILE = createProfile(0);
export const COOKIE = `bsro.cp-fcac=${PROFILE}; Path=/; Max-Age=31104000; SameSite=Lax`;

export const TAG = `<script src="${BASE}${ENTRY}" nonce="n0nce" integrity="${computeIntegrity(CODE)}" defer></script>`;

export const HTML = `<!DOCTYPE html><html lang="en-US" data-site-name="fcac" data-switches="bsro-ui-tdp:v2">
<head><title>Home</title><link rel="stylesheet" href="/tokens.fcac.css">${TAG}</head>
<body><main>Home</main></body></html>`;

export const MANIFEST = JSON.stringify({
  buildId: 'a',
  mode: 'production',
  entry: { file: ENTRY, integrity: computeIntegrity(CODE) },
  css: [],
  chunks: { declarations: [CHUNK], 'cart-icon': [CHUNK, SHEET] },
});

export const PAGE_HEADERS: Record<string, string | string[]> = {
  ...createPageHeaders('n0nce'),
  'content-type': 'text/html; charset=utf-8',
  'content-encoding': 'gzip',
  'set-cookie': [COOKIE, 'other=1; Path=/'],
};

/** The responses of a page and its files, by URL or path. */
export const SITE: Readonly<Record<string, SiteResponse>> = {
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

export type Site = Readonly<Record<string, SiteResponse>>;

/** Replaces the nonce and the profile in a response with those of a visit. */
const personalize = (text: string, visit: number): string =>
  text.replaceAll('n0nce', `n0nce${visit}`).replaceAll(PROFILE, createProfile(visit));

/** Creates a loader for a site that differs from the valid one; it responds with 404 to other requests. */
export const createLoader = (changes: Site): LoadFile => {
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

export const check = (
  changes: Readonly<Record<string, SiteResponse>> = {},
): Promise<CheckResult[]> => checkPage(new URL(`${ORIGIN}/`), createLoader(changes));

/** Checks the valid page with other HTML or other headers. */
export const checkHtml = (html: string, headers: Record<string, string | string[]> = {}) =>
  check({ '/': { headers: { ...PAGE_HEADERS, ...headers }, body: html } });

export const listProblems = (results: readonly CheckResult[]): string[] =>
  results
    .filter(({ verdict }) => verdict !== 'pass')
    .map(({ check: name, verdict, found }) => `${verdict} ${name}: ${found}`);

export const withHeader = (name: string, value: string | undefined): Promise<CheckResult[]> => {
  const { [name]: _, ...others } = PAGE_HEADERS;
  return check({
    '/': { headers: { ...others, ...(value === undefined ? {} : { [name]: value }) }, body: HTML },
  });
};
