import path from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration } from 'webpack';
import { AssetsManifestPlugin } from './scripts/build/assets-manifest';
import { budgets } from './scripts/build/budgets';
import { CheckoutScriptsPlugin } from './scripts/build/checkout-scripts';
import { CHUNK_LOADING, ChunkLoaderPlugin } from './scripts/build/chunk-loader';
import { PackageCheckPlugin } from './scripts/build/package-check';
import { placeholderPages } from './scripts/build/placeholder-pages';
import { PrecompressPlugin } from './scripts/build/precompress';
import { splitChunks } from './scripts/build/split-chunks';
import type { Styles } from './scripts/build/theme-proof-styles';
import { stripAuthorTexts } from './scripts/build/strip-author-texts';
import { UneditedDependenciesPlugin } from './scripts/build/unedited-dependencies';

export type Mode = 'production' | 'development';

const ROOT = __dirname;

/** The name of the entry, of its Trusted Types policy, and of webpack's globals. */
const NAME = 'bsro-ui';

/** The modules whose exports are evaluated at build time. */
const EVALUATED_MODULES = /[\\/](attribute-samples|mount-triggers|placeholder-facts)\.ts$/;

/** The loader for our own stylesheets, which lets their rules win over those of a theme. */
const THEME_PROOF_STYLES = path.join(ROOT, 'scripts/build/theme-proof-styles.ts');

interface Target {
  /** The module that starts the bundle. */
  readonly entry: string;
  /** The output folder, which the build empties first. */
  readonly folder: string;
}

const PRODUCT: Target = { entry: './src/index.ts', folder: path.join(ROOT, 'dist') };

/**
 * Creates the configuration of the bundle: one entry that contains webpack's runtime, and everything else in
 * lazy chunks. A file's name contains part of the hash of its content; the browser verifies the whole hash.
 */
export const createBundleConfiguration = (
  mode: Mode,
  target: Target = PRODUCT,
  styles: Styles = 'layered',
): Configuration => {
  const isProduction = mode === 'production';
  return {
    mode,
    context: ROOT,
    target: ['web', 'es2022'],
    entry: { [NAME]: target.entry },
    output: {
      path: target.folder,
      filename: '[name].js',
      chunkFilename: 'chunks/[name].js',
      clean: true,
      // src/public-path.ts finds the URL at run time; 'auto' would add webpack's own search to the entry.
      publicPath: '',
      uniqueName: NAME,
      trustedTypes: { policyName: NAME },
      chunkLoading: CHUNK_LOADING,
      enabledChunkLoadingTypes: [CHUNK_LOADING],
      chunkLoadTimeout: 120_000,
      hashDigestLength: 10,
    },
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
    devtool: isProduction ? 'hidden-source-map' : 'source-map',
    module: {
      rules: [
        {
          test: EVALUATED_MODULES,
          use: path.join(ROOT, 'scripts/build/evaluate-exports.ts'),
        },
        {
          test: /\.tsx?$/,
          exclude: [/node_modules/, EVALUATED_MODULES],
          use: {
            loader: 'babel-loader',
            options: {
              cacheDirectory: path.join(ROOT, '.cache/babel'),
              cacheIdentifier: `${mode} strip-author-texts:3`,
              envName: mode,
              plugins: isProduction ? [stripAuthorTexts] : [],
            },
          },
        },
        // Removes a package that doesn't declare that it has no side effects. Formik imports it for an API
        // that the bundle doesn't use.
        { test: /[\\/]node_modules[\\/]hoist-non-react-statics[\\/]/, sideEffects: false },
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
        {
          test: /\.css$/,
          exclude: /node_modules/,
          enforce: 'pre',
          loader: THEME_PROOF_STYLES,
          options: { styles },
        },
      ],
    },
    optimization: {
      chunkIds: 'named',
      // Shortens the names of exports to one letter; by default, they have two or three.
      mangleExports: 'size',
      // ChunkLoaderPlugin names files by their content.
      realContentHash: false,
      splitChunks,
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          extractComments: false,
        }),
        // Its parser doesn't know a calc() in the default of a variable.
        new CssMinimizerPlugin({ minimizerOptions: { preset: ['default', { calc: false }] } }),
      ],
    },
    plugins: [
      new MiniCssExtractPlugin({
        filename: '[name].css',
        chunkFilename: 'chunks/[name].css',
        // The order of the chunks' stylesheets doesn't matter, because BEM names don't overlap.
        ignoreOrder: true,
        runtime: false,
      }),
      new ChunkLoaderPlugin(),
      ...(isProduction ? [new PrecompressPlugin()] : []),
      new AssetsManifestPlugin(NAME),
      new UneditedDependenciesPlugin(),
      // A development build keeps modules that the production build removes.
      ...(isProduction && target === PRODUCT
        ? [
            new CheckoutScriptsPlugin(NAME),
            new PackageCheckPlugin([...budgets, ...placeholderPages]),
          ]
        : []),
    ],
    performance: false,
    stats: 'errors-warnings',
  };
};

const configuration = (_env: unknown, options: { mode?: Mode }): Configuration =>
  createBundleConfiguration(options.mode ?? 'production');

export default configuration;
