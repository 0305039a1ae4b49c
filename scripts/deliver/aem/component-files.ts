import { createSection } from '../../../authoring/author-docs';
import type { AnyPlaceholder } from '../../../src/mounts/schema/placeholder';
import type { ComponentModel } from '../component-model';
import { createComponentModel } from '../component-model';
import { CONTENT_FILE, createComponentTemplate, createContentTemplate } from './component-template';
import { createDialog } from './dialog';
import { createContentXml } from './docview';
import type { Files } from '../files';

/** The repository path of the components, which a template's policy allows. */
export const COMPONENTS = '/apps/bsro-ui/components/content';

/** Returns the name of a group in the editor's list of components. */
export const getComponentGroup = (group: ComponentModel['group']): string => `bsro-ui - ${group}`;

const createReadme = (placeholder: AnyPlaceholder, model: ComponentModel): string => {
  const { name, fields, initialContent } = model;
  const steps = [
    fields.length > 0
      ? 'Its dialog has a field for each attribute of the table; an empty field leaves the attribute out.'
      : 'It has no dialog.',
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
  const { name, title, description, group, fields } = model;
  const hasDialog = fields.length > 0;
  return {
    '.content.xml': createContentXml({
      properties: {
        'jcr:primaryType': 'cq:Component',
        'jcr:title': title,
        'jcr:description': description,
        componentGroup: getComponentGroup(group),
        'cq:isContainer': true,
      },
    }),
    ...(hasDialog ? { '_cq_dialog/.content.xml': createContentXml(createDialog(model)) } : {}),
    '_cq_editConfig.xml': createContentXml({
      properties: {
        'jcr:primaryType': 'cq:EditConfig',
        'cq:actions': [...(hasDialog ? ['edit'] : []), 'delete', 'insert', 'copymove'],
        ...(hasDialog ? { 'cq:dialogMode': 'floating' } : {}),
      },
    }),
    [`${name}.html`]: createComponentTemplate(model),
    [CONTENT_FILE]: createContentTemplate(model),
    'README.md': createReadme(placeholder, model),
  };
};
