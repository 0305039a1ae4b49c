import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { TYPES_FILE, createPageScriptTypes } from './page-script-types';

const ROOT = path.join(__dirname, '../..');

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'bsro-ui-types-'));
  writeFileSync(path.join(folder, TYPES_FILE), createPageScriptTypes());
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Compiles a page's script against the delivered types; returns the compiler's errors by line. */
const compilePageScript = (lines: readonly string[]): ReadonlyMap<number, string> => {
  const file = path.join(folder, 'page-script.ts');
  writeFileSync(file, lines.join('\n'));
  const { stdout } = spawnSync(
    path.join(ROOT, 'node_modules/.bin/tsc'),
    [
      ...['--noEmit', '--strict', '--exactOptionalPropertyTypes', '--ignoreConfig'],
      ...['--target', 'es2022', '--lib', 'es2022,dom', '--types', ''],
      path.join(folder, TYPES_FILE),
      file,
    ],
    { encoding: 'utf8' },
  );
  return new Map(
    [...stdout.matchAll(/^(\S*?)\((\d+),\d+\): (error .*)$/gm)].map(([, name, line, text]) => [
      name?.endsWith('page-script.ts') ? Number(line) : 0,
      text ?? '',
    ]),
  );
};

/** Reads the names of an interface's members. */
const parseMembers = (code: string, name: string): string[] => {
  const body = new RegExp(`interface ${name} [^{]*\\{([^]*?)\\n *\\}`).exec(code)?.[1] ?? '';
  return [...body.matchAll(/^ *(?:readonly )?([\w'-]+)\??(?:<[^>]+>)?[:(]/gm)].flatMap(
    ([, member]) => member ?? [],
  );
};

test("accepts every command and call of a page's script [BUS-4]", () => {
  const script = `
    (window.bsro ||= []).push(['publish', 'myzipset', { zip: '80122', source: 'visitor' }]);
    (window.bsro ||= []).push(['publish', 'createreviews'], ['publish', 'createinterrupt', { id: 'a' }]);
    (window.bsro ||= []).push([
      'subscribe',
      'createproductprice',
      ({ cards }) => { const price: number | undefined = cards[0]?.price; void price; },
    ]);
    (window.bsro ||= []).push(['scan'], ['scan', document.body]);
    const unsubscribe = window.bsro.subscribe?.('myzipset', ({ zip }) => zip.length);
    window.bsro.publish?.('on-my-store-open');
    window.bsro.publish?.('sms-message-sent', { friendlyId: 'a' });
    window.bsro.scan?.(document.body);
    (window.bsro ||= []).push([
      'subscribe',
      'order-placed',
      ({ total, items }) => { const code: string | undefined = items?.[0]?.code; void [total, code]; },
    ]);
    unsubscribe?.();
    const branch: 'test' | 'release' | undefined = window.bsro.branch;
    void [window.bsro.version, branch];`;
  expect([...compilePageScript(script.split('\n'))]).toEqual([]);
});

test('rejects wrong commands [BUS-4]', () => {
  const wrong = [
    `['publish', 'myzipset', { zip: 80122, source: 'visitor' }]`,
    `['publish', 'myzipset', { zip: '80122', source: 'robot' }]`,
    `['publish', 'myzipset']`,
    `['publish', 'sms-message-sent', {}]`,
    `['publish', 'unknown-topic', {}]`,
    `['publish', 'session-changed', { loggedIn: true }]`,
    `['subscribe', 'myzipset', (payload: { zip: number }) => {}]`,
    `['scan', 'main']`,
    `['start']`,
  ];
  const errors = compilePageScript(
    wrong.map((command) => `(window.bsro ||= []).push(${command});`),
  );
  expect(wrong.filter((_command, index) => !errors.has(index + 1))).toEqual([]);
  expect(errors.has(0)).toBe(false);
});

test("has the members of the page API and of the bundle's topics [BUS-4]", () => {
  const types = createPageScriptTypes();
  const read = (file: string): string => readFileSync(path.join(ROOT, 'src', file), 'utf8');
  const api = parseMembers(read('page-api.ts'), 'PageApi');
  expect(api).toContain('subscribe');
  expect([...new Set(parseMembers(types, 'PageApi'))]).toEqual(api);
  const topics = parseMembers(read('bus/topics.ts'), 'Topics');
  expect(topics).toContain("'on-my-store-open'");
  expect(parseMembers(types, 'Topics')).toEqual(topics);
});
