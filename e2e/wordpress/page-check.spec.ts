import { checkPage } from '../../scripts/page-check/check-page';
import { createFileLoader } from '../../authoring/sources/load-file';
import { expect, test } from './support/test';

/** Lists the findings of the page check, except missing Brotli, which Debian's nginx doesn't support. */
const listProblems = async (port: string): Promise<string[]> => {
  const { load, close } = createFileLoader(60_000);
  const results = await checkPage(new URL(`http://localhost:${port}/`), load);
  close();
  expect(results.length).toBeGreaterThan(12);
  return results.flatMap(({ verdict, found }) =>
    verdict === 'pass' || found.endsWith(': gzip') ? [] : found,
  );
};

test('passes the page check with only the plugin and the code for nginx', async ({ site }) => {
  expect(await listProblems(site.paths.port)).toEqual([]);
});

test('passes the page check behind a cache with the code for nginx', async ({ site }) => {
  expect(await listProblems(site.paths.cachePort)).toEqual([]);
  // The page is now in the cache.
  expect(await listProblems(site.paths.cachePort)).toEqual([]);
});

test('passes the page check with the code for a theme, without the plugin', async ({ site }) => {
  expect(await listProblems(site.paths.themePort)).toEqual([
    'the content security policy is report-only',
  ]);
});
