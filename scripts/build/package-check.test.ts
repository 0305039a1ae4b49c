import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import type { Stats } from 'webpack';
import { checkPackages } from './package-check';
import { splitChunks } from './split-chunks';

const FILES = {
  'entry.js': `import(/* webpackChunkName: "declarations" */ './declarations.js');`,
  'declarations.js': `import(/* webpackChunkName: "account-menu" */ './menu.js');
import(/* webpackChunkName: "account-dialogs" */ './sign-in.js');
import(/* webpackChunkName: "store-finder" */ './find-store.js');`,
  'menu.js': `import { title } from './title.js';\nexport default title;`,
  'title.js': `export const title = 'title';`,
  'sign-in.js': `import { Form } from './form.js';\nexport default Form;`,
  'form.js': `import { Formik } from 'formik';\nexport const Form = Formik;`,
  'find-store.js': `export default 'find-store';`,
  'node_modules/formik/index.js': `export { Formik } from './formik.js';`,
  'node_modules/formik/formik.js': `export const Formik = 'Formik';`,
  'node_modules/react/index.js': `module.exports = {};`,
};

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'bsro-ui-packages-'));
});

afterEach(() => rm(directory, { recursive: true, force: true }));

const getErrors = async (
  files: Readonly<Record<string, string>>,
): Promise<(string | undefined)[]> => {
  for (const [name, text] of Object.entries({ ...FILES, ...files })) {
    const file = path.join(directory, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  const compiler = webpack({
    mode: 'development',
    devtool: false,
    context: directory,
    entry: { 'bsro-ui': './entry.js' },
    output: { path: path.join(directory, 'dist'), chunkFilename: '[name].js' },
    optimization: { chunkIds: 'named', splitChunks },
    plugins: [checkPackages],
  });
  const stats = await new Promise<Stats | undefined>((done, fail) => {
    compiler.run((error, result) => (error ? fail(error) : done(result)));
  });
  await new Promise((done) => {
    compiler.close(done);
  });
  const { errors = [] } = stats?.toJson({ all: false, errors: true }) ?? {};
  return errors.map(({ message }) => message);
};

test('accepts a package in a chunk that may load it, and an import() of that chunk', async () => {
  expect(await getErrors({})).toEqual([]);
  const menu = `export default () => import(/* webpackChunkName: "account-dialogs" */ './form.js');`;
  expect(await getErrors({ 'menu.js': menu })).toEqual([]);
});

test('names the chain of imports that leads from a chunk to a package that it may not load', async () => {
  const title = `import { Formik } from 'formik';\nexport const title = 'title' + Formik;`;
  expect(await getErrors({ 'title.js': title })).toEqual([
    'formik may not load with account-menu: menu.js → title.js → formik',
  ]);
});

test('names the chain to a module that another chunk loads by an import()', async () => {
  const files = {
    'sign-in.js': `export default () => import(/* webpackChunkName: "account-dialogs" */ './form.js');`,
    'title.js': `import { Form } from './form.js';\nexport const title = 'title' + Form;`,
  };
  expect(await getErrors(files)).toEqual([
    'formik may not load with account-menu: menu.js → title.js → form.js → formik',
  ]);
});

test('accepts no React in code that only adds behavior, in declarations, and in the entry', async () => {
  const react = `import 'react';\n`;
  const files = Object.fromEntries(
    (['entry.js', 'declarations.js', 'find-store.js', 'menu.js'] as const).map((file) => [
      file,
      react + FILES[file],
    ]),
  );
  expect(await getErrors(files)).toEqual([
    'react may not load with bsro-ui: entry.js → react',
    'react may not load with declarations: declarations.js → react',
    'react may not load with store-finder: find-store.js → react',
  ]);
});
