import { STATUS_CODES } from 'node:http';
import { decodeBytes } from './encoded-text';
import { decompress, getHeader, getMediaType, loadFinal } from './load-file';
import type { LoadedFile, LoadFile } from './load-file';
import { UnreadableError } from './unreadable-error';

/** A response that contains text. */
export interface LoadedText {
  readonly text: string;
  /** The media type in lower case, without parameters; empty if the server names none. */
  readonly type: string;
  /** The origin of the response, after redirects. */
  readonly origin: string;
}

const isGzip = (bytes: Buffer): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** Decodes the body of a response, which may itself be a file compressed with gzip. */
export const decodeFile = (file: LoadedFile): string =>
  decodeBytes(
    isGzip(file.body) ? decompress(file.body, 'gzip') : file.body,
    getHeader(file, 'content-type'),
  ).text;

/**
 * Loads a text, which may be a file compressed with gzip, such as `sitemap.xml.gz`.
 * @param origin the only origin from which a response is accepted
 * @throws {UnreadableError} without a response in time, with an error status, or from another origin
 */
export const loadText = async (
  load: LoadFile,
  url: string,
  origin?: string,
): Promise<LoadedText> => {
  const file = await loadFinal(load, new URL(url));
  const { status } = file;
  if (origin !== undefined && file.url.origin !== origin) {
    throw new UnreadableError(`redirected to another origin, ${file.url.href}`);
  }
  if (status < 200 || status >= 300) {
    throw new UnreadableError(`HTTP ${status} ${STATUS_CODES[status] ?? ''}`.trim());
  }
  return {
    text: decodeFile(file),
    type: getMediaType(file),
    origin: file.url.origin,
  };
};
