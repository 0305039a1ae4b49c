import type { WebpackRuntime } from './webpack-runtime';

/** Adds the hashes of further chunks to the chunk loader. */
export const addHashes = (
  webpack: WebpackRuntime,
  hashes: Readonly<Record<string, string>>,
): void => {
  Object.assign(webpack.f, hashes);
};
