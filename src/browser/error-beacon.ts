import { parseUrl } from './parse-url';
import { ConfigurationError, PlaceholderError } from './author-errors';
import { listenToErrors } from './listen-to-errors';
import { isLoadError } from './load-chunk';
import type { ErrorContext, OnError } from './report';

/** The data of a beacon. It contains no values from visitors, authors, or URLs (docs/errors.md). */
interface Beacon {
  readonly name: string;
  readonly message?: string;
  readonly placeholder?: string;
  readonly chunk?: string;
  readonly path: string;
}

/** The maximum number of beacons per page view. */
export const MAX_BEACONS = 10;

const MAX_PATH_LENGTH = 200;

const PLAIN_NAME = /^[A-Za-z]{1,40}$/;

const MAX_MESSAGE_LENGTH = 200;

const CHUNK_FILE = /\/chunks\/([\w-]+)\./;

const parseEndpoint = (text: string): string => {
  const url = parseUrl(text, document.baseURI);
  if (url?.origin === location.origin) return url.href;
  throw new ConfigurationError(
    'data-error-endpoint is not a URL on this host: write data-error-endpoint="/bsro/services/client-errors"',
  );
};

const parseSample = (text = '1'): number => {
  const share = text.trim() === '' ? Number.NaN : Number(text);
  if (share >= 0 && share <= 1) return share;
  throw new ConfigurationError(
    'data-error-sample is not a number from 0 to 1: write data-error-sample="0.1"',
  );
};

/** Returns the part of a message before any quoted value or suggestion, which has only our own words. */
const getOwnText = (message: string): string =>
  message
    .split(/["<]|: write /)[0]
    ?.trim()
    .slice(0, MAX_MESSAGE_LENGTH) ?? '';

const toBeacon = (error: unknown, { source, element }: ErrorContext): Beacon => {
  const isOurs = error instanceof PlaceholderError || error instanceof ConfigurationError;
  const chunk = isLoadError(error) ? CHUNK_FILE.exec(error.request ?? '')?.[1] : undefined;
  return {
    name: error instanceof Error && PLAIN_NAME.test(error.name) ? error.name : 'Error',
    ...(isOurs && { message: getOwnText(error.message) }),
    // Without an element, the source may be the URL of a call.
    ...(element && { placeholder: source }),
    ...(chunk && { chunk }),
    path: location.pathname.slice(0, MAX_PATH_LENGTH),
  };
};

const createErrorBeacon = ({ errorEndpoint = '', errorSample }: DOMStringMap): OnError => {
  const url = parseEndpoint(errorEndpoint);
  if (Math.random() >= parseSample(errorSample)) return () => {};
  const sent = new Set<string>();
  return (error, context) => {
    const body = JSON.stringify(toBeacon(error, context));
    if (sent.has(body) || sent.size >= MAX_BEACONS) return;
    sent.add(body);
    navigator.sendBeacon(url, new Blob([body], { type: 'application/json' }));
  };
};

/**
 * Sends the errors that were reported so far, and all later ones, to the endpoint that the page's
 * `<html>` names, for a sample of the page views (docs/errors.md).
 * @throws {ConfigurationError} if an attribute of the page is wrong
 */
export const startErrorBeacon = (): void => {
  try {
    listenToErrors(createErrorBeacon(document.documentElement.dataset));
  } catch (error) {
    listenToErrors(() => {});
    throw error;
  }
};
