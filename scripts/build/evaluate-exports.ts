import { createRequire } from 'node:module';
import { runInThisContext } from 'node:vm';
import { buildSync } from 'esbuild';
import type { LoaderContext } from 'webpack';
import { readChunkNames } from './read-chunk-names';

const evaluate = (context: LoaderContext<unknown>): string => {
  const { outputFiles, metafile } = buildSync({
    entryPoints: [context.resourcePath],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'cjs',
    packages: 'external',
    loader: { '.css': 'empty' },
    define: { CHUNK_NAMES: JSON.stringify(readChunkNames(context.rootContext)) },
    absWorkingDir: context.rootContext,
  });
  for (const input of Object.keys(metafile.inputs)) {
    context.addDependency(`${context.rootContext}/${input}`);
  }
  const [code] = outputFiles;
  const module: { exports: object } = { exports: {} };
  const run: unknown = runInThisContext(`(module, exports, require) => {${code?.text ?? ''}}`);
  if (typeof run !== 'function') throw new Error('The module cannot be evaluated');
  Reflect.apply(run, undefined, [module, module.exports, createRequire(context.resourcePath)]);
  return Object.entries(module.exports)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
};

/**
 * Webpack loader for a module whose exports are data: evaluates it at build time and inlines the values, so
 * that the entry contains the mount triggers, and explain mode the texts for authors, without the
 * declarations.
 */
export default function evaluateExports(this: LoaderContext<unknown>): string {
  // oxlint-disable-next-line oxc/no-this-in-exported-function -- webpack passes its context as this
  return evaluate(this);
}
