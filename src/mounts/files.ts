/**
 * Stands for the chunk into which the build writes the hashes of the features' files
 * (scripts/build/chunk-loader-runtime.ts).
 */
export const FILES = 'files';
