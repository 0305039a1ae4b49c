import type { ComponentField } from '../component-model';

/** What the HTL of an attribute depends on. */
interface AttributeField extends Pick<ComponentField, 'name' | 'attribute' | 'fallback'> {
  readonly kind: string;
}

/** Creates the condition that a URL is a page's path; one with a dot is another site's, a file's, or has an extension. */
const createPathTest = (value: string): string =>
  `(${value} && '/content/' in ${value} && !('.' in ${value}))`;

/** Creates the URL of the page whose path an author has selected, since a path field stores no extension. */
const createPageUrl = ({ name, kind }: AttributeField, values: string): string => {
  const value = `${values}.${name}`;
  return kind === 'url'
    ? `<sly data-sly-set.${name}Page="\${${createPathTest(value)} ? ${value} : '' @ extension='html'}"></sly>`
    : '';
};

/** Creates an attribute. HTL escapes the value, and leaves the attribute out if the author has entered nothing. */
const createAttribute = (
  { name, attribute, kind, fallback }: AttributeField,
  values: string,
): string => {
  const value = `${values}.${name}`;
  if (kind === 'flag' && fallback === 'true') {
    return ` ${attribute}="\${${value} == false ? 'false' : 'true'}"`;
  }
  // The default context of a data attribute allows any scheme.
  return kind === 'url'
    ? ` ${attribute}="\${${createPathTest(value)} ? ${name}Page : ${value} @ context='uri'}"`
    : ` ${attribute}="\${${value}}"`;
};

/**
 * Creates the HTL of an element with the attributes of fields.
 * @param values the variable with the values of the fields
 * @param tag the element's name, with its other attributes
 */
export const createElement = (
  tag: string,
  fields: readonly AttributeField[],
  values: string,
  content: string,
): string => {
  const attributes = fields.map((field) => createAttribute(field, values)).join('');
  return (
    fields.map((field) => createPageUrl(field, values)).join('') +
    `<${tag}${attributes}>${content}</${tag.replace(/ .*/, '')}>`
  );
};
