import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { buildBundle } from './build/build-bundle';
import { keepReleases, readReleases } from './deliver/releases';

const DIST = path.join(__dirname, '../dist');
const RELEASES = 'releases.json';

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));

/** `npm run deliver -- folder`: adds the release to a folder that keeps the last five. */
const main = async ([folder]: readonly string[]): Promise<void> => {
  if (!folder) throw new Error('Usage: npm run deliver -- folder');
  await buildBundle({ budgets: 'enforce' });
  mkdirSync(folder, { recursive: true });
  const list = path.join(folder, RELEASES);
  const earlier = existsSync(list) ? readReleases(readFileSync(list, 'utf8')) : [];
  const files = filesIn(DIST);
  const { kept, removed } = keepReleases(earlier, files);
  for (const file of files) cpSync(path.join(DIST, file), path.join(folder, file));
  for (const file of removed) rmSync(path.join(folder, file), { force: true });
  writeFileSync(list, `${JSON.stringify(kept, null, 2)}\n`);
  process.stdout.write(`${files.length} files in ${folder}, ${removed.length} old ones removed\n`);
};

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
