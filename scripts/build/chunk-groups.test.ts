import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import type { Stats } from 'webpack';
import { ChunkGroupCheckPlugin } from './chunk-group-check';
import type { HeaderPart } from './chunk-group-check';
import { chunkGroups } from './chunk-groups';
import type { ChunkGroup } from './chunk-groups';
import { CORE_MODULES, DECLARATION_MODULES, ENTRY_MODULES } from './header-modules';
import { toCacheGroups } from './shared-chunks';

const ROOT = path.join(__dirname, '../..');

const FILES = {
  'entry.js': `import(/* webpackChunkName: "menu" */ './menu.js');
import(/* webpackChunkName: "finder" */ './finder.js');
import(/* webpackChunkName: "team" */ './team.js');`,
  'menu.js': `import { header } from './header.js';\nexport default header;`,
  'header.js': `export const header = 'header';`,
  'finder.js': `import { header } from './header.js';\nimport { wheel } from 'wheel';
export default header + wheel;`,
  'team.js': `import { wheel } from 'wheel';\nexport default wheel;`,
  'node_modules/wheel/index.js': `export const wheel = 'round';`,
};

const CORE: ChunkGroup = { name: 'core', reason: 'header', modules: ['header.js', 'menu.js'] };
const WHEELS: ChunkGroup = { name: 'wheels', reason: 'wheels', packages: ['wheel'] };
const MENU: HeaderPart = { chunks: ['menu'], listed: ['header.js', 'menu.js'] };

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'bsro-ui-groups-'));
});

afterEach(() => rm(directory, { recursive: true, force: true }));

interface Project {
  readonly groups?: readonly ChunkGroup[];
  readonly header?: readonly HeaderPart[];
  readonly files?: Readonly<Record<string, string>>;
}

const build = async ({
  groups = [CORE, WHEELS],
  header = [MENU],
  files = {},
}: Project = {}): Promise<Stats> => {
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
    optimization: {
      chunkIds: 'named',
      splitChunks: { chunks: 'async', cacheGroups: toCacheGroups(groups, directory) },
    },
    plugins: [new ChunkGroupCheckPlugin({ groups, header, root: directory })],
  });
  const stats = await new Promise<Stats | undefined>((done, fail) => {
    compiler.run((error, result) => (error ? fail(error) : done(result)));
  });
  await new Promise((done) => {
    compiler.close(done);
  });
  if (!stats) throw new Error('webpack returned no stats');
  return stats;
};

const getErrors = async (project: Project): Promise<(string | undefined)[]> => {
  const { errors = [] } = (await build(project)).toJson({ all: false, errors: true });
  return errors.map(({ message }) => message);
};

test('puts listed modules and packages only into the file of their group', async () => {
  const stats = await build();
  expect(stats.toJson({ all: false, errors: true }).errors).toEqual([]);
  const { namedChunkGroups } = stats.toJson({ all: false, chunkGroups: true });
  const getFiles = (name: string) => namedChunkGroups?.[name]?.assets?.map((asset) => asset.name);
  expect(getFiles('menu')).toEqual(['core.js']);
  expect(getFiles('finder')).toEqual(['core.js', 'wheels.js', 'finder.js']);
  expect(getFiles('team')).toEqual(['wheels.js', 'team.js']);
});

test('fails the build and names a listed module that does not exist', async () => {
  const gone = { name: 'gone', reason: 'gone', modules: ['old.js'], packages: ['axle'] };
  expect(await getErrors({ groups: [CORE, WHEELS, gone] })).toEqual([
    'axle of the chunk group gone is not part of the bundle',
    'old.js of the chunk group gone is not part of the bundle',
  ]);
});

test('fails the build and names a module that is listed in two groups', async () => {
  expect(await getErrors({ groups: [CORE, WHEELS, { ...WHEELS, name: 'axles' }] })).toEqual([
    'wheel is in two chunk groups: wheels and axles',
  ]);
});

test('fails the build and names an unlisted module of the header and its importer', async () => {
  const files = { 'header.js': `export { wheel as header } from 'wheel';\nimport './new.js';` };
  expect(await getErrors({ files: { ...files, 'new.js': 'globalThis.isNew = true;' } })).toEqual([
    expect.stringContaining(
      'load new.js, which scripts/build/header-modules.ts does not list for menu; imported by header.js',
    ),
    expect.stringContaining(
      'load wheel, which scripts/build/header-modules.ts does not list for menu; ',
    ),
  ]);
});

test('fails the build and names a listed module that the header does not need', async () => {
  const header = [{ ...MENU, listed: [...MENU.listed, 'finder.js'] }];
  expect(await getErrors({ header })).toEqual([
    'finder.js is listed for menu, which does not need it',
  ]);
});

test("fails the build if the entry's modules differ from their list", async () => {
  expect(await getErrors({ header: [{ chunks: 'entry', listed: [] }] })).toEqual([
    'Every page would load entry.js, which scripts/build/header-modules.ts does not list for the entry; imported by no listed module',
  ]);
});

test('gives every group a reason and lists only files that exist', () => {
  const listed = [
    ...ENTRY_MODULES,
    ...DECLARATION_MODULES,
    ...CORE_MODULES,
    ...chunkGroups.flatMap(({ modules = [] }) => modules),
  ];
  expect(listed.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
  expect(chunkGroups.filter(({ reason }) => !reason)).toEqual([]);
});
