import { is } from 'css-select';
import type { ChildNode, Element } from 'domhandler';
import { isTag, isText } from 'domhandler';
import { parseFragment } from 'parse5';
import { adapter } from 'parse5-htmlparser2-tree-adapter';
import { toBlockHeading } from '../../../authoring/block-names';
import { findInside, getAttribute } from '../../../authoring/markup';
import type { ComponentModel, ComponentPart } from '../component-model';
import { getJsonSettings, getSettings } from './block-placeholder';

/** The cells of a row, as HTML. */
type Row = readonly string[];

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** What an author can write in a document, with the attributes that matter. */
const DOCUMENT_TAGS = /^(p|a|ul|ol|li|h[1-6]|strong|em|br|img)$/;
const DOCUMENT_ATTRIBUTES = /^(href|src|alt)$/;

/** Returns the part of a node that an author can write in a document, as HTML. */
const toDocumentHtml = (node: ChildNode): string => {
  if (isText(node)) return escapeText(node.data.replace(/\s+/g, ' '));
  if (!isTag(node) || node.name === 'form' || node.name === 'script') return '';
  const content = node.children.map(toDocumentHtml).join('');
  if (!DOCUMENT_TAGS.test(node.name)) return content;
  const attributes = Object.entries(node.attribs)
    .filter(([name]) => DOCUMENT_ATTRIBUTES.test(name))
    .map(([name, value]) => ` ${name}="${escapeText(value)}"`);
  const tag = `<${node.name}${attributes.join('')}>`;
  return /^(br|img)$/.test(node.name) ? tag : `${tag}${content.trim()}</${node.name}>`;
};

const toContent = (nodes: readonly ChildNode[]): string =>
  nodes.map(toDocumentHtml).join('').trim();

/** Formats the settings of a part: a single one needs no name. */
const formatSettings = (settings: readonly (readonly [label: string, value: string])[]): string =>
  settings.length === 1
    ? escapeText(settings[0]?.[1] ?? '')
    : settings.map(([label, value]) => `${label}: ${escapeText(value)}`).join('<br>');

const toParagraph = (html: string): string => (html === '' ? '' : `<p>${html}</p>`);

/** Returns what an author writes in the last cell of a part. */
const toPartContent = (element: Element, { sharedWith }: ComponentPart): string => {
  if (element.name === 'a') return toDocumentHtml(element);
  const children = element.children.filter(
    (child) => !(sharedWith && isTag(child) && is(child, `.${sharedWith.className}`)),
  );
  return children
    .map((child) =>
      isTag(child) && child.name === 'summary'
        ? toParagraph(toContent([child]))
        : toDocumentHtml(child),
    )
    .join('')
    .trim();
};

