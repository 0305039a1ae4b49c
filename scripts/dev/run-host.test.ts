import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runHost } from './run-host';
import type { RunningHost } from './run-host';

let folder: string;
let host: RunningHost | undefined;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bsro-ui-run-host-'));
});

afterEach(async () => {
  await host?.stop();
  host = undefined;
  rmSync(folder, { recursive: true, force: true });
});

/** A host that writes its options into a file per start, and exits if there is a file named `end`. */
const SCRIPT = `
const { existsSync, readdirSync, writeFileSync } = require('node:fs');
const starts = readdirSync('.').filter((name) => name.startsWith('start-')).length;
writeFileSync('start-' + starts, process.argv.slice(1).join(' '));
if (existsSync('end')) process.exit(7);
setInterval(() => existsSync('end') && process.exit(7), 20);
`;

const start = () => {
  const onEnd = jest.fn<void, [number]>();
  const onEndAfterChange = jest.fn<void, []>();
  const code = `process.chdir(${JSON.stringify(folder)});${SCRIPT}`;
  host = runHost(process.execPath, ['-e', code, '--', '--data', 'somewhere', '--reset'], {
    onEnd,
    onEndAfterChange,
  });
  return { host, onEnd, onEndAfterChange };
};

const waitUntil = async (isTrue: () => boolean): Promise<void> => {
  while (!isTrue()) await wait(10);
};

/** Waits for a start, and returns its options. */
const readStart = async (index: number): Promise<string> => {
  const file = path.join(folder, `start-${index}`);
  await waitUntil(() => existsSync(file) && readFileSync(file, 'utf8') !== '');
  return readFileSync(file, 'utf8');
};

const endHost = (): void => writeFileSync(path.join(folder, 'end'), '');

test('restarts the host with its options, but empties its database only once', async () => {
  const { host: running, onEnd, onEndAfterChange } = start();
  expect(await readStart(0)).toBe('--data somewhere --reset');
  await running.restart();
  expect(await readStart(1)).toBe('--data somewhere');
  await running.stop();
  expect(onEnd).not.toHaveBeenCalled();
  expect(onEndAfterChange).not.toHaveBeenCalled();
});

test('reports the exit code of a host that exits after its first start', async () => {
  const { onEnd, onEndAfterChange } = start();
  await readStart(0);
  endHost();
  await waitUntil(() => onEnd.mock.calls.length > 0);
  expect(onEnd.mock.calls).toEqual([[7]]);
  expect(onEndAfterChange).not.toHaveBeenCalled();
});

test('restarts a host that exited after a change', async () => {
  const { host: running, onEnd, onEndAfterChange } = start();
  await readStart(0);
  await running.restart();
  await readStart(1);
  endHost();
  await waitUntil(() => onEndAfterChange.mock.calls.length > 0);
  rmSync(path.join(folder, 'end'));
  await running.restart();
  expect(await readStart(2)).toBe('--data somewhere');
  expect(onEnd).not.toHaveBeenCalled();
});

test('restarts the host once for several changes at the same time', async () => {
  const { host: running } = start();
  await readStart(0);
  await Promise.all([running.restart(), running.restart(), running.restart()]);
  await readStart(1);
  await running.stop();
  expect(existsSync(path.join(folder, 'start-2'))).toBe(false);
});
