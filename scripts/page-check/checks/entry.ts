import { createHash } from 'node:crypto';
import { getHeader, getMediaType, loadFinal } from '../../../authoring/sources/load-file';
import type { LoadFile, LoadedFile } from '../../../authoring/sources/load-file';
import type { EntryTag, Page } from '../parse-page';
import type { Finding } from '../result';
import { fail, pass, warn } from '../result';

/** Checks that the page includes the entry once, and that the entry doesn't block the page. */
export const checkEntry = ({ entries }: Page): Finding[] => {
  const [entry, ...others] = entries;
  if (!entry) {
    return [
      fail(
        'no bsro-ui script',
        'Add the entry to the head: <script src="…/bsro-ui.XXXXXXXX.js" integrity="sha256-…" defer></script>',
      ),
    ];
  }
  if (others.length > 0) {
    return [warn(`${entries.length} bsro-ui scripts`, 'Include the entry once per page')];
  }
  return [
    entry.isBlocking
      ? warn(`${entry.src} blocks the page while it loads`, 'Add defer to the script')
      : pass(entry.src),
  ];
};

/** Checks whether an integrity attribute contains the hash of a file. */
const hasMatchingHash = (integrity: string, content: Buffer): boolean =>
  integrity
    .trim()
    .split(/\s+/)
    .some((item) => {
      const [, algorithm = '', hash] = /^(sha256|sha384|sha512)-([\w+/=-]+)/.exec(item) ?? [];
      return algorithm !== '' && createHash(algorithm).update(content).digest('base64') === hash;
    });

const checkContent = (entry: EntryTag, file: LoadedFile): Finding => {
  if (entry.integrity === undefined) {
    return warn(
      'the entry has no integrity attribute',
      "Render the tag with the integrity from the client library's README.md",
    );
  }
  return hasMatchingHash(entry.integrity, file.body)
    ? pass(entry.integrity)
    : fail(
        `${entry.integrity} isn't the hash of ${entry.src}, so browsers block it`,
        "Render the entry's file and integrity from the same assets.json, and make sure that nothing changes the file",
      );
};

/** Checks the response with the entry's file: its status, type, hash, and, on another origin, CORS headers. */
export const checkIntegrity = async (page: Page, load: LoadFile): Promise<Finding[]> => {
  const [entry] = page.entries;
  if (!entry) return [];
  const file = await loadFinal(load, entry.url);
  if (file.status !== 200 || !/javascript/.test(getMediaType(file))) {
    return [
      fail(
        `${entry.src} is ${file.status} ${getMediaType(file)}`,
        'Serve the delivered file as text/javascript',
      ),
    ];
  }
  const findings = [checkContent(entry, file)];
  if (entry.url.origin !== page.file.url.origin && entry.integrity !== undefined) {
    if (!entry.hasCrossOrigin) {
      findings.push(
        fail(
          'the entry is on another origin and has integrity but no crossorigin',
          'Add crossorigin',
        ),
      );
    }
    if (!getHeader(file, 'access-control-allow-origin')) {
      findings.push(
        fail(
          `${entry.url.origin} sends no Access-Control-Allow-Origin`,
          "Send it for the bundle's folder",
        ),
      );
    }
  }
  return findings;
};
