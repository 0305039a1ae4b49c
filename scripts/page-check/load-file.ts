import { isNativeError } from 'node:util/types';
import { createBrowserLoader } from '../checkout/load-as-browser';
import type { Destination, LoadedFile as BrowserFile } from '../checkout/load-as-browser';

/** A response, with the address that it is of. */
export interface LoadedFile extends BrowserFile {
  readonly address: URL;
}

/** Why there is no response, in words. */
export class LoadFailure extends Error {
  override readonly name = 'LoadFailure';
}

/**
 * Loads a file as a browser does that opens a page for the first time.
 * @throws LoadFailure without a complete response
 */
export type LoadFile = (address: URL, destination?: Destination) => Promise<LoadedFile>;

const ENCODINGS = 'gzip, deflate, br';

const toReason = (error: unknown): string =>
  isNativeError(error) ? error.message || error.name : String(error);

/**
 * Creates a loader; `close` ends its connections.
 * @param timeout milliseconds until a response must be complete
 */
export const createFileLoader = (
  timeout: number,
): { readonly load: LoadFile; readonly close: () => void } => {
  const browser = createBrowserLoader(timeout);
  const load: LoadFile = async (address, destination = 'document') => {
    const end = performance.now() + timeout;
    try {
      return { address, ...(await browser.load(address, ENCODINGS, destination)) };
    } catch (error) {
      // The error of a response that was cut off doesn't say by whom.
      throw new LoadFailure(
        performance.now() >= end
          ? `no complete response within ${timeout / 1000} s`
          : toReason(error),
      );
    }
  };
  return { load, close: browser.close };
};

const MAX_REDIRECTS = 5;

/** Loads a file, and follows redirects. */
export const loadFinal = async (
  load: LoadFile,
  address: URL,
  redirects = MAX_REDIRECTS,
): Promise<LoadedFile> => {
  const file = await load(address);
  const { location } = file.headers;
  if (file.status < 300 || file.status >= 400 || !location) return file;
  if (redirects === 0) throw new LoadFailure(`more than ${MAX_REDIRECTS} redirects`);
  if (!URL.canParse(location, address.href)) throw new LoadFailure(`a redirect to ${location}`);
  return loadFinal(load, new URL(location, address), redirects - 1);
};

/** Returns a header's value; empty if it is missing. */
export const getHeader = ({ headers }: LoadedFile, name: string): string => headers[name] ?? '';

/** Returns the media type of a file, such as `text/html`. */
export const getMediaType = (file: LoadedFile): string =>
  getHeader(file, 'content-type').split(';', 1)[0]?.trim().toLowerCase() ?? '';
