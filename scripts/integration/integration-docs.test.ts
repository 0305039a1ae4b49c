import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getProfileCookieName } from '../../src/site/stored-names';
import { COOKIE_DAYS } from '../../src/browser/cookies';
import { SERVICES_BASE } from '../../src/services/paths';
import { SITE_NAMES, getDefaultZip } from '../../src/site/brands';
import { ACCOUNT_PAGES, PAGES } from '../../src/site/pages';
import { CATEGORY, RESOURCES } from '../deliver/client-library';
import worker from '../deliver/eds/kit/cdn-worker';
import { MAX_RELEASES } from '../deliver/releases';
import { TYPES_FILE } from '../deliver/page-script-types';
import { checkCookies } from '../page-check/checks/cookies';
import { TRUSTED_TYPES } from '../page-check/checks/policy';
import { parsePage } from '../page-check/parse-page';
import { createTables, createTopicTables, fillTables, PAGE_USES } from './tables';

const readDocument = (name: string): string =>
  readFileSync(path.join(__dirname, '../../docs', name), 'utf8');

const text = readDocument('integration.md');

const readDelivered = (name: string): string =>
  readFileSync(path.join(__dirname, '../deliver', name), 'utf8');

const readPluginFile = (name: string): string => readDelivered(`wordpress/plugin/includes/${name}`);

const NAME = getProfileCookieName('fcac');
const SECONDS = COOKIE_DAYS.default * 86_400;

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
  test('is valid if Apache sets it for AEM', () => {
    const configuration = readDelivered('aem/dispatcher/bsro-ui.conf');
    const [, cookie = ''] = /Set-Cookie "([^"]+)"/.exec(configuration) ?? [];
    const values = { '%%': '%', '%{UNIQUE_ID}e': 'a@b-c', '${BSRO_SITE}': 'fcac' };
    const sent = Object.entries(values).reduce(
      (text, [from, to]) => text.replaceAll(from, to),
      cookie,
    );
    expect(checkSetCookie([sent])).toEqual([]);
    expect(sent).toContain(`Max-Age=${SECONDS};`);
    // Who gets the cookie gets the page that caches may not store.
    expect(configuration.match(/HTTP_COOKIE\} =~ \/bsro\\\.cp-\$\{BSRO_SITE\}=\//g)).toHaveLength(
      2,
    );
  });

  test('is valid if nginx sets it on cached pages', () => {
    const configuration = readDelivered('wordpress/nginx/site.conf');
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

  test('is valid if the worker sets it for Edge Delivery', async () => {
    const page = new Response('<p>', { headers: { 'content-type': 'text/html' } });
    jest.spyOn(globalThis, 'fetch').mockResolvedValueOnce(page);
    const response = await worker.fetch(new Request('https://www.example.com/'), {
      PAGES_ORIGIN: 'https://main--site--owner.aem.live',
      SERVICES_ORIGIN: 'https://services.example.com',
      SITE_NAME: 'fcac',
    });
    const cookies = response.headers.getSetCookie();
    expect(checkSetCookie(cookies)).toEqual([]);
    expect(cookies.join('\n')).toContain(`Max-Age=${SECONDS};`);
  });
});

describe('the code for a WordPress theme', () => {
  const guide = readDocument('guides/wordpress-theme.md');
  const [, theme = ''] = /```php\n([^]*?)```/.exec(guide) ?? [];

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
