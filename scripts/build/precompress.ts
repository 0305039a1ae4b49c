import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { WebpackPluginFunction } from 'webpack';
import { Compilation, sources } from 'webpack';

const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;

/** The byte budgets measure the highest quality. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
const GZIP = { level: constants.Z_BEST_COMPRESSION };

/** Plugin that writes `file.br` and `file.gz` next to every script and stylesheet. */
export const precompress: WebpackPluginFunction = (compiler) => {
  compiler.hooks.thisCompilation.tap('precompress', (compilation) => {
    const compress = async (file: string, source: sources.Source): Promise<void> => {
      const content = source.buffer();
      const small = await promisify(brotliCompress)(content, BROTLI);
      compilation.emitAsset(`${file}.br`, new sources.RawSource(small));
      const compatible = await promisify(gzip)(content, GZIP);
      compilation.emitAsset(`${file}.gz`, new sources.RawSource(compatible));
    };
    compilation.hooks.processAssets.tapPromise({ name: 'precompress', stage }, async (assets) => {
      const files = Object.entries(assets).filter(([file]) => /\.(js|css)$/.test(file));
      await Promise.all(files.map(([file, source]) => compress(file, source)));
    });
  });
};
