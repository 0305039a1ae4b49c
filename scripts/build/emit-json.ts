import type { Compilation, WebpackPluginFunction } from 'webpack';
import { Compilation as Stages, sources } from 'webpack';

/**
 * Creates a plugin that adds a JSON file about the finished build to its folder.
 * @param create runs when the files have their final names
 */
export const emitJson =
  (file: string, create: (compilation: Compilation) => unknown): WebpackPluginFunction =>
  (compiler) => {
    compiler.hooks.thisCompilation.tap(file, (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: file, stage: Stages.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const text = `${JSON.stringify(create(compilation), null, 2)}\n`;
          compilation.emitAsset(file, new sources.RawSource(text));
        },
      );
    });
  };
