import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.join(__dirname, '../../.cache/wordpress-newest');

/** The folder of the newest WordPress in Debian, which can't be installed beside that of the system's release. */
export const NEWEST_WORDPRESS = path.join(FOLDER, 'usr/share/wordpress');

/** WordPress, its default theme, and the packages to whose files it links. */
const PACKAGES = [
  'wordpress',
  'wordpress-theme-twentytwentyfive',
  'libjs-cropper',
  'libjs-jquery-ui',
  'libjs-lodash',
  'libjs-underscore',
  'libphp-phpmailer',
  'php-getid3',
];

const run = (program: string, options: readonly string[], cwd?: string): string =>
  execFileSync(program, options, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    ...(cwd === undefined ? {} : { cwd }),
  });

/** Returns the URL of the system's Debian mirror. @throws if the system has none */
const findMirror = (): string => {
  const conditions = ['Created-By: Packages', 'Origin: Debian', 'Label: Debian'];
  const urls = run('apt-get', ['indextargets', '--format', '$(REPO_URI)', ...conditions]);
  const [url = ''] = urls.split('\n');
  if (url === '') throw new Error('These tests need Debian, and apt-get update');
  return url;
};

/** The folder of the downloads, which is removed at the end. */
const DOWNLOADS = path.join(FOLDER, 'apt');

/** Downloads the packages by lists of apt's own, so that the system's stay as they are, and unpacks them. */
const unpackPackages = (): void => {
  rmSync(FOLDER, { recursive: true, force: true });
  for (const name of ['lists/partial', 'cache/archives/partial']) {
    mkdirSync(path.join(DOWNLOADS, name), { recursive: true });
  }
  const sources = path.join(DOWNLOADS, 'sources.list');
  const keyring = '/usr/share/keyrings/debian-archive-keyring.gpg';
  writeFileSync(sources, `deb [signed-by=${keyring}] ${findMirror()} unstable main\n`);
  const settings = [
    `Dir::Etc::sourcelist=${sources}`,
    'Dir::Etc::sourceparts=-',
    `Dir::State::lists=${path.join(DOWNLOADS, 'lists')}`,
    `Dir::Cache=${path.join(DOWNLOADS, 'cache')}`,
    'Acquire::Languages=none',
    // The folder may be closed to apt's own user.
    'APT::Sandbox::User=root',
  ].flatMap((setting) => ['-o', setting]);
  run('apt-get', [...settings, '-q', 'update']);
  run('apt-get', [...settings, '-q', 'download', ...PACKAGES], DOWNLOADS);
  for (const file of readdirSync(DOWNLOADS).filter((name) => name.endsWith('.deb'))) {
    run('dpkg-deb', ['--extract', path.join(DOWNLOADS, file), FOLDER]);
  }
  rmSync(DOWNLOADS, { recursive: true });
};

/** Unpacks the newest WordPress, unless an earlier run has done so to the end. */
export const ensureNewestWordPress = (): void => {
  if (!existsSync(NEWEST_WORDPRESS) || existsSync(DOWNLOADS)) unpackPackages();
};
