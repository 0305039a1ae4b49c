import { manifest } from '../../src/mounts/manifest';
import { createSample } from '../../authoring/author-docs';
import { findPlaceholders } from '../../scripts/deliver/found-placeholder';
import { createBlockSource, openBlockEditor, savePage } from './support/block-editor';
import { COMPONENT_MODELS, readFixturePlaceholders } from '../support/fixture-placeholders';
import { normalizePlaceholder } from './support/normalize-placeholder';
import { listPlaceholderHtml } from './support/list-placeholder-html';
import { expect, test } from './support/test';

const getTrigger = (name: string): string | undefined =>
  manifest.find((placeholder) => placeholder.name === name)?.when.on;

test('renders and mounts the blocks that an administrator saves, one for each placeholder of the fixture pages', async ({
  page,
  site,
  signIn,
  visitor,
}) => {
  const fixtures = await readFixturePlaceholders(site.paths.servicesPort);
  expect(COMPONENT_MODELS.map(({ name }) => name).filter((name) => !fixtures.has(name))).toEqual(
    [],
  );
  await signIn('admin');
  await openBlockEditor(page);
  for (const [name, fixture] of fixtures) {
    await test.step(name, async () => {
      const { link } = await savePage(page, name, [createBlockSource(fixture)]);
      const response = await visitor.goto(link + fixture.query);
      const rendered = listPlaceholderHtml((await response?.text()) ?? '', fixture.model);
      expect(rendered.map(normalizePlaceholder)).toEqual(
        listPlaceholderHtml(fixture.expected, fixture.model).map(normalizePlaceholder),
      );
      const element = visitor.locator(`.${fixture.model.className}`).first();
      await element.evaluate((node) => node.scrollIntoView());
      if (getTrigger(name) === 'action') await element.locator('input').focus();
      await expect.soft(element, name).toHaveAttribute('data-mount', 'mounted');
    });
  }
});

test('renders the blocks that a user with the role editor saves, one with the sample of each placeholder', async ({
  page,
  signIn,
}) => {
  await signIn('editor');
  await openBlockEditor(page);
  for (const declared of manifest) {
    const [sample] = findPlaceholders(createSample(declared), COMPONENT_MODELS);
    if (!sample) throw new Error(`No sample of ${declared.name}`);
    const { model, content } = sample;
    // The plugin provides the form of a sample, because the editor may not save forms.
    const savedContent = model.initialContent === '' ? content : '';
    const { link } = await savePage(page, `Sample ${declared.name}`, [
      createBlockSource({ ...sample, content: savedContent }),
    ]);
    const rendered = listPlaceholderHtml(await (await page.request.get(link)).text(), model);
    expect
      .soft(rendered.map(normalizePlaceholder))
      .toEqual(listPlaceholderHtml(sample.expected, model).map(normalizePlaceholder));
  }
});
