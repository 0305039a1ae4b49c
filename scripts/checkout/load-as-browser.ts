import { Agent as HttpAgent, get as getByHttp } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, get as getByHttps } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';

/** A response as a browser has it: the body is decompressed. */
export interface LoadedFile {
  readonly status: number;
  /** By lowercase name; repeated headers are joined by a comma. */
  readonly headers: Readonly<Record<string, string>>;
  /** The values of all `Set-Cookie` headers. */
  readonly cookies: readonly string[];
  readonly body: Buffer;
}

/** What a browser requests: a page, a script of one, or the result of a call. */
export type Destination = 'document' | 'script' | 'call';

/** A script that is sent to browsers only must not be hidden from the check. */
const BROWSER: Readonly<Record<string, string>> = {
  'user-agent':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
  'accept-language': 'en-US,en;q=0.9',
};

const BY_DESTINATION: Readonly<Record<Destination, Readonly<Record<string, string>>>> = {
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
  call: {
    accept: 'application/json',
    'sec-fetch-dest': 'empty',
    'sec-fetch-mode': 'cors',
    'sec-fetch-site': 'same-origin',
  },
};

const DECODERS: Readonly<Record<string, (content: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  deflate: inflateSync,
  identity: (content) => content,
};

const TIMEOUT_MS = 60_000;

// As many connections as a browser opens.
const CONNECTIONS = { keepAlive: true, maxSockets: 6 };

/**
 * Loads files from one site; `close` ends its connections.
 * @param timeout milliseconds until a response must be complete
 */
export const createBrowserLoader = (timeout = TIMEOUT_MS) => {
  const agents = { http: new HttpAgent(CONNECTIONS), https: new HttpsAgent(CONNECTIONS) };

  const request = (address: URL, headers: Readonly<Record<string, string>>) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const options = {
        // Node doesn't resolve subdomains of localhost.
        hostname: address.hostname.endsWith('.localhost') ? 'localhost' : address.hostname,
        port: address.port,
        path: address.pathname + address.search,
        headers: { ...headers, host: address.host },
        signal: AbortSignal.timeout(timeout),
      };
      const sent =
        address.protocol === 'https:'
          ? getByHttps({ ...options, agent: agents.https }, resolve)
          : getByHttp({ ...options, agent: agents.http }, resolve);
      sent.on('error', reject);
    });

  return {
    /**
     * @param encodings value of `Accept-Encoding`
     * @throws Error without a complete response, or with one in an unknown encoding
     */
    load: async (
      address: URL,
      encodings: string,
      destination: Destination,
    ): Promise<LoadedFile> => {
      const response = await request(address, {
        ...BROWSER,
        ...BY_DESTINATION[destination],
        'accept-encoding': encodings,
      });
      const content = await buffer(response);
      const headers = Object.fromEntries(
        Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
      );
      const encoding = headers['content-encoding'] ?? 'identity';
      const decode = DECODERS[encoding];
      if (!decode) throw new Error(`unknown encoding ${encoding}`);
      return {
        status: response.statusCode ?? 0,
        headers,
        cookies: response.headers['set-cookie'] ?? [],
        body: decode(content),
      };
    },
    close: (): void => {
      agents.http.destroy();
      agents.https.destroy();
    },
  };
};

export type LoadAsBrowser = ReturnType<typeof createBrowserLoader>['load'];
