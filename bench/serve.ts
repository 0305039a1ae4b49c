import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import { BENCH_PAGES, readEntryFiles, getPageFolder } from './build-pages';
import type { EntryFiles } from './build-pages';

const renderPage = (page: string, { script, styles }: EntryFiles): string =>
  `<!doctype html><html lang="en-US" data-site-name="fcac" data-asset-base="/${page}/">` +
  `<title>${page}</title>` +
  styles.map((file) => `<link rel="stylesheet" href="/${page}/${file}">`).join('') +
  `<body><script src="/${page}/${script}"></script></body></html>`;

export interface BenchServer {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** Serves each bench page at `/<its name>`. Service calls get a 404 response. */
export const serveBenchPages = async (): Promise<BenchServer> => {
  const app = fastify();
  // A cross-origin isolated page has timers with microsecond resolution.
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cross-origin-opener-policy', 'same-origin');
    reply.header('cross-origin-embedder-policy', 'require-corp');
  });
  for (const [index, page] of BENCH_PAGES.entries()) {
    const html = renderPage(page, readEntryFiles(page));
    app.get(`/${page}`, (_request, reply) => reply.type('text/html').send(html));
    await app.register(fastifyStatic, {
      root: getPageFolder(page),
      prefix: `/${page}/`,
      decorateReply: index === 0,
    });
  }
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return { origin, close: () => app.close() };
};
