import { createSample } from '../../authoring/author-docs';
import { findPlaceholders } from '../../scripts/deliver/found-placeholder';
import type { FoundPlaceholder } from '../../scripts/deliver/found-placeholder';
import { manifest } from '../../src/mounts/manifest';
import {
  createShortcode,
  openClassicEditor,
  openVisualEditor,
  publishClassic,
  writeHtml,
} from './support/classic-editor';
import { COMPONENT_MODELS, readFixturePlaceholders } from '../support/fixture-placeholders';
import { readInterrupts } from './support/read-interrupts';
import { normalizePlaceholder } from './support/normalize-placeholder';
import { listPlaceholderHtml } from './support/list-placeholder-html';
import { expect, test } from './support/test';
import type { User } from './support/test';

const USERS: readonly User[] = ['admin', 'editor'];

/** Creates the samples as a restricted editor writes them, with the forms from the plugin. */
const createSamples = (): FoundPlaceholder[] =>
  manifest.flatMap((declared) => {
    const [sample] = findPlaceholders(createSample(declared), COMPONENT_MODELS);
    return sample ? [sample] : [];
  });

for (const user of USERS) {
  test(`renders the shortcode of every placeholder if the user ${user} saves the shortcodes`, async ({
    page,
    site,
    signIn,
    php,
  }) => {
    const placeholders =
      user === 'admin'
        ? [...(await readFixturePlaceholders(site.paths.servicesPort)).values()]
        : createSamples();
    expect(placeholders).toHaveLength(COMPONENT_MODELS.length);
    const shortcodes = placeholders.map((placeholder) =>
      createShortcode(
        user === 'editor' && placeholder.model.initialContent !== ''
          ? { ...placeholder, content: '' }
          : placeholder,
      ),
    );
    await signIn(user);
    await openClassicEditor(page, php, `shortcodes by ${user}`);
    await writeHtml(page, `Before "it".\n\n${shortcodes.join('\n\n')}\n\nAfter it.`);
    const url = await publishClassic(page);
    const html = await (await page.request.get(url)).text();
    expect(html).toContain('<p>Before &#8220;it&#8221;.</p>');
    expect(html).toContain('<p>After it.</p>');
    for (const { model, expected } of placeholders) {
      const rendered = listPlaceholderHtml(html, model).map(normalizePlaceholder);
      const [wanted = ''] = listPlaceholderHtml(expected, model);
      expect.soft(rendered, model.name).toContain(normalizePlaceholder(wanted));
    }
  });

  test(`lets the user ${user} insert a shortcode with the form of the button`, async ({
    page,
    signIn,
    php,
    visitor,
  }) => {
    await signIn(user);
    await openClassicEditor(page, php, `form by ${user}`);
    await page.locator('#content-html').click();
    await page.getByRole('button', { name: 'Add bsro-ui component' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add bsro-ui component' });
    await dialog.getByLabel('Component').selectOption('Product price');
    await dialog.getByRole('button', { name: 'Insert' }).click();
    await expect(dialog.getByText('Enter Tire brand.')).toBeVisible();
    const brand = dialog.getByLabel('Tire brand (required)');
    await expect(brand).toHaveAttribute('aria-invalid', 'true');
    await brand.fill('A & "B" [x]');
    await dialog.getByLabel('Tire name (required)').fill('Circuit');
    await dialog.getByRole('button', { name: 'Insert' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.locator('#content')).toHaveValue(/^\[bsro-product-price brand=/);
    const url = await publishClassic(page);
    await visitor.goto(url);
    const placeholder = visitor.locator('.bsro-product-price');
    await expect(placeholder).toHaveAttribute('data-brand', 'A & "B" [x]');
    await expect(placeholder).toHaveAttribute('data-mount', 'mounted');
  });

  test(`parses the JSON that the user ${user} types in the visual editor`, async ({
    page,
    signIn,
    php,
    visitor,
  }) => {
    await signIn(user);
    await openClassicEditor(page, php, `JSON by ${user}`);
    await openVisualEditor(page);
    const lines = [
      '[bsro-interrupt-slot]',
      '[',
      '{ "id": "typed", "type": "interrupt-anchored-strip",',
      '"heading": "Below 45 & wet?" }',
      ']',
      '[/bsro-interrupt-slot]',
    ];
    for (const line of lines) {
      await page.keyboard.type(line);
      await page.keyboard.press('Enter');
    }
    const url = await publishClassic(page);
    expect(await readInterrupts(visitor, url)).toEqual([
      { id: 'typed', type: 'interrupt-anchored-strip', heading: 'Below 45 & wet?' },
    ]);
    await expect(visitor.locator('.bsro-interrupt-slot')).toHaveAttribute('data-mount', 'mounted');
    await expect(visitor.locator('.entry-content')).not.toContainText('"id"');
  });

  test(`explains the mistakes of a shortcode to the user ${user}, but not to visitors`, async ({
    page,
    signIn,
    php,
    visitor,
  }) => {
    await signIn(user);
    await openClassicEditor(page, php, `mistakes by ${user}`);
    await writeHtml(
      page,
      '[bsro-interrupt-slot][{ id: "unquoted" }][/bsro-interrupt-slot]\n\n[bsro-product-price color="red" brand=“A” tire-name="B"]\n\n[[bsro-zip-form]]',
    );
    const url = await publishClassic(page);
    await page.goto(url);
    await expect(page.getByRole('note').first()).toContainText(
      'The JSON between its tags can’t be read',
    );
    await expect(page.getByRole('note').nth(1)).toContainText(
      'It has no attribute color; its attributes are article, brand, tire-name.',
    );
    await expect(page.getByText('[bsro-zip-form]', { exact: true })).toBeVisible();
    await visitor.goto(url);
    await expect(visitor.locator('.bsro-product-price')).toHaveAttribute('data-brand', 'A');
    await expect(visitor.getByRole('note')).toHaveCount(0);
    await expect(visitor.locator('.entry-content')).not.toContainText('unquoted');
    await openClassicEditor(page, php, `missing attribute by ${user}`);
    await writeHtml(page, '[bsro-product-price brand="A"]');
    await page.goto(await publishClassic(page));
    await expect(page.getByRole('note')).toContainText('It needs tire-name.');
  });
}

test('never lets a shortcode in an attribute add another attribute', async ({
  page,
  signIn,
  php,
}) => {
  await signIn('editor');
  await openClassicEditor(page, php, 'attributes');
  const heading = '&#039; onmouseover=alert(1) x=&#039;';
  const json = `[{&quot;id&quot;:&quot;a&quot;,&quot;heading&quot;:&quot;${heading}&quot;}]`;
  await writeHtml(page, `<a title='[bsro-interrupt-slot]${json}[/bsro-interrupt-slot]'>Offers</a>`);
  const html = await (await page.request.get(await publishClassic(page))).text();
  expect(html).toContain('>Offers</a>');
  const handlers = await page.evaluate(
    (text) =>
      new DOMParser().parseFromString(text, 'text/html').querySelectorAll('[onmouseover]').length,
    html,
  );
  expect(handlers).toBe(0);
});
