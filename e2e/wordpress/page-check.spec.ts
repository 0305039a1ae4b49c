import { checkPage } from '../../scripts/page-check/check-page';
import { createFileLoader } from '../../authoring/sources/load-file';
import { expect, test } from './support/test';

test('passes the page check with the plugin and the code for nginx alone', async ({ baseURL }) => {
  const { load, close } = createFileLoader(60_000);
  const results = await checkPage(new URL(baseURL ?? ''), load);
  close();
  const problems = results.filter(({ verdict }) => verdict !== 'pass').map(({ found }) => found);
  // Debian's nginx has no brotli.
  expect(problems.filter((problem) => !problem.endsWith(': gzip'))).toEqual([]);
  expect(results.length).toBeGreaterThan(12);
});
