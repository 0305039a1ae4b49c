import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Configuration } from 'webpack';
import webpack, { DefinePlugin } from 'webpack';
import { UneditedDependenciesPlugin } from './unedited-dependencies';

let directory: string;

const FILES = {
  'entry.js': `import { wheel } from '@shop/wheel';\nimport '@shop/wheel/wheel.css';\nexport default wheel;`,
  'other.js': `export const wheel = 'other';`,
  'edit.cjs': `module.exports = (code) => code.replace('round', 'square');`,
  'node_modules/@shop/wheel/index.js': `import { hub } from './hub.js';\nexport const wheel = 'round' + hub;`,
  'node_modules/@shop/wheel/hub.js': `export { hub } from 'hub';`,
  'node_modules/@shop/wheel/wheel.css': `.wheel { color: red; }`,
  'node_modules/hub/index.js': `export const hub = 'hub';`,
};

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'bsro-ui-unedited-'));
  for (const [name, text] of Object.entries(FILES)) {
    const file = path.join(directory, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
});

afterEach(() => rm(directory, { recursive: true, force: true }));

/** Builds the small project and returns its error messages. */
const build = async ({ module, plugins = [], ...rest }: Configuration = {}): Promise<string[]> => {
  const styles = { test: /\.css$/, type: 'asset/source' };
  const compiler = webpack({
    mode: 'production',
    context: directory,
    entry: './entry.js',
    output: { path: path.join(directory, 'dist') },
    module: { rules: [styles, ...(module?.rules ?? [])] },
    plugins: [...plugins, new UneditedDependenciesPlugin()],
    ...rest,
  });
  if (!compiler) throw new Error('webpack did not start');
  const stats = await new Promise<webpack.Stats | undefined>((done, fail) => {
    compiler.run((error, result) => (error ? fail(error) : done(result)));
  });
  await new Promise((done) => {
    compiler.close(done);
  });
  return stats?.compilation.errors.map(({ message }) => message) ?? ['no stats'];
};

const resolveInProject = (name: string): string => path.join(directory, name);

test('accepts packages that are bundled as npm installed them', async () => {
  expect(await build()).toEqual([]);
});

test('accepts a loader on our own modules', async () => {
  const rules = [{ test: /\.js$/, exclude: /node_modules/, use: resolveInProject('edit.cjs') }];
  expect(await build({ module: { rules } })).toEqual([]);
});

test.each([
  ['a script', /wheel[\\/]hub\.js$/, 'hub.js'],
  ['a stylesheet', /\.css$/, 'wheel.css'],
])('fails when a loader runs on %s of a package', async (_what, only, file) => {
  const rules = [{ test: only, use: resolveInProject('edit.cjs') }];
  const [error = 'no error', ...others] = await build({ module: { rules } });
  expect(error).toMatch(/^Dependencies are never edited: .+ changes /);
  expect(error).toContain(file);
  expect(others).toEqual([]);
});

test('fails when an alias replaces a package that our code imports', async () => {
  const [error] = await build({
    resolve: { alias: { '@shop/wheel$': resolveInProject('other.js') } },
  });
  expect(error).toContain('"@shop/wheel"');
  expect(error).toContain('other.js');
});

test("fails when a rule's alias replaces a package that another package imports", async () => {
  const alias = { hub$: resolveInProject('other.js') };
  const rules = [{ test: /wheel[\\/]hub\.js$/, resolve: { alias } }];
  const errors = await build({ module: { rules } });
  expect(errors).toContainEqual(expect.stringMatching(/"hub" in .+ is replaced by .+other\.js/));
});

test('fails when a file of a package is replaced by one of our own', async () => {
  const errors = await build({
    resolve: {
      alias: {
        [resolveInProject('node_modules/@shop/wheel/hub.js')]: resolveInProject('other.js'),
      },
    },
  });
  expect(errors).toContainEqual(expect.stringMatching(/"\.\/hub\.js" in .+ is replaced by/));
});

test('fails when a plugin rewrites names in every module', async () => {
  const [error] = await build({ plugins: [new DefinePlugin({ DEBUG: 'false' })] });
  expect(error).toBe('Dependencies are never edited: remove DefinePlugin');
});
