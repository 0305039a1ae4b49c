/** @jest-environment node */
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Log } from 'sarif';
import { manifest } from '../src/mounts/manifest';
import { runLint } from './lint-command';
import { RULES } from './lint/rules';
import { plantedTexts } from './planted-mistakes/text-mistakes';

const CLEAN_PAGE = '<!doctype html><html lang="en"><body><p>Tires</p></body></html>';
const WRONG_PAGE =
  '<main>\n<div class="review-app-v2"\n data-type="Reviews" data-id="1"></div>\n<div class="bsro-zip-form"></div></main>';

const HINT_PAGE = '<main><!-- <div class="bsro-cart-icon"></div> --></main>';

let folder: string;
let server: Server;
let origin: string;
let respond: RequestListener;
let requests: string[];
let openRequests = 0;
let maxOpenRequests = 0;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lint-html-'));
  server = createServer((request, response) => {
    requests.push(request.url ?? '');
    openRequests += 1;
    maxOpenRequests = Math.max(maxOpenRequests, openRequests);
    response.on('close', () => {
      openRequests -= 1;
    });
    respond(request, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});

beforeEach(() => {
  requests = [];
  maxOpenRequests = 0;
  respond = (_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(CLEAN_PAGE);
  };
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => {
    server.close(resolve);
  });
  await rm(folder, { recursive: true });
});

interface Run {
  readonly code: number;
  readonly out: string;
  readonly errors: string;
}

const run = async (...words: string[]): Promise<Run> => {
  let out = '';
  let errors = '';
  const code = await runLint(
    words,
    { manifest, texts: plantedTexts },
    {
      write: (text) => {
        out += text;
      },
      writeError: (text) => {
        errors += text;
      },
    },
  );
  return { code, out, errors };
};

const writePage = async (name: string, html: string | Buffer): Promise<string> => {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, html);
  return file;
};

