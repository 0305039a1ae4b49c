import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { EditorField, EditorFile } from '../../scripts/deliver/eds/testing/editor-markup';
import { renderForEditor } from '../../scripts/deliver/eds/testing/editor-markup';
import { PROJECT } from '../../scripts/test/eds-programs';
import { expect, readTable, test } from './support/test';

const readDefinitions = (name: string): EditorFile => {
  const file = path.join(PROJECT, 'blocks', name, `_${name}.json`);
  const definitions: EditorFile = JSON.parse(readFileSync(file, 'utf8'));
  return definitions;
};

/** The functions of the site's script with which an editor adds a block. */
interface BlockLoader {
  readonly decorateBlock: (block: Element) => void;
  readonly loadBlock: (block: Element) => Promise<Element>;
}

/** The values that a service or a feature reads. */
const VALUES: Readonly<Record<string, string>> = {
  'end-date': '2099-12-31',
  state: 'CO',
  city: 'Littleton',
  brand: 'Summitline',
  'tire-name': 'Long Road',
  'article-ids': '200046',
};

const getValue = ({ name, component, options }: EditorField): string => {
  if (options) return options[0]?.value ?? '';
  if (component === 'richtext') return 'Written by an author';
  if (component === 'reference' || component === 'aem-content') return '';
  return VALUES[name] ?? '310001';
};

for (const name of ['offer-card', 'store-carousel', 'interrupt-slot', 'city-stores']) {
  test(`shows the block ${name} and its parts in the Universal Editor, where an author selects them`, async ({
    page,
    publish,
  }) => {
    await publish(`/edited/${name}`, ['<h1>Page</h1>', readTable('store-finder')]);
    await page.goto(`/edited/${name}?wcmmode=edit`);
    await expect(page.locator('.bsro-store-finder')).toHaveAttribute('data-mount', 'mounted');
    const html = renderForEditor(readDefinitions(name), getValue);
    // As the editor adds a block to the page.
    await page.evaluate(async (text) => {
      const section = document.querySelector('main > .section > div');
      section?.insertAdjacentHTML('beforeend', text);
      const block = section?.lastElementChild;
      if (!block) throw new Error('No block');
      const file = '/scripts/aem.js';
      const { decorateBlock, loadBlock }: BlockLoader = await import(file);
      decorateBlock(block);
      await loadBlock(block);
    }, html);
    const block = page.locator('.block[data-aue-resource$="/block"]');
    await expect(block).toHaveAttribute('data-mount', 'mounted');
    const items = block.locator('[data-aue-resource*="/item_"]');
    await expect(items).toHaveCount(readDefinitions(name).definitions.length - 1);
    for (const element of [block, ...(await items.all())]) await expect(element).toBeVisible();
  });
}
