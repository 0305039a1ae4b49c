import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Configuration, Stats } from 'webpack';
import webpack from 'webpack';
import { createBundleConfiguration } from '../../webpack.config';
import { ASSETS_FILE, parseAssetsManifest } from './assets-manifest';
import { createBrotliSizeReader, formatBudget, measureBudgets } from './budgets';
import type { Styles } from './theme-proof-styles';

const DIST = path.join(__dirname, '../../dist');

/** Compiles a configuration once; rejects if a module doesn't compile. */
export const compile = async (configuration: Configuration): Promise<void> => {
  const compiler = webpack(configuration);
  const stats = await new Promise<Stats | undefined>((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  await new Promise((resolve) => {
    compiler.close(resolve);
  });
  const text = stats?.toString('errors-warnings');
  if (text) process.stdout.write(`${text}\n`);
  if (stats?.hasErrors()) throw new Error('The bundle does not compile');
};

/** Compiles the production bundle into `dist/`, and prints or enforces the byte budgets. */
export const buildBundle = async (options: {
  readonly budgets: 'enforce' | 'print';
  readonly styles?: Styles;
}): Promise<void> => {
  await compile(createBundleConfiguration('production', undefined, options.styles));
  const manifest = parseAssetsManifest(readFileSync(path.join(DIST, ASSETS_FILE), 'utf8'));
  const lines = measureBudgets(manifest, createBrotliSizeReader(DIST));
  process.stdout.write(`Scripts per page, brotli 11:\n${lines.map(formatBudget).join('\n')}\n`);
  if (options.budgets === 'enforce' && lines.some(({ bytes, limit }) => bytes > limit)) {
    throw new Error('A byte budget is exceeded (scripts/build/budgets.ts)');
  }
};
