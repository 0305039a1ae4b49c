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
  const module: { exports: { mountTriggers?: unknown } } = { exports: {} };
  const run: unknown = runInThisContext(`(module, exports, require) => {${code?.text ?? ''}}`);
  if (typeof run !== 'function') throw new Error('The mount triggers cannot be evaluated');
  Reflect.apply(run, undefined, [module, module.exports, createRequire(context.resourcePath)]);
  return `export const mountTriggers = ${JSON.stringify(module.exports.mountTriggers)};`;
};

/**
 * Webpack loader for a module that exports `mountTriggers`: evaluates it at build time and inlines
 * the value, so that the entry contains the mount triggers without the declarations.
 */
export default function evaluateMountTriggers(this: LoaderContext<unknown>): string {
  // oxlint-disable-next-line oxc/no-this-in-exported-function -- webpack passes its context as this
  return evaluate(this);
}
