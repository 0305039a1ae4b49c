import { execFile } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { findOutsideTexts } from '../texts/find-outside-texts';
import { checkAvailable } from './check-available';
import { createPlaceholder } from './create-placeholder';
import { listPlaceholderFiles } from './placeholder-files';
import { parsePlaceholderName } from './placeholder-name';
import { readPlan } from './read-plan';
import { LIST_FILE, registerPlaceholder } from './register-placeholder';
import type { PlaceholderKind, PlaceholderPlan } from './templates/shared';

const ROOT = path.join(__dirname, '../..');

const run = promisify(execFile);

const createPlan = (text: string, kind: PlaceholderKind = 'react'): PlaceholderPlan => ({
  name: parsePlaceholderName(text),
  kind,
  group: 'Stores',
});

test('spells a name for code, styles, and texts', () => {
  expect(parsePlaceholderName('tire-2-go')).toEqual({
    kebab: 'tire-2-go',
    camel: 'tire2Go',
    pascal: 'Tire2Go',
    className: 'bsro-tire-2-go',
    title: 'Tire 2 go',
  });
});

test.each([
  ['StoreTeam', 'expected two or more words in lowercase, joined by dashes: write store-team'],
  ['store_team', 'write store-team'],
  ['store team', 'write store-team'],
  ['store--team', 'write store-team'],
  ['bsro-store-team', 'the class name gets the prefix bsro- automatically: write store-team'],
  ['team', 'joined by dashes, such as store-team'],
  ['', 'joined by dashes, such as store-team'],
  ['../store-team', 'write store-team'],
  ['2-teams', 'such as store-team'],
  [`store-${'team'.repeat(10)}`, 'expected at most 40 characters'],
])('refuses the name "%s" and says what to write: %s', (text, message) => {
  expect(() => parsePlaceholderName(text)).toThrow(message);
});

test.each([
  ['store-hours', 'there is a placeholder .bsro-store-hours'],
  ['store-hour', 'authors would confuse .bsro-store-hour with .bsro-store-hours'],
  ['store-card', 'has the class bsro-store-card'],
  ['cart-calls', 'loads a chunk of this name'],
  ['layout-shift', 'there is a file e2e/layout-shift.spec.ts'],
])('refuses the name %s, which is taken or misleading: %s', (text, message) => {
  const plan = createPlan(text);
  expect(() => checkAvailable(ROOT, plan.name, listPlaceholderFiles(plan))).toThrow(message);
});

describe('the command line', () => {
  const askKind = jest.fn<Promise<PlaceholderKind>, []>();

  beforeEach(() => {
    askKind.mockReset().mockResolvedValue('dom');
  });

  test('asks for the kind only if no option specifies it', async () => {
    expect(await readPlan(['placeholder', 'store-team'], askKind)).toMatchObject({ kind: 'dom' });
    expect(askKind).toHaveBeenCalledTimes(1);
    const plan = await readPlan(['placeholder', 'store-team', '--react'], askKind);
    expect(plan).toMatchObject({ kind: 'react' });
    expect(askKind).toHaveBeenCalledTimes(1);
  });

  test.each([
    [['store-team'], 'Stores'],
    [['tire-quiz'], 'Tires'],
    [['spring-sale'], 'Marketing'],
    [['spring-sale', '--group', 'Tires'], 'Tires'],
  ])('selects the group of %j: %s', async (args, group) => {
    expect(await readPlan(['placeholder', ...args], askKind)).toMatchObject({ group });
  });

  test.each([
    [[], 'Usage: npm run new -- placeholder'],
    [['placeholder'], 'Usage'],
    [['service', 'store-team'], 'Usage'],
    [['placeholder', 'store', 'team'], 'Usage'],
    [['placeholder', 'store-team', '--react', '--dom'], 'either --react or --dom'],
    [['placeholder', 'store-team', '--group', 'stores'], '--group: expected Tires, Stores'],
    [['placeholder', 'store-team', '--vue'], "Unknown option '--vue'"],
  ])('refuses %j: %s', async (args, message) => {
    await expect(readPlan(args, askKind)).rejects.toThrow(message);
  });
});

test('adds a placeholder to the list, and refuses a list of another form', () => {
  const list = readFileSync(path.join(ROOT, LIST_FILE), 'utf8');
  const added = registerPlaceholder(list, parsePlaceholderName('quick-brown-fox')).split('\n');
  const originalLines = list.split('\n');
  expect(added.filter((line) => !originalLines.includes(line))).toEqual([
    "import { quickBrownFox } from './placeholders/quick-brown-fox';",
    '  quickBrownFox,',
  ]);
  const imports = added.filter((line) => line.includes('./placeholders/'));
  expect(imports[imports.findIndex((line) => line.includes('quickBrownFox')) + 1]).toMatch(
    /placeholders\/[r-z]/,
  );
  expect(() => registerPlaceholder('export {};', parsePlaceholderName('quick-brown-fox'))).toThrow(
    'has no list that begins with',
  );
});

