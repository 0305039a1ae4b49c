import { array, parse, string } from 'valibot';

/** The files of one release, relative to the delivery's folder. */
type Release = readonly string[];

/** How many releases stay, so that a page that was open during a deployment finds its chunks. */
export const RELEASES_KEPT = 5;

/** Reads the list of releases that a delivery's folder holds, newest first. */
export const readReleases = (text: string): Release[] =>
  parse(array(array(string())), JSON.parse(text));

/** Adds a release in front; what no kept release needs any more is to be removed. */
export const keepReleases = (
  earlier: readonly Release[],
  files: Release,
): { kept: Release[]; removed: string[] } => {
  const others = earlier.filter((release) => release.join() !== files.join());
  const kept = [files, ...others].slice(0, RELEASES_KEPT);
  const needed = new Set(kept.flat());
  return { kept, removed: [...new Set(earlier.flat())].filter((file) => !needed.has(file)) };
};
