import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import type { FoundPlaceholder } from '../../../scripts/deliver/found-placeholder';
import { getBlockName } from '../../../scripts/deliver/wordpress/block-name';

/** The name, attributes, and content of a block to create. */
export interface BlockSource {
  readonly name: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  /** The HTML of the custom HTML block inside it. */
  readonly html?: string;
  /** The block inside it, instead of HTML. */
  readonly inside?: BlockSource;
}

const parseItems = (content: string): unknown => {
  const [, json = '[]'] = /<script[^>]*>([^]*)<\/script>/.exec(content) ?? [];
  return JSON.parse(json);
};

/** Creates the source of the block for a placeholder found on a page. */
export const createBlockSource = ({
  model,
  properties,
  content,
}: FoundPlaceholder): BlockSource => ({
  name: getBlockName(model.name),
  attributes: {
    ...Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined)),
    ...(model.jsonFields ? { items: parseItems(content) } : {}),
  },
  ...(model.jsonFields || content.trim() === '' ? {} : { html: content }),
});

interface SavedPage {
  readonly id: number;
  readonly link: string;
}

type Block = object;

/** The part of the editor's API that creates and saves blocks. */
declare const wp: {
  readonly blocks: {
    createBlock: (name: string, attributes: object, inside?: readonly Block[]) => Block;
    parse: (content: string) => readonly Block[];
    serialize: (blocks: readonly Block[]) => string;
  };
  readonly apiFetch: (request: object) => Promise<SavedPage>;
};

/** Waits for the part of the editor that shows blocks; newer versions of WordPress show them in a frame. */
export const findCanvas = async (page: Page): Promise<Locator> => {
  await page.locator('iframe[name="editor-canvas"], .editor-styles-wrapper').first().waitFor();
  const frame = page.locator('iframe[name="editor-canvas"]');
  const isFramed = (await frame.count()) > 0;
  const canvas = isFramed ? frame.contentFrame().locator('body') : page.locator('body');
  await expect(canvas.getByRole('textbox', { name: 'Add title' })).toBeVisible();
  return canvas;
};

/** Opens the block editor with a new page. */
export const openBlockEditor = async (page: Page): Promise<Locator> => {
  // WordPress 6.1 offers patterns if they arrive before an author has typed, and has no setting against it.
  await page.addLocatorHandler(page.getByRole('dialog', { name: 'Choose a pattern' }), (dialog) =>
    dialog.getByRole('button', { name: 'Close dialog' }).click(),
  );
  await page.goto('/wp-admin/post-new.php?post_type=page');
  return findCanvas(page);
};

/** Opens the settings of the selected block, if they are closed. */
export const openSettings = async (page: Page): Promise<void> => {
  const button = page
    .getByRole('region', { name: 'Editor top bar' })
    .getByRole('button', { name: 'Settings', exact: true });
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
};

/** Saves a page of blocks as the signed-in user, with the editor's serializer; returns the page. */
export const savePage = (
  page: Page,
  title: string,
  sources: readonly BlockSource[],
): Promise<SavedPage> =>
  page.evaluate(
    async ({ title: pageTitle, sources: blockSources }) => {
      const createBlock = ({ name, attributes, html, inside }: BlockSource): Block =>
        wp.blocks.createBlock(name, attributes, [
          ...(html === undefined
            ? []
            : wp.blocks.parse(`<!-- wp:html -->${html}<!-- /wp:html -->`)),
          ...(inside ? [createBlock(inside)] : []),
        ]);
      const blocks = blockSources.map(createBlock);
      const { id, link } = await wp.apiFetch({
        path: '/wp/v2/pages',
        method: 'POST',
        data: { title: pageTitle, status: 'publish', content: wp.blocks.serialize(blocks) },
      });
      return { id, link };
    },
    { title, sources },
  );
