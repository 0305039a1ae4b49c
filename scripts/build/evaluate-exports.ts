import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { runInThisContext } from 'node:vm';
import { buildSync } from 'esbuild';
import type { LoaderContext } from 'webpack';

/** The declarations, from the repository's root. */
const PLACEHOLDERS = 'src/mounts/placeholders';

/** Maps the placeholders to the chunks that they load, both as the declarations name them. */
const readChunkNames = (root: string): Readonly<Record<string, string>> => {
  const folder = path.join(root, PLACEHOLDERS);
  return Object.fromEntries(
    readdirSync(folder).flatMap((file) => {
      const code = readFileSync(path.join(folder, file), 'utf8');
      const [, name] = /^ {2}name: '([\w-]+)'/m.exec(code) ?? [];
      const [, chunk] = /webpackChunkName: "([\w-]+)"/.exec(code) ?? [];
      return name && chunk ? [[name, chunk]] : [];
    }),
  );
};

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
