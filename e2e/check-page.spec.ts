import { checkPage } from '../scripts/page-check/check-page';
import { createFileLoader } from '../authoring/sources/load-file';
import { expect, test } from './support/test';

for (const site of ['fcac', 'tiresplus', 'hibdontire', 'wheelworks']) {
  test(`finds no problem on the pages of ${site} with the page check`, async ({ origin }) => {
    const { load, close } = createFileLoader(60_000);
    for (const path of ['/', '/tires/', '/cart/', '/checkout/']) {
      const results = await checkPage(new URL(path, origin(site)), load);
      expect(results.filter(({ verdict }) => verdict !== 'pass')).toEqual([]);
      expect(results.length).toBeGreaterThan(12);
    }
    close();
  });
}
