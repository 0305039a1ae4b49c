import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseCheckoutScripts } from '../scripts/build/checkout-scripts';
import { completeSteps, expect, fillCard, getPlaceOrder, test } from './support/checkout';

const DIST = path.join(__dirname, '../dist');

test('the checkout executes only the scripts that the script inventory lists [STATE-5]', async ({
  page,
  email,
}) => {
  const inventory = parseCheckoutScripts(
    readFileSync(path.join(DIST, 'checkout-scripts.json'), 'utf8'),
  );
  const devtools = await page.context().newCDPSession(page);
  const { frameTree } = await devtools.send('Page.getFrameTree');
  const executed = new Map<string, string>();
  devtools.on('Debugger.scriptParsed', ({ url, hash, executionContextAuxData }) => {
    // Playwright's own scripts run in an isolated world, and the provider's in its frame.
    if (String(executionContextAuxData?.['isDefault']) !== 'true') return;
    if (executionContextAuxData?.['frameId'] !== frameTree.frame.id) return;
    // An inline script has the page's URL. Only the test's own code has none, because the page's policy
    // allows no code from strings.
    if (url) executed.set(new URL(url).pathname, hash);
  });
  await devtools.send('Debugger.enable');
  await completeSteps(page, email);
  await fillCard(page, 'approved');
  await page.locator('footer').scrollIntoViewIfNeeded();
  const always = inventory.filter(({ loads }) => loads === 'always');
  await expect.poll(() => executed.size).toBeGreaterThanOrEqual(always.length);
  await expect(getPlaceOrder(page)).toBeEnabled();
  const listed = always.map(({ file }) => {
    const content = readFileSync(path.join(DIST, file));
    return [`/bsro-ui/${file}`, createHash('sha256').update(content).digest('hex')] as const;
  });
  const sort = (scripts: Iterable<readonly [string, string]>) =>
    [...scripts].sort(([left], [right]) => left.localeCompare(right));
  expect(sort(executed)).toEqual(sort(listed));
  for (const { file, integrity } of inventory) {
    const digest = createHash('sha256').update(readFileSync(path.join(DIST, file)));
    expect(`sha256-${digest.digest('base64')}`, file).toBe(integrity);
  }
});

/** Runs `npm run check:checkout`. */
const runCheck = (...options: string[]) =>
  new Promise<{ code: number | null; output: string }>((resolve) => {
    const script = path.join(__dirname, '../scripts/check-checkout.ts');
    const child = execFile(
      process.execPath,
      ['--import', 'tsx', script, ...options],
      (_, output, errors) => resolve({ code: child.exitCode, output: output + errors }),
    );
  });

test('the check of the checkout page passes on this host, and fails with the script inventory of another release', async ({
  origin,
}) => {
  const url = `${origin('fcac')}/checkout/`;
  expect(await runCheck(url)).toEqual({
    code: 0,
    output: expect.stringMatching(/has the expected headers and the \d+ scripts of the inventory/),
  });
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bsro-ui-inventory-'));
  const inventory = path.join(folder, 'inventory.json');
  const text = readFileSync(path.join(DIST, 'checkout-scripts.json'), 'utf8');
  writeFileSync(inventory, text.replace('"sha256-', '"sha256-0'));
  expect(await runCheck(url, '--inventory', inventory)).toEqual({
    code: 1,
    output: expect.stringMatching(/bsro-ui\..+ has changed, expected: sha256-0[^]*\n1 change on /),
  });
  expect(await runCheck('https://www.example.com/checkout/')).toEqual({
    code: 1,
    output: expect.stringContaining('needs --payments'),
  });
  rmSync(folder, { recursive: true });
});
