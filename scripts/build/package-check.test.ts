import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import type { Stats } from 'webpack';
import { PackageCheckPlugin } from './package-check';
import { splitChunks } from './split-chunks';

const FILES = {
  'entry.js': `import(/* webpackChunkName: "declarations" */ './declarations.js');`,
  'declarations.js': `import(/* webpackChunkName: "account-menu" */ './menu.js');
import(/* webpackChunkName: "sign-in" */ './sign-in.js');`,
  'menu.js': `import { title } from './title.js';\nexport default title;`,
  'title.js': `export const title = 'title';`,
  'sign-in.js': `import { Form } from './form.js';\nexport default Form;`,
  'form.js': `import { Formik } from 'formik';\nexport const Form = Formik;`,
  'node_modules/formik/index.js': `export { Formik } from './formik.js';`,
  'node_modules/formik/formik.js': `export const Formik = 'Formik';`,
};

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'bsro-ui-packages-'));
});

afterEach(() => rm(directory, { recursive: true, force: true }));

const HEADER = { page: 'header', chunks: ['declarations', 'account-menu'], packages: [] };

const getErrors = async (
  files: Readonly<Record<string, string>>,
  pages: ConstructorParameters<typeof PackageCheckPlugin>[0] = [HEADER],
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
    entry: './entry.js',
    output: { path: path.join(directory, 'dist'), chunkFilename: '[name].js' },
    optimization: { chunkIds: 'named', splitChunks },
    plugins: [new PackageCheckPlugin(pages)],
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

test('accepts a package that the page loads only by an import()', async () => {
  expect(await getErrors({})).toEqual([]);
});

test('names the chain of imports by which a package reaches a page that does not need it', async () => {
  const title = `import { Form } from './form.js';\nexport const title = 'title' + Form;`;
  expect(await getErrors({ 'title.js': title })).toEqual([
    "formik reaches a page that doesn't need it (header): menu.js → title.js → form.js → formik",
  ]);
});

test('finds a package that a module of the header imports itself', async () => {
  const menu = `import 'formik';\nexport default 'menu';`;
  expect(await getErrors({ 'menu.js': menu })).toEqual([
    "formik reaches a page that doesn't need it (header): menu.js → formik",
  ]);
});

test('accepts a package that the page needs', async () => {
  const page = { page: 'sign-in', chunks: ['declarations', 'account-menu', 'sign-in'] };
  expect(await getErrors({}, [{ ...page, packages: ['formik'] }])).toEqual([]);
  expect(await getErrors({}, [{ ...page, packages: [] }])).toEqual([
    "formik reaches a page that doesn't need it (sign-in): sign-in.js → form.js → formik",
  ]);
});

test("names the chain of the page's own imports to a module that another chunk loads by an import()", async () => {
  const files = {
    'sign-in.js': `export default () => import(/* webpackChunkName: "form" */ './form.js');`,
    'title.js': `import { Form } from './form.js';\nexport const title = 'title' + Form;`,
  };
  expect(await getErrors(files)).toEqual([
    "formik reaches a page that doesn't need it (header): menu.js → title.js → form.js → formik",
  ]);
});

test('names another package of the same file if the page imports only that one', async () => {
  const files = {
    'node_modules/react-fast-compare/index.js': `export const isEqual = Object.is;`,
    'title.js': `import { isEqual } from 'react-fast-compare';\nexport const title = isEqual(1, 2);`,
  };
  expect(await getErrors(files)).toEqual([
    "formik reaches a page that doesn't need it (header): menu.js → title.js → react-fast-compare, which is in the file forms",
  ]);
});