const createSitemap = (...pages: string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${pages
    .map((page) => `<url><loc> ${page} </loc><lastmod>2026-11-01</lastmod></url>`)
    .join('')}</urlset>`;

/** Responds to the given paths; any other path is HTTP 404. */
const serve = (
  files: Readonly<Record<string, readonly [type: string, body: string | Buffer]>>,
): void => {
  respond = ({ url = '' }, response) => {
    const found = files[url];
    if (!found) response.writeHead(404).end();
    else response.setHeader('content-type', found[0]).end(found[1]);
  };
};

describe('the page lint with a file', () => {
  test('exits with 0 if the file has no mistakes', async () => {
    const file = await writePage('clean.html', CLEAN_PAGE);
    expect(await run(file)).toEqual({ code: 0, out: '1 page, 0 mistakes\n', errors: '' });
  });

  test('exits with 1 if the file has mistakes, and prints each with its position and correction', async () => {
    const file = await writePage('wrong.html', WRONG_PAGE);
    const { code, out } = await run(file);
    expect(code).toBe(1);
    expect(out).toContain(
      'wrong.html:2:6 found the class review-app-v2, which no placeholder has; expected reviews-app-v2 (unknown-class)\n  write (or use --fix):\n    <div class="reviews-app-v2"\n',
    );
    expect(out).toContain(
      'wrong.html:4:1 found bsro-zip-form without <form>; expected <form action=',
    );
    expect(out).toMatch(/1 page, 2 mistakes\n$/);
  });

  test('exits with 0 if the file has only a hint, and prints the hint', async () => {
    const file = await writePage('hint.html', HINT_PAGE);
    const { code, out } = await run(file);
    expect(code).toBe(0);
    expect(out).toMatch(
      /hint\.html:1:7 hint: found bsro-cart-icon in a comment, .*\(commented-out\)/,
    );
    expect(out).toMatch(/1 page, 0 mistakes, 1 hint\n$/);
    expect(JSON.parse((await run('--format', 'json', file)).out)).toMatchObject({
      summary: { mistakes: 0, hints: 1 },
      pages: [{ mistakes: [], hints: [{ rule: 'commented-out' }] }],
    });
    const log: Log = JSON.parse((await run('--format', 'sarif', file)).out);
    expect(log.runs[0]?.results).toMatchObject([{ ruleId: 'commented-out', level: 'note' }]);
  });

  test.each([
    ['is missing', 'missing.html', 'no such file or folder'],
    ['is in a folder that does not exist', 'nowhere/a.html', 'no such file or folder'],
  ])('exits with 2 and prints the reason if the file %s', async (_title, name, reason) => {
    const { code, out, errors } = await run(path.join(folder, name));
    expect({ code, errors }).toEqual({ code: 2, errors: '' });
    expect(out).toContain(`${name}: not read: ${reason}`);
    expect(out).not.toContain(' at ');
  });

  test('exits with 2 if the file is an image', async () => {
    const file = await writePage('picture.html', 'PNG\0\u0001');
    expect(await run(file)).toMatchObject({ code: 2, out: expect.stringContaining('not HTML') });
  });

  test('reports the mistakes of a file even if another file is missing', async () => {
    const file = await writePage('wrong.html', WRONG_PAGE);
    const { code, out } = await run(path.join(folder, 'missing.html'), file);
    expect(code).toBe(2);
    expect(out).toMatch(/1 page, 2 mistakes, 1 not read\n$/);
  });

  test('checks a file even if its elements are nested very deeply', async () => {
    const file = await writePage('deep.html', '<b>'.repeat(50_000));
    const { code, out } = await run(file);
    expect(code).toBeGreaterThan(0);
    expect(out).not.toMatch(/^\s+at /m);
  });
});

describe('the page lint with a folder', () => {
  test('checks the HTML files of the folder', async () => {
    await writePage('site/index.html', CLEAN_PAGE);
    await writePage('site/offers/spring.htm', WRONG_PAGE);
    await writePage('site/notes.txt', WRONG_PAGE);
    await writePage('site/node_modules/a.html', WRONG_PAGE);
    await writePage('site/.cache/a.html', WRONG_PAGE);
    const { code, out } = await run(path.join(folder, 'site'));
    expect(code).toBe(1);
    expect(out).toMatch(/2 pages, 2 mistakes\n$/);
    expect(out).toContain('site/offers/spring.htm:2:6');
  });

  test('exits with 2 if the folder has no HTML files', async () => {
    await mkdir(path.join(folder, 'empty'), { recursive: true });
    expect(await run(path.join(folder, 'empty'))).toMatchObject({
      code: 2,
      out: expect.stringContaining('a folder without HTML files'),
    });
  });

  test('reports a broken symbolic link in the folder', async () => {
    await mkdir(path.join(folder, 'links'), { recursive: true });
    await symlink('/nowhere.html', path.join(folder, 'links/broken.html'));
    expect(await run(path.join(folder, 'links'))).toMatchObject({
      code: 2,
      out: expect.stringContaining('links/broken.html: not read: no such file or folder'),
    });
  });
});

describe('the page lint with --fix', () => {
  test('corrects mistakes that have one correction, and leaves the others', async () => {
    const file = await writePage('fix.html', WRONG_PAGE);
    const { code, out } = await run('--fix', file);
    expect(code).toBe(1);
    expect(await readFile(file, 'utf8')).toContain(
      '<div class="reviews-app-v2"\n data-type="reviews" data-id="1"></div>',
    );
    expect(out).toContain('bsro-zip-form without <form>');
    expect(out).toMatch(/1 page, 1 mistake, 1 fixed\n$/);
    const corrected = await readFile(file, 'utf8');
    await run('--fix', file);
    expect(await readFile(file, 'utf8')).toBe(corrected);
  });

  test('does not write a file without mistakes', async () => {
    const file = await writePage('same.html', '\uFEFF<p>Tires</p>\r\n');
    expect(await run('--fix', file)).toMatchObject({ code: 0 });
    expect(await readFile(file, 'utf8')).toBe('\uFEFF<p>Tires</p>\r\n');
  });

  test('keeps the encoding of a file, and shows its characters', async () => {
    const create = (type: string): Buffer =>
      Buffer.from(
        `<p>Caf\u00e9 \u0080</p><div class="reviews-app-v2" data-type="${type}" data-id="1" title="a & \u00e9"></div>`,
        'latin1',
      );
    const file = await writePage('windows-1252.html', create('Reviews'));
    expect((await run(file)).out).toContain('&amp; \u00e9');
    expect(await run('--fix', file)).toMatchObject({ code: 0, errors: '' });
    expect((await readFile(file)).toString('latin1')).toBe(
      create('reviews').toString('latin1').replace('&', '&amp;'),
    );
  });

  test('leaves a file unchanged if a correction needs a character that its encoding lacks', async () => {
    const html =
      '<meta charset="windows-1252"><div class="bsro-interrupt-slot"><script type="application/json">[{&quot;id&quot;:&quot;&#x263a;&quot;,&quot;type&quot;:&quot;none&quot;}]</script></div>';
    const file = await writePage('lacking.html', html);
    const { code, out, errors } = await run('--fix', file);
    expect(code).toBe(1);
    expect(out).toContain('json-references');
    expect(errors).toMatch(/lacking\.html was not changed: windows-1252 lacks \u263a \(U\+263A\)/);
    expect(await readFile(file, 'utf8')).toBe(html);
  });

  test("explains that --fix can't change a page that was loaded from a URL", async () => {
    serve({ '/': ['text/html', WRONG_PAGE] });
    const { code, errors } = await run('--fix', `${origin}/`);
    expect(code).toBe(1);
    expect(errors).toContain('--fix changes files');
    expect(requests).toEqual(['/']);
  });
});

describe('the arguments of the page lint', () => {
  test.each([
    [[], 'no file, folder, URL, or sitemap'],
    [['--format', 'xml', 'a.html'], '--format is "xml", expected one of text, json, sarif'],
    [['--color', 'a.html'], "Unknown option '--color'"],
    [['--timeout', 'soon', 'a.html'], '--timeout is "soon"'],
    [['--concurrency', '0', 'a.html'], '--concurrency is "0"'],
  ])('are refused with the reason and the usage: %j', async (words, reason) => {
    const { code, out, errors } = await run(...words);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(errors).toContain(reason);
    expect(errors).toContain('Usage: npm run lint:html');
  });

  test('print the usage with --help', async () => {
    expect(await run('--help')).toMatchObject({
      code: 0,
      out: expect.stringContaining('Exit codes'),
    });
  });

  test("write the result to a file with --output, and cause exit code 2 if the file can't be written", async () => {
    const file = await writePage('wrong.html', WRONG_PAGE);
    const output = path.join(folder, 'result.json');
    expect(await run('--format', 'json', '--output', output, file)).toMatchObject({
      code: 1,
      out: '',
    });
    expect(JSON.parse(await readFile(output, 'utf8'))).toMatchObject({ version: 2 });
    expect(await run('--output', path.join(folder, 'no/where.txt'), file)).toMatchObject({
      code: 2,
      errors: expect.stringContaining('--output'),
    });
  });
});

describe('the page lint with a URL', () => {
  test('loads and checks the page', async () => {
    serve({
      '/tires/': [
        'text/html;charset=ISO-8859-1',
        Buffer.from(`${WRONG_PAGE}<p>\u00e9</p>`, 'latin1'),
      ],
    });
    const { code, out } = await run(`${origin}/tires/`);
    expect(code).toBe(1);
    expect(out).toContain(`${origin}/tires/:2:6 found the class review-app-v2`);
  });

  test.each([
    [
      'a byte order mark before the header',
      'text/html;charset=latin2',
      Buffer.from('\uFEFF<div class="bsro-cart-icon" title="a & \u00e9">'),
    ],
    [
      'the header before the page',
      'text/html;charset=latin1',
      Buffer.from('<meta charset="utf-8"><div class="bsro-cart-icon" title="a & \xe9">', 'latin1'),
    ],
    [
      'the page if the header is unknown',
      'text/html;charset=klingon',
      Buffer.from('<meta charset="latin1"><div class="bsro-cart-icon" title="a & \xe9">', 'latin1'),
    ],
  ])('decodes the page by %s', async (_title, type, html) => {
    serve({ '/': [type, html] });
    expect((await run(`${origin}/`)).out).toContain('a &amp; \u00e9');
  });

  test.each<[string, RequestListener, string]>([
    [
      'HTTP 500',
      (_, response) => response.writeHead(500).end('no'),
      'HTTP 500 Internal Server Error',
    ],
    ['HTTP 404', (_, response) => response.writeHead(404).end(), 'HTTP 404 Not Found'],
    [
      'JSON',
      (_, response) => response.setHeader('content-type', 'application/json').end('{}'),
      'not HTML but application/json',
    ],
    ['text without a type', (_, response) => response.end('hello'), 'not HTML'],
    [
      'an encoding that browsers refuse',
      (_, response) => response.end('<meta charset="iso-2022-kr"><p>'),
      'its encoding is one that browsers refuse to decode',
    ],
    ['a broken connection', (_, response) => response.destroy(), 'the network failed'],
    [
      'an endless redirect',
      (_, response) => response.writeHead(302, { location: '/again' }).end(),
      'more than 5 redirects',
    ],
    [
      'a page that is too large',
      (_, response) => response.setHeader('content-type', 'text/html').end('<p>'.repeat(4_000_000)),
      'larger than 10 MB',
    ],
    [
      'a sitemap that is not XML',
      (_, response) => response.end('<urlset><url></urlset>'),
      'not well-formed XML',
    ],
    ['an empty sitemap', (_, response) => response.end('<urlset/>'), 'a sitemap without pages'],
  ])(
    'exits with 2 and prints the reason if the server returns %s',
    async (_title, listener, reason) => {
      respond = listener;
      const { code, out } = await run(`${origin}/page`);
      expect(code).toBe(2);
      expect(out).toContain(`${origin}/page: not read: ${reason}`);
      expect(out).not.toMatch(/^\s+at /m);
    },
  );

  test('exits with 2 after the timeout if the server does not respond', async () => {
    respond = () => {};
    const { code, out } = await run('--timeout', '0.05', `${origin}/slow`);
    expect(code).toBe(2);
    expect(out).toContain('/slow: not read: no complete response within 0.05 s');
  });

  test.each(['http://127.0.0.1:1/', 'https://no-such-host.invalid/', 'http://:80/'])(
    'exits with 2 if the URL is %s, which does not exist',
    async (url) => {
      const { code, out } = await run('--timeout', '5', url);
      expect(code).toBe(2);
      expect(out).toContain(`${url}: not read: `);
    },
  );
});

describe('the page lint with a user and a password in the URL', () => {
  const AUTHORIZATION = `Basic ${Buffer.from('ann:p@ss %').toString('base64')}`;

  const addUser = (url: string): string => url.replace('//', '//ann:p%40ss %@');

  /** Collects the authorization of each request until the end of the test. */
  const collectAuthorizations = (): Map<string, string | undefined> => {
    const authorizations = new Map<string, string | undefined>();
    const respondTo = respond;
    respond = (request, response) => {
      const { host, authorization } = request.headers;
      authorizations.set(`http://${host}${request.url}`, authorization);
      respondTo(request, response);
    };
    return authorizations;
  };

  test('sends them to the origin of the sitemap, and prints neither', async () => {
    serve({
      '/sitemap.xml': ['application/xml', createSitemap(`${origin}/a/`)],
      '/a/': ['text/html', WRONG_PAGE],
    });
    const authorizations = collectAuthorizations();
    for (const format of ['text', 'json', 'sarif']) {
      const target = addUser(`${origin}/sitemap.xml`);
      const { code, out, errors } = await run('--fix', '--format', format, target);
      expect(code).toBe(1);
      expect(out + errors).not.toMatch(/ann:|p@ss|p%40ss/);
    }
    expect([...authorizations]).toEqual([
      [`${origin}/sitemap.xml`, AUTHORIZATION],
      [`${origin}/a/`, AUTHORIZATION],
    ]);
  });

  test('does not send them to another origin after a redirect', async () => {
    const other = origin.replace('127.0.0.1', 'localhost');
    respond = ({ url, headers }, response) => {
      if (url === '/end') response.setHeader('content-type', 'text/html').end(CLEAN_PAGE);
      else {
        const next = headers.host === new URL(other).host ? '/end' : `${other}/next`;
        response.writeHead(302, { location: next.replace('//', '//bob:secret@') }).end();
      }
    };
    const authorizations = collectAuthorizations();
    expect(await run(addUser(`${origin}/start`))).toMatchObject({ code: 0 });
    expect([...authorizations]).toEqual([
      [`${origin}/start`, AUTHORIZATION],
      [`${other}/next`, undefined],
      [`${other}/end`, undefined],
    ]);
  });

  test.each(['https://ann:secret@no-such-host.invalid/', 'http://ann:secret@:80/'])(
    'does not print them if %s fails',
    async (url) => {
      const { code, out, errors } = await run('--timeout', '5', url);
      expect(code).toBe(2);
      expect(out + errors).not.toMatch(/ann|secret/);
    },
  );
});

