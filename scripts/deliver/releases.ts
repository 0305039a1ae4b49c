import { array, parse, string } from 'valibot';

/** The files of one release, relative to the folder that `npm run deliver` writes. */
type Release = readonly string[];

/** The number of releases to keep, so that a page that is open during a deployment finds its chunks. */
export const MAX_RELEASES = 5;

/** Parses the list of delivered releases, newest first. */
export const parseReleases = (text: string): Release[] =>
  parse(array(array(string())), JSON.parse(text));

/** Adds a release to the list, and finds the files that no kept release needs. */
export const selectReleases = (
  earlier: readonly Release[],
  files: Release,
): { kept: Release[]; removed: string[] } => {
  const others = earlier.filter((release) => release.join() !== files.join());
  const kept = [files, ...others].slice(0, MAX_RELEASES);
  const needed = new Set(kept.flat());
  return { kept, removed: [...new Set(earlier.flat())].filter((file) => !needed.has(file)) };
};