describe('a new placeholder', () => {
  let folder: string;

  /** Creates a folder that the compiler merges with the repository, so that nothing else must be copied. */
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'bsro-ui-new-'));
    for (const subfolder of ['src/mounts', 'src/ui', 'fixtures/html', 'e2e/support']) {
      mkdirSync(path.join(folder, subfolder), { recursive: true });
    }
    for (const file of [LIST_FILE, '.prettierrc.json', '.oxlintrc.json', 'package.json']) {
      copyFileSync(path.join(ROOT, file), path.join(folder, file));
    }
    // `#jsx` in package.json names a path in the package's own folder.
    for (const linked of ['node_modules', 'src/ui/jsx']) {
      symlinkSync(path.join(ROOT, linked), path.join(folder, linked));
    }
    writeFileSync(
      path.join(folder, 'tsconfig.json'),
      JSON.stringify({
        extends: path.join(ROOT, 'tsconfig.json'),
        compilerOptions: { rootDirs: [folder, ROOT], noEmit: true },
        include: ['src', 'e2e', path.join(ROOT, 'test/*.d.ts'), path.join(ROOT, 'test/setup.ts')],
      }),
    );
  });

  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');

  /** Writes the files of the guide's placeholder as the guide shows them. */
  const followGuide = (): string[] => {
    const created = listPlaceholderFiles(createPlan('store-team', 'react')).map(
      (file) => file.path,
    );
    const guide = readFileSync(path.join(ROOT, 'docs/guides/new-placeholder.md'), 'utf8');
    const blocks = [...guide.matchAll(/^```\w+ (\S+)\n(.*?)^```$/gms)];
    for (const [, file = '', code = ''] of blocks) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), code);
    }
    const shown = blocks.map(([, file = '']) => file);
    expect(shown).toEqual(expect.arrayContaining(created));
    return shown;
  };

  const check = (program: string, options: readonly string[]): Promise<unknown> =>
    run(path.join(ROOT, 'node_modules/.bin', program), options, { cwd: folder }).catch(
      // An error of the program, which has its output.
      (error: unknown) => error,
    );

  test("passes the checks of types, lint, and format as a React component, as a DOM enhancement, and with the guide's changes", async () => {
    const generated = [
      ...createPlaceholder(folder, createPlan('zebra-crossing', 'react')),
      ...createPlaceholder(folder, createPlan('quick-brown-fox', 'dom')),
    ];
    expect(generated).toHaveLength(12);
    const files = [...generated, ...followGuide()];
    const code = files.filter((file) => /\.tsx?$/.test(file));
    const [types, lint, format] = await Promise.all([
      check('tsc', ['-p', '.']),
      check('oxlint', ['--type-aware', ...code]),
      check('prettier', ['--check', 'src', 'e2e']),
    ]);
    expect(types).toEqual({ stdout: '', stderr: '' });
    expect(lint).toMatchObject({
      stdout: expect.stringContaining('Found 0 warnings and 0 errors'),
    });
    expect(lint).toMatchObject({ stdout: expect.stringContaining(`on ${code.length} files`) });
    expect(format).toMatchObject({
      stdout: expect.stringContaining('All matched files'),
      stderr: '',
    });
    const shown = code.filter((file) => /^src\/chunks\/(?!.*\.test\.)/.test(file));
    expect(shown.flatMap((file) => findOutsideTexts(read(file)))).toEqual([]);
  });

  test.each(['react', 'dom'] as const)(
    'has the styles of the classes that its chunk adds, as %s',
    (kind) => {
      const [styles = '', ...code] = createPlaceholder(folder, createPlan('zebra-crossing', kind))
        .filter((file) => file.startsWith('src/chunks/') && !file.includes('.test.'))
        .sort((a, b) => Number(b.endsWith('.css')) - Number(a.endsWith('.css')))
        .map(read);
      const added = code.join('').match(/bsro-zebra-crossing__\w+/g);
      expect(new Set(styles.match(/bsro-zebra-crossing__\w+/g))).toEqual(new Set(added));
    },
  );

  test('overwrites nothing', () => {
    createPlaceholder(folder, createPlan('lazy-dogs'));
    const list = read(LIST_FILE);
    writeFileSync(path.join(folder, 'e2e/lazy-dogs.spec.ts'), 'mine');
    expect(() => createPlaceholder(folder, createPlan('lazy-dogs', 'dom'))).toThrow(
      'lazy-dogs: there is a file src/mounts/placeholders/lazy-dogs.ts',
    );
    expect(read('e2e/lazy-dogs.spec.ts')).toBe('mine');
    expect(read(LIST_FILE)).toBe(list);
  });
});
