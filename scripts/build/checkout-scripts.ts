import { array, object, parse, picklist, string } from 'valibot';
import type { InferOutput } from 'valibot';
import type { Chunk, Compilation } from 'webpack';
import { computeIntegrity } from './assets-manifest';
import {
  DECLARATIONS_CHUNK,
  FEATURES_CHUNK,
  RENDERER_CHUNK,
  findChunk,
  placeholderChunks,
} from './chunk-names';
import { HEADER_FILE, SHARED_PREFIX, packageFiles } from './split-chunks';

/** The inventory's name in the build's folder. */
export const CHECKOUT_SCRIPTS_FILE = 'checkout-scripts.json';

const schema = object({
  /** The path below the bundle's folder. */
  file: string(),
  integrity: string(),
  /** Why the page needs it. */
  purpose: string(),
  owner: string(),
  /** Whether it is executed for every visitor who pays, or only after a further action or event. */
  loads: picklist(['always', 'onDemand']),
});

/** A script that the checkout page may execute (PCI DSS 6.4.3; docs/payments.md#scripts-of-the-checkout). */
export type CheckoutScript = InferOutput<typeof schema>;

/** Parses the text of a build's `checkout-scripts.json`; throws if it is invalid. */
export const parseCheckoutScripts = (text: string): readonly CheckoutScript[] =>
  parse(array(schema), JSON.parse(text));

/** The chunks that the checkout page loads with its forms, and every visitor who pays executes. */
export const CHECKOUT_CHUNKS = [
  DECLARATIONS_CHUNK,
  RENDERER_CHUNK,
  FEATURES_CHUNK,
  ...['account-menu', 'checkout-app'].map((name) => findChunk({ name })),
];

/** Why the checkout page needs a chunk. The files with packages have theirs in split-chunks.ts. */
const PURPOSES: Readonly<Record<string, string>> = {
  'bsro-ui': 'Finds the placeholders of the page and loads their chunks.',
  [DECLARATIONS_CHUNK]:
    'Declares the placeholders of the header, finds those of every page, and contains the hashes of all files.',
  [FEATURES_CHUNK]: 'Declares the placeholders in the content of all pages, such as the checkout.',
  [HEADER_FILE]: 'Shows the account menu and the other parts of a header.',
  [RENDERER_CHUNK]: 'Renders React roots.',
  checkout:
    "Shows the steps of the checkout with the payment provider's frame, places the order, and requests the order's result if the response is lost.",
  'booking-calendar': 'Shows a calendar to choose a later date for the installation.',
  'account-dialogs':
    "Shows the forms to sign in and to create an account, signs the driver in, and loads the driver's vehicles and store. The driver's address then fills in the billing form.",
  'page-language': "Reads the page's language, and the texts that its authors have changed.",
  spanish: 'Contains the Spanish texts.',
  session: 'Restores and ends the session of a signed-in driver.',
  'store-selection': "Selects the store of a driver's account.",
  'my-store-start': "Finds a visitor's store.",
  'page-tools':
    "Reports mistakes in an author's markup and invalid calls by the page's own scripts in the console, labels the placeholders in the editor of the CMS, and loads what the page's URL requests.",
  explain: "Explains the placeholders to an author when the page's URL or the console requests it.",
  'error-beacon': 'Reports errors of the page, without what the visitor entered.',
};

/** Lists the chunks that the page can load, from the imports of those that it loads at first. */
const listReachable = ({ namedChunkGroups }: Compilation): string[] => {
  const names = new Set(CHECKOUT_CHUNKS);
  // The iteration includes the names that it adds.
  for (const name of names) {
    // Declarations also load the chunks of placeholders that other pages have.
    const isDeclarations = [DECLARATIONS_CHUNK, FEATURES_CHUNK].includes(name);
    const others = isDeclarations ? Object.values(placeholderChunks) : [];
    for (const child of namedChunkGroups.get(name)?.getChildren() ?? []) {
      if (!child.name) throw new Error(`${name} loads a chunk without a name`);
      if (!others.includes(child.name)) names.add(child.name);
    }
  }
  return [...names].sort();
};

/**
 * Lists the scripts that the checkout page may execute.
 * @throws if a script has no purpose, or a purpose has no script
 */
export const createCheckoutScripts = (compilation: Compilation): CheckoutScript[] => {
  const { entrypoints, namedChunkGroups } = compilation;
  const users = new Map<Chunk, string[]>();
  for (const name of [...entrypoints.keys(), ...listReachable(compilation)]) {
    for (const chunk of namedChunkGroups.get(name)?.chunks ?? []) {
      users.set(chunk, [...(users.get(chunk) ?? []), name]);
    }
  }
  const unused = new Set(Object.keys(PURPOSES));
  const scripts = [...users].map(([chunk, names]): CheckoutScript => {
    const name = chunk.name ?? '';
    unused.delete(name);
    const shared = `Contains code of ${names.join(', ')} that files of other pages also use.`;
    const purpose =
      packageFiles[name]?.purpose ??
      PURPOSES[name] ??
      (name.startsWith(SHARED_PREFIX) ? shared : undefined);
    if (!purpose) throw new Error(`The checkout may load ${name}: say why in PURPOSES`);
    const file = [...chunk.files].find((candidate) => candidate.endsWith('.js')) ?? '';
    const source = compilation.getAsset(file)?.source;
    if (!source) throw new Error(`${name} has no script`);
    const integrity = computeIntegrity(source.buffer());
    const isAlways = names.some((user) => entrypoints.has(user) || CHECKOUT_CHUNKS.includes(user));
    const loads = isAlways ? 'always' : 'onDemand';
    return { file, integrity, purpose, owner: 'bsro-ui', loads };
  });
  if (unused.size > 0) throw new Error(`The checkout page doesn't load ${[...unused].join()}`);
  return scripts.sort((a, b) => a.loads.localeCompare(b.loads));
};
