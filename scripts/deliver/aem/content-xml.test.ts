/** @jest-environment jsdom */
import workflowIcons from '@adobe/spectrum-css-workflow-icons';
import type { AssetsManifest } from '../../build/assets-manifest';
import { manifest } from '../../../src/mounts/manifest';
import { createClientLibrary } from '../client-library';
import { createComponentModel } from '../component-model';
import { COMPONENTS, createComponentFiles } from './component-files';
import { createDialogParts } from './dialog-parts';
import { createContentXml } from './docview';
import { checkNodes } from './node-types';
import { createPackageFiles } from './package-files';

// esbuild needs Node's globals, and the dialogs' script isn't XML.
jest.mock('esbuild', () => ({ buildSync: () => ({ outputFiles: [] }) }));

/** The names of Coral UI's icons: AEM's component list looks for them by file names in lower camel case. */
const ICONS = workflowIcons.map((file) => {
  const name = file.replace('.svg', '');
  return name.charAt(0).toLowerCase() + name.slice(1);
});

const RELEASE: AssetsManifest = {
  buildId: 'aaaa',
  mode: 'production',
  entry: { file: 'bsro-ui.aaaa.js', integrity: 'sha256-aaaa' },
  css: [],
  chunks: {},
};

/** Parses a file; throws if it isn't well-formed. */
const parseXml = (text: string): Element => {
  const { documentElement } = new DOMParser().parseFromString(text, 'application/xml');
  if (documentElement.querySelector('parsererror')) throw new Error(documentElement.outerHTML);
  return documentElement;
};

const check = (text: string): string[] => checkNodes(parseXml(text));

/** Finds the fields of a dialog outside of its lists. */
const findFields = (dialog = '', selector: string): Element[] =>
  [...parseXml(dialog).querySelectorAll(selector)].filter((field) => !field.closest('field'));

