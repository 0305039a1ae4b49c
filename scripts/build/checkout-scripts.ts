import type { Compilation, Compiler } from 'webpack';
import { WebpackError } from 'webpack';
import { DECLARATIONS_CHUNK, PAGE_FEATURES_CHUNK, RENDERER_CHUNK } from './chunk-names';
import { computeIntegrity } from './content-hash';
import { emitJson } from './emit-json';
import { HEADER_FILE, isSharedFile, packageFiles } from './split-chunks';

/** The inventory's name in the build's folder. */
export const CHECKOUT_SCRIPTS_FILE = 'checkout-scripts.json';

/** The chunks that the placeholders of the checkout page load. */
export const CHECKOUT_CHUNKS: readonly string[] = [
  DECLARATIONS_CHUNK,
  'account-menu',
  RENDERER_CHUNK,
  PAGE_FEATURES_CHUNK,
  'checkout',
];

/** The other chunks that every visitor loads on the way to the payment. */
const PAYMENT_CHUNKS: readonly string[] = ['checkout-notices', 'checkout-order'];

/** The chunks that the mount runtime loads after an error, in a CMS's editor, or because of the URL. */
const SPECIAL_CHUNKS: readonly string[] = ['error-beacon', 'report-mistakes', 'page-tools'];

/** Chunks of declarations. They load the chunks of the page's placeholders, which are listed above. */
const DECLARATION_CHUNKS: readonly string[] = [DECLARATIONS_CHUNK, PAGE_FEATURES_CHUNK];

/** A script that the checkout page may execute (PCI DSS 6.4.3; docs/payments.md#scripts-of-the-checkout). */
export interface CheckoutScript {
  /** The path below the bundle's folder. */
  readonly file: string;
  readonly integrity: string;
  /** Why the page needs it. */
  readonly purpose: string;
  readonly owner: string;
  /** Whether it is executed for every visitor who pays, or only after a further action or event. */
  readonly loads: 'always' | 'onDemand';
}

const OWNER = 'bsro-ui';

const ENTRY_PURPOSE = 'Finds the placeholders of the page and loads their chunks.';

/** Why the checkout page needs a chunk. The files with packages have theirs in split-chunks.ts. */
const PURPOSES: Readonly<Record<string, string>> = {
  [DECLARATIONS_CHUNK]:
    'Declares the placeholders of the header, finds those of every page, and contains the hashes of all files.',
  [PAGE_FEATURES_CHUNK]:
    'Declares the placeholders with a page of their own, such as the checkout.',
  [HEADER_FILE]: 'Shows the account menu and the other parts of a header.',
  [RENDERER_CHUNK]: 'Renders React roots.',
  checkout: 'Shows the steps of the checkout.',
  'checkout-order':
    "Shows the payment provider's frame, places the order, and requests the order's result if the response is lost.",
  'checkout-challenge': "Shows the payment provider's challenge to the cardholder.",
  'checkout-others': 'Lists other tires if the store has sold these.',
  'checkout-empty': 'Says why there is nothing to check out.',
  'checkout-notices': 'Says what has changed in the cart, and when the cart expires.',
  'booking-calendar': 'Shows a calendar to choose a later date for the installation.',
  'account-dialogs':
    "Shows the forms to sign in and to create an account, and signs the driver in. The driver's address then fills in the billing form.",
  'account-forms': 'Sends the forms to sign in and to create an account.',
  'after-sign-in': 'Loads the vehicles and the store of a driver who has signed in.',
  session: 'Restores and ends the session of a signed-in driver.',
  'sign-in-tooltip': 'Points a first-time visitor to Sign In.',
  'store-selection': "Selects the store of a driver's account.",
  'store-visit': "Finds a visitor's store.",
  'report-mistakes': "Reports mistakes in an author's markup in the console.",
  author: 'Labels the placeholders in the editor of the CMS.',
  'page-tools': "Loads what the page's URL, an author, or one of the page's scripts requests.",
  'bad-call': "Reports invalid calls by the page's own scripts in the console.",
  explain: "Explains the placeholders to an author when the page's URL or the console requests it.",
  'error-beacon': 'Reports errors of the page, without what the visitor entered.',
};

/** Emits the inventory; fails the build if a script has no purpose, or a purpose has no script. */
export class CheckoutScriptsPlugin {
  private readonly entry: string;

  constructor(entry: string) {
    this.entry = entry;
  }

  apply(compiler: Compiler): void {
    emitJson(compiler, CHECKOUT_SCRIPTS_FILE, (compilation) => this.createInventory(compilation));
  }

  private createInventory(compilation: Compilation): CheckoutScript[] {
    const always = new Set([...CHECKOUT_CHUNKS, ...PAYMENT_CHUNKS]);
    const reachableChunks = new Set([...always, ...SPECIAL_CHUNKS]);
    // The iteration includes the names that it adds to the set.
    for (const name of reachableChunks) {
      const group = compilation.namedChunkGroups.get(name);
      if (!group) {
        compilation.errors.push(new WebpackError(`The checkout page has no chunk ${name}`));
        continue;
      }
      if (DECLARATION_CHUNKS.includes(name)) continue;
      for (const child of group.getChildren()) if (child.name) reachableChunks.add(child.name);
    }
    const describeShared = (name: string): string | undefined => {
      if (!isSharedFile(name)) return undefined;
      const users = [...reachableChunks].filter((user) =>
        compilation.namedChunkGroups.get(user)?.chunks.some((chunk) => chunk.name === name),
      );
      return `Contains code of ${users.sort().join(', ')} that files of other pages also use.`;
    };
    const scripts = new Map<string, CheckoutScript>();
    const usedNames = new Set<string>();
    const add = (file: string, loads: CheckoutScript['loads'], purpose?: string): void => {
      const content = compilation.getAsset(file)?.source.buffer();
      if (!content || !file.endsWith('.js') || scripts.has(file)) return;
      const name = /^chunks\/(.+)\.[\w-]+\.js$/.exec(file)?.[1] ?? '';
      usedNames.add(name);
      const knownPurpose =
        purpose ?? packageFiles[name]?.purpose ?? PURPOSES[name] ?? describeShared(name);
      if (knownPurpose === undefined) {
        const problem = `The checkout page may execute ${file}: add its purpose to checkout-scripts.ts`;
        compilation.errors.push(new WebpackError(problem));
        return;
      }
      scripts.set(file, {
        file,
        integrity: computeIntegrity(content),
        purpose: knownPurpose,
        owner: OWNER,
        loads,
      });
    };
    for (const file of compilation.entrypoints.get(this.entry)?.getFiles() ?? []) {
      add(file, 'always', ENTRY_PURPOSE);
    }
    for (const loads of ['always', 'onDemand'] as const) {
      for (const name of reachableChunks) {
        if (always.has(name) !== (loads === 'always')) continue;
        for (const file of compilation.namedChunkGroups.get(name)?.getFiles() ?? []) {
          add(file, loads);
        }
      }
    }
    for (const name of Object.keys(PURPOSES).filter((known) => !usedNames.has(known))) {
      compilation.errors.push(new WebpackError(`The checkout page doesn't execute ${name}`));
    }
    return [...scripts.values()];
  }
}
