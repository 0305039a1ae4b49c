import { isBuilt } from '../build/freshness';
import { findChangedFiles, findReaders, findSpecs, selectSpecs } from './changed-files';
import { ensureTestBrowsers } from './chromium';
import { programs } from './programs';
import { printHeading, ROOT, runNode, runStep } from './suites';
import type { SuiteResult } from './suites';

const CODE = /\.(c|m)?[jt]sx?$/;

/** Runs lint, types, and formatting in parallel, because none of them uses two cores. */
const checkFiles = (changed: readonly string[]): Promise<SuiteResult[]> => {
  const code = changed.filter((file) => CODE.test(file));
  return Promise.all([
    runStep('types', programs.types),
    runStep('imports', programs.imports),
    ...(code.length > 0 ? [runStep('lint', programs.lint(...code))] : []),
    runStep('formatting', programs.formatting(...changed)),
  ]);
};

const runJest = async (changed: readonly string[]): Promise<boolean> => {
  printHeading('unit and services');
  const related = [...changed, ...findReaders(changed)];
  const options = ['--passWithNoTests', '--findRelatedTests', ...related];
  return (
    (await runNode(programs.jest(...options), { environment: { DATABASE_URL: undefined } })) === 0
  );
};

const runBrowser = async (changed: readonly string[]): Promise<boolean> => {
  const specs = selectSpecs(changed, findSpecs());
  if (specs.length === 0) return true;
  printHeading(`browser: ${specs.join(' ')}`);
  if (!isBuilt(ROOT)) {
    process.stdout.write('not run: dist/ is older than its sources (npm run build)\n');
    return true;
  }
  await ensureTestBrowsers();
  return (await runNode(programs.playwright(...specs))) === 0;
};

/** `npm run test:changed`: runs the checks and tests of the changed files in a minute or two. */
const main = async (): Promise<void> => {
  const changed = findChangedFiles();
  if (changed.length === 0) {
    process.stdout.write('Nothing differs from main.\n');
    return;
  }
  const checks = await checkFiles(changed);
  const outcomes = [
    ...checks.map(({ failed }) => failed === 0),
    await runJest(changed),
    await runBrowser(changed),
  ];
  process.exitCode = outcomes.every(Boolean) ? 0 : 1;
};

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
