import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mo } from 'gettext-parser';
import { parse, record, string } from 'valibot';
import { collectTexts } from '../../scripts/texts/collect-texts';
import spanish from '../../src/language/es.json';
import {
  findOverrideProblem,
  getLength,
  listParameters,
} from '../../src/language/find-override-problem';
import { createPage } from './support/create-page';
import { getRoot } from './support/site-files';
import type { SitePaths } from './support/site-files';
import { expect, test } from './support/test';

const SETTINGS = '/wp-admin/options-general.php?page=bsro-ui';

const CART = '[bsro-cart-app][/bsro-cart-app]';

test('shows a text that an administrator has changed, until its field is emptied', async ({
  page,
  signIn,
  php,
  visitor,
}) => {
  const cart = createPage(php, 'Texts', CART);
  await signIn('admin');
  await page.goto(SETTINGS);
  const search = page.getByLabel('Text to change');
  await search.fill('cart.nothing');
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  expect(await search.evaluate((input: HTMLInputElement) => input.validationMessage)).toBe(
    'Select a text from the list.',
  );
  await search.fill('cart.empty');
  await search.press('Enter');
  const field = page.getByLabel('cart.empty', { exact: true });
  await expect(field).toHaveValue('Your cart is empty.');
  await field.fill('No "tires" yet & none </script');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('plain text without HTML').first()).toBeVisible();
  await field.fill('No "tires" yet & < 2 wheels');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Settings saved.')).toBeVisible();
  await expect(field).toHaveValue('No "tires" yet & < 2 wheels');
  await expect(field).toHaveAccessibleDescription('Your cart is empty.');
  await visitor.goto(cart);
  await expect(visitor.getByText('No "tires" yet & < 2 wheels')).toBeVisible();

  await field.fill('');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Settings saved.')).toBeVisible();
  await expect(field).toHaveCount(0);
  await visitor.reload();
  await expect(visitor.getByText('Your cart is empty.')).toBeVisible();
  await expect(visitor.locator('script.bsro-texts')).toHaveCount(0);
});

test('names beside the field why a text was refused', async ({ page, signIn, php }) => {
  await signIn('admin');
  await page.goto(SETTINGS);
  await page.getByLabel('Text to change').fill('cart.checkOutTotal');
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  const field = page.getByLabel('cart.checkOutTotal', { exact: true });
  await field.fill('Pay now');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(field).toHaveAccessibleDescription(
    'Check out – {total} cart.checkOutTotal: “Pay now” was not saved: enter a text with {total}.',
  );
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(JSON.parse(php(`echo wp_json_encode( get_option( 'bsro_ui' )['texts'] );`))).toEqual([]);
});

/** Texts, and what could replace them. */
const CHANGES = [
  ['Check out – {total}', 'Pay {total}'],
  ['Check out – {total}', 'Pay'],
  ['Check out – {total}', 'Pay {total} for {name}'],
  ['Check out – {total}', 'Pay {total'],
  ['Check out – {total}', 'Pay { total }'],
  ['Check out', 'Pay <b>now</b>'],
  ['Check out', 'Pay &amp; go'],
  ['Check out', 'Pay & go, a < b'],
  ['Check out', 'x'.repeat(30)],
  ['Check out', 'x'.repeat(31)],
  ['Check out', 'ñ'.repeat(30)],
  ['x'.repeat(20), 'x'.repeat(40)],
  ['x'.repeat(20), 'x'.repeat(41)],
  ['{n, plural, one {# tire} other {# tires}}', '{n, plural, one {one} other {many {n}}}'],
  ['{n, plural, one {# tire} other {# tires}}', '{n, plural, one {{kind}} other {#}}'],
  ['{n, plural, one {# tire} other {# tires}}', `{n, plural, one {${'x'.repeat(31)}} other {#}}`],
  ['{n, plural, one {# tire} other {# tires}}', '{n, plural, one {#} other {#}'],
] as const;

