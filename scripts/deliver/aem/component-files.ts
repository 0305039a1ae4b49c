import { createSection } from '../../../authoring/author-docs';
import type { AnyPlaceholder } from '../../../src/mounts/schema/placeholder';
import type { ComponentModel } from '../component-model';
import { createComponentModel } from '../component-model';
import { CONTENT_FILE, createComponentTemplate, createContentTemplate } from './component-template';
import { createDesignDialog, createDialog } from './dialog';
import { createContentXml } from './docview';
import type { Files } from '../files';
import { createItemList } from './item-list';
import type { ItemList } from './item-list';

/** The repository path of the components, which a template's policy allows. */
export const COMPONENTS = '/apps/bsro-ui/components/content';

/** Returns the name of a group in the editor's list of components. */
export const getComponentGroup = (group: ComponentModel['group']): string => `bsro-ui - ${group}`;

/** The icons of Coral UI in the editor's list of components. */
const ICONS: Readonly<Record<ComponentModel['group'], string>> = {
  Account: 'user',
  Cart: 'shoppingCart',
  Footer: 'viewRow',
  Header: 'breadcrumbNavigation',
  Marketing: 'promote',
  Stores: 'location',
  Tires: 'gauge1',
};

/** The most characters that the editor shows of a description. */
const MAX_SUMMARY = 170;

/** Returns the first sentence of a description, which may be Markdown; a long one up to its colon. */
const createSummary = (description: string): string => {
  const [sentence] = description.replaceAll('`', '').split(/(?<=\.) /);
  const [start] = (sentence ?? '').split(/[:;] |, each /);
  return sentence && sentence.length <= MAX_SUMMARY ? sentence : `${start}.`;
};

const createReadme = (
  placeholder: AnyPlaceholder,
  model: ComponentModel,
  list: ItemList | undefined,
): string => {
  const { name, fields, initialContent } = model;
  const steps = [
    fields.length > 0
      ? 'Its dialog has a field for each attribute of the table; an empty field leaves the attribute out.'
      : 'It has no attributes; its dialog says what it does.',
    ...(list ? [`Its dialog has a list: ${list.label}.`] : []),
    'Authors put texts and other components into its content area, which becomes the HTML inside it.' +
      (initialContent ? ' Until then, it shows the form of the sample.' : ''),
    'The editor puts its own elements around each component in that area. If the feature needs elements ' +
      `that no component renders, or needs them as direct children, a proxy component replaces \`${CONTENT_FILE}\` with ` +
      "the site's own HTML.",
  ];
  return `${createSection(placeholder).replace('### ', '# ')}

## In AEM

${steps.map((step) => `- ${step}`).join('\n')}
- A proxy component has \`sling:resourceSuperType="bsro-ui/components/content/${name}"\`, and a title and group of the
  site's own.

This folder is generated from \`src/mounts/placeholders/${name}.ts\` of bsro-ui; each delivery overwrites it.
`;
};

/** Creates a component's files by their paths in its folder. */
export const createComponentFiles = (placeholder: AnyPlaceholder): Files => {
  const model = createComponentModel(placeholder);
  const { name, title, description, group } = model;
  const list = createItemList(placeholder);
  return {
    '.content.xml': createContentXml({
      properties: {
        'jcr:primaryType': 'cq:Component',
        'jcr:title': title,
        'jcr:description': createSummary(description),
        componentGroup: getComponentGroup(group),
        'cq:icon': ICONS[group],
        'cq:isContainer': true,
      },
    }),
    '_cq_dialog/.content.xml': createContentXml(createDialog(model, list)),
    '_cq_design_dialog/.content.xml': createContentXml(createDesignDialog(model)),
    '_cq_editConfig.xml': createContentXml({
      properties: {
        'jcr:primaryType': 'cq:EditConfig',
        'cq:actions': ['edit', 'delete', 'insert', 'copymove'],
        'cq:dialogMode': 'floating',
      },
    }),
    [`${name}.html`]: createComponentTemplate(model, list),
    [CONTENT_FILE]: createContentTemplate(model),
    'README.md': createReadme(placeholder, model, list),
  };
};
