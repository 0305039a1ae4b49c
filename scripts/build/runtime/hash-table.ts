import type { WebpackRuntime } from './webpack-runtime';

/** Adds the hashes of further chunks to those that the chunk loader knows. */
export const addHashes = (
  webpack: WebpackRuntime,
  hashes: Readonly<Record<string, string>>,
): void => {
  Object.assign(webpack.f, hashes);
};
