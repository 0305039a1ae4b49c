import { createHash } from 'node:crypto';
import { array, object, parse, picklist, record, string } from 'valibot';
import type { InferOutput } from 'valibot';
import type { Compilation, WebpackPluginFunction } from 'webpack';

const schema = object({
  /** Changes with any file. The running bundle has its own ID in `__webpack_hash__`. */
  buildId: string(),
  mode: picklist(['production', 'development']),
  entry: object({ file: string(), integrity: string() }),
  /** The entry's stylesheets. */
  css: array(string()),
  /** The files that a lazily loaded chunk needs, including shared files, by chunk name. */
  chunks: record(string(), array(string())),
});

/** `dist/assets.json`: the files of a build, for hosts, budgets, deliveries, and the mount runtime. */
export type AssetsManifest = InferOutput<typeof schema>;

/** The manifest's name in the build's folder. */
export const ASSETS_FILE = 'assets.json';

/** Parses the text of a build's `assets.json`; throws if it is invalid. */
export const parseAssetsManifest = (text: string): AssetsManifest =>
  parse(schema, JSON.parse(text));

/** Computes the value of an `integrity` attribute. */
export const computeIntegrity = (content: string | Buffer): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

const isServed = (file: string): boolean => /\.(js|css)$/.test(file);

/** Lists the files of a finished build. */
export const createAssetsManifest = (compilation: Compilation): AssetsManifest => {
  const [[entry = '', entrypoint] = []] = compilation.entrypoints;
  const entryFiles = entrypoint?.getFiles().filter(isServed) ?? [];
  const file = entryFiles.find((name) => name.endsWith('.js'));
  const content = file && compilation.getAsset(file)?.source.buffer();
  if (!file || !content) throw new Error(`The build has no entry ${entry}`);
  const chunks = [...compilation.namedChunkGroups]
    .filter(([name]) => name !== entry)
    .map(([name, group]): [string, string[]] => [name, group.getFiles().filter(isServed)])
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    buildId: compilation.hash ?? '',
    mode: compilation.options.mode === 'production' ? 'production' : 'development',
    entry: { file, integrity: computeIntegrity(content) },
    css: entryFiles.filter((name) => name.endsWith('.css')),
    chunks: Object.fromEntries(chunks),
  };
};

/** Creates a plugin that adds a JSON file about the finished build, whose files have their final names. */
export const emitJson =
  (file: string, create: (compilation: Compilation) => unknown): WebpackPluginFunction =>
  (compiler) => {
    compiler.hooks.thisCompilation.tap(file, (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: file, stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const text = `${JSON.stringify(create(compilation), null, 2)}\n`;
          compilation.emitAsset(file, new compiler.webpack.sources.RawSource(text));
        },
      );
    });
  };
