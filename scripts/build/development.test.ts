import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { createBundleConfiguration } from '../../webpack.config';
import { UI_VERSION } from '../../src/site/version';

jest.setTimeout(300_000);

const ENTRY = path.join(__dirname, '../../src/index.ts');

/** Leaves out what the entry starts only later, which is nine tenths of the modules. */
const withoutFeatures = new webpack.IgnorePlugin({ resourceRegExp: /\/chunks\// });

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bsro-ui-development-'));
  const configuration = createBundleConfiguration('development', { entry: ENTRY, folder });
  const compiler = webpack({
    ...configuration,
    plugins: [...(configuration.plugins ?? []), withoutFeatures],
  });
  if (!compiler) throw new Error('webpack did not start');
  await new Promise<void>((done, fail) => {
    compiler.run((error, stats) => {
      if (error) fail(error);
      else if (stats?.hasErrors()) fail(new Error(stats.toString('errors-only')));
      else done();
    });
  });
  await new Promise((done) => {
    compiler.close(done);
  });
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs a script on a page with one placeholder, in its own process because Jest can't load jsdom here. */
const RUN = `
const { readFileSync } = require('node:fs');
const { JSDOM } = require('jsdom');
const { window } = new JSDOM('<!DOCTYPE html><div class="bsro-cart-icon"></div>', {
  url: 'http://fcac.localhost/',
  runScripts: 'outside-only',
});
window.eval(readFileSync(process.argv[1], 'utf8'));
// The page is scanned in a separate task.
window.setTimeout(() => {
  const { mount } = window.document.querySelector('.bsro-cart-icon').dataset;
  process.stdout.write(JSON.stringify({ version: window.bsro.version, mount }));
  process.exit();
});
`;

test('starts the development build on a page [SITE-6/version]', async () => {
  const entry = (await readdir(folder)).find((name) => /^bsro-ui\..*js$/.test(name)) ?? '';
  const output = execFileSync(process.execPath, ['-e', RUN, path.join(folder, entry)], {
    cwd: path.dirname(ENTRY),
    encoding: 'utf8',
  });
  expect(JSON.parse(output)).toEqual({ version: UI_VERSION, mount: 'waiting' });
});
