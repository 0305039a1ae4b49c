import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { getProfileCookieName } from '../../src/services/profile-cookie';
import { COOKIE_DAYS } from '../../src/browser/cookies';
import { SERVICES_BASE } from '../../src/services/paths';
import { SITE_NAMES, getDefaultZip } from '../../src/site/brands';
import { ACCOUNT_PAGES, PAGES } from '../../src/site/pages';
import { CATEGORY, RESOURCES } from '../deliver/client-library';
import { MAX_RELEASES } from '../deliver/releases';
import { TYPES_FILE } from '../deliver/page-script-types';
import { checkCookies } from '../page-check/checks/cookies';
import { TRUSTED_TYPES } from '../page-check/checks/policy';
import { parsePage } from '../page-check/parse-page';
import { createTables, createTopicTables, fillTables, PAGE_USES } from './tables';

const readDocument = (name: string): string =>
  readFileSync(path.join(__dirname, '../../docs', name), 'utf8');

const text = readDocument('integration.md');

const readPluginFile = (name: string): string =>
  readFileSync(path.join(__dirname, '../deliver/wordpress/plugin/includes', name), 'utf8');

const NAME = getProfileCookieName('fcac');
const SECONDS = COOKIE_DAYS.default * 86_400;

/** Reads the code of the snippet in a language that contains a text. */
const findSnippet = (language: string, part: string, document = text): string => {
  const snippets = [...document.matchAll(new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``, 'g'))];
  const found = snippets.find(([, code]) => code?.includes(part))?.[1];
  if (!found) throw new Error(`no ${language} snippet with ${part}`);
  return found;
};

/** Lists the problems of a cookie that a page of fcac sets. */
const checkSetCookie = (cookies: string[]): string[] => {
  const file = {
    url: new URL('https://www.example.com/'),
    status: 200,
    headers: {},
    cookies,
    body: Buffer.alloc(0),
  };
  return checkCookies(parsePage(file, '<html data-site-name="fcac"></html>')).flatMap(
    ({ verdict, found }) => (verdict === 'pass' ? [] : found),
  );
};

test('states the space that the theme of the fixture pages reserves', () => {
  const styles = readFileSync(
    path.join(__dirname, '../../fixtures/html/design/page/67-product.css'),
    'utf8',
  );
  const [, space] = /:has\(\.bsro-tire-fit\)\) \{\s*padding-block-start: (\w+);/.exec(styles) ?? [];
  expect(text).toContain(`and ${space} above the price in \`.bsro-tire-detail\``);
});

test('says what each page path is used for', () => {
  const paths = [PAGES, ACCOUNT_PAGES].flatMap((pages) => Object.values(pages));
  expect(paths.filter((page) => PAGE_USES[page] === undefined)).toEqual([]);
});

test('has the tables that npm run docs writes', () => {
  expect(text).toBe(fillTables(text, createTables()));
  const topics = readDocument('topics.md');
  expect(topics).toBe(fillTables(topics, createTopicTables()));
  expect(() => fillTables('', new Map([['a', 'b']]))).toThrow('No marker for the table of a');
});

test('states the values that the code defines', () => {
  const facts = [
    `\`data-site-name\`: one of ${SITE_NAMES.map((name) => `\`${name}\``).join(', ')}`,
    `\`${SERVICES_BASE}\``,
    `categories='${CATEGORY}'`,
    `\`${RESOURCES}/\``,
    `\`${TYPES_FILE}\``,
    `trusted-types ${TRUSTED_TYPES.join(' ')}`,
    `no brand: zip ${getDefaultZip('unknown')}`,
    `Max-Age=${SECONDS}\` (${COOKIE_DAYS.default} days)`,
  ];
  for (const fact of facts) expect(text.replaceAll(/\s+/g, ' ')).toContain(fact);
  expect(MAX_RELEASES).toBe(5);
  expect(text).toContain('last five releases');
});

