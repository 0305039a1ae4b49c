type PropertyValue = string | boolean | number | readonly string[];

/** A node of a JCR document view, with the names and prefixes of its properties. */
export interface ContentNode {
  readonly properties: Readonly<Record<string, PropertyValue | undefined>>;
  /** Child nodes by name, in their order. */
  readonly children?: Readonly<Record<string, ContentNode>>;
}

/** Creates a node of the type that has no rules. */
export const createUnstructured = (
  properties: ContentNode['properties'] = {},
  children: ContentNode['children'] = {},
): ContentNode => ({
  properties: { 'jcr:primaryType': 'nt:unstructured', ...properties },
  children,
});

/** The namespaces of the prefixes in the generated files. */
const NAMESPACES: Readonly<Record<string, string>> = {
  cq: 'http://www.day.com/jcr/cq/1.0',
  granite: 'http://www.adobe.com/jcr/granite/1.0',
  jcr: 'http://www.jcp.org/jcr/1.0',
  nt: 'http://www.jcp.org/jcr/nt/1.0',
  sling: 'http://sling.apache.org/jcr/sling/1.0',
};

/** Escapes text for XML, including the line breaks that a parser would turn into spaces. */
export const escapeXml = (text: string): string =>
  text.replace(
    /[&<>"\n\r\t]/g,
    (character) =>
      ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[character] ??
      `&#${character.charCodeAt(0)};`,
  );

/** Escapes what FileVault reads as a type or a list: `{Boolean}true`, `[a,b]`. */
const escapeText = (text: string): string => text.replace(/^[[{\\]/, '\\$&');

const formatValue = (value: PropertyValue): string => {
  if (typeof value === 'boolean') return `{Boolean}${value}`;
  if (typeof value === 'number') return `{Long}${value}`;
  if (typeof value === 'string') return escapeText(value);
  return `[${value.map((text) => text.replace(/[,\\]/g, '\\$&')).join(',')}]`;
};

const getPrefixes = (name: string, { properties, children = {} }: ContentNode): string[] => [
  ...[name, ...Object.keys(properties)].flatMap((qualified) =>
    qualified.includes(':') ? qualified.replace(/:.*/, '') : [],
  ),
  ...Object.entries(children).flatMap(([child, node]) => getPrefixes(child, node)),
];

const formatElement = (
  name: string,
  { properties, children = {} }: ContentNode,
  indent: string,
  declarations: readonly string[] = [],
): string => {
  const attributes = Object.entries(properties).flatMap(([property, value]) =>
    value === undefined ? [] : `${property}="${escapeXml(formatValue(value))}"`,
  );
  const head = [...declarations, ...attributes].map((text) => `\n${indent}    ${text}`).join('');
  const childElements = Object.entries(children)
    .map(([child, node]) => formatElement(child, node, `${indent}    `))
    .join('');
  return childElements
    ? `${indent}<${name}${head}>\n${childElements}${indent}</${name}>\n`
    : `${indent}<${name}${head}/>\n`;
};

/**
 * Creates a `.content.xml` file.
 * @throws if a name has an unknown prefix
 */
export const createContentXml = (root: ContentNode): string => {
  const prefixes = [...new Set(getPrefixes('jcr:root', root))].sort();
  const declarations = prefixes.map((prefix) => {
    const namespace = NAMESPACES[prefix];
    if (namespace === undefined) throw new Error(`Unknown prefix ${prefix}`);
    return `xmlns:${prefix}="${namespace}"`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n${formatElement('jcr:root', root, '', declarations)}`;
};
