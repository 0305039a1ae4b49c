import path from 'node:path';
import { build } from 'esbuild';
import { test as base } from '../test';
import type { Calls } from './calls';

/** Runs a typed call of the bundle inside the page. */
export type Run = <Name extends keyof Calls>(
  name: Name,
  ...args: Parameters<Calls[Name]>
) => Promise<Awaited<ReturnType<Calls[Name]>>>;

const buildBundle = async (): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, 'calls.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const [file] = outputFiles;
  if (!file) throw new Error('esbuild gave no file');
  return file.text;
};

/** A test with a page of the brand fcac that contains the bundle's calls; `run` runs a call. */
export const test = base.extend<{ run: Run }, { bundle: string }>({
  bundle: [
    async ({}, use) => {
      await use(await buildBundle());
    },
    { scope: 'worker' },
  ],

  run: async ({ page, bundle }, use) => {
    await page.goto('/plain/');
    await page.evaluate(bundle);
    await use((name, ...args) => page.evaluate(`runCall('${name}', ${JSON.stringify(args)})`));
  },
});

export { expect } from '../test';
