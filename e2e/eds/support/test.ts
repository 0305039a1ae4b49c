import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test as base } from '@playwright/test';
import { PROJECT } from '../../../scripts/test/eds-programs';
import type { ErrorWatch } from '../../support/watch-errors';
import { watchErrors } from '../../support/watch-errors';
import type { Editor } from './documents';

export { expect } from '@playwright/test';

/** Reads the table with which the README of a block begins, as HTML. */
export const readTable = (name: string): string => {
  const readme = readFileSync(path.join(PROJECT, 'blocks', name, 'README.md'), 'utf8');
  const [table] = /<table>[^]*?<\/table>/.exec(readme) ?? [];
  if (table === undefined) throw new Error(`The README of ${name} has no table`);
  return table;
};

interface Support {
  /** Publishes a document with one section per item, as an author saves it in the editor. */
  readonly publish: (
    path: string,
    sections: readonly string[],
    options?: { editor?: Editor; metadata?: Readonly<Record<string, string>> },
  ) => Promise<void>;
  /** Publishes a sheet. */
  readonly publishSheet: (
    path: string,
    rows: readonly Readonly<Record<string, string>>[],
  ) => Promise<void>;
  /** Declares that the page logs a matching console error. */
  readonly allowConsoleError: ErrorWatch['allow'];
}

/** The `test` of the specs on Edge Delivery Services. A test fails on any undeclared error of the page. */
export const test = base.extend<Support & { readonly errors: ErrorWatch }>({
  errors: [
    async ({ context }, use) => {
      const watch = await watchErrors(context);
      await use(watch);
      base.expect(watch.problems(), 'errors that the test did not declare').toEqual([]);
    },
    { auto: true },
  ],

  allowConsoleError: async ({ errors }, use) => {
    await use(errors.allow);
  },

  publish: async ({ request, baseURL }, use) => {
    const { port } = new URL(baseURL ?? '');
    await use(async (url, sections, { editor = 'web', metadata = {} } = {}) => {
      const head = Object.entries(metadata).map(
        ([name, value]) => `<meta name="${name}" content="${value}">`,
      );
      const main = sections.map((section) => `<div>${section}</div>`);
      const data = `<html><head>${head.join('')}</head><body><main>${main.join('')}</main></body></html>`;
      const response = await request.put(`http://localhost:${port}${url}`, {
        data,
        headers: { 'x-editor': editor },
      });
      base.expect(response.status()).toBe(200);
    });
  },

  publishSheet: async ({ request, baseURL }, use) => {
    const { port } = new URL(baseURL ?? '');
    await use(async (url, rows) => {
      const { length } = rows;
      const data = JSON.stringify({
        ':type': 'sheet',
        ':sheetname': 'data',
        columns: Object.keys(rows[0] ?? {}),
        data: rows,
        limit: length,
        offset: 0,
        total: length,
      });
      const response = await request.put(`http://localhost:${port}${url}`, {
        data,
        headers: { 'content-type': 'text/plain' },
      });
      base.expect(response.status()).toBe(200);
    });
  },
});