const toPartRow = (element: Element, part: ComponentPart): Row => {
  const settings = getSettings(part).flatMap(({ label, attribute }) => {
    const value = getAttribute(element, attribute);
    return value === undefined ? [] : [[label, value] as const];
  });
  // A cell of a table is what the row is about, and its header is the first paragraph.
  const row = element.parent;
  const header =
    row && isTag(row) && row.name === 'tr'
      ? findInside(row, 'th').filter((cell) => cell !== element)
      : [];
  const content = toPartContent(element, part);
  return [
    part.label ?? '',
    ...(settings.length > 0 ? [formatSettings(settings)] : []),
    header.length > 0 ? `${toParagraph(toContent(header))}${toParagraph(content)}` : content,
  ];
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const toText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

/** Returns the rows of the objects in a JSON script. */
const toJsonRows = (script: Element, part: ComponentPart): Row[] => {
  const [text] = script.children;
  const items: unknown = JSON.parse(text && isText(text) ? text.data : '[]');
  if (!Array.isArray(items)) return [];
  return items.filter(isObject).map((item) => {
    const fields = getJsonSettings(part.json ?? {});
    const settings = fields.flatMap(({ attribute, label, kind }) => {
      const value = item[attribute];
      return value === undefined || kind === 'html' || kind === 'objects'
        ? []
        : [[label, Array.isArray(value) ? value.join(', ') : toText(value)] as const];
    });
    const content = fields.flatMap(({ attribute, kind }) => {
      const value = item[attribute];
      if (kind === 'html') return typeof value === 'string' ? value : [];
      if (kind !== 'objects' || !Array.isArray(value)) return [];
      return value
        .filter(isObject)
        .map(({ label, href }) => `<p><a href="${toText(href)}">${toText(label)}</a></p>`);
    });
    return [part.label ?? '', formatSettings(settings), content.join('')];
  });
};

const INLINE = /^(a|span|strong|em|img)$/;

/** Returns the rows with which an author writes the HTML of a sample. */
const toRows = (nodes: readonly ChildNode[], parts: readonly ComponentPart[]): Row[] =>
  nodes.flatMap((node): Row[] => {
    if (!isTag(node)) {
      const text = toDocumentHtml(node).trim();
      return text ? [[toParagraph(text)]] : [];
    }
    const part = parts.find(({ selector }) => is(node, selector));
    if (part?.json) return toJsonRows(node, part);
    if (part) return [toPartRow(node, part)];
    if (node.name === 'th') return [];
    const hasParts = parts.some(({ selector }) => findInside(node, selector).length > 0);
    if (hasParts) return toRows(node.children, parts);
    const html = toDocumentHtml(node);
    return html ? [[INLINE.test(node.name) ? toParagraph(html) : html]] : [];
  });

/** Joins the HTML of neighboring rows that are only content. */
const joinContent = (rows: readonly Row[]): Row[] =>
  rows.reduce<Row[]>((joined, row) => {
    const last = joined.at(-1);
    if (last?.length !== 1 || row.length !== 1) return [...joined, row];
    return [...joined.slice(0, -1), [`${last[0] ?? ''}${row[0] ?? ''}`]];
  }, []);

/** What a block contains instead of its sample. */
export interface BlockContent {
  /** The values of its attributes by name, beside the required ones. */
  readonly values?: Readonly<Record<string, string>>;
  /** HTML that an author can write in a document. */
  readonly html?: string;
}

/** Creates the rows of a block's sample: the required ones, and its content. */
const createRows = (model: ComponentModel, { values = {}, html }: BlockContent = {}): Row[] => {
  const labeled = model.parts.filter(({ label }) => label !== undefined);
  const sample = parseFragment(model.initialContent ? '' : model.sampleContent, {
    treeAdapter: adapter,
  });
  return [
    ...model.fields.flatMap(({ name, label, isRequired, sample: required }): Row[] => {
      const value = values[name] ?? (isRequired ? required : undefined);
      return value === undefined ? [] : [[label, escapeText(value)]];
    }),
    ...(html ? [[html]] : joinContent(toRows(sample.children, labeled))),
  ];
};

/**
 * Creates the table by which an author adds a block, as HTML: its heading, the required rows, and the
 * content of the sample. Copied from a rendered README, it is a table in Word and in other editors.
 */
export const createAuthorTable = (model: ComponentModel, content?: BlockContent): string => {
  const rows = createRows(model, content);
  const columns = Math.max(1, ...rows.map(({ length }) => length));
  const formatRow = (cells: Row, tag: 'th' | 'td'): string => {
    const last = cells.length - 1;
    const formatted = cells.map((cell, index) => {
      const span = index === last ? columns - last : 1;
      return `<${tag}${span > 1 ? ` colspan="${span}"` : ''}>${cell}</${tag}>`;
    });
    return `  <tr>${formatted.join('')}</tr>`;
  };
  return [
    '<table>',
    formatRow([toBlockHeading(model.name)], 'th'),
    ...rows.map((row) => formatRow(row, 'td')),
    '</table>',
  ].join('\n');
};

const formatRowHtml = (cells: Row): string =>
  `<div>${cells.map((cell) => `<div>${cell}</div>`).join('')}</div>`;

/** Creates the same sample as the HTML of a block. */
export const createBlockHtml = (model: ComponentModel): string =>
  `<div class="${model.name}">${createRows(model).map(formatRowHtml).join('')}</div>`;

/** Creates the HTML of a row that adds a part. */
export const createPartHtml = (model: ComponentModel, label: string): string =>
  formatRowHtml(createRows(model).find(([name]) => name === label) ?? [label, '', '']);
