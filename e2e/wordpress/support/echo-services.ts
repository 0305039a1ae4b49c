import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { once } from 'node:events';

/** A request that the services have received. */
export interface ReceivedRequest {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** Services that respond with what they received, and with headers that a site must not pass on. */
export interface EchoServices {
  readonly url: string;
  readonly stop: () => void;
}

const readBody = async (request: IncomingMessage): Promise<string> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) if (chunk instanceof Uint8Array) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
};

/** Starts the services on a free port. */
export const startEchoServices = async (): Promise<EchoServices> => {
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const { method, url, headers } = request;
      const received: ReceivedRequest = { method, url, headers, body };
      response.writeHead(201, [
        ...['Content-Type', 'application/json'],
        ...['Set-Cookie', 'bsro.cp-fcac=x; Path=/; Domain=services.example; SameSite=Lax'],
        ...['Set-Cookie', 'wordpress_logged_in=stolen; Path=/'],
        ...['X-Answer', 'yes'],
        ...['X-Accel-Redirect', '/wp-config.php'],
        ...['Cache-Control', 'public, max-age=600'],
      ]);
      response.end(JSON.stringify(received));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('No address');
  return { url: `http://127.0.0.1:${address.port}`, stop: () => void server.close() };
};
