import { features } from '../../src/mounts/features';
import { pageFeatures } from '../../src/mounts/page-features';
import type { AnyPlaceholder } from '../../src/mounts/schema/placeholder';
import type { AssetsManifest } from './assets-manifest';
import { HEADER } from './budgets';
import { FEATURES_CHUNK, PAGE_FEATURES_CHUNK } from './chunk-names';

/** Lists the chunks that a placeholder needs in addition to its own. */
const listShared = (placeholder: AnyPlaceholder): string[] => [
  ...(features.includes(placeholder) ? [FEATURES_CHUNK] : []),
  ...(pageFeatures.includes(placeholder) ? [PAGE_FEATURES_CHUNK] : []),
];

const listFiles = ({ entry, css, chunks }: AssetsManifest, names: readonly string[]): string[] => [
  ...new Set([entry.file, ...css, ...names.flatMap((name) => chunks[name] ?? [])]),
];

/** The bytes that a placeholder adds to a page. */
export interface AddedBytes {
  readonly scripts: number;
  readonly styles: number;
}

/**
 * Measures what a placeholder adds to a page with a header and nothing else. What it loads on a visitor's
 * action isn't included.
 * @param chunk the placeholder's own chunk
 * @param getSize returns the bytes of a file
 */
export const measureAddedBytes = (
  placeholder: AnyPlaceholder,
  chunk: string,
  manifest: AssetsManifest,
  getSize: (file: string) => number,
): AddedBytes => {
  const headerChunks = HEADER.filter((name) => name !== chunk);
  const headerFiles = listFiles(manifest, headerChunks);
  const added = listFiles(manifest, [...headerChunks, ...listShared(placeholder), chunk]).filter(
    (file) => !headerFiles.includes(file),
  );
  const sum = (extension: string): number =>
    added
      .filter((file) => file.endsWith(extension))
      .reduce((total, file) => total + getSize(file), 0);
  return { scripts: sum('.js'), styles: sum('.css') };
};
