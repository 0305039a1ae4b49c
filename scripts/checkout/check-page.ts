import type { LoadFile } from '../../authoring/sources/load-file';
import { decodeFile } from '../../authoring/sources/load-text';
import { UnreadableError } from '../../authoring/sources/unreadable-error';
import type { CheckoutScript } from '../build/checkout-scripts';
import { computeIntegrity } from '../build/assets-manifest';
import { compareHeaders, parseNonce } from './compare-headers';
import { parsePageScripts } from './parse-page-scripts';

/** The expected state of a checkout page. */
export interface CheckoutExpectation {
  /** The scripts of the live release, the entry first. */
  readonly inventory: readonly CheckoutScript[];
  /** The only origin whose frames the page may show. */
  readonly paymentOrigin: string;
  /** The URL of the bundle's folder; by default, the page's `data-asset-base`, or else the entry's folder. */
  readonly assets?: string | undefined;
}

/** The values of `accept-encoding` to check: an attacker could change a single compressed copy of a file. */
const ENCODINGS: readonly string[] = ['gzip, deflate, br', 'gzip', 'identity'];

/** The number of characters of an inline script that a message contains. */
const MAX_CODE_LENGTH = 80;

/** A script as browsers receive it, or why they don't. */
type Received = { readonly integrity: string } | { readonly problem: string };

/** Creates a function that loads each script once. */
const createReceiver = (load: LoadFile): ((url: URL) => Promise<Received>) => {
  const receive = async (url: URL): Promise<Received> => {
    try {
      const { status, body } = await load(url, 'script');
      return status === 200
        ? { integrity: computeIntegrity(body) }
        : { problem: `has the status ${status}` };
    } catch (error) {
      if (!(error instanceof UnreadableError)) throw error;
      return { problem: `didn't load: ${error.message}` };
    }
  };
  const received = new Map<string, Promise<Received>>();
  return (url) => {
    const script = received.get(url.href) ?? receive(url);
    received.set(url.href, script);
    return script;
  };
};

const toHttpUrl = (src: string, page: URL): URL | undefined => {
  const url = URL.canParse(src, page.href) ? new URL(src, page) : undefined;
  return url?.protocol.startsWith('http') ? url : undefined;
};

const getFileName = (url: string): string => url.replace(/[?#].*/, '').replace(/.*\//, '');

/** Checks the copies of the page and its scripts that `load` receives. */
const checkCopy = async (
  page: URL,
  { inventory, paymentOrigin, assets }: CheckoutExpectation,
  load: LoadFile,
): Promise<{ readonly problems: readonly string[]; readonly nonce: string | undefined }> => {
  const file = await load(page);
  const { status, headers } = file;
  if (status !== 200) {
    return { problems: [`${page.href} has the status ${status}`], nonce: undefined };
  }
  const receive = createReceiver(load);
  const knownHashes = new Set(inventory.map(({ integrity }) => integrity));
  const entry = inventory[0]?.file ?? '';
  const scripts = parsePageScripts(decodeFile(file));
  const entrySrc = scripts.files.find((src) => getFileName(src) === getFileName(entry));
  const folder = new URL(
    (assets ?? (scripts.assetBase?.trim() || undefined))?.replace(/\/*$/, '/') ??
      entrySrc ??
      scripts.files[0] ??
      '',
    page,
  );
  const inventoryUrls = new Set(inventory.map(({ file }) => new URL(file, folder).href));
  let hasEntry = entrySrc !== undefined;

  const fromInventory = inventory.map(async ({ file, integrity }) => {
    const url = new URL(file, folder);
    const received = await receive(url);
    if ('problem' in received) return [`${url.href} ${received.problem}`];
    return received.integrity === integrity
      ? []
      : [`${url.href} has changed, expected: ${integrity}; received: ${received.integrity}`];
  });
  const fromPage = scripts.files.map(async (src) => {
    const url = toHttpUrl(src, page);
    // The scripts of the inventory are compared with their hashes above.
    if (url && inventoryUrls.has(url.href)) return [];
    const received = url ? await receive(url) : { problem: "isn't the URL of a file" };
    if ('problem' in received) return [`The script ${src} ${received.problem}`];
    // A CMS may give the entry another name.
    hasEntry ||= received.integrity === inventory[0]?.integrity;
    return knownHashes.has(received.integrity)
      ? []
      : [`The script ${src} isn't in the inventory: ${received.integrity}`];
  });
  const files = (await Promise.all([...fromInventory, ...fromPage])).flat();
  return {
    nonce: parseNonce(headers),
    problems: [
      ...compareHeaders(headers, paymentOrigin),
      ...(hasEntry ? [] : [`The page doesn't include ${entry}`]),
      ...files,
      ...scripts.inline.map(
        (code) => `The page has an inline script: ${code.trim().slice(0, MAX_CODE_LENGTH)}`,
      ),
      ...scripts.others,
    ],
  };
};

/**
 * Compares a checkout page with the scripts of a release, and with the headers that every page has, in each
 * encoding in which browsers receive it (PCI DSS 11.6.1; docs/payments.md#changes-to-the-checkout-page).
 * @returns the differences; empty if there are none
 * @throws {UnreadableError} if the page doesn't load
 */
export const checkCheckoutPage = async (
  page: URL,
  expectation: CheckoutExpectation,
  load: LoadFile,
): Promise<string[]> => {
  const problems = new Set<string>();
  const nonces: string[] = [];
  for (const encodings of ENCODINGS) {
    const copy = await checkCopy(page, expectation, (url, destination) =>
      load(url, destination, { 'accept-encoding': encodings }),
    );
    for (const problem of copy.problems) problems.add(problem);
    if (copy.nonce !== undefined) nonces.push(copy.nonce);
  }
  if (new Set(nonces).size < nonces.length) {
    problems.add('content-security-policy has the same nonce in two responses');
  }
  return [...problems];
};
