import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SOURCES = path.join(__dirname, '../../src');

/** The bundle's scripts and stylesheets, by path. */
const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:tsx?|css)$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, code: readFileSync(path.join(SOURCES, file), 'utf8') }));

const findFiles = (pattern: RegExp): string[] =>
  sources.flatMap(({ file, code }) => (pattern.test(code) ? [file] : [])).sort();

test('only the list of sites and the address of the map name a brand [SITE-8/no-brand-checks]', () => {
  // The short name `ht` counts only in quotes.
  const names = /\b(?:fcac|tiresplus|hibdontire|wheelworks|lsp|wwt)\b|(['"`])ht\1/i;
  expect(findFiles(names)).toEqual(['site/brands.ts', 'site/display-map.ts']);
});

test('only the account menu depends on the site [SITE-8/no-brand-checks] [ACCT-9/not-on-wwt-ht]', () => {
  expect(findFiles(/\bSITES_WITHOUT_ACCOUNT_MENU\b/)).toEqual([
    'mounts/placeholders/account-menu.ts',
    'site/brands.ts',
  ]);
  expect(findFiles(/data-site-name|\[['"]siteName['"]\]|dataset\.siteName/)).toEqual([
    'site/brands.ts',
    'site/describe-site-name.ts',
  ]);
});