test('allows the texts that the bundle accepts, and no others', ({ php }) => {
  const allowed: unknown = JSON.parse(
    php(
      "echo wp_json_encode( array_map( fn( $change ) => '' === Bsro_UI\\find_text_problem( ...$change ), json_decode( getenv( 'CHANGES' ) ) ) );",
      { CHANGES: JSON.stringify(CHANGES) },
    ),
  );
  expect(allowed).toEqual(
    CHANGES.map(([standard, text]) => findOverrideProblem(standard, text) === undefined),
  );
});

test('reads every text of the bundle as the bundle does', ({ php }) => {
  const read: unknown = JSON.parse(
    php(`echo wp_json_encode( array_map( function ( $text ) {
      list( $names, $plain ) = Bsro_UI\\read_text( $text['es'] );
      return array( $text['key'], $names, mb_strlen( $plain ) );
    }, Bsro_UI\\get_data( 'texts' ) ) );`),
  );
  const translations = parse(record(string(), string()), spanish);
  expect(read).toEqual(
    [...collectTexts().keys()].map((key) => {
      const text = translations[key] ?? '';
      return [key, [...listParameters(text)], getLength(text)];
    }),
  );
});

test('is Spanish on a Spanish site, without a text more in the page', async ({ php, visitor }) => {
  const response = await visitor.goto(`${createPage(php, 'Texts', CART)}?locale=es_ES`);
  expect(await response?.text()).not.toContain('bsro-texts');
  await expect(visitor.locator('html')).toHaveAttribute('lang', 'es-ES');
  await expect(visitor.getByText('Su carrito está vacío.')).toBeVisible();
});

/** Writes a file of a French translation, where WordPress looks for those that a site adds. */
const writeFrench = (paths: SitePaths, name: string, contents: string | Uint8Array): void => {
  const folder = path.join(getRoot(paths), 'wp-content/languages/plugins');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `bsro-ui-fr_FR${name}`), contents);
};

test('shows the texts of a translation of the plugin', async ({ site, php, visitor }) => {
  const msgid = 'Your cart is empty.';
  const text = { msgid, msgctxt: 'cart.empty', msgstr: ['Votre panier est vide.'] };
  const catalog = mo.compile({
    charset: 'utf-8',
    headers: { Language: 'fr_FR' },
    translations: { [text.msgctxt]: { [msgid]: text } },
  });
  writeFrench(site.paths, '.mo', catalog);
  await visitor.goto(`${createPage(php, 'Texts', CART)}?locale=fr_FR`);
  await expect(visitor.getByText('Votre panier est vide.')).toBeVisible();
});

/** The part of the editor's API that has the texts of authors. */
declare const wp: {
  readonly i18n: { readonly __: (text: string, domain: string) => string };
  readonly blocks: { readonly getBlockType: (name: string) => { readonly title: string } };
};

test('translates the texts of the editor', async ({ site, page, signIn }) => {
  const messages = { '': { domain: 'messages', lang: 'fr_FR' }, Component: ['Composant'] };
  const hash = createHash('md5').update('editor/blocks.js').digest('hex');
  const catalog = JSON.stringify({ domain: 'messages', locale_data: { messages } });
  writeFrench(site.paths, `-${hash}.json`, catalog);
  await signIn('admin');
  await page.goto('/wp-admin/post-new.php?post_type=page&locale=fr_FR');
  expect(await page.evaluate(() => wp.i18n.__('Component', 'bsro-ui'))).toBe('Composant');
});

test('shows authors the settings, blocks, and patterns in Spanish', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/wp-admin/options-general.php?page=bsro-ui&locale=es_ES');
  await expect(page.getByLabel('Nombre del sitio')).toBeVisible();
  await page.goto('/wp-admin/post-new.php?post_type=page&locale=es_ES');
  await page.waitForFunction(() => wp.blocks.getBlockType('bsro-ui/product-price'));
  const texts = await page.evaluate(() => [
    wp.blocks.getBlockType('bsro-ui/product-price').title,
    wp.i18n.__('Tire brand', 'bsro-ui'),
    wp.i18n.__('Enter %s.', 'bsro-ui'),
  ]);
  expect(texts).toEqual(['Precio del producto', 'Marca de la llanta', 'Escriba esto: %s.']);
});
