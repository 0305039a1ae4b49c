import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import worker from './cdn-worker.js';
import type { Settings } from './settings';

/** Headers of a connection, not of what it transfers. */
const CONNECTION =
  /^(connection|keep-alive|host|transfer-encoding|content-length|(accept|content)-encoding)$/;

const toRequest = async (incoming: IncomingMessage): Promise<Request> => {
  const { method = 'GET', headers, url = '/' } = incoming;
  const sent = Object.entries(headers).flatMap(([name, value = '']): [string, string][] =>
    CONNECTION.test(name) ? [] : [[name, String(value)]],
  );
  const body = await buffer(incoming);
  return new Request(new URL(url, `http://${headers.host ?? 'localhost'}`), {
    method,
    headers: sent,
    ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
  });
};

const send = async (response: Response, outgoing: ServerResponse): Promise<void> => {
  const body = Buffer.from(await response.arrayBuffer());
  for (const [name, value] of response.headers) {
    if (!CONNECTION.test(name)) outgoing.setHeader(name, value);
  }
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies);
  const isText = /text|json|javascript|svg/.test(response.headers.get('content-type') ?? '');
  if (isText && body.length > 0) outgoing.setHeader('content-encoding', 'gzip');
  outgoing.writeHead(response.status);
  outgoing.end(isText && body.length > 0 ? gzipSync(body) : body);
};

/** Creates a server that runs the CDN's worker in front of `aem up` and the services. */
export const createDevelopmentServer = (settings: Settings): Server =>
  createServer((incoming, outgoing) => {
    toRequest(incoming)
      .then((request) => worker.fetch(request, settings))
      .then((response) => send(response, outgoing))
      .catch((error: unknown) => {
        process.stderr.write(`${incoming.method} ${incoming.url}: ${String(error)}\n`);
        if (!outgoing.headersSent) outgoing.writeHead(502);
        outgoing.end();
      });
  });
