import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { BREAK } from '../../scripts/deliver/eds/page-files';
import { KIT } from '../../scripts/deliver/eds/kit-files';
import { SAMPLE_PAGES } from '../../scripts/deliver/sample-pages';
import { PROJECT } from '../../scripts/test/eds-programs';
import { EDITORS } from './support/documents';
import { expect, test } from './support/test';

const FOLDER = path.join(PROJECT, KIT, 'pages');

/** Reads what an author copies from a delivered document: its sections. */
const readSections = (name: string): string[] => {
  const html = readFileSync(path.join(FOLDER, `${name}.html`), 'utf8');
  const [, main = ''] = /<main>\s*<div>([^]*)<\/div>\s*<\/main>/.exec(html) ?? [];
  return main.split(BREAK);
};

const NAMES = readdirSync(FOLDER).map((file) => path.basename(file, '.html'));

NAMES.forEach((name, index) => {
  test(`mounts every feature of the page "${name}" after an author has pasted it`, async ({
    page,
    publish,
  }) => {
    const url = `/pasted/${name}`;
    await publish(url, readSections(name), {
      editor: EDITORS[index % EDITORS.length] ?? 'web',
    });
    await page.goto(url);
    const placeholders = page.locator('main > .section > div > [data-mount]');
    const expected = (SAMPLE_PAGES[name]?.content ?? []).filter(
      ({ kind }) => kind === 'placeholder',
    );
    await expect(placeholders).toHaveCount(expected.length);
    for (const placeholder of await placeholders.all()) {
      await placeholder.evaluate((element) => element.scrollIntoView());
      // An interaction loads the others.
      await expect(placeholder).toHaveAttribute('data-mount', /^(mounted|waiting)$/);
    }
  });
});

test('sells a tire on the pasted pages', async ({ page, publish }) => {
  for (const name of ['tire', 'cart', 'checkout']) {
    const { path: url, samplePath = url } = SAMPLE_PAGES[name] ?? {};
    // On a site, the header is a fragment of its own.
    await publish(samplePath ?? '', [...readSections('header'), ...readSections(name)], {
      editor: 'word',
    });
  }
  await page.goto(SAMPLE_PAGES['tire']?.samplePath ?? '');
  await page.locator('.bsro-my-store [role="button"]').click();
  await page.getByLabel('Store near a zip code').fill('80122');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await page.getByRole('link', { name: 'View cart' }).click();
  await page.waitForURL(/\/cart\//);
  await page
    .getByRole('link', { name: /^Check out/ })
    .first()
    .click();
  await page.waitForURL(/\/checkout\//);
  await expect(page.getByRole('heading', { name: /appointment/i }).first()).toBeVisible();
});
