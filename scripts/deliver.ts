import path from 'node:path';
import { buildBundle } from './build/build-bundle';
import { deliver } from './deliver/deliver';

const DIST = path.join(__dirname, '../dist');

/** `npm run deliver -- folder`: builds a release and adds it to a client library of the CMS. */
const main = async ([folder]: readonly string[]): Promise<void> => {
  if (!folder) throw new Error('Usage: npm run deliver -- folder');
  await buildBundle({ budgets: 'enforce' });
  const { added, removed } = deliver(DIST, folder);
  process.stdout.write(`${added} files in ${folder}, ${removed} old files removed\n`);
};

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
