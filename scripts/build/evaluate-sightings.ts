import { createRequire } from 'node:module';
import { runInThisContext } from 'node:vm';
import { buildSync } from 'esbuild';
import type { LoaderContext } from 'webpack';

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
    absWorkingDir: context.rootContext,
  });
  for (const input of Object.keys(metafile.inputs)) {
    context.addDependency(`${context.rootContext}/${input}`);
  }
  const [code] = outputFiles;
  const module: { exports: { sightings?: unknown } } = { exports: {} };
  const run: unknown = runInThisContext(`(module, exports, require) => {${code?.text ?? ''}}`);
  if (typeof run !== 'function') throw new Error('The module of sightings cannot be evaluated');
  Reflect.apply(run, undefined, [module, module.exports, createRequire(context.resourcePath)]);
  return `export const sightings = ${JSON.stringify(module.exports.sightings)};`;
};

/**
 * Webpack loader for a module that exports `sightings`: evaluates it while the bundle is built and
 * puts the value in its place, so that the entry carries what it looks for and none of the
 * declarations that this was taken from.
 */
export default function evaluateSightings(this: LoaderContext<unknown>): string {
  // oxlint-disable-next-line oxc/no-this-in-exported-function -- so webpack hands over its context
  return evaluate(this);
}
