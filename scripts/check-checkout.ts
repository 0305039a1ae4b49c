import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { getPaymentOrigin } from '../fixtures/services/payments/payment-origin';
import { CHECKOUT_SCRIPTS_FILE, parseCheckoutScripts } from './build/checkout-scripts';
import { checkCheckoutPage } from './checkout/check-page';
import { isLocalHost } from '../authoring/local-host';
import { addCredentials, removeCredentials } from '../authoring/sources/credentials';
import { createFileLoader } from '../authoring/sources/load-file';

const USAGE =
  'Usage: npm run check:checkout -- URL [--payments origin] [--inventory file] [--assets URL]';

const TIMEOUT_MS = 60_000;

const INVENTORY = path.join(__dirname, '../dist', CHECKOUT_SCRIPTS_FILE);

/** Returns the origin of the mock provider for a page of the reference host. */
const findPaymentOrigin = (page: URL): string => {
  if (!isLocalHost(page)) throw new Error(`${USAGE}\nThis URL needs --payments.`);
  return getPaymentOrigin({ protocol: 'http', host: page.host });
};

/** `npm run check:checkout -- URL`: reports what has changed in a checkout page (PCI DSS 11.6.1). */
const main = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      payments: { type: 'string' },
      inventory: { type: 'string', default: INVENTORY },
      assets: { type: 'string' },
    },
  });
  const [url = ''] = positionals;
  if (!URL.canParse(url) || positionals.length > 1) throw new Error(USAGE);
  const page = removeCredentials(new URL(url));
  const inventory = parseCheckoutScripts(readFileSync(values.inventory, 'utf8'));
  const paymentOrigin = values.payments ?? findPaymentOrigin(page);
  const { load: loadFile, close } = createFileLoader(TIMEOUT_MS);
  const load = addCredentials(loadFile, new URL(url));
  try {
    const expectation = { inventory, paymentOrigin, assets: values.assets };
    const problems = await checkCheckoutPage(page, expectation, load);
    for (const problem of problems) process.stdout.write(`${problem}\n`);
    process.stdout.write(
      problems.length > 0
        ? `${problems.length} ${problems.length === 1 ? 'change' : 'changes'} on ${page.href}\n`
        : `${page.href} has the expected headers and the ${inventory.length} scripts of the inventory\n`,
    );
    process.exitCode = problems.length > 0 ? 1 : 0;
  } finally {
    close();
  }
};

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
