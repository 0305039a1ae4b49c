import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import type { Stats } from 'webpack';
import { sharedChunks } from './shared-chunks';

const ROOT = path.join(__dirname, '../..');

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'bsro-ui-chunks-'));
});

afterEach(() => rm(directory, { recursive: true, force: true }));

const build = async (files: Readonly<Record<string, string>>): Promise<Stats> => {
  for (const [name, text] of Object.entries(files)) {
    await writeFile(path.join(directory, name), text);
  }
  const compiler = webpack({
    mode: 'development',
    devtool: false,
    context: directory,
    entry: './entry.js',
    output: { path: path.join(directory, 'dist') },
    resolve: { modules: [path.join(ROOT, 'node_modules')] },
    optimization: {
      chunkIds: 'named',
      splitChunks: { chunks: 'async', cacheGroups: sharedChunks },
    },
  });
  if (!compiler) throw new Error('webpack did not start');
  const stats = await new Promise<Stats | undefined>((done, fail) => {
    compiler.run((error, result) => (error ? fail(error) : done(result)));
  });
  await new Promise((done) => {
    compiler.close(done);
  });
  if (!stats) throw new Error('webpack gave no stats');
  return stats;
};

test('MOUNT-2 a feature that needs React alone is built beside the chunks of every page', async () => {
  const stats = await build({
    'entry.js': `import(/* webpackChunkName: "account-menu" */ './menu.js');
import(/* webpackChunkName: "find-store" */ './finder.js');
import(/* webpackChunkName: "store-team" */ './team.js');`,
    'menu.js': `import { createElement } from 'react';
import './header.js';
export default () => createElement('ul');`,
    'header.js': `export const header = 'header';`,
    'finder.js': `import './header.js';`,
    'team.js': `import { createElement } from 'react';
export default () => createElement('p');`,
  });
  expect(stats.toJson({ all: false, errors: true }).errors).toEqual([]);
  const { namedChunkGroups } = stats.toJson({ all: false, chunkGroups: true });
  const filesOf = (name: string) => namedChunkGroups?.[name]?.assets?.map((asset) => asset.name);
  expect(filesOf('store-team')).toEqual(['core.js', 'store-team.js']);
  expect(filesOf('account-menu')).toEqual(['core.js']);
  expect(filesOf('find-store')).toContain('core.js');
});
