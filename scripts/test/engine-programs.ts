import type { DebianProgram } from './debian';

/** The paths at which Debian installs the programs of the smoke suite. */
export const FIREFOX = '/usr/bin/firefox-esr';
export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
/** WebKitGTK's browser for tests. */
export const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
/** A virtual X server, because WebKitGTK has no headless mode. */
export const XVFB = '/usr/bin/Xvfb';

/** The programs of the smoke suite and their packages. */
export const ENGINE_PROGRAMS: readonly DebianProgram[] = [
  [FIREFOX, 'firefox-esr'],
  [WEBKIT_DRIVER, 'webkit2gtk-driver'],
  [MINI_BROWSER, 'libwebkit2gtk-4.1-0'],
  [XVFB, 'xvfb'],
];
