import type { ComponentField, ComponentModel } from '../component-model';
import { escapeXml } from './docview';

/** The component of the content area inside a placeholder, to which authors add other components. */
const CONTENT_AREA = 'wcm/foundation/components/responsivegrid';

/** The template of a placeholder's content, which a site may replace in a proxy component. */
export const CONTENT_FILE = 'content.html';

/** Creates the URL of the page whose path an author has selected, since a path field stores no extension. */
const createPageUrl = ({ name, kind }: ComponentField): string =>
  kind === 'url'
    ? `<sly data-sly-set.${name}Page="\${properties.${name} @ extension='html'}"></sly>`
    : '';

/** Creates an attribute. HTL escapes the value, and leaves the attribute out if the author has entered nothing. */
const createAttribute = ({ name, attribute, kind, fallback }: ComponentField): string => {
  const value = `properties.${name}`;
  if (kind === 'flag' && fallback === 'true') {
    return ` ${attribute}="\${${value} == false ? 'false' : 'true'}"`;
  }
  if (kind !== 'url') return ` ${attribute}="\${${value}}"`;
  // A URL with a dot is that of another site, a file, or a page with its extension.
  const isPath = `${value} && '/content/' in ${value} && !('.' in ${value})`;
  // The default context of a data attribute allows any scheme.
  return ` ${attribute}="\${(${isPath}) ? ${name}Page : ${value} @ context='uri'}"`;
};

/** Creates the hint that the editor shows while a required field is empty. */
const createHint = ({ title, fields }: ComponentModel): string => {
  const required = fields.filter(({ isRequired }) => isRequired);
  if (required.length === 0) return '';
  const filled = required.map(({ name }) => `properties.${name}`).join(' && ');
  const labels = required.map(({ label }) => label).join(', ');
  const hint = `${title}: enter ${labels}`.replaceAll("'", "\\'");
  return (
    `<div class="cq-placeholder" data-emptytext="\${'${escapeXml(hint)}' @ i18n}"` +
    ` data-sly-test="\${wcmmode.edit && !(${filled})}"></div>\n`
  );
};

/**
 * Creates a component's HTL: the placeholder with its attributes, and its content. HTL escapes each
 * expression for its context.
 */
export const createComponentTemplate = (model: ComponentModel): string => {
  const { className, fields } = model;
  const content = `<sly data-sly-include="${CONTENT_FILE}"></sly>`;
  return (
    createHint(model) +
    fields.map(createPageUrl).join('') +
    `<div class="${className}"${fields.map(createAttribute).join('')}>${content}</div>\n`
  );
};

/** Creates the HTL of a component's content: the content area, and a form until authors fill the area. */
export const createContentTemplate = ({ initialContent }: ComponentModel): string => {
  // Other child nodes, such as those of a responsive layout, say nothing about the content.
  const initial = initialContent
    ? `<sly data-sly-test="\${!properties['content/jcr:primaryType']}">${initialContent}</sly>`
    : '';
  return `${initial}<sly data-sly-resource="\${'content' @ resourceType='${CONTENT_AREA}'}"></sly>`;
};
