import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { createNonce, createPageHeaders } from '../../fixtures/services/security/page-headers';
import type { CheckoutScript } from '../build/checkout-scripts';
import { computeIntegrity } from '../build/assets-manifest';
import { checkCheckoutPage } from './check-page';
import { createFileLoader } from '../../authoring/sources/load-file';

const PAYMENTS = 'https://fields.example.com';
const ENTRY = 'bsro-ui.abcd.js';
const CHUNK = 'chunks/checkout.abcd.js';
const FOLDER = '/bundle/';

/** What the site sends; a test changes it as an attacker would. */
interface Site {
  /** Changes the headers that every page has. */
  headers: (expected: Record<string, string>) => Record<string, string>;
  html: (expected: string) => string;
  nonce: () => string;
  status: number;
  /** The files by path; an undefined one gets a 404 response. */
  files: Map<string, string | undefined>;
  /** The Brotli copies that differ from their file, by path. */
  compressed: Map<string, string>;
}

const ORIGINAL = new Map([
  [FOLDER + ENTRY, 'start();'],
  [FOLDER + CHUNK, 'pay();'],
]);

const toInventory = (files: ReadonlyMap<string, string>): CheckoutScript[] =>
  [...files].map(([file, text]) => ({
    file: file.slice(FOLDER.length),
    integrity: computeIntegrity(text),
    purpose: 'Pays.',
    owner: 'bsro-ui',
    loads: 'always',
  }));

const INVENTORY = toInventory(ORIGINAL);

const createHtml = (nonce: string): string => `<!doctype html><html lang="en-US"><head>
  <script src="${FOLDER}${ENTRY}" nonce="${nonce}" defer></script></head>
  <body><script type="application/json">{"id": "no code"}</script><p>Checkout</p></body></html>`;

let site: Site;
let server: Server;
let page: URL;
const { load, close } = createFileLoader(60_000);

