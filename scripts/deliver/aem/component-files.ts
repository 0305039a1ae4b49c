import { marked } from 'marked';
import { createSection } from '../../../authoring/author-docs';
import type { AnyPlaceholder } from '../../../src/mounts/schema/placeholder';
import type { ComponentModel } from '../component-model';
import { createComponentModel } from '../component-model';
import {
  CONTENT_FILE,
  createComponentTemplate,
  createContentTemplate,
  listPlaces,
} from './component-template';
import { createDesignDialog, createDialog } from './dialog';
import { createContentXml, escapeXml } from './docview';
import { createSummary, getComponentGroup } from './editor-texts';
import type { Files } from '../files';
import { createDialogParts } from './dialog-parts';

/** The repository path of the components, which a template's policy allows. */
export const COMPONENTS = '/apps/bsro-ui/components/content';

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

/** Creates the description of a component for authors and developers, as Markdown. */
const createGuide = (placeholder: AnyPlaceholder, model: ComponentModel): string => {
  const { name, fields, initialContent } = model;
  const parts = createDialogParts(model);
  const labels = [...parts.fields, ...parts.lists].map(({ label }) => label);
  const steps = [
    fields.length > 0
      ? 'Its dialog has a field for each attribute of the table; an empty field leaves the attribute out.'
      : 'It has no attributes; its dialog says what it does.',
    ...(labels.length > 0 ? [`Its dialog also has: ${labels.join(', ')}.`] : []),
    'Authors put texts and other components into its content area, which becomes the HTML inside it.' +
      (initialContent ? ' Until then, it shows the form of the sample.' : ''),
    ...(listPlaces(model).length > 0
      ? ['Each of its slots has a container below the content area, which only the editor shows.']
      : []),
    'The editor puts its own elements around each component in that area. If the feature needs elements ' +
      `that no component renders, or needs them as direct children, a proxy component replaces \`${CONTENT_FILE}\` with ` +
      "the site's own HTML.",
    `A proxy component has \`sling:resourceSuperType="bsro-ui/components/content/${name}"\`, and a title and group of ` +
      "the site's own.",
  ];
  return `${createSection(placeholder).replace('### ', '# ')}

## In AEM

${steps.map((step) => `- ${step}`).join('\n')}
`;
};

const createReadme = (placeholder: AnyPlaceholder, model: ComponentModel): string =>
  `${createGuide(placeholder, model)}
This folder is generated from \`src/mounts/placeholders/${model.name}.ts\` of bsro-ui; each delivery overwrites it.
`;

const HELP_STYLES =
  'body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif } ' +
  'table { border-collapse: collapse } th, td { border: 1px solid; padding: .25rem .5rem; text-align: start } ' +
  'pre { overflow-x: auto }';

/** Creates the page to which the help button of a component's dialog leads. */
export const createHelpPage = (placeholder: AnyPlaceholder): string => {
  const model = createComponentModel(placeholder);
  const guide = marked.parse(createGuide(placeholder, model), { async: false });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${escapeXml(model.title)}</title>
<style>${HELP_STYLES}</style>
</head>
<body>
${guide}</body>
</html>
`;
};

/** Creates a component's files by their paths in its folder. */
export const createComponentFiles = (placeholder: AnyPlaceholder): Files => {
  const model = createComponentModel(placeholder);
  const { name, title, description, group } = model;
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
    '_cq_dialog/.content.xml': createContentXml(createDialog(model)),
    '_cq_design_dialog/.content.xml': createContentXml(createDesignDialog(model)),
    '_cq_editConfig.xml': createContentXml({
      properties: {
        'jcr:primaryType': 'cq:EditConfig',
        'cq:actions': ['edit', 'delete', 'insert', 'copymove'],
        'cq:dialogMode': 'floating',
      },
    }),
    [`${name}.html`]: createComponentTemplate(model),
    [CONTENT_FILE]: createContentTemplate(model),
    'README.md': createReadme(placeholder, model),
  };
};