describe('the page lint with a sitemap', () => {
  test('reads the sitemap from its URL, and checks all pages of its origin', async () => {
    serve({
      '/sitemap.xml': [
        'application/xml',
        createSitemap(
          `${origin}/a/`,
          `${origin}/b/?x=1&amp;y=2`,
          `${origin}/gone/`,
          `${origin}/feed/`,
          'https://elsewhere.example/',
          '/relative/',
          `${origin}/a/`,
        ),
      ],
      '/a/': ['text/html', CLEAN_PAGE],
      '/b/?x=1&y=2': ['text/html', WRONG_PAGE],
      '/feed/': ['application/rss+xml', '<rss/>'],
    });
    const { code, out } = await run(`${origin}/sitemap.xml`);
    expect(code).toBe(2);
    expect(out).toContain(`${origin}/b/?x=1&y=2:2:6`);
    expect(out).toContain(`${origin}/gone/: not read: HTTP 404`);
    expect(out).toContain(`${origin}/feed/: not read: not HTML but application/rss+xml`);
    expect(out).toContain(
      `https://elsewhere.example/: not read: not on ${origin}, where the sitemap is`,
    );
    expect(out).toContain('/relative/: not read: not an absolute URL');
    expect(out).toMatch(/2 pages, 2 mistakes, 4 not read\n$/);
    expect(requests.toSorted()).toEqual(['/a/', '/b/?x=1&y=2', '/feed/', '/gone/', '/sitemap.xml']);
  });

  test('reads a sitemap index from a file, and the sitemaps that the index lists, compressed or not', async () => {
    serve({
      '/a.xml.gz': ['application/gzip', gzipSync(createSitemap(`${origin}/a/`))],
      '/b.xml': ['text/xml', createSitemap(`${origin}/a/`, `${origin}/b/`)],
      '/c.xml': ['text/html', CLEAN_PAGE],
      '/a/': ['text/html', CLEAN_PAGE],
      '/b/': ['text/html', CLEAN_PAGE],
    });
    const index = `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${[
      'a.xml.gz',
      'b.xml',
      'c.xml',
      'd.xml',
    ]
      .map((name) => `<sitemap><loc><![CDATA[${origin}/${name}]]></loc></sitemap>`)
      .join('')}</sitemapindex>`;
    const { code, out } = await run(await writePage('index.xml', index));
    expect(code).toBe(2);
    expect(out).toContain(`${origin}/c.xml: not read: not a sitemap`);
    expect(out).toContain(`${origin}/d.xml: not read: HTTP 404`);
    expect(out).toMatch(/2 pages, 0 mistakes, 2 not read\n$/);
  });

  test('stops after two requests at most if a sitemap index lists itself', async () => {
    serve({
      '/index.xml': [
        'text/xml',
        `<sitemapindex><sitemap><loc>${origin}/index.xml</loc></sitemap></sitemapindex>`,
      ],
    });
    expect(await run(`${origin}/index.xml`)).toMatchObject({ code: 2 });
    expect(requests.length).toBeLessThanOrEqual(2);
  });

  test('reports a page that redirects to another origin', async () => {
    const other = origin.replace('127.0.0.1', 'localhost');
    respond = ({ url }, response) => {
      if (url === '/sitemap.xml') response.end(createSitemap(`${origin}/a/`));
      else response.writeHead(301, { location: `${other}/b/` }).end();
    };
    const { code, out } = await run('--timeout', '5', `${origin}/sitemap.xml`);
    expect(code).toBe(2);
    expect(out).toContain(`${origin}/a/: not read: `);
  });

  test('requests at most as many pages in parallel as --concurrency allows', async () => {
    const pages = Array.from({ length: 12 }, (_, index) => `${origin}/${index}/`);
    respond = ({ url }, response) => {
      if (url === '/sitemap.xml') {
        response.end(createSitemap(...pages));
        return;
      }
      setImmediate(() => response.setHeader('content-type', 'text/html').end(CLEAN_PAGE));
    };
    const { code, out } = await run('--concurrency', '3', `${origin}/sitemap.xml`);
    expect({ code, out }).toEqual({ code: 0, out: '12 pages, 0 mistakes\n' });
    expect(maxOpenRequests).toBeLessThanOrEqual(3);
    expect(requests).toHaveLength(13);
  });
});