beforeAll(async () => {
  server = createServer(({ url = '', headers }, response) => {
    if (url === '/checkout/') {
      const nonce = site.nonce();
      const all = {
        ...createPageHeaders(nonce, PAYMENTS),
        'content-type': 'text/html; charset=utf-8',
      };
      response.writeHead(site.status, site.headers(all)).end(site.html(createHtml(nonce)));
      return;
    }
    const text = site.files.get(url);
    const encodings = String(headers['accept-encoding']);
    if (text === undefined) response.writeHead(404).end();
    else if (encodings.includes('br')) {
      const copy = site.compressed.get(url) ?? text;
      response.writeHead(200, { 'content-encoding': 'br' }).end(brotliCompressSync(copy));
    } else if (encodings.includes('gzip')) {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(text));
    } else response.writeHead(200).end(text);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens on a port has an AddressInfo
  const { port } = server.address() as AddressInfo;
  page = new URL(`http://127.0.0.1:${port}/checkout/`);
});

afterAll(() => {
  close();
  server.close();
});

beforeEach(() => {
  site = {
    headers: (expected) => expected,
    html: (expected) => expected,
    nonce: createNonce,
    status: 200,
    files: new Map(ORIGINAL),
    compressed: new Map(),
  };
});

const check = (
  expectation: { readonly inventory?: readonly CheckoutScript[]; readonly assets?: string } = {},
) =>
  checkCheckoutPage(page, { inventory: INVENTORY, paymentOrigin: PAYMENTS, ...expectation }, load);

test('finds nothing on an unchanged page', async () => {
  expect(await check()).toEqual([]);
});

describe('scripts', () => {
  test.each([ENTRY, CHUNK])('finds one changed byte in %s', async (file) => {
    site.files.set(FOLDER + file, `${ORIGINAL.get(FOLDER + file)?.slice(0, -1)}\n`);
    expect(await check()).toEqual([
      expect.stringContaining(`${file} has changed, expected: sha256-`),
    ]);
  });

  test('finds a change that only the compressed copy has', async () => {
    site.compressed.set(FOLDER + CHUNK, 'pay(); steal();');
    expect(await check()).toEqual([expect.stringContaining(`${CHUNK} has changed`)]);
  });

  test.each([CHUNK, ENTRY])('finds that %s is missing', async (file) => {
    site.files.set(FOLDER + file, undefined);
    expect(await check()).toEqual([expect.stringContaining(`${file} has the status 404`)]);
  });

  test('finds an additional script, and computes its hash', async () => {
    site.files.set('/stats.js', 'steal();');
    site.html = (html) => html.replace('</head>', '<script src="/stats.js"></script></head>');
    expect(await check()).toEqual([
      `The script /stats.js isn't in the inventory: ${computeIntegrity('steal();')}`,
    ]);
  });

  test.each([
    ['that is gone', '/gone.js', 'The script /gone.js has the status 404'],
    [
      'whose site is gone',
      'http://127.0.0.1:9/x.js',
      "The script http://127.0.0.1:9/x.js didn't load: ",
    ],
    ['with a data URL', 'data:text/javascript,steal()', "isn't the URL of a file"],
  ])('finds an additional script %s', async (_, src, problem) => {
    site.html = (html) => html.replace('</head>', `<script src="${src}"></script></head>`);
    expect(await check()).toEqual([expect.stringContaining(problem)]);
  });

  test('finds that the page no longer includes the bundle', async () => {
    site.html = (html) => html.replace(/<script src.*?<\/script>/, '');
    expect(await check({ assets: FOLDER })).toEqual([`The page doesn't include ${ENTRY}`]);
  });

  test.each([
    ['an inline script', '<script>steal()</script>', /^The page has an inline script: steal\(\)$/],
    ['a module', '<script type="module">steal()</script>', /^The page has an inline script/],
    [
      'an import map',
      '<script type="importmap">{"imports": {}}</script>',
      /^The page has an inline script/,
    ],
    ['a script in an SVG image', '<svg><script href="/gone.js"></script></svg>', /gone\.js/],
    [
      'a script in an SVG image after a known one',
      `<svg><script xlink:href="${FOLDER}${ENTRY}" href="/gone.js"></script></svg>`,
      /gone\.js/,
    ],
    [
      'a script after a comment that browsers read only if scripts are off',
      '<noscript><!--</noscript><script>steal()</script><noscript>--></noscript>',
      /^The page has an inline script/,
    ],
    [
      'a script in a template',
      '<template><script>steal()</script></template>',
      /^The page has an inline script/,
    ],
    ['a handler', '<img alt="" src="x" onerror="steal()">', /^<img onerror> is a handler: steal/],
    ['a URL that is code', '<a href=" java\nscript:steal()">Pay</a>', /^<a href> is code/],
    ['a frame', '<iframe src="/pay" title="Pay"></iframe>', /^<iframe> is a frame/],
    ['a base URL', '<base href="https://other.example.com/">', /^<base> changes every URL/],
    ['a redirect', '<meta http-equiv="Refresh" content="0;url=/pay">', /redirects to another page/],
  ])('finds %s', async (_, added, problem) => {
    site.html = (html) => html.replace('<p>', `${added}<p>`);
    expect(await check()).toContainEqual(expect.stringMatching(problem));
  });

  test('accepts a script of the inventory that is in another folder', async () => {
    site.files.set('/clientlibs/other.js', 'other();');
    site.html = (html) =>
      html.replace('</head>', '<script src="/clientlibs/other.js"></script></head>');
    const [other] = toInventory(new Map([[`${FOLDER}/clientlibs/other.js`, 'other();']]));
    expect(await check({ inventory: [...INVENTORY, ...(other ? [other] : [])] })).toEqual([]);
  });

  test('finds the entry in a client library by its contents, and the chunks by their folder', async () => {
    site.files = new Map([
      ['/etc.clientlibs/clientlib-bsro-ui.lc-1-lc.min.js', ORIGINAL.get(FOLDER + ENTRY)],
      [`/etc.clientlibs/clientlib-bsro-ui/resources/${ENTRY}`, ORIGINAL.get(FOLDER + ENTRY)],
      [`/etc.clientlibs/clientlib-bsro-ui/resources/${CHUNK}`, ORIGINAL.get(FOLDER + CHUNK)],
    ]);
    site.html = (html) =>
      html.replace(FOLDER + ENTRY, '/etc.clientlibs/clientlib-bsro-ui.lc-1-lc.min.js');
    expect(await check({ assets: '/etc.clientlibs/clientlib-bsro-ui/resources' })).toEqual([]);
  });
});

describe('headers', () => {
  const POLICY = 'content-security-policy';
  const change = (name: string, from: string | RegExp, to: string) => {
    site.headers = (headers) => ({ ...headers, [name]: (headers[name] ?? '').replace(from, to) });
  };

  test.each(Object.keys(createPageHeaders('', PAYMENTS)))(
    'finds that %s is missing',
    async (name) => {
      site.headers = (headers) =>
        Object.fromEntries(Object.entries(headers).filter(([other]) => other !== name));
      expect(await check()).toEqual([expect.stringContaining(`${name} is missing`)]);
    },
  );

  test.each([
    [
      'an unsafe script source',
      "'strict-dynamic'",
      "'strict-dynamic' 'unsafe-inline'",
      'script-src',
    ],
    [
      'a duplicate directive before the original, which browsers then ignore',
      'script-src ',
      'Script-Src *; script-src ',
      'script-src',
    ],
    ['another frame', PAYMENTS, `${PAYMENTS} https://evil.example.com`, 'frame-src'],
    ['no Trusted Types', "; require-trusted-types-for 'script'", '', 'require-trusted-types-for'],
    ['another Trusted Types policy', 'dompurify', 'dompurify default', 'trusted-types'],
    ['another form target', "form-action 'self'", 'form-action *', 'form-action'],
    ['another directive', '; base-uri', "; worker-src 'self'; base-uri", 'worker-src'],
  ])('finds a policy with %s', async (_, from, to, directive) => {
    change(POLICY, from, to);
    expect(await check()).toEqual([expect.stringContaining(`${POLICY}, ${directive} `)]);
  });

  test.each([
    ['permissions-policy', 'payment=()', 'payment=*'],
    ['referrer-policy', 'strict-origin-when-cross-origin', 'unsafe-url'],
    ['cross-origin-opener-policy', 'same-origin', 'unsafe-none'],
    ['cache-control', 'private, no-cache', 'public, max-age=60'],
  ])('finds a weaker %s', async (name, from, to) => {
    change(name, from, to);
    expect(await check()).toEqual([expect.stringContaining(`${name} has changed, expected: `)]);
  });

  test.each([
    ['access-control-allow-origin', '*'],
    ['refresh', '0;url=https://evil.example.com'],
  ])('finds an additional header %s', async (name, value) => {
    site.headers = (headers) => ({ ...headers, [name]: value });
    expect(await check()).toEqual([`${name} isn't expected, received: ${value}`]);
  });

  test('finds a page in another encoding', async () => {
    change('content-type', 'utf-8', 'iso-2022-jp');
    expect(await check()).toEqual([expect.stringContaining("content-type isn't HTML in UTF-8")]);
  });

  test('finds that two responses have the same nonce, and that a nonce is too short', async () => {
    site.nonce = () => 'MTIzNA==';
    expect(await check()).toEqual([
      expect.stringContaining('a nonce of less than 16 bytes'),
      expect.stringContaining('the same nonce in two responses'),
    ]);
  });
});

describe('page', () => {
  test('finds that the page redirects', async () => {
    site.status = 302;
    expect(await check()).toEqual([`${page.href} has the status 302`]);
  });

  test('throws if the page cannot be loaded', async () => {
    const expectation = { inventory: INVENTORY, paymentOrigin: PAYMENTS };
    const gone = new URL('http://127.0.0.1:9/checkout/');
    await expect(checkCheckoutPage(gone, expectation, load)).rejects.toThrow('ECONNREFUSED');
  });

  test('throws if the page is in an unknown encoding', async () => {
    site.headers = (headers) => ({ ...headers, 'content-encoding': 'zstd' });
    await expect(check()).rejects.toThrow('unknown encoding zstd');
  });
});
