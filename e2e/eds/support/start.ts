import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, request as sendRequest } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { serve } from '../../../fixtures/services/serve';
import { parseStartOptions } from '../../../fixtures/services/start-options';
import { copySeededDatabase } from '../../../fixtures/services/testing/seeded-directory';
import { PROJECT } from '../../../scripts/test/eds-programs';
import type { ContentBus } from './documents';
import { EDITORS, convertDocument, renderContent } from './documents';

/** The project's files: those of the delivery, then the site's own. */
const FOLDERS = [PROJECT, path.join(__dirname, '../project')];

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.html': 'text/html; charset=utf-8',
  '.csv': 'text/csv',
};

/** The policy of the documents, which Adobe's own scripts allow. */
const POLICY = "script-src 'nonce-aem' 'strict-dynamic'; base-uri 'none'; object-src 'none'";

/** Paths that the site's CDN routes to the services. */
const SERVICES = /^\/(?:bsro|provider|content|is|maps|healthz|payments?)\b/;

const readProjectFile = (url: string): string | undefined => {
  const { pathname } = new URL(url, 'http://localhost');
  return FOLDERS.map((folder) => path.join(folder, path.normalize(pathname))).find(
    (file) => existsSync(file) && statSync(file).isFile(),
  );
};

/** Creates the profile cookie, as the CDN's worker does (docs/integration.md#the-profile-cookie). */
const createProfileCookie = (site: string): string => {
  const profile = { vid: randomUUID(), location: { myZip: '80122', locationLvl: 0 } };
  return `bsro.cp-${site}=${encodeURIComponent(JSON.stringify(profile))}; Path=/; Max-Age=31104000; SameSite=Lax`;
};

/** Reads the code that the delivery's README gives for the head of each page. */
const readHead = (): string => {
  const readme = readFileSync(path.join(PROJECT, 'bsro-ui/README.md'), 'utf8');
  const [, snippet = ''] = /```html\n([^]*?)```/.exec(readme) ?? [];
  return readFileSync(path.join(__dirname, '../project/head.html'), 'utf8') + snippet;
};

const send = (
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>>,
  body: string | Buffer,
): void => {
  response.writeHead(status, { ...headers, 'content-encoding': 'gzip' });
  response.end(gzipSync(body));
};

const forward = (request: IncomingMessage, response: ServerResponse, port: string): void => {
  const { method, url, headers } = request;
  const forwarded = sendRequest(
    { host: '127.0.0.1', port, method, path: url, headers },
    (result) => {
      response.writeHead(result.statusCode ?? 502, result.headers);
      result.pipe(response);
    },
  );
  forwarded.on('error', () => response.destroy());
  request.pipe(forwarded);
};

/**
 * Starts a site on Edge Delivery Services, and the reference services behind it. A test publishes a document
 * or a sheet by a PUT request with its HTML or JSON.
 */
const main = async (): Promise<void> => {
  const { BSRO_EDS_PORT: port = '', BSRO_SERVICES_PORT: servicesPort = '' } = process.env;
  const content: ContentBus = new Map();
  const publish = async (request: IncomingMessage, url: URL): Promise<void> => {
    const body = await text(request);
    const editor = EDITORS.find((name) => name === url.searchParams.get('editor'));
    if (editor === undefined) content.set(url.pathname, body);
    else
      content.set(
        `${url.pathname}.md`.replace('/.md', '/index.md'),
        await convertDocument(body, editor),
      );
  };
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { url = '/', headers, method } = request;
    const host = headers.host ?? '';
    if (method === 'PUT' && !SERVICES.test(url)) {
      await publish(request, new URL(url, `http://${host}`));
      send(response, 200, {}, '');
      return;
    }
    const file = readProjectFile(url);
    if (file !== undefined) {
      send(
        response,
        200,
        { 'content-type': TYPES[path.extname(file)] ?? 'text/plain' },
        readFileSync(file),
      );
    } else if (SERVICES.test(url)) {
      forward(request, response, servicesPort);
    } else {
      const [site = ''] = host.split('.');
      const result = await renderContent(content, {
        path: url,
        host,
        head: readHead(),
        // The bulk metadata of the site.
        metadata: { 'site-name': site, switches: 'bsro-ui-chatbot' },
        // As the site's headers.json has it for a page whose URL has this parameter.
        headers: url.includes('?policy') ? { 'content-security-policy': POLICY } : {},
      });
      const isPage = result.status === 200 && !/\.\w+(\?|$)/.test(url);
      const isNew = !headers.cookie?.includes(`bsro.cp-${site}=`);
      send(
        response,
        result.status,
        {
          ...Object.fromEntries(result.headers),
          ...(isPage && isNew
            ? { 'set-cookie': createProfileCookie(site), 'cache-control': 'private, no-cache' }
            : {}),
        },
        result.body,
      );
    }
  };
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bsro-ui-eds-'));
  mkdirSync(path.join(folder, 'services'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await copySeededDatabase(path.join(folder, 'services/pglite'));
  await serve(
    parseStartOptions(
      ['--data', path.join(folder, 'services'), '--port', servicesPort],
      process.env,
    ),
  );
  const site = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      response.destroy();
    });
  });
  site.listen(Number(port));
  process.once('SIGTERM', () => site.close());
};

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : 'failed'}\n`);
  process.exitCode = 1;
});
