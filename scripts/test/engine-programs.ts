import { existsSync } from 'node:fs';
import { installDebianPackages } from './debian';

/** The paths at which Debian installs the programs of the smoke suite. */
export const FIREFOX = '/usr/bin/firefox-esr';
export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
/** WebKitGTK's browser for tests. */
export const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
/** A virtual X server, because WebKitGTK has no headless mode. */
export const XVFB = '/usr/bin/Xvfb';

const PACKAGES: readonly (readonly [program: string, name: string])[] = [
  [FIREFOX, 'firefox-esr'],
  [WEBKIT_DRIVER, 'webkit2gtk-driver'],
  [MINI_BROWSER, 'libwebkit2gtk-4.1-0'],
  [XVFB, 'xvfb'],
];

const findMissingPackages = (): string[] =>
  PACKAGES.flatMap(([program, name]) => (existsSync(program) ? [] : [name]));

/** Installs the smoke suite's programs; throws an error that says what to do if it can't. */
export const ensureEngines = (): void => {
  const missing = findMissingPackages();
  if (missing.length === 0) return;
  installDebianPackages(...missing);
  const stillMissing = findMissingPackages();
  if (stillMissing.length > 0) {
    throw new Error(
      `Firefox and WebKitGTK need Debian's packages: apt-get install ${stillMissing.join(' ')}`,
    );
  }
};
