import { ASSETS_FILE } from '../../build/assets-manifest';
import { DECLARATIONS_CHUNK } from '../../build/chunk-names';
import { getHeader, getMediaType, loadFinal } from '../../../authoring/sources/load-file';
import type { LoadFile, LoadedFile } from '../../../authoring/sources/load-file';
import { loadManifest } from '../load-manifest';
import type { Page } from '../parse-page';
import type { Finding } from '../result';
import { fail, pass, warn } from '../result';

/** A chunk that no build has. */
export const MISSING_CHUNK = 'chunks/check-page.00000000.js';

const YEAR_SECONDS = 31_536_000;

const HOUR_SECONDS = 3_600;

/** Checks whether a file's name contains its SHA-256. */
const isHashed = (path: string): boolean => /\.[\w-]{43}\.(?:js|css)$/.test(path);

/** Checks that the chunks of the page's entry are served, and that a missing chunk gets a 404 response. */
export const checkChunks = async (page: Page, load: LoadFile): Promise<Finding[]> => {
  const { assetBase, entries } = page;
  if (!assetBase) return [];
  const missing = await load(new URL(MISSING_CHUNK, assetBase));
  const findings =
    missing.status === 404
      ? [pass(`a missing chunk gets 404 in ${assetBase.pathname}`)]
      : [
          fail(
            `a missing chunk gets ${missing.status} ${getMediaType(missing)}`,
            "Let the bundle's folder respond with 404, not with an error page of status 200, or the bundle can't detect that a release is gone",
          ),
        ];
  const manifest = await loadManifest(page, load);
  if (!manifest) {
    const found = `no valid ${ASSETS_FILE} in ${assetBase.href}`;
    return [
      ...findings,
      fail(found, 'Deliver the whole folder, and set data-asset-base to its URL'),
    ];
  }
  const src = entries[0]?.url.pathname ?? '';
  if (isHashed(src) && !src.endsWith(`/${manifest.entry.file}`)) {
    findings.push(
      warn(
        `the page includes ${src.replace(/.*\//, '')}, the folder has ${manifest.entry.file}`,
        'Clear the cached page after a delivery',
      ),
    );
  }
  const files = manifest.chunks[DECLARATIONS_CHUNK] ?? [];
  for (const name of files) {
    const { status } = await load(new URL(name, assetBase));
    findings.push(
      status === 200
        ? pass(`${name} is served`)
        : fail(`${name} is ${status}`, 'Deliver the whole folder'),
    );
  }
  return findings;
};

/** Loads the files whose headers are checked: the entry, a chunk, and a stylesheet. */
const loadSamples = async (page: Page, load: LoadFile): Promise<LoadedFile[]> => {
  const [entry] = page.entries;
  const manifest = await loadManifest(page, load);
  const chunks = Object.values(manifest?.chunks ?? {}).flat();
  const names = ['.js', '.css'].flatMap(
    (extension) => chunks.find((name) => name.endsWith(extension)) ?? [],
  );
  const urls = [
    ...(entry ? [entry.url] : []),
    ...names.map((name) => new URL(name, page.assetBase)),
  ];
  const files: LoadedFile[] = [];
  for (const url of urls) files.push(await loadFinal(load, url));
  return files.filter(({ status }) => status === 200);
};

const getName = ({ url }: LoadedFile): string => url.pathname.replace(/.*\//, '');

/** Checks that the files are compressed. */
export const checkCompression = async (page: Page, load: LoadFile): Promise<Finding[]> => {
  const files = await loadSamples(page, load);
  return [...files, page.file].map((file) => {
    const name = file === page.file ? 'the page' : getName(file);
    const encoding = getHeader(file, 'content-encoding');
    if (encoding === 'br') return pass(`${name}: br`);
    if (encoding === 'gzip') {
      return file === page.file
        ? pass(`${name}: gzip`)
        : warn(`${name}: gzip`, 'Serve the delivered .br copy to browsers that accept br');
    }
    return file === page.file
      ? warn(`${name} isn't compressed`, 'Compress HTML with br or gzip')
      : fail(`${name} isn't compressed`, 'Serve the delivered .br and .gz copies');
  });
};

/** Reads the seconds for which a browser may use a file without revalidation. */
const parseMaxAge = (file: LoadedFile): number => {
  const header = getHeader(file, 'cache-control').toLowerCase();
  if (/no-store|no-cache/.test(header)) return 0;
  return Number(/max-age=(\d+)/.exec(header)?.[1] ?? Number.NaN);
};

const checkLifetime = (file: LoadedFile): Finding => {
  const name = getName(file);
  const found = `${name}: ${getHeader(file, 'cache-control') || 'no Cache-Control'}`;
  const seconds = parseMaxAge(file);
  if (isHashed(file.url.pathname)) {
    return seconds >= YEAR_SECONDS && /immutable/.test(getHeader(file, 'cache-control'))
      ? pass(found)
      : warn(found, 'Send Cache-Control: public, max-age=31536000, immutable for hashed names');
  }
  // AEM's own cache key, such as .lc-0af12-lc.
  if (/\.lc-\w+-lc\./.test(name)) return pass(found);
  return seconds <= HOUR_SECONDS
    ? pass(found)
    : fail(found, 'Send Cache-Control: no-cache for files without a hash in the name');
};

/** Checks how long browsers keep the files: forever with a hash in the name, otherwise not for long. */
export const checkCaching = async (page: Page, load: LoadFile): Promise<Finding[]> => {
  const files = await loadSamples(page, load);
  const seconds = parseMaxAge(page.file);
  const found = `the page: ${getHeader(page.file, 'cache-control') || 'no Cache-Control'}`;
  return [
    ...files.map(checkLifetime),
    seconds > HOUR_SECONDS
      ? warn(found, 'Let browsers revalidate it within an hour, or they miss a delivery')
      : pass(found),
  ];
};
