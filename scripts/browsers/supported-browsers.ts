import browserslist from 'browserslist';
import type { BrowserName } from '@mdn/browser-compat-data';

/** Maps Browserslist's names of browsers to MDN's. */
const MDN_NAMES: Readonly<Record<string, BrowserName>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
};

/** Parses a version as a comparable number: 16.4 as 16.004. */
export const parseVersion = (version: string): number => {
  const [major = '', minor = '0'] = version.replace(/^[^\d]+/, '').split(/[.-]/);
  return Number(major) + Number(minor) / 1_000;
};

/**
 * Reads the oldest version of each browser that package.json declares.
 * @throws Error if a browser has no counterpart in MDN's data
 */
export const readSupportedBrowsers = (
  list: readonly string[] = browserslist(),
): ReadonlyMap<BrowserName, number> => {
  const oldest = new Map<BrowserName, number>();
  for (const entry of list) {
    const [browser = '', version = ''] = entry.split(' ');
    const name = MDN_NAMES[browser];
    if (!name) throw new Error(`MDN's data has no browser for ${browser}`);
    oldest.set(name, Math.min(parseVersion(version), oldest.get(name) ?? Infinity));
  }
  return oldest;
};
