import type { LoadFile } from '../../authoring/sources/load-file';
import { UnreadableError } from '../../authoring/sources/unreadable-error';
import type { CheckoutScript } from '../build/checkout-scripts';
import { computeIntegrity } from '../build/content-hash';
import { compareHeaders, readNonce } from './compare-headers';
import { readPageScripts } from './read-page-scripts';

/** What a checkout page is compared with. */
export interface CheckoutExpectation {
  /** The scripts of the live release, the entry first. */
  readonly inventory: readonly CheckoutScript[];
  /** The only origin whose frames the page may show. */
  readonly paymentOrigin: string;
  /** The bundle's folder; by default, what the page says, or else the folder of its entry. */
  readonly assets?: string | undefined;
}

/** Each compressed copy of a file can be changed on its own. */
const ENCODINGS: readonly string[] = ['gzip, deflate, br', 'gzip', 'identity'];

/** Characters of an unknown script that are shown. */
const SHOWN = 80;

/** A script as browsers receive it, or why they don't. */
type Received = { readonly integrity: string } | { readonly problem: string };

/** Creates a function that loads each script once. */
const createReceiver = (load: LoadFile): ((address: URL) => Promise<Received>) => {
  const receive = async (address: URL): Promise<Received> => {
    try {
      const { status, body } = await load(address, 'script');
      return status === 200
        ? { integrity: computeIntegrity(body) }
        : { problem: `has the status ${status}` };
    } catch (error) {
      if (!(error instanceof UnreadableError)) throw error;
      return { problem: `didn't load: ${error.message}` };
    }
  };
  const received = new Map<string, Promise<Received>>();
  return (address) => {
    const known = received.get(address.href) ?? receive(address);
    received.set(address.href, known);
    return known;
  };
};

const toAddress = (src: string, page: URL): URL | undefined => {
  const address = URL.canParse(src, page.href) ? new URL(src, page) : undefined;
  return address?.protocol.startsWith('http') ? address : undefined;
};

const getFileName = (address: string): string => address.replace(/[?#].*/, '').replace(/.*\//, '');

/** Checks the page in the encodings that a browser accepts. */
const checkCopy = async (
  page: URL,
  { inventory, paymentOrigin, assets }: CheckoutExpectation,
  load: LoadFile,
): Promise<{ readonly problems: readonly string[]; readonly nonce: string | undefined }> => {
  const { status, headers, body } = await load(page);
  if (status !== 200) {
    return { problems: [`${page.href} has the status ${status}`], nonce: undefined };
  }
  const receive = createReceiver(load);
  const known = new Set(inventory.map(({ integrity }) => integrity));
  const entry = inventory[0]?.address ?? '';
  const scripts = readPageScripts(body.toString('utf8'));
  const own = scripts.files.find((src) => getFileName(src) === getFileName(entry));
  const folder = new URL(
    (assets ?? scripts.assetBase)?.replace(/\/*$/, '/') ?? own ?? scripts.files[0] ?? '',
    page,
  );
  const listed = new Set(inventory.map(({ address }) => new URL(address, folder).href));
  let hasEntry = own !== undefined;

  const fromInventory = inventory.map(async ({ address, integrity }) => {
    const file = new URL(address, folder);
    const received = await receive(file);
    if ('problem' in received) return [`${file.href} ${received.problem}`];
    return received.integrity === integrity
      ? []
      : [`${file.href} has changed, expected: ${integrity}; received: ${received.integrity}`];
  });
  const fromPage = scripts.files.map(async (src) => {
    const file = toAddress(src, page);
    // Compared with its own hash above.
    if (file && listed.has(file.href)) return [];
    const received = file ? await receive(file) : { problem: "isn't the address of a file" };
    if ('problem' in received) return [`The script ${src} ${received.problem}`];
    // A CMS may give the entry another name.
    hasEntry ||= received.integrity === inventory[0]?.integrity;
    return known.has(received.integrity)
      ? []
      : [`The script ${src} isn't in the inventory: ${received.integrity}`];
  });
  const files = (await Promise.all([...fromInventory, ...fromPage])).flat();
  return {
    nonce: readNonce(headers),
    problems: [
      ...compareHeaders(headers, paymentOrigin),
      ...(hasEntry ? [] : [`The page doesn't include ${entry}`]),
      ...files,
      ...scripts.inline.map(
        (code) => `The page has an inline script: ${code.trim().slice(0, SHOWN)}`,
      ),
      ...scripts.others,
    ],
  };
};

/**
 * Compares a checkout page with the scripts of a release, and with the headers that every page has, in each
 * encoding in which browsers receive it (PCI DSS 11.6.1; docs/payments.md#changes-to-the-checkout-page).
 * @returns the differences; empty without one
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
    const copy = await checkCopy(page, expectation, (address, destination) =>
      load(address, destination, { 'accept-encoding': encodings }),
    );
    for (const problem of copy.problems) problems.add(problem);
    if (copy.nonce !== undefined) nonces.push(copy.nonce);
  }
  if (new Set(nonces).size < nonces.length) {
    problems.add('content-security-policy has the same nonce in two responses');
  }
  return [...problems];
};
