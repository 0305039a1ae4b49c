import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { getErrorFacts } from './error-facts';
import { createFileLoader } from './load-file';
import type { LoadFile } from './load-file';
import { loadText } from './load-text';
import type { LoadedText } from './load-text';
import { mapConcurrently } from './map-concurrently';
import { toFailure } from './page-source';
import type { PageSource } from './page-source';
import { isSitemap, parseSitemap } from './sitemap';
import { UnreadableError } from './unreadable-error';

/** How pages are read. */
export interface ReadOptions {
  /** Milliseconds for one request. */
  readonly timeout: number;
  /** Pages of a sitemap that are read at once. */
  readonly concurrency: number;
}

/** How the addresses of one target are read. */
interface Reading {
  readonly load: LoadFile;
  readonly concurrency: number;
}

/** Most pages and sitemaps of one argument. */
const MAX_PAGES = 50_000;

const isAddress = (target: string): boolean => /^https?:\/\//i.test(target);

const HTML_FILE = /\.html?$/i;

const IGNORED_FOLDER = /^(\.|node_modules$)/;

const HTML_TYPES = new Set(['', 'text/html', 'application/xhtml+xml']);

/** Checks that a server has sent HTML. */
const readHtml = ({ text, type }: LoadedText): string => {
  if (!HTML_TYPES.has(type)) throw new UnreadableError(`not HTML but ${type}`);
  if (!text.includes('<')) throw new UnreadableError('not HTML');
  return text;
};

const readUrl = async (name: string, load: LoadFile, origin: string): Promise<PageSource> => {
  try {
    return { name, html: readHtml(await loadText(load, name, origin)) };
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
  if (!URL.canParse(address)) return 'not an absolute address';
  return new URL(address).origin === origin ? undefined : `not on ${origin}, where the sitemap is`;
};

/** Lists the pages of a sitemap and of the sitemaps that it names. */
const listSitemapPages = async (
  text: string,
  origin: string,
  load: LoadFile,
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
      const { text: inner } = await loadText(load, address, origin);
      if (!isSitemap(inner)) throw new UnreadableError('not a sitemap');
      const further = await listSitemapPages(inner, origin, load, seen);
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
  { load, concurrency }: Reading,
): Promise<PageSource[]> => {
  try {
    // The sitemap of a file is for the site of its first address.
    const { pages: named, sitemaps } = parseSitemap(text);
    const [first] = [...named, ...sitemaps].filter((address) => URL.canParse(address));
    const ownOrigin = origin ?? (first === undefined ? undefined : new URL(first).origin);
    if (ownOrigin === undefined) throw new UnreadableError('a sitemap without pages');
    const { pages, failures } = await listSitemapPages(text, ownOrigin, load);
    const read = await mapConcurrently(pages, concurrency, (page) =>
      readUrl(page, load, ownOrigin),
    );
    if (read.length + failures.length === 0) throw new UnreadableError('a sitemap without pages');
    return [...failures, ...read];
  } catch (error) {
    return [{ name, failure: toFailure(error) }];
  }
};

const readAddress = async (name: string, reading: Reading): Promise<PageSource[]> => {
  try {
    if (!URL.canParse(name)) throw new UnreadableError('not an address');
    const loaded = await loadText(reading.load, name);
    return isSitemap(loaded.text)
      ? await readSitemap(name, loaded.text, loaded.origin, reading)
      : [{ name, html: readHtml(loaded) }];
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

const readPath = async (target: string, reading: Reading): Promise<PageSource[]> => {
  const file = path.resolve(target);
  try {
    if ((await stat(file)).isDirectory()) {
      const files = await listHtmlFiles(file);
      if (files.length === 0) throw new UnreadableError('a folder without HTML files');
      return await mapConcurrently(files, reading.concurrency, readHtmlFile);
    }
    const text = await readFileText(file);
    if (isSitemap(text)) return await readSitemap(toName(file), text, undefined, reading);
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
export const readPages = async (
  target: string,
  { timeout, concurrency }: ReadOptions,
): Promise<PageSource[]> => {
  const { load, close } = createFileLoader(timeout, concurrency);
  const read = isAddress(target) ? readAddress : readPath;
  return read(target, { load, concurrency }).finally(close);
};
