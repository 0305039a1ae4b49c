import http from 'node:http';
import { pipeline } from 'node:stream/promises';
import { text } from 'node:stream/consumers';
import { addErrorCollector } from './error-collector';
import { once } from 'node:events';

/** The reference host as the engines see it. */
export interface HostProxy {
  readonly port: number;
  /** The URLs of the requests without a response. */
  readonly listOpenCalls: () => string[];
  readonly close: () => void;
}

/** Forwards a response, and adds the collector to a page. */
const forwardResponse = async (
  response: http.ServerResponse,
  upstream: http.IncomingMessage,
): Promise<void> => {
  const { statusCode = 502, headers } = upstream;
  if (!headers['content-type']?.startsWith('text/html')) {
    response.writeHead(statusCode, headers);
    await pipeline(upstream, response);
    return;
  }
  const policy = String(headers['content-security-policy'] ?? '');
  const html = addErrorCollector(await text(upstream), policy);
  const { 'content-length': _length, ...rest } = headers;
  response.writeHead(statusCode, rest);
  response.end(html);
};

/**
 * Starts a proxy of the reference host that puts an error collector at the top of each page:
 * WebKitGTK's driver reports no errors and runs no script before the page's own.
 */
export const startHostProxy = async (hostPort: number): Promise<HostProxy> => {
  const agent = new http.Agent({ keepAlive: true });
  const open = new Set<http.IncomingMessage>();
  const proxy = http.createServer((request, response) => {
    open.add(request);
    const forwarded = http.request({
      agent,
      host: 'localhost',
      port: hostPort,
      method: request.method,
      path: request.url,
      headers: { ...request.headers, 'accept-encoding': 'identity' },
    });
    forwarded.on('response', (upstream) => {
      forwardResponse(response, upstream).catch(() => response.destroy());
    });
    forwarded.on('error', () => response.destroy());
    response.on('close', () => {
      open.delete(request);
      forwarded.destroy();
    });
    request.pipe(forwarded);
  });
  proxy.listen(0, 'localhost');
  await once(proxy, 'listening');
  const address = proxy.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port');
  return {
    port: address.port,
    listOpenCalls: () => [...open].map(({ url = '' }) => url),
    close: () => {
      proxy.close();
      proxy.closeAllConnections();
      agent.destroy();
    },
  };
};
