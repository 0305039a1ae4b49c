import { createRequire } from 'node:module';
import { runInThisContext } from 'node:vm';
import { build } from 'esbuild';
import type { LoaderContext } from 'webpack';
import { readChunkNames } from './chunk-names';

/**
 * Webpack loader that evaluates a module whose exports are data, and inlines the values, so that the entry contains the
 * mount triggers, and explain mode the texts for authors, without the declarations.
 */
export default async function evaluateExports(this: LoaderContext<unknown>): Promise<string> {
  // oxlint-disable-next-line oxc/no-this-in-exported-function -- webpack passes its context as this
  const { resourcePath, rootContext, addDependency } = this;
  const { outputFiles, metafile } = await build({
    entryPoints: [resourcePath],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'cjs',
    packages: 'external',
    loader: { '.css': 'empty' },
    define: { CHUNK_NAMES: JSON.stringify(readChunkNames()) },
    absWorkingDir: rootContext,
  });
  for (const input of Object.keys(metafile.inputs)) addDependency(`${rootContext}/${input}`);
  const module: { exports: object } = { exports: {} };
  const run: unknown = runInThisContext(`(module, require) => {${outputFiles[0]?.text ?? ''}}`);
  const parameters = [module, createRequire(resourcePath)];
  if (typeof run === 'function') Reflect.apply(run, undefined, parameters);
  return Object.entries(module.exports)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}
