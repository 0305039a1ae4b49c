/** @jest-environment jsdom */
import { manifest } from '../../../src/mounts/manifest';
import { createComponentModel } from '../component-model';
import { createBlockPlaceholder } from './block-placeholder';
import decoratePlaceholder from './browser/placeholder';
import { createDefinitionFile } from './editor-files';
import type { EditorField, EditorFile } from './testing/editor-markup';
import { renderForEditor } from './testing/editor-markup';

const MODELS = manifest.map(createComponentModel);

const FILES = MODELS.map((model) => {
  const [text = ''] = Object.values(createDefinitionFile(model));
  const file: EditorFile = JSON.parse(text);
  return [model.name, file, model] as const;
});

const getValue = ({ component, options, label }: EditorField): string => {
  if (label.endsWith('path of a sheet')) return '';
  if (component === 'select' || component === 'multiselect') return options?.[0]?.value ?? '';
  if (component === 'boolean') return 'true';
  if (component === 'richtext') return 'Written by an author';
  return component === 'reference' || component === 'aem-content' ? '/content/site/page' : '1';
};

let errors: jest.SpiedFunction<typeof console.error>;
beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => errors.mockRestore());

/** The names by which the Universal Editor knows what an author uses for a value. */
const COMPONENTS = [
  'aem-content',
  'boolean',
  'multiselect',
  'reference',
  'richtext',
  'select',
  'text',
];

describe.each(FILES)('the definitions of %s', (name, file, model) => {
  const { definitions, models, filters } = file;

  test('refer to models, filters, and components that exist', () => {
    const ids = definitions.map(({ id }) => id);
    expect(ids[0]).toBe(name);
    for (const { model: modelId, filter, plugins } of definitions) {
      expect(models.map(({ id }) => id)).toContain(modelId);
      expect(plugins.xwalk.page.template).toMatchObject({ model: modelId });
      expect(plugins.xwalk.page.template['filter']).toBe(filter);
    }
    const used = definitions.flatMap(({ filter }) => filter ?? []);
    expect(filters.map(({ id }) => id)).toEqual(used);
    for (const { components } of filters) expect(components).toEqual(ids.slice(1));
    expect(ids.slice(1)).toHaveLength(model.parts.filter(({ label }) => label).length);
  });

  test('name fields so that AEM renders a cell of its own for each', () => {
    for (const { fields } of models) {
      const names = fields.map((field) => field.name);
      expect(new Set(names).size).toBe(names.length);
      for (const fieldName of names) {
        expect(fieldName).not.toMatch(
          /_|(Title|Type|MimeType|Alt|Text)$|^(name|model|filter|classes)$/,
        );
      }
      for (const { component, options } of fields) {
        expect(COMPONENTS).toContain(component);
        expect(component.endsWith('select')).toBe(options !== undefined);
      }
    }
  });

  test('render as a block that becomes its placeholder, with what the editor needs on visible elements', () => {
    document.body.innerHTML = `<div>${renderForEditor(file, getValue)}</div>`;
    const marked = [...document.querySelectorAll('[data-aue-resource]')].map((element) => [
      element.getAttribute('data-aue-resource'),
      element.getAttribute('data-aue-type'),
      element.getAttribute('data-aue-model'),
      element.getAttribute('data-aue-filter'),
    ]);
    const block = document.querySelector<HTMLElement>(`.${name}`);
    if (!block) throw new Error('No block');
    void decoratePlaceholder(block, createBlockPlaceholder(model));

    const placeholder = document.querySelector(`.${model.className}.block`);
    for (const [resource, type, modelId, filter] of marked) {
      const found = document.querySelectorAll(`[data-aue-resource="${resource}"]`);
      expect(found).toHaveLength(1);
      expect(found[0]?.getAttribute('data-aue-type')).toBe(type);
      expect(found[0]?.getAttribute('data-aue-model')).toBe(modelId);
      expect(found[0]?.getAttribute('data-aue-filter')).toBe(filter);
      expect(found[0]?.closest('script, template, [hidden]')).toBeNull();
      expect(placeholder?.contains(found[0] ?? null)).toBe(true);
    }
    const contents = [...document.querySelectorAll('[data-richtext-prop="content"]')];
    // Of an interrupt, the editor shows only a label.
    const shown = models.filter(({ fields }) => fields.some((field) => field.name === 'content'));
    expect(contents).toHaveLength(shown.length);

    for (const { attribute } of model.fields) {
      expect(placeholder?.hasAttribute(attribute)).toBe(true);
    }
    expect(errors.mock.calls.filter(([message]) => !String(message).includes(' needs '))).toEqual(
      [],
    );
  });
});

test('have unique IDs on the whole site', () => {
  const ids = FILES.flatMap(([, { definitions }]) => definitions.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});

test('let authors add tires, actions, and interrupts in the editor, each with its settings', () => {
  const render = (name: string): string => {
    const found = FILES.find(([candidate]) => candidate === name);
    if (!found) throw new Error(`No block ${name}`);
    const [, file, model] = found;
    document.body.innerHTML = renderForEditor(file, getValue);
    const block = document.querySelector<HTMLElement>(`.${name}`);
    if (block) void decoratePlaceholder(block, createBlockPlaceholder(model));
    return document.body.innerHTML.replace(/ data-(aue|richtext)-[a-z]+="[^"]*"/g, '');
  };
  expect(render('store-carousel')).toContain(
    '<div class="tire-card" data-brand="1" data-tire-name="1" data-article-ids="1" data-rating="1" data-review-count="1"><p>Written by an author</p>',
  );
  expect(render('offer-card')).toContain(
    '<button type="button" data-offer-action="details"><span>Written by an author</span></button><div data-offer-details=""><p>Written by an author</p></div>',
  );
  const [, json = ''] = /<script[^>]*>(.*)<\/script>/.exec(render('interrupt-slot')) ?? [];
  expect(JSON.parse(json)).toEqual([
    expect.objectContaining({
      id: '1',
      type: 'interrupt-modal',
      copy: expect.stringContaining('Written by an author'),
      includePages: '1',
    }),
  ]);
});
