import { Agent as HttpAgent, request as requestByHttp } from 'node:http';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as requestByHttps } from 'node:https';
import { brotliDecompressSync, gunzipSync, inflateRawSync, inflateSync } from 'node:zlib';
import type { ZlibOptions } from 'node:zlib';
import { removeCredentials } from './credentials';
import { getErrorFacts } from './error-facts';
import { UnreadableError } from './unreadable-error';

/** A response as a browser sees it, with a decompressed body. */
export interface LoadedFile {
  /** The URL of this response, which may be a redirect. */
  readonly url: URL;
  readonly status: number;
  /** By lowercase name; repeated headers are joined by a comma. */
  readonly headers: Readonly<Record<string, string>>;
  /** The values of all `Set-Cookie` headers. */
  readonly cookies: readonly string[];
  readonly body: Buffer;
}

/** What a browser requests: a page, a script, or a service call that reads or writes. */
type Destination = 'document' | 'script' | 'call' | 'write';

type Headers = Readonly<Record<string, string>>;

/**
 * Sends one request as a browser does when it opens the page for the first time, and follows no redirect.
 * @param headers by lowercase name; they are added to a browser's headers, or replace them
 * @throws {UnreadableError} without a complete response, or with one that is too large
 */
export type LoadFile = (
  url: URL,
  destination?: Destination,
  headers?: Headers,
) => Promise<LoadedFile>;

/** Headers of a browser: a site may refuse other clients, and an attacker may hide a script from them. */
const BROWSER_HEADERS: Headers = {
  'user-agent':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
  'accept-language': 'en-US,en;q=0.9',
  'accept-encoding': 'gzip, deflate, br',
};

const CALL_HEADERS: Headers = {
  accept: 'application/json',
  'sec-fetch-dest': 'empty',
  'sec-fetch-mode': 'cors',
  'sec-fetch-site': 'same-origin',
};

const HEADERS_BY_DESTINATION: Readonly<Record<Destination, Headers>> = {
  document: {
    accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
    'sec-fetch-dest': 'document',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-site': 'none',
    'upgrade-insecure-requests': '1',
  },
  script: {
    accept: '*/*',
    'sec-fetch-dest': 'script',
    'sec-fetch-mode': 'cors',
    'sec-fetch-site': 'same-origin',
  },
  call: CALL_HEADERS,
  write: CALL_HEADERS,
};

/** The largest body that is read, in bytes. */
const MAX_BYTES = 10_000_000;

const createTooLargeError = (): UnreadableError =>
  new UnreadableError(`larger than ${MAX_BYTES / 1_000_000} MB`);

type Decode = (content: Buffer, options: ZlibOptions) => Buffer;

/** Some servers send `deflate` without the header of zlib, whose first byte says method 8. */
const inflate: Decode = (content, options) =>
  ((content[0] ?? 0) & 0x0f) === 8
    ? inflateSync(content, options)
    : inflateRawSync(content, options);

const DECODERS: ReadonlyMap<string, Decode> = new Map([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
  ['deflate', inflate],
  ['identity', (content: Buffer) => content],
]);

/**
 * Decompresses the body of a response.
 * @throws {UnreadableError} if it isn't in that encoding, or is too large
 */
export const decompress = (content: Buffer, encoding: string): Buffer => {
  const decoder = DECODERS.get(encoding);
  if (!decoder) throw new UnreadableError(`unknown encoding ${encoding}`);
  // A redirect may have a `Content-Encoding` but no body.
  if (content.length === 0) return content;
  try {
    return decoder(content, { maxOutputLength: MAX_BYTES });
  } catch (error) {
    const { code, message } = getErrorFacts(error);
    throw code === 'ERR_BUFFER_TOO_LARGE'
      ? createTooLargeError()
      : new UnreadableError(`not ${encoding}: ${message}`, { cause: error });
  }
};

