import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes what a build leaves in `dist/`: an entry and a chunk, each with a hash in its name, compressed
 * copies, and a source map.
 * @returns the folder, below `root`
 */
export const writeRelease = (root: string, hash: string): string => {
  const dist = path.join(root, `dist-${hash}`);
  mkdirSync(path.join(dist, 'chunks'), { recursive: true });
  const entry = { file: `bsro-ui.${hash}.js`, integrity: `sha256-${hash}` };
  const chunk = `chunks/reviews.${hash}.js`;
  const assets = {
    buildId: hash,
    mode: 'production',
    entry,
    css: [],
    chunks: { reviews: [chunk] },
  };
  writeFileSync(path.join(dist, 'assets.json'), JSON.stringify(assets));
  for (const [file, code] of [
    [entry.file, `entry(${hash})`],
    [chunk, `chunk(${hash})`],
  ] as const) {
    writeFileSync(path.join(dist, file), code);
    for (const copy of ['.br', '.gz', '.map']) writeFileSync(path.join(dist, file + copy), copy);
  }
  return dist;
};
