import path from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { BannerPlugin, Compilation } from 'webpack';
import type { Configuration } from 'webpack';
import { browserslist } from './package.json';
import { ASSETS_FILE, createAssetsManifest, emitJson } from './scripts/build/assets-manifest';
import { CHECKOUT_SCRIPTS_FILE, createCheckoutScripts } from './scripts/build/checkout-scripts';
import { addChunkHashes } from './scripts/build/chunk-hashes';
import { DECLARATIONS_CHUNK, RENDERER_CHUNK } from './scripts/build/chunk-names';
import { checkPackages } from './scripts/build/package-check';
import { precompress } from './scripts/build/precompress';
import { HEADER_FILE, splitChunks } from './scripts/build/split-chunks';
import type { Styles } from './scripts/build/theme-proof-styles';

const BUILD = path.join(__dirname, 'scripts/build');

/** The modules whose exports are evaluated at build time. */
const EVALUATED_MODULES = /[\\/](attribute-samples|mount-triggers|placeholder-facts)\.ts$/;

/** The chunks that every page with a header loads and mostly runs. */
const CALLED_ON_LOAD = [
  DECLARATIONS_CHUNK,
  RENDERER_CHUNK,
  HEADER_FILE,
  'react',
  'redux',
  'validation',
];

const PRODUCT = { entry: './src/index.ts', folder: path.join(__dirname, 'dist') };

/**
 * Creates the configuration of the bundle: one entry that contains webpack's runtime, and everything else in
 * lazy chunks. A file's name contains the SHA-256 of its content, which the browser verifies.
 */
export const createBundleConfiguration = (
  mode: 'production' | 'development',
  target: Readonly<typeof PRODUCT> = PRODUCT,
  styles: Styles = 'layered',
): Configuration => {
  const isProduction = mode === 'production';
  // Other bundles need no compressed copies and checks; a development build keeps modules that a release removes.
  const isRelease = isProduction && target === PRODUCT;
  return {
    mode,
    context: __dirname,
    target: ['web', 'es2022'],
    entry: { 'bsro-ui': target.entry },
    output: {
      path: target.folder,
      // The time of a file tells that it was built after a change of the sources, even one that leaves it equal.
      compareBeforeEmit: false,
      filename: '[name].[contenthash].js',
      chunkFilename: 'chunks/[name].[contenthash].js',
      clean: true,
      // src/public-path.ts finds the URL at run time; 'auto' would add webpack's own search to the entry.
      publicPath: '',
      // src/chunk-loader.ts creates this object, and computes the integrity of a file from the hash in its name.
      chunkLoadingGlobal: 'bsroUiChunks',
      hashFunction: 'sha256',
      hashDigest: 'base64url',
      hashDigestLength: 43,
    },
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
    // A reference to a source map in a file would change the file's hash.
    devtool: isRelease ? 'hidden-source-map' : !isProduction && 'inline-source-map',
    module: {
      rules: [
        { test: EVALUATED_MODULES, loader: path.join(BUILD, 'evaluate-exports.ts') },
        {
          test: /\.tsx?$/,
          exclude: [/node_modules/, EVALUATED_MODULES],
          loader: 'babel-loader',
          options: { envName: mode },
        },
        // Removes a package that doesn't declare that it has no side effects. Formik imports it for an API
        // that the bundle doesn't use.
        { test: /[\\/]node_modules[\\/]hoist-non-react-statics[\\/]/, sideEffects: false },
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
        {
          test: /\.css$/,
          exclude: /node_modules/,
          enforce: 'pre',
          loader: path.join(BUILD, 'theme-proof-styles.ts'),
          options: { styles },
        },
      ],
    },
    optimization: {
      chunkIds: 'named',
      realContentHash: true,
      splitChunks,
      minimizer: [
        new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, extractComments: false }),
        new CssMinimizerPlugin({
          minify: CssMinimizerPlugin.esbuildMinify,
          minimizerOptions: {
            target: browserslist.map((query) => query.replace(/_saf| >= /g, '')),
          },
        }),
      ],
    },
    plugins: [
      new MiniCssExtractPlugin({
        filename: '[name].[contenthash].css',
        chunkFilename: 'chunks/[name].[contenthash].css',
        // The order of the chunks' stylesheets doesn't matter, because BEM names don't overlap.
        ignoreOrder: true,
        runtime: false,
      }),
      addChunkHashes,
      // Tells V8 to compile all functions of a file while it loads, in another thread, instead of each at its first call,
      // which keeps a phone from answering a press. After the minimizer, which would remove it, and before the source maps.
      new BannerPlugin({
        banner: '//# allFunctionsCalledOnLoad',
        raw: true,
        test: /\.js$/,
        include: ['bsro-ui.', ...CALLED_ON_LOAD.map((name) => `chunks/${name}.`)],
        stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
      }),
      emitJson(ASSETS_FILE, createAssetsManifest),
      isRelease && precompress,
      isRelease && checkPackages,
      isRelease && emitJson(CHECKOUT_SCRIPTS_FILE, createCheckoutScripts),
    ],
    // Compiles only what has changed since the last build. With `mangleExports: 'size'`, whose names depend on a module's
    // other exports, unchanged modules would keep old names.
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(__dirname, '.cache/webpack'),
      name: [target.entry, mode, styles].join().replaceAll(/\W+/g, '-'),
      // It has absolute paths, so a cache that was copied from another checkout would load that one's packages.
      version: __dirname,
      buildDependencies: { config: [__filename, `${BUILD}/`, `${BUILD}/../tokens/`] },
    },
    performance: false,
    stats: 'errors-warnings',
  };
};

export default createBundleConfiguration('production');
