import { gunzipSync } from 'node:zlib';
import { getErrorFacts } from './error-facts';
import { UnreadableError } from './page-source';

/** A text that a server has sent. */
export interface FetchedText {
  readonly text: string;
  /** The media type in lower case, without parameters; empty if the server names none. */
  readonly type: string;
  /** The address after redirects. */
  readonly url: string;
}

export interface FetchOptions {
  /** Milliseconds for a whole request. */
  readonly timeout: number;
  /** The only origin from which an answer is accepted. */
  readonly origin?: string | undefined;
}

/** Largest answer that is read, in bytes. */
const MAX_BYTES = 10_000_000;

const describeNetworkError = (error: unknown, timeout: number): string => {
  const { name, message, cause } = getErrorFacts(error);
  if (name === 'TimeoutError') return `no answer within ${timeout / 1000} s`;
  const { code, message: reason } =
    cause === undefined ? { code: '', message } : getErrorFacts(cause);
  return `the network failed: ${[code, reason].filter(Boolean).join(' ') || message}`;
};

const readBytes = async (response: Response): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) throw new UnreadableError(`larger than ${MAX_BYTES / 1_000_000} MB`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

const decode = (bytes: Buffer, contentType: string): string => {
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const plain = isGzip ? gunzipSync(bytes, { maxOutputLength: MAX_BYTES }) : bytes;
  const [, charset = 'utf-8'] = /charset="?([\w-]+)/i.exec(contentType) ?? [];
  try {
    return new TextDecoder(charset).decode(plain);
  } catch {
    throw new UnreadableError(`the unknown character set ${charset}`);
  }
};

/**
 * Fetches a text.
 * @throws {UnreadableError} without an answer in time, with an error status, or from another origin
 */
export const fetchText = async (
  address: string,
  { timeout, origin }: FetchOptions,
): Promise<FetchedText> => {
  try {
    const response = await fetch(address, {
      headers: { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9' },
      signal: AbortSignal.timeout(timeout),
    });
    const url = response.url || address;
    if (origin !== undefined && new URL(url).origin !== origin) {
      await response.body?.cancel();
      throw new UnreadableError(`redirected to another origin, ${url}`);
    }
    if (!response.ok) {
      await response.body?.cancel();
      throw new UnreadableError(`HTTP ${response.status} ${response.statusText}`.trim());
    }
    const contentType = response.headers.get('content-type') ?? '';
    const [type = ''] = contentType.toLowerCase().split(';');
    return { text: decode(await readBytes(response), contentType), type: type.trim(), url };
  } catch (error) {
    if (error instanceof UnreadableError) throw error;
    throw new UnreadableError(describeNetworkError(error, timeout), { cause: error });
  }
};
