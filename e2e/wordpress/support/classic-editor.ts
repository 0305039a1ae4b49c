import type { Page } from '@playwright/test';
import type { ComponentField } from '../../../scripts/deliver/component-model';
import type { FoundPlaceholder } from '../../../scripts/deliver/found-placeholder';
import { getShortcode } from '../../../scripts/deliver/wordpress/block-files';

const escapeValue = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('[', '&#91;')
    .replaceAll(']', '&#93;');

const createAttribute = ({ attribute }: ComponentField, value: string | boolean): string =>
  ` ${attribute.slice('data-'.length)}="${escapeValue(String(value))}"`;

/** Creates the shortcode for a placeholder found on a page. */
export const createShortcode = ({ model, properties, content }: FoundPlaceholder): string => {
  const shortcode = getShortcode(model.name);
  const attributes = model.fields.flatMap((field) => {
    const value = properties[field.name];
    return value === undefined ? [] : createAttribute(field, value);
  });
  return `[${shortcode}${attributes.join('')}]${content}[/${shortcode}]`;
};

/** Creates a page whose title makes WordPress open it in the classic editor, and opens it. */
export const openClassicEditor = async (
  page: Page,
  php: (code: string, environment?: NodeJS.ProcessEnv) => string,
  name: string,
): Promise<void> => {
  const id = php(
    `echo wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'draft', 'post_title' => getenv( 'TITLE' ) ) );`,
    { TITLE: `Classic ${name}` },
  );
  await page.goto(`/wp-admin/post.php?post=${id}&action=edit`);
  await page.locator('#publish').waitFor();
};

/** Publishes the page; returns its URL. */
export const publishClassic = async (page: Page): Promise<string> => {
  await page.locator('#publish').click();
  const link = page.locator('#message').getByRole('link', { name: 'View page' });
  await link.waitFor();
  return (await link.getAttribute('href')) ?? '';
};

/** Opens the visual tab, and waits until its editor has started; text typed before is lost. */
export const openVisualEditor = async (page: Page): Promise<void> => {
  await page.locator('#content-tmce').click();
  await page.waitForFunction('window.tinymce?.get("content")?.initialized === true');
  await page.frameLocator('#content_ifr').locator('body').click();
};

/** Fills in the HTML tab of the editor. */
export const writeHtml = async (page: Page, html: string): Promise<void> => {
  await page.locator('#content-html').click();
  await page.locator('#content').fill(html);
};
