import { manifest } from '../../src/mounts/manifest';
import { expectNoLayoutShift, watchLayoutShifts } from '../support/layout-shifts';
import { EDITORS } from './support/documents';
import { expect, readTable, test } from './support/test';

const WIDTHS = { word: 375, web: 1280 };

for (const editor of EDITORS) {
  for (const { name, match, when, media } of manifest) {
    // A media query of the sample decides whether the others mount.
    const width = media ? WIDTHS.web : WIDTHS[editor];
    test(`mounts the block ${name} from the table of its README, written in a ${editor} document, and keeps the page below it in place at ${width} pixels`, async ({
      page,
      publish,
    }) => {
      const url = `/${editor}/${name}`;
      await page.setViewportSize({ width, height: 800 });
      await watchLayoutShifts(page);
      await publish(url, [readTable(name), '<p>Below</p>'], { editor });
      await page.goto(url);
      const placeholder = page.locator(`.${match.className}`).first();
      await placeholder.evaluate((element) => element.scrollIntoView());
      if (when.on === 'action') {
        await expect(placeholder).toHaveAttribute('data-mount', 'waiting');
        await placeholder.locator('input').focus();
      }
      await expect(placeholder).toHaveAttribute('data-mount', 'mounted');
      await page.waitForLoadState('networkidle');
      await expectNoLayoutShift(page);
    });
  }
}
