import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Browser } from '@playwright/test';
import { chromium } from '@playwright/test';
import { isBuilt } from '../scripts/build/freshness';
import { CHROMIUM_FLAGS, ensureChromium } from '../scripts/test/chromium';
import { buildBenchPages } from './build-pages';
import { serveBenchPages } from './serve';

const ROOT = path.join(__dirname, '..');

/**
 * While a debugger such as Playwright is attached, V8 records the position of each new `Error`, and parses the function
 * again that creates it. React creates three errors in the function of its whole module: 20 ms on a slowed phone that no
 * visitor has. With this flag, V8 records all positions when it compiles.
 */
const V8_FLAGS = '--js-flags=--no-enable-lazy-source-positions';

/** The folder of the built bundle. */
export const DIST = path.join(ROOT, 'dist');

/** What the measurements share: a browser and servers. Each starts on first use. */
export interface BenchEnvironment {
  readonly getBrowser: () => Promise<Browser>;
  /** Returns the origin of the bench pages. */
  readonly getBenchPagesOrigin: () => Promise<string>;
  /** Returns the origin of one brand's pages on the reference host, which serves the built bundle. */
  readonly getSiteOrigin: () => Promise<string>;
  /** Builds `dist/` if a source has changed since its last build. */
  readonly ensureBundle: () => Promise<void>;
  readonly close: () => Promise<void>;
}

type Close = () => Promise<unknown> | void;

const buildIfStale = async (): Promise<void> => {
  if (isBuilt(ROOT)) return;
  const { buildBundle } = await import('../scripts/build/build-bundle');
  await buildBundle({ budgets: 'print' });
};

/** Starts the reference host on a free port, and reads the port from its output. */
const startHost = async (): Promise<{ port: string; close: Close }> => {
  const host = spawn(process.execPath, ['--import', 'tsx', 'e2e/support/start-host.ts'], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise<void>((resolve) => host.once('exit', () => resolve()));
  const close = (): Promise<void> => {
    host.kill('SIGTERM');
    return exited;
  };
  const lines = createInterface({ input: host.stdout });
  const port = await new Promise<string>((resolve, reject) => {
    // The output is read until the end, so that the host's log never fills the pipe.
    lines.on('line', (line) => {
      const [, found] = /at http:\/\/localhost:(\d+)\/$/.exec(line) ?? [];
      if (found) resolve(found);
    });
    host.once('exit', (code) => reject(new Error(`The reference host exited with code ${code}`)));
  });
  return { port, close };
};

/** Wraps a function so that it runs once and its result is reused. */
const memoize = <T>(create: () => Promise<T>): (() => Promise<T>) => {
  let result: Promise<T> | undefined;
  return () => (result ??= create());
};

export const openBenchEnvironment = (): BenchEnvironment => {
  const closes: Close[] = [];
  const ensureBundle = memoize(buildIfStale);
  return {
    ensureBundle,
    getBrowser: memoize(async () => {
      const browser = await chromium.launch({
        executablePath: await ensureChromium(),
        args: [...CHROMIUM_FLAGS, V8_FLAGS],
      });
      closes.push(() => browser.close());
      return browser;
    }),
    getBenchPagesOrigin: memoize(async () => {
      await buildBenchPages();
      const server = await serveBenchPages();
      closes.push(server.close);
      return server.origin;
    }),
    getSiteOrigin: memoize(async () => {
      await ensureBundle();
      const { port, close } = await startHost();
      closes.push(close);
      return `http://fcac.localhost:${port}`;
    }),
    async close() {
      for (const close of closes.reverse()) await close();
    },
  };
};
