import data from '@mdn/browser-compat-data';
import type {
  BrowserName,
  CompatStatement,
  Identifier,
  SupportStatement,
} from '@mdn/browser-compat-data';
import { parseVersion, readSupportedBrowsers } from './supported-browsers';

const BROWSERS = readSupportedBrowsers();

/** Checks whether a version of a browser has a feature without a prefix or a flag. */
const isSupported = (support: SupportStatement | undefined, version: number): boolean =>
  [support ?? []].flat().some((entry) => {
    const { version_added: added, version_removed: removed } = entry;
    const isPlain = !entry.flags && !entry.prefix && !entry.alternative_name;
    if (!isPlain || typeof added !== 'string' || added === 'preview') return false;
    const isRemoved = typeof removed === 'string' && parseVersion(removed) <= version;
    return parseVersion(added) <= version && !isRemoved;
  });

/** Finds the supported browsers that lack a feature; returns none if MDN's data doesn't list the feature. */
export const findLacking = (feature: CompatStatement | undefined): BrowserName[] =>
  feature
    ? [...BROWSERS].flatMap(([name, oldest]) =>
        isSupported(feature.support[name], oldest) ? [] : [name],
      )
    : [];

/** Collects the features below an identifier by path. */
const collect = (
  identifier: Identifier,
  path: readonly string[] = [],
  found = new Map<string, CompatStatement>(),
): Map<string, CompatStatement> => {
  for (const key of Object.keys(identifier)) {
    const child = identifier[key];
    if (key === '__compat' || !child) continue;
    const here = [...path, key];
    if (child.__compat) found.set(here.join('.'), child.__compat);
    collect(child, here, found);
  }
  return found;
};

/** The web platform's features in MDN's data, by path. */
export const FEATURES: ReadonlyMap<string, CompatStatement> = collect({
  api: data.api,
  css: data.css,
  html: data.html,
  javascript: data.javascript,
});
