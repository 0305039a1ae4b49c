import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { serve } from '../../../fixtures/services/serve';
import { parseStartOptions } from '../../../fixtures/services/start-options';
import { copySeededDatabase } from '../../../fixtures/services/testing/seeded-directory';
import { createDevelopmentServer } from '../../../scripts/deliver/eds/kit/develop';
import { PROJECT } from '../../../scripts/test/eds-programs';
import { findFreePort } from '../../../scripts/test/free-port';
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

const readProjectFile = (url: string): string | undefined => {
  const { pathname } = new URL(url, 'http://localhost');
  return FOLDERS.map((folder) => path.join(folder, path.normalize(pathname))).find(
    (file) => existsSync(file) && statSync(file).isFile(),
  );
};

/** Reads the code that the delivery's README gives for the head of each page. */
const readSnippet = (): string => {
  const readme = readFileSync(path.join(PROJECT, 'bsro-ui/README.md'), 'utf8');
  const [, snippet = ''] = /```html\n([^]*?)```/.exec(readme) ?? [];
  return snippet;
};

/** Returns the head of a page. Those below `/plain` are as they were before the delivery. */
const createHead = (url: string): string =>
  readFileSync(path.join(__dirname, '../project/head.html'), 'utf8') +
  (url.startsWith('/plain') ? '' : readSnippet());

/**
 * Starts a site on Edge Delivery Services, and the reference services behind it. A test publishes a document
 * or a sheet by a PUT request with its HTML or JSON. The delivered server for development joins both on one host.
 */
const main = async (): Promise<void> => {
  const { BSRO_EDS_PORT: port = '', BSRO_SERVICES_PORT: servicesPort = '' } = process.env;
  const content: ContentBus = new Map();
  const publish = async (request: IncomingMessage, pathname: string): Promise<void> => {
    const body = await text(request);
    const editor = EDITORS.find((name) => name === request.headers['x-editor']);
    if (editor === undefined) content.set(pathname, body);
    else
      content.set(
        `${pathname}.md`.replace('/.md', '/index.md'),
        await convertDocument(body, editor),
      );
  };
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { url = '/', headers, method } = request;
    const host = String(headers['x-forwarded-host'] ?? headers.host);
    if (method === 'PUT') {
      await publish(request, url);
      response.end();
      return;
    }
    const file = readProjectFile(url);
    if (file !== undefined) {
      response.setHeader('content-type', TYPES[path.extname(file)] ?? 'text/plain');
      response.end(readFileSync(file));
      return;
    }
    const [site = ''] = host.split('.');
    const {
      status,
      body,
      headers: rendered,
    } = await renderContent(content, {
      path: url,
      host,
      head: createHead(url),
      // The bulk metadata of the site.
      metadata: { 'site-name': site, switches: 'bsro-ui-chatbot' },
      // As the site's headers.json has it.
      headers: url.startsWith('/nonce') ? { 'content-security-policy': POLICY } : {},
    });
    response.writeHead(status, Object.fromEntries(rendered));
    response.end(body);
  };
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bsro-ui-eds-'));
  mkdirSync(path.join(folder, 'services'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await copySeededDatabase(path.join(folder, 'services/pglite'));
  await serve(
    parseStartOptions(['--data', path.join(folder, 'services'), '--port', servicesPort], {
      ...process.env,
      TRUSTED_PROXIES: 'loopback',
    }),
  );
  const pages = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      response.destroy();
    });
  });
  const pagesPort = findFreePort();
  pages.listen(Number(pagesPort));
  const site = createDevelopmentServer({
    PAGES_ORIGIN: `http://localhost:${pagesPort}`,
    SERVICES_ORIGIN: `http://localhost:${servicesPort}`,
    SITE_NAME: 'fcac',
  });
  site.listen(Number(port));
  process.once('SIGTERM', () => {
    site.close();
    pages.close();
  });
};

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : 'failed'}\n`);
  process.exitCode = 1;
});