const readBody = async (response: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let size = 0;
  const received: AsyncIterable<Buffer> = response;
  for await (const chunk of received) {
    size += chunk.byteLength;
    // Leaving the loop destroys the response.
    if (size > MAX_BYTES) throw createTooLargeError();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

const describeNetworkError = (error: unknown): string => {
  const { name, code, message } = getErrorFacts(error);
  return `the network failed: ${message || code || name}`;
};

/** The number of connections that a browser opens to a host. */
const MAX_CONNECTIONS = 6;

/**
 * Creates a loader, and a function that closes its connections.
 * @param timeout milliseconds until a response must be complete, including the wait for a connection
 * @param connections maximum number of connections to one host at once
 */
export const createFileLoader = (
  timeout: number,
  connections = MAX_CONNECTIONS,
): { readonly load: LoadFile; readonly close: () => void } => {
  const options = { keepAlive: true, maxSockets: connections };
  const agents = { http: new HttpAgent(options), https: new HttpsAgent(options) };

  const send = (
    url: URL,
    method: string,
    headers: Headers,
    signal: AbortSignal,
  ): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const request = {
        // Node doesn't resolve subdomains of localhost.
        hostname: url.hostname.endsWith('.localhost') ? 'localhost' : url.hostname,
        port: url.port,
        path: url.pathname + url.search,
        method,
        headers: { ...headers, host: url.host },
        signal,
      };
      const sent: ClientRequest =
        url.protocol === 'https:'
          ? requestByHttps({ ...request, agent: agents.https }, resolve)
          : requestByHttp({ ...request, agent: agents.http }, resolve);
      sent.on('error', (error) => {
        // Retries on another connection: the server has closed the kept-alive one just as it was used again.
        if (sent.reusedSocket && getErrorFacts(error).code === 'ECONNRESET' && !signal.aborted) {
          resolve(send(url, method, headers, signal));
        } else reject(error);
      });
      sent.end();
    });

  const load: LoadFile = async (url, destination = 'document', extraHeaders = {}) => {
    const signal = AbortSignal.timeout(timeout);
    try {
      const response = await send(
        url,
        destination === 'write' ? 'POST' : 'GET',
        { ...BROWSER_HEADERS, ...HEADERS_BY_DESTINATION[destination], ...extraHeaders },
        signal,
      );
      const content = await readBody(response);
      const headers = Object.fromEntries(
        Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
      );
      return {
        url,
        status: response.statusCode ?? 0,
        headers,
        cookies: response.headers['set-cookie'] ?? [],
        body: decompress(content, (headers['content-encoding'] ?? 'identity').toLowerCase()),
      };
    } catch (error) {
      if (error instanceof UnreadableError) throw error;
      // The error of an aborted response doesn't say who aborted it.
      throw new UnreadableError(
        signal.aborted
          ? `no complete response within ${timeout / 1000} s`
          : describeNetworkError(error),
        { cause: error },
      );
    }
  };

  return {
    load,
    close: () => {
      agents.http.destroy();
      agents.https.destroy();
    },
  };
};

const MAX_REDIRECTS = 5;

/** Loads a page or another file, but not a service call, and follows redirects. */
export const loadFinal = async (
  load: LoadFile,
  url: URL,
  redirects = MAX_REDIRECTS,
): Promise<LoadedFile> => {
  const file = await load(url);
  const { location } = file.headers;
  if (file.status < 300 || file.status >= 400 || !location) return file;
  if (redirects === 0) throw new UnreadableError(`more than ${MAX_REDIRECTS} redirects`);
  const next = URL.canParse(location, url.href) ? new URL(location, url) : undefined;
  if (!next || !/^https?:$/.test(next.protocol)) {
    throw new UnreadableError(`a redirect to ${location}`);
  }
  return loadFinal(load, removeCredentials(next), redirects - 1);
};

/** Returns a header's value; empty if it is missing. */
export const getHeader = ({ headers }: LoadedFile, name: string): string => headers[name] ?? '';

/** Returns the media type of a file, such as `text/html`. */
export const getMediaType = (file: LoadedFile): string =>
  getHeader(file, 'content-type').split(';', 1)[0]?.trim().toLowerCase() ?? '';
