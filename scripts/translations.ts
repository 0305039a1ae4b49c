import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format } from 'prettier';
import spanish from '../src/language/es.json';
import { collectTexts } from './texts/collect-texts';
import record from './texts/translation-record.json';
import { listOutdated, updateRecord } from './texts/translation-record';

const FILE = path.join(__dirname, 'texts', 'translation-record.json');

/**
 * `npm run translations`: records the English and Spanish texts, and names those whose English has changed without the
 * Spanish. `npm run translations -- KEY…` records that the Spanish text of a key is still right.
 */
const main = async (): Promise<void> => {
  const english = collectTexts();
  const translated = new Map(Object.entries(spanish));
  const updated = updateRecord(english, translated, record, process.argv.slice(2));
  await writeFile(FILE, await format(JSON.stringify(updated), { parser: 'json' }));
  for (const key of listOutdated(english, translated, updated)) {
    process.stderr.write(`${key}: translate "${english.get(key) ?? ''}" in src/language/es.json\n`);
    process.exitCode = 1;
  }
};

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
