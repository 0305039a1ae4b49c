import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

const RUN = path.join(__dirname, 'run.cjs');
const ROOT = path.join(__dirname, '../..');

/** Prints the signals that it gets, and takes a while to close after the first, like a host. */
const SCRIPT = `
const close = (signal) => {
  console.log(signal);
  setTimeout(() => {
    console.log('closed');
    process.exit();
  }, 300);
};
process.on('SIGINT', close);
process.on('SIGTERM', close);
console.log('ready');
setInterval(() => {}, 1_000);
`;

let folder: string;
/** The process group of npm. */
let group: number | undefined;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bsro-ui-run-'));
  const script = path.join(folder, 'script.cjs');
  writeFileSync(script, SCRIPT);
  const start = `node "${RUN}" "${path.relative(ROOT, script)}"`;
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ scripts: { start } }));
});

afterEach(() => {
  try {
    if (group !== undefined) process.kill(-group, 'SIGKILL');
  } catch {
    // No process is left.
  }
  rmSync(folder, { recursive: true, force: true });
});

/** Starts the script, ends it when it is ready, and returns what it prints until no process is left. */
const runUntilEnded = async (end: (npm: number) => void): Promise<string[]> => {
  // A group of its own, as in a terminal.
  const npm = spawn('npm', ['--silent', 'start'], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  group = npm.pid;
  if (group === undefined) throw new Error('npm is missing');
  const lines: string[] = [];
  for await (const line of createInterface(npm.stdout)) {
    lines.push(line);
    if (line === 'ready') end(group);
  }
  return lines;
};

test('ends the script, which can still close, when npm itself is terminated', async () => {
  const lines = await runUntilEnded((npm) => process.kill(npm, 'SIGTERM'));
  expect(lines).toEqual(['ready', 'SIGTERM', 'closed']);
});

test('leaves it to the script to end after Ctrl-C', async () => {
  const lines = await runUntilEnded((npm) => process.kill(-npm, 'SIGINT'));
  expect(lines).toEqual(['ready', 'SIGINT', 'closed']);
});
