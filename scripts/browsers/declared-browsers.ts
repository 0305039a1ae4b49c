import browserslist from 'browserslist';
import type { BrowserName } from '@mdn/browser-compat-data';

/** The names that MDN's data has for those of Browserslist. */
const NAMES: Readonly<Record<string, BrowserName>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
};

/** Reads a version as a number that compares: 16.4 as 16.004. */
export const parseVersion = (version: string): number => {
  const [major = '', minor = '0'] = version.replace(/^[^\d]+/, '').split(/[.-]/);
  return Number(major) + Number(minor) / 1_000;
};

/**
 * The oldest version of each browser that the list in package.json declares.
 * @throws Error if the list has a browser that MDN's data is not read for
 */
export const readDeclaredBrowsers = (
  list: readonly string[] = browserslist(),
): ReadonlyMap<BrowserName, number> => {
  const oldest = new Map<BrowserName, number>();
  for (const entry of list) {
    const [browser = '', version = ''] = entry.split(' ');
    const name = NAMES[browser];
    if (!name) throw new Error(`No browser of MDN's data is known for ${browser}`);
    oldest.set(name, Math.min(parseVersion(version), oldest.get(name) ?? Infinity));
  }
  return oldest;
};
