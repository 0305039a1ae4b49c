/**
 * Stands for the chunk into which the build writes the hashes of what an action asks for
 * (scripts/build/chunk-loader-runtime.ts).
 */
export const LATER_FILES = 'later-files';
