import type { Compilation, Compiler } from 'webpack';

/**
 * Adds a JSON file about the finished build to its folder.
 * @param create runs when the files have their final names
 */
export const emitJson = (
  compiler: Compiler,
  file: string,
  create: (compilation: Compilation) => unknown,
): void => {
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