describe('the profile cookie', () => {
  test('is valid if the vhost for AEM sets it', () => {
    const snippet = findSnippet('apache', 'Set-Cookie');
    const [, cookie = ''] = /Set-Cookie "([^"]+)"/.exec(snippet) ?? [];
    expect(
      checkSetCookie([cookie.replaceAll('%%', '%').replace('%{UNIQUE_ID}e', 'a@b-c')]),
    ).toEqual([]);
    expect(cookie).toContain(`Max-Age=${SECONDS};`);
    expect(snippet.match(/HTTP_COOKIE\} =~ \/bsro\\\.cp-fcac=\//g)).toHaveLength(2);
  });

  test('is valid if nginx sets it on cached pages', () => {
    const configuration = readFileSync(
      path.join(__dirname, '../deliver/wordpress/nginx/site.conf'),
      'utf8',
    );
    const [, cookie = ''] = /" "(bsro\.cp-[^"]+)";/.exec(configuration) ?? [];
    expect(checkSetCookie([cookie.replace('$request_id', '5f3c')])).toEqual([]);
    expect(cookie).toContain(`Max-Age=${SECONDS};`);
  });

  test('is set by the plugin for WordPress', () => {
    const code = readPluginFile('profile-cookie.php');
    const name = NAME.replace('fcac', '$site');
    expect(code).toContain(`"${name}",\n\t\t\trawurlencode(`);
    expect(code).toContain(`$_COOKIE[ "${name.replace('.', '_')}" ]`);
    expect(code).toContain(`time() + ${COOKIE_DAYS.default} * DAY_IN_SECONDS`);
    expect(code).toMatch(/'path' +=> '\/'/);
    expect(code).toContain("'Cache-Control: private, no-cache'");
    expect(code).not.toContain('httponly');
  });

  describe('set by the worker', () => {
    type Worker = { fetch: (request: object) => Promise<Response> };

    const run = async (type: string, request: { cookie?: string; cf?: object }) => {
      const code = findSnippet('js', 'set-cookie').replace('export default', 'worker =');
      const fetch = () =>
        Promise.resolve(new Response('<p>', { headers: { 'content-type': type } }));
      const context: { worker?: Worker } = {};
      runInNewContext(code, Object.assign(context, { fetch, Response, crypto }));
      const { cookie, cf } = request;
      const headers = new Headers(cookie === undefined ? {} : { cookie });
      const response = await context.worker?.fetch({ headers, cf });
      if (!response) throw new Error('no response');
      return response;
    };

    test.each([
      ['a located visitor', { cf: { postalCode: '61614', city: 'Peoria', regionCode: 'IL' } }],
      ['another visitor', {}],
    ])('is valid for %s, in a response that caches may not store', async (_, request) => {
      const response = await run('text/html; charset=utf-8', request);
      expect(checkSetCookie(response.headers.getSetCookie())).toEqual([]);
      expect(response.headers.get('cache-control')).toBe('private, no-cache');
      expect(await response.text()).toBe('<p>');
    });

    test.each([
      ['a file', 'text/css', {}],
      ['a visitor who has one', 'text/html', { cookie: `a=1; ${NAME}=x` }],
    ])('is not set for %s', async (_, type, request) => {
      expect((await run(type, request)).headers.getSetCookie()).toEqual([]);
    });
  });
});

describe('the code for a WordPress theme', () => {
  const guide = readDocument('guides/wordpress-theme.md');
  const theme = findSnippet('php', 'setrawcookie', guide);

  test('sets the profile cookie as the plugin does', () => {
    const name = NAME.replace('fcac', '');
    expect(theme).toContain(`'${name}' . BSRO_SITE,`);
    expect(theme).toContain(`$_COOKIE[ '${name.replace('.', '_')}' . BSRO_SITE ]`);
    expect(theme).toContain(`BSRO_ZIP = '${getDefaultZip('fcac')}'`);
    expect(theme).toContain(`time() + ${COOKIE_DAYS.default} * DAY_IN_SECONDS`);
    expect(theme).not.toContain('httponly');
  });

  test('hides the same query parameters from WordPress as the plugin', () => {
    const readList = (code: string): string | undefined =>
      /array\((( '\w+',?){5,}) \)/.exec(code)?.[1];
    expect(readList(theme)).toBe(readList(readPluginFile('page-query.php')));
    expect(readList(theme)).toContain("'year'");
  });

  test('forwards every path of the services and the resources', () => {
    const [, location = ''] = /location ~ (\S+) \{\s+proxy_pass/.exec(guide) ?? [];
    const resources = createTables().get('resources') ?? '';
    const paths = [...resources.matchAll(/^\| `([^`]+)`/gm)].map(([, item = '']) =>
      item.replaceAll(/\{\w+\}/g, 'fcac'),
    );
    expect(paths.length).toBeGreaterThan(3);
    const matches = (item: string): boolean => new RegExp(location).test(item);
    expect([...paths, `${SERVICES_BASE}cart/get`].filter((item) => !matches(item))).toEqual([]);
    expect(
      [
        ...['/', '/content/fcac/en.html', '/maps/static/x', '/a/bsro/services/'],
        ...[
          '/bsro/services/..;/healthz',
          '/bsro/services/%2e%2e/healthz',
          '/bsro/services//healthz',
        ],
      ].filter(matches),
    ).toEqual([]);
  });
});
