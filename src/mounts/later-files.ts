/**
 * Represents the chunk into which the build writes the hashes of the files that actions load
 * (scripts/build/chunk-loader.ts).
 */
export const LATER_FILES = 'later-files';
