import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../fixtures/services/seed/accounts';
import { LIFETIMES } from '../src/browser/storage';
import { ACCOUNT_VERSION_NAME } from '../src/site/url-names';
import path from 'node:path';

const DOCS = path.join(__dirname, '../docs');

const read = (name: string): string => readFileSync(path.join(DOCS, name), 'utf8');

const HOUR = 3_600_000;

/** Keys that the CMS's scripts write with their own lifetime. */
const THIRD_PARTY_KEYS: readonly string[] = ['reviewsAreActive', 'ecommIsActive'];

const formatLifetime = (key: string, milliseconds: number): string => {
  if (THIRD_PARTY_KEYS.includes(key)) return 'set by the script';
  const hours = milliseconds / HOUR;
  if (hours === 1) return '1 hour';
  return hours <= 24 ? `${hours} hours` : `${hours / 24} days`;
};

test.each(Object.entries(LIFETIMES))(
  'docs/storage-and-cookies.md lists %s with its lifetime [LS-2]',
  (key, lifetime) => {
    const row = read('storage-and-cookies.md')
      .split('\n')
      .find((line) => line.startsWith('|') && line.includes(`\`${key}\``));
    expect(row).toMatch(new RegExp(`\\| ${formatLifetime(key, lifetime)} \\|$`));
  },
);

test('docs/storage-and-cookies.md lists the cookie of the account version [SITE-5]', () => {
  expect(read('storage-and-cookies.md')).toContain(`\`${ACCOUNT_VERSION_NAME}\``);
});

test('docs/reference-services.md lists every demo account and their password', () => {
  const text = read('reference-services.md');
  expect(text).toContain(DEMO_PASSWORD);
  for (const { email, description } of Object.values(DEMO_ACCOUNTS)) {
    expect(text).toContain(`| \`${email}\` | ${description} |`);
  }
});

const CODE_PATH =
  /`((?:(?:src|fixtures|authoring|e2e|bench|test)\/|scripts\/[\w/-]+\.ts)[\w./-]*)`/g;

test('the documents name code that exists', () => {
  const documents = readdirSync(DOCS, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.md'),
  );
  const missing = ['../README.md', ...documents].flatMap((document) =>
    [...read(document).matchAll(CODE_PATH)]
      .map(([, file = '']) => file)
      // The reader of the guide writes the files of this placeholder.
      .filter((file) => !file.includes('store-team') && !existsSync(path.join(DOCS, '..', file)))
      .map((file) => `${document}: ${file}`),
  );
  expect(missing).toEqual([]);
});
