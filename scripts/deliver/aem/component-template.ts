import type { ComponentField, ComponentModel } from '../component-model';
import { escapeXml } from './docview';

/** The component of the area inside a placeholder, into which authors put other components. */
const CONTENT_AREA = 'wcm/foundation/components/responsivegrid';

/** The template of what is inside a placeholder, which a site may replace in a proxy component. */
export const CONTENT_FILE = 'content.html';

/** Creates an attribute, which is missing if the author has entered nothing. HTL escapes its value. */
const createAttribute = ({ name, attribute, kind, fallback }: ComponentField): string => {
  const value = `properties.${name}`;
  if (kind === 'flag' && fallback === 'true') {
    return ` ${attribute}="\${${value} == false ? 'false' : 'true'}"`;
  }
  // The context of other data attributes allows any scheme.
  return kind === 'address'
    ? ` ${attribute}="\${${value} @ context='uri'}"`
    : ` ${attribute}="\${${value}}"`;
};

/** Creates the editor's hint while a required field is empty. */
const createHint = ({ title, fields }: ComponentModel): string => {
  const required = fields.filter(({ isRequired }) => isRequired);
  if (required.length === 0) return '';
  const filled = required.map(({ name }) => `properties.${name}`).join(' && ');
  const labels = required.map(({ label }) => label).join(', ');
  return (
    `<div class="cq-placeholder" data-emptytext="${escapeXml(`${title}: enter ${labels}`)}"` +
    ` data-sly-test="\${wcmmode.edit && !(${filled})}"></div>\n`
  );
};

/**
 * Creates a component's HTL: the placeholder with its attributes, and its content. Escaping is HTL's,
 * by the place of an expression.
 */
export const createComponentTemplate = (model: ComponentModel): string => {
  const { className, fields } = model;
  const content = `<sly data-sly-include="${CONTENT_FILE}"></sly>`;
  return (
    createHint(model) +
    `<div class="${className}"${fields.map(createAttribute).join('')}>${content}</div>\n`
  );
};

/** Creates the HTL of a component's content: the area for authors, and a form until they fill it. */
export const createContentTemplate = ({ initialContent }: ComponentModel): string => {
  const initial = initialContent
    ? `<sly data-sly-test="\${!resource.hasChildren}">${initialContent}</sly>`
    : '';
  return `${initial}<sly data-sly-resource="\${'content' @ resourceType='${CONTENT_AREA}'}"></sly>`;
};
