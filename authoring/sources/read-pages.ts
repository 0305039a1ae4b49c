import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { getErrorFacts } from './error-facts';
import { fetchText } from './fetch-text';
import type { FetchedText, FetchOptions } from './fetch-text';
import { mapConcurrently } from './map-concurrently';
import { toFailure, UnreadableError } from './page-source';
import type { PageSource } from './page-source';
import { isSitemap, parseSitemap } from './sitemap';

/** How pages are read. */
export interface ReadOptions {
  /** Milliseconds for one request. */
  readonly timeout: number;
  /** Pages of a sitemap that are read at once. */
  readonly concurrency: number;
}

/** Most pages and sitemaps of one argument. */
const MAX_PAGES = 50_000;

const isAddress = (target: string): boolean => /^https?:\/\//i.test(target);

const HTML_FILE = /\.html?$/i;

const IGNORED_FOLDER = /^(\.|node_modules$)/;

const HTML_TYPES = new Set(['', 'text/html', 'application/xhtml+xml']);

/** Checks that a server has sent HTML. */
const readHtml = ({ text, type }: FetchedText): string => {
  if (!HTML_TYPES.has(type)) throw new UnreadableError(`not HTML but ${type}`);
  if (!text.includes('<')) throw new UnreadableError('not HTML');
  return text;
};

const readUrl = async (name: string, options: FetchOptions): Promise<PageSource> => {
  try {
    return { name, html: readHtml(await fetchText(name, options)) };
  } catch (error) {
    return { name, failure: toFailure(error) };
  }
};

interface Listed {
  readonly pages: readonly string[];
  readonly failures: readonly PageSource[];
}

/** Checks an address of a sitemap. */
const getSitemapProblem = (address: string, origin: string): string | undefined => {
  if (!URL.canParse(address)) return 'no absolute address';
  return new URL(address).origin === origin ? undefined : `not on ${origin}, where the sitemap is`;
};

/** Lists the pages of a sitemap and of the sitemaps that it names. */
const listSitemapPages = async (
  text: string,
  origin: string,
  options: ReadOptions,
  seen = new Set<string>(),
): Promise<Listed> => {
  const { pages, sitemaps } = parseSitemap(text);
  const listed: string[] = [];
  const failures: PageSource[] = [];
  const isNew = (address: string): boolean => {
    const problem = getSitemapProblem(address, origin);
    if (problem) failures.push({ name: address, failure: problem });
    if (problem || seen.has(address)) return false;
    if (seen.size >= MAX_PAGES) {
      failures.push({ name: address, failure: `beyond the first ${MAX_PAGES} pages` });
      return false;
    }
    seen.add(address);
    return true;
  };
  listed.push(...pages.filter(isNew));
  for (const address of sitemaps.filter(isNew)) {
    try {
      const { text: inner } = await fetchText(address, { timeout: options.timeout, origin });
      if (!isSitemap(inner)) throw new UnreadableError('not a sitemap');
      const further = await listSitemapPages(inner, origin, options, seen);
      listed.push(...further.pages);
      failures.push(...further.failures);
    } catch (error) {
      failures.push({ name: address, failure: toFailure(error) });
    }
  }
  return { pages: listed, failures };
};

const readSitemap = async (
  name: string,
  text: string,
  origin: string | undefined,
  options: ReadOptions,
): Promise<PageSource[]> => {
  try {
    // The sitemap of a file is for the site of its first address.
    const { pages: named, sitemaps } = parseSitemap(text);
    const [first] = [...named, ...sitemaps].filter((address) => URL.canParse(address));
    const ownOrigin = origin ?? (first === undefined ? undefined : new URL(first).origin);
    if (ownOrigin === undefined) throw new UnreadableError('a sitemap without pages');
    const { pages, failures } = await listSitemapPages(text, ownOrigin, options);
    const read = await mapConcurrently(pages, options.concurrency, (page) =>
      readUrl(page, { timeout: options.timeout, origin: ownOrigin }),
    );
    if (read.length + failures.length === 0) throw new UnreadableError('a sitemap without pages');
    return [...failures, ...read];
  } catch (error) {
    return [{ name, failure: toFailure(error) }];
  }
};

const readAddress = async (name: string, options: ReadOptions): Promise<PageSource[]> => {
  try {
    if (!URL.canParse(name)) throw new UnreadableError('not an address');
    const fetched = await fetchText(name, { timeout: options.timeout });
    if (isSitemap(fetched.text)) {
      return await readSitemap(name, fetched.text, new URL(fetched.url).origin, options);
    }
    return [{ name, html: readHtml(fetched) }];
  } catch (error) {
    return [{ name, failure: toFailure(error) }];
  }
};

const describeFileError = (error: unknown): string => {
  const { code, message } = getErrorFacts(error);
  if (code === 'ENOENT') return 'no such file or folder';
  if (code === 'EACCES' || code === 'EPERM') return 'may not be read';
  return message || 'unreadable';
};

const toName = (file: string): string =>
  path.relative(process.cwd(), file).split(path.sep).join('/') || file;

const readFileText = async (file: string): Promise<string> => {
  const text = await readFile(file, 'utf8');
  if (text.includes('\0')) throw new UnreadableError('not HTML');
  return text;
};

const readHtmlFile = async (file: string): Promise<PageSource> => {
  const name = toName(file);
  try {
    return { name, file, html: await readFileText(file) };
  } catch (error) {
    const failure = error instanceof UnreadableError ? error.message : describeFileError(error);
    return { name, failure };
  }
};

const listHtmlFiles = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { withFileTypes: true });
  const files = await Promise.all(
    entries
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .map(async (entry): Promise<string[]> => {
        const file = path.join(folder, entry.name);
        if (entry.isDirectory()) return IGNORED_FOLDER.test(entry.name) ? [] : listHtmlFiles(file);
        return HTML_FILE.test(entry.name) ? [file] : [];
      }),
  );
  return files.flat();
};

const readPath = async (target: string, options: ReadOptions): Promise<PageSource[]> => {
  const file = path.resolve(target);
  try {
    if ((await stat(file)).isDirectory()) {
      const files = await listHtmlFiles(file);
      if (files.length === 0) throw new UnreadableError('a folder without HTML files');
      return await mapConcurrently(files, options.concurrency, readHtmlFile);
    }
    const text = await readFileText(file);
    if (isSitemap(text)) return await readSitemap(toName(file), text, undefined, options);
    return [{ name: toName(file), file, html: text }];
  } catch (error) {
    const failure = error instanceof UnreadableError ? error.message : describeFileError(error);
    return [{ name: target, failure }];
  }
};

/**
 * Reads the pages of a target: a file, all HTML files of a folder, an address, or a sitemap, also an
 * index of sitemaps, as a file or by its address. Never throws because of what it reads.
 */
export const readPages = (target: string, options: ReadOptions): Promise<PageSource[]> =>
  isAddress(target) ? readAddress(target, options) : readPath(target, options);
