import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Compiler } from 'webpack';
import { sources } from 'webpack';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Compresses with brotli at its highest quality, which the byte budgets measure. */
export const compressBrotli = (content: Buffer): Promise<Buffer> =>
  brotli(content, {
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: zlib.constants.BROTLI_MAX_QUALITY,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });

/** Writes `file.br` and `file.gz` next to every script and stylesheet. */
export class PrecompressPlugin {
  private readonly name = 'precompress';

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(this.name, (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        {
          name: this.name,
          stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER,
        },
        async (assets) => {
          const files = Object.keys(assets).filter((file) => /\.(js|css)$/.test(file));
          await Promise.all(
            files.map(async (file) => {
              const content = compilation.getAsset(file)?.source.buffer();
              if (!content) return;
              const [small, compatible] = await Promise.all([
                compressBrotli(content),
                gzip(content, { level: 9 }),
              ]);
              compilation.emitAsset(`${file}.br`, new sources.RawSource(small));
              compilation.emitAsset(`${file}.gz`, new sources.RawSource(compatible));
            }),
          );
        },
      );
    });
  }
}
