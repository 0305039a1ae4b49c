import { isBlockCode } from '../../authoring/lint/entry';
import { isLocalHost } from '../../authoring/local-host';
import { checkCookies } from './checks/cookies';
import { checkEntry, checkIntegrity } from './checks/entry';
import { checkCaching, checkChunks, checkCompression } from './checks/files';
import { checkPageCache } from './checks/page-cache';
import { checkPolicy } from './checks/policy';
import { checkServices } from './checks/services';
import { checkBase, checkSiteName, checkSwitches } from './checks/attributes';
import { checkTextSize, checkTheme, checkTokens } from './checks/styles';
import { getMediaType, loadFinal } from '../../authoring/sources/load-file';
import { decodeFile } from '../../authoring/sources/load-text';
import { UnreadableError } from '../../authoring/sources/unreadable-error';
import type { LoadFile } from '../../authoring/sources/load-file';
import { parsePage } from './parse-page';
import type { Page } from './parse-page';
import type { CheckResult, Finding } from './result';
import { fail, pass } from './result';

type Check = (page: Page, load: LoadFile) => Finding[] | Promise<Finding[]>;

/** The checks of a page in the order of docs/integration.md. */
export const CHECKS = {
  entry: checkEntry,
  integrity: checkIntegrity,
  chunks: checkChunks,
  policy: checkPolicy,
  'base URL': checkBase,
  'site name': checkSiteName,
  cookies: checkCookies,
  services: checkServices,
  tokens: checkTokens,
  theme: checkTheme,
  'text size': checkTextSize,
  switches: checkSwitches,
  compression: checkCompression,
  caching: checkCaching,
  'page cache': checkPageCache,
} as const satisfies Readonly<Record<string, Check>>;

export type CheckName = keyof typeof CHECKS;

/** Loads each file once, except for requests that specify headers, even if they specify none. */
const shareLoads = (load: LoadFile): LoadFile => {
  const loads = new Map<string, ReturnType<LoadFile>>();
  return (url, destination, headers) => {
    if (headers) return load(url, destination, headers);
    const loading = loads.get(url.href) ?? load(url, destination);
    loads.set(url.href, loading);
    return loading;
  };
};

const checkResponse = ({ file }: Page): Finding => {
  const { url } = file;
  return url.protocol === 'https:' || isLocalHost(url)
    ? pass(url.href)
    : fail(
        `${url.href} isn't HTTPS, so browsers refuse to locate the visitor and to copy links`,
        'Redirect to HTTPS',
      );
};

const toFailure = (error: unknown, fix: string): Finding => {
  if (!(error instanceof UnreadableError)) throw error;
  return fail(error.message, fix);
};

/** Checks whether a live page provides what the bundle needs (docs/integration.md#check-a-page). */
export const checkPage = async (url: URL, loadFile: LoadFile): Promise<CheckResult[]> => {
  const load = shareLoads(loadFile);
  const fix = 'Check the URL, and that the page is public';
  let page: Page;
  try {
    const file = await loadFinal(load, url);
    if (file.status !== 200 || getMediaType(file) !== 'text/html') {
      const found = `${file.url.href} is ${file.status} ${getMediaType(file)}`;
      return [{ check: 'page', ...fail(found, fix) }];
    }
    page = parsePage(file, decodeFile(file));
  } catch (error) {
    return [{ check: 'page', ...toFailure(error, fix) }];
  }
  if (page.entries.length === 0 && page.elements.some(isBlockCode)) {
    const found = 'the page’s scripts add the entry';
    return [{ check: 'page', ...fail(found, 'Check the page with --rendered') }];
  }
  const results: CheckResult[] = [{ check: 'page', ...checkResponse(page) }];
  for (const [check, run] of Object.entries(CHECKS)) {
    try {
      results.push(...(await run(page, load)).map((finding) => ({ check, ...finding })));
    } catch (error) {
      results.push({ check, ...toFailure(error, 'Make the file reachable') });
    }
  }
  return results;
};