describe('the page lint with --format', () => {
  test('prints JSON with a stable structure', async () => {
    const file = await writePage('wrong.html', WRONG_PAGE);
    const { out } = await run('--format', 'json', file, path.join(folder, 'missing.html'));
    expect(JSON.parse(out)).toEqual({
      version: 2,
      summary: { pages: 1, mistakes: 2, hints: 0, fixed: 0, unread: 1 },
      pages: [
        {
          page: expect.stringMatching(/wrong\.html$/),
          fixed: 0,
          mistakes: [
            {
              line: 2,
              column: 6,
              endLine: 2,
              endColumn: 27,
              rule: 'unknown-class',
              found: 'the class review-app-v2, which no placeholder has',
              expected: 'reviews-app-v2',
              fix: '<div class="reviews-app-v2"\n data-type="Reviews" data-id="1">',
              isFixable: true,
            },
            {
              line: 4,
              column: 1,
              endLine: 4,
              endColumn: 28,
              rule: 'missing-part',
              found: 'bsro-zip-form without <form>',
              expected:
                '<form action="/locate/display-map/"><input name="q"></form> in it ' +
                '(finds the store, and is then submitted unless its `action` is "" or "#")',
              fix: '<div class="bsro-zip-form">\n  <form action="/locate/display-map/"><input name="q"></form>\n</div>',
              isFixable: false,
            },
          ],
          hints: [],
        },
      ],
      unread: [
        { page: expect.stringMatching(/missing\.html$/), failure: 'no such file or folder' },
      ],
    });
  });

  test('prints SARIF with rules, positions, corrections, and pages that were not read', async () => {
    const file = await writePage('wrong page.html', WRONG_PAGE);
    const { out } = await run('--format', 'sarif', file, path.join(folder, 'missing.html'));
    const log: Log = JSON.parse(out);
    const [sarifRun] = log.runs;
    expect(log).toMatchObject({
      version: '2.1.0',
      $schema: expect.stringContaining('sarif-2.1.0'),
    });
    expect(sarifRun?.tool.driver.rules?.map(({ id }) => id)).toEqual(Object.keys(RULES));
    expect(sarifRun?.columnKind).toBe('utf16CodeUnits');
    expect(sarifRun?.invocations).toEqual([
      {
        executionSuccessful: false,
        toolExecutionNotifications: [
          {
            level: 'error',
            message: { text: expect.stringContaining('missing.html was not read') },
          },
        ],
      },
    ]);
    const [first, second] = sarifRun?.results ?? [];
    const location = { uri: expect.stringMatching(/wrong%20page\.html$/), uriBaseId: 'ROOT' };
    expect(first).toEqual({
      ruleId: 'unknown-class',
      ruleIndex: Object.keys(RULES).indexOf('unknown-class'),
      level: 'error',
      message: { text: expect.stringMatching(/^found the class review-app-v2, .*\nWrite:\n</) },
      locations: [
        {
          physicalLocation: {
            artifactLocation: location,
            region: {
              startLine: 2,
              startColumn: 6,
              endLine: 2,
              endColumn: 27,
              charOffset: 12,
              charLength: 21,
            },
          },
        },
      ],
      partialFingerprints: { 'mistake/v1': expect.stringMatching(/^[\da-f]{64}:1$/) },
      fixes: [
        {
          description: { text: expect.stringContaining('Write ') },
          artifactChanges: [
            {
              artifactLocation: location,
              replacements: [
                {
                  deletedRegion: { charOffset: 12, charLength: 21 },
                  insertedContent: { text: 'class="reviews-app-v2"' },
                },
              ],
            },
          ],
        },
      ],
    });
    expect(second).not.toHaveProperty('fixes');
  });

  test('prints SARIF with the URL as it was passed, and with fingerprints that stay the same after lines have moved', async () => {
    serve({ '/a%20b/': ['text/html', WRONG_PAGE], '/': ['text/html', `\n\n${WRONG_PAGE}`] });
    const { out } = await run('--format', 'sarif', `${origin}/a%20b/`);
    expect(out).toContain(`"uri": "${origin}/a%20b/"`);
    const getFingerprints = (text: string): unknown => {
      const log: Log = JSON.parse(text);
      return log.runs[0]?.results?.map(({ partialFingerprints }) => partialFingerprints);
    };
    const file = await writePage('moving.html', WRONG_PAGE);
    const before = getFingerprints((await run('--format', 'sarif', file)).out);
    await writePage('moving.html', `\n\n${WRONG_PAGE}`);
    expect(getFingerprints((await run('--format', 'sarif', file)).out)).toEqual(before);
  });
});
