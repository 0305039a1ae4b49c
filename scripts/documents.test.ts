import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../fixtures/services/seed/accounts';
import { STORED } from '../src/browser/storage';
import { ACCOUNT_VERSION } from '../src/site/switch-prefix';

const read = (name: string): string => readFileSync(path.join(__dirname, '../docs', name), 'utf8');

const HOUR = 3_600_000;

/** Written by the CMS's scripts, with a life of theirs. */
const FOREIGN: readonly string[] = ['reviewsAreActive', 'ecommIsActive'];

const formatLifetime = (key: string, milliseconds: number): string => {
  if (FOREIGN.includes(key)) return 'as the script says';
  const hours = milliseconds / HOUR;
  if (hours === 1) return '1 hour';
  return hours <= 24 ? `${hours} hours` : `${hours / 24} days`;
};

test.each(Object.entries(STORED))(
  'LS-2 %s stands in the document of storage, with its life',
  (key, life) => {
    const row = read('storage-and-cookies.md')
      .split('\n')
      .find((line) => line.startsWith('|') && line.includes(`\`${key}\``));
    expect(row).toMatch(new RegExp(`\\| ${formatLifetime(key, life)} \\|$`));
  },
);

test('SITE-5 the cookie of the account version stands in the document of storage', () => {
  expect(read('storage-and-cookies.md')).toContain(`\`${ACCOUNT_VERSION}\``);
});

test('wire every demo account stands in the document of the calls, with the password', () => {
  const text = read('reference-services.md');
  expect(text).toContain(DEMO_PASSWORD);
  for (const { email, description } of Object.values(DEMO_ACCOUNTS)) {
    expect(text).toContain(`| \`${email}\` | ${description} |`);
  }
});
