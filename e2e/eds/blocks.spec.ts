import { manifest } from '../../src/mounts/manifest';
import { EDITORS } from './support/documents';
import { expect, readTable, test } from './support/test';

for (const editor of EDITORS) {
  for (const { name, match, when } of manifest) {
    test(`mounts the block ${name} from the table of its README, written in a ${editor} document`, async ({
      page,
      publish,
    }) => {
      const url = `/${editor}/${name}`;
      await publish(url, [readTable(name)], { editor });
      await page.goto(url);
      const placeholder = page.locator(`.${match.className}`).first();
      await placeholder.evaluate((element) => element.scrollIntoView());
      if (when.on === 'action') await placeholder.locator('input').focus();
      await expect(placeholder).toHaveAttribute('data-mount', 'mounted');
    });
  }
}