describe.each(manifest.map((placeholder) => [placeholder.name, placeholder] as const))(
  '%s',
  (_name, placeholder) => {
    const files = createComponentFiles(placeholder);
    const model = createComponentModel(placeholder);

    test('has only valid nodes', () => {
      const xml = Object.entries(files).filter(([file]) => file.endsWith('.xml'));
      expect(xml.flatMap(([file, text]) => check(text).map((each) => `${file} ${each}`))).toEqual(
        [],
      );
      expect(xml.length).toBeGreaterThan(1);
    });

    test('has its title, a short description without Markdown, its group, and an icon', () => {
      const root = parseXml(files['.content.xml'] ?? '');
      expect(root.getAttribute('jcr:title')).toBe(model.title);
      expect(root.getAttribute('jcr:description')).toMatch(/^[^`]{1,170}\.$/);
      expect(root.getAttribute('componentGroup')).toBe(`bsro-ui - ${model.group}`);
      expect(ICONS).toContain(root.getAttribute('cq:icon'));
    });

    test('has a labeled dialog field for each attribute and for each part that it has once', () => {
      const dialog = files['_cq_dialog/.content.xml'];
      const described = findFields(dialog, '[name]')
        .filter((field) => !field.getAttribute('name')?.endsWith('@TypeHint'))
        .map((field) => ({
          name: field.getAttribute('name')?.slice(2),
          label: field.getAttribute('fieldLabel') ?? field.getAttribute('text'),
          isRequired: field.getAttribute('required') === '{Boolean}true',
          choices: [...field.querySelectorAll('[value]:not([value=""])')].map((option) =>
            option.getAttribute('value'),
          ),
        }));
      expect(described).toEqual(
        [...model.fields, ...createDialogParts(model).fields].map(
          ({ name, label, isRequired, choices }) => ({ name, label, isRequired, choices }),
        ),
      );
    });
  },
);

test('has only well-formed XML files, and only valid nodes', () => {
  const files = {
    ...createPackageFiles(),
    'bundle/.content.xml': createClientLibrary(RELEASE, '', '')['.content.xml'] ?? '',
  };
  const xml = Object.entries(files).filter(([file]) => file.endsWith('.xml'));
  for (const [file, text] of xml) {
    const problems = file.startsWith('META-INF') ? [] : check(text);
    expect({ file, tag: parseXml(text).tagName, problems }).toEqual({
      file,
      tag: expect.stringMatching(/^(jcr:root|properties|workspaceFilter)$/),
      problems: [],
    });
  }
  expect(xml.length).toBeGreaterThan(manifest.length * 2);
});

test('has a list of items in the dialogs of the components that need one', () => {
  const lists = manifest.flatMap((placeholder) => {
    const dialog = createComponentFiles(placeholder)['_cq_dialog/.content.xml'] ?? '';
    return [...parseXml(dialog).querySelectorAll('[composite]')].map((list) => [
      placeholder.name,
      list.querySelector('field')?.getAttribute('name'),
    ]);
  });
  expect(lists).toEqual([
    ['interrupt-slot', './interrupts'],
    ['interrupt-slot', './ctas'],
    ['store-hours', './hours'],
    ['store-carousel', './tires'],
    ['offer-card', './actions'],
    ['city-stores', './stores'],
    ['footer-accordion', './groups'],
    ['offer-details', './actions'],
  ]);
});

test('has a help page for each dialog, which explains the component', () => {
  const files = createPackageFiles();
  for (const { name, author } of manifest) {
    const dialog = parseXml(files[`jcr_root${COMPONENTS}/${name}/_cq_dialog/.content.xml`] ?? '');
    const help = files[`jcr_root${dialog.getAttribute('helpPath')}`] ?? '';
    const page = new DOMParser().parseFromString(help, 'text/html');
    expect(page.querySelector('h1')?.textContent).toBe(author?.title);
    expect(page.querySelectorAll('li').length).toBeGreaterThan(3);
  }
});

test('limits numbers to what the bundle accepts', () => {
  let checked = 0;
  for (const placeholder of manifest) {
    const dialog = createComponentFiles(placeholder)['_cq_dialog/.content.xml'];
    for (const field of findFields(dialog, '[max]')) {
      const { parse } = placeholder.attributes[field.nodeName] ?? {};
      const [min, max, step] = ['min', 'max', 'step'].map((name) => field.getAttribute(name) ?? '');
      expect([min, max].map((value) => parse?.(value ?? ''))).toEqual([Number(min), Number(max)]);
      expect(parse?.(String(Number(max) + Number(step)))).toBeUndefined();
      expect(parse?.(String(Number(min) - Number(step)))).toBeUndefined();
      checked += 1;
    }
  }
  expect(checked).toBeGreaterThan(0);
});

test('escapes text in a property, so that only typed values have a type', () => {
  const text = '[a] {Boolean}true <b> & "quotes"\nand a line';
  const xml = createContentXml({
    properties: {
      'jcr:primaryType': 'sling:Folder',
      'jcr:title': text,
      flag: true,
      number: 4,
      list: ['a,b', 'c'],
      braces: '{x}',
    },
  });
  const root = parseXml(xml);
  expect(root.getAttribute('jcr:title')).toBe(`\\${text}`);
  expect(root.getAttribute('flag')).toBe('{Boolean}true');
  expect(root.getAttribute('number')).toBe('{Long}4');
  expect(root.getAttribute('list')).toBe('[a\\,b,c]');
  expect(root.getAttribute('braces')).toBe('\\{x}');
});

test('refuses a prefix without a namespace', () => {
  expect(() => createContentXml({ properties: { 'acme:title': 'x' } })).toThrow('acme');
});

const NAMESPACES =
  'xmlns:jcr="http://www.jcp.org/jcr/1.0" xmlns:sling="http://sling.apache.org/jcr/sling/1.0"';
const FORM = 'granite/ui/components/coral/foundation/form';

test.each([
  [
    'an unknown type',
    `<jcr:root ${NAMESPACES} jcr:primaryType="cq:Page"/>`,
    'jcr:root: unknown jcr:primaryType cq:Page',
  ],
  [
    'a missing property',
    `<jcr:root ${NAMESPACES} jcr:primaryType="sling:Folder"/>`,
    'jcr:root: no jcr:title',
  ],
  [
    'an unknown property',
    `<jcr:root ${NAMESPACES} jcr:primaryType="sling:Folder" jcr:title="x" color="red"/>`,
    'jcr:root: unknown property color',
  ],
  [
    'an invalid value',
    `<jcr:root ${NAMESPACES} jcr:primaryType="sling:Folder" jcr:title="{Boolean}maybe"/>`,
    'jcr:root: invalid value jcr:title="{Boolean}maybe"',
  ],
  [
    'an unknown resource type',
    `<jcr:root ${NAMESPACES} jcr:primaryType="nt:unstructured" sling:resourceType="x/y"/>`,
    'jcr:root: unknown sling:resourceType x/y',
  ],
  [
    'two fields with the same name',
    `<jcr:root ${NAMESPACES} jcr:primaryType="nt:unstructured" sling:resourceType="granite/ui/components/coral/foundation/container"><items jcr:primaryType="nt:unstructured">${'<a jcr:primaryType="nt:unstructured" sling:resourceType="'.concat(FORM, '/hidden" name="./a" value="1"/>').repeat(2)}</items></jcr:root>`,
    'jcr:root/items/a: two fields named ./a',
  ],
  [
    'a field of another node',
    `<jcr:root ${NAMESPACES} jcr:primaryType="nt:unstructured" sling:resourceType="${FORM}/hidden" name="a" value="1"/>`,
    "jcr:root: the name a doesn't begin with ./",
  ],
  [
    'a container without items',
    `<jcr:root ${NAMESPACES} jcr:primaryType="nt:unstructured" sling:resourceType="${FORM}/select" fieldLabel="x" name="./x"/>`,
    'jcr:root: no items',
  ],
  [
    'a dialog without content',
    `<jcr:root ${NAMESPACES} jcr:primaryType="nt:unstructured" sling:resourceType="cq/gui/components/authoring/dialog" jcr:title="x" extraClientlibs="[x]"/>`,
    'jcr:root: no content',
  ],
])('finds %s', (_problem, xml, message) => {
  expect(check(xml)).toContain(message);
});
