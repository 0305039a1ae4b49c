import { findField } from '../../../../authoring/block-names';
import type { BlockField, BlockPart } from './block';
import { getText, toValue } from './cells';
import { loadSheet } from './sheet';

/** An object of a JSON list. */
export type JsonItem = Readonly<Record<string, unknown>>;

/** Reads links such as `Find my tires: /tires/`, one per line. */
const parseLinks = (text: string): object[] =>
  text.split('\n').flatMap((line) => {
    const [, label, href] = /^\s*(.*?):?\s+(\S+)\s*$/.exec(line) ?? [];
    return label && href ? [{ label, href }] : [];
  });

const readLinks = (content: Element): object[] =>
  [...content.querySelectorAll('a[href]')].map((link) => ({
    label: getText(link),
    href: link.getAttribute('href'),
  }));

const readPicture = (content: Element): object | undefined => {
  const image = content.querySelector('img');
  return image ? { src: image.src, alt: image.alt } : undefined;
};

/** Removes the pictures, and the links in paragraphs of their own, from the content of an object. */
const takeMedia = (content: Element): { picture?: object; links: object[] } => {
  const picture = readPicture(content);
  const image = content.querySelector('img');
  (image?.closest('picture') ?? image)?.remove();
  const links = document.createElement('div');
  for (const link of content.querySelectorAll('a[href]')) {
    const paragraph = link.closest('p');
    if (paragraph && getText(paragraph) === getText(link)) links.append(paragraph);
  }
  for (const paragraph of content.querySelectorAll('p:empty')) paragraph.remove();
  return { ...(picture ? { picture } : {}), links: readLinks(links) };
};

/**
 * Creates an object of a JSON list. The content fills fields that have no value: a picture, links in
 * paragraphs of their own, and the rest as HTML.
 */
export const createJsonItem = (
  fields: readonly BlockField[],
  values: ReadonlyMap<BlockField, string>,
  content: readonly Node[],
): JsonItem => {
  const item: Record<string, unknown> = {};
  for (const [{ attribute, kind }, text] of values) {
    item[attribute] = kind === 'objects' ? parseLinks(text) : text;
  }
  const rest = document.createElement('div');
  rest.append(...content);
  const { picture, links } = takeMedia(rest);
  const fill = (wanted: string, value: unknown): void => {
    const field = fields.find(({ attribute, kind }) => kind === wanted && !(attribute in item));
    if (field) item[field.attribute] = value;
  };
  if (picture) fill('picture', picture);
  if (links.length > 0) fill('objects', links);
  if (getText(rest)) fill('html', rest.innerHTML.trim());
  return item;
};

const readJsonCell = (cell: Element, field: BlockField): unknown => {
  if (field.kind === 'html') return cell.innerHTML.trim();
  if (field.kind === 'picture') return readPicture(cell) ?? getText(cell);
  if (field.kind === 'objects') return readLinks(cell);
  return toValue(getText(cell), field);
};

/** Creates an object from a row with a cell for each field. */
export const createJsonItemFromCells = (
  fields: readonly BlockField[],
  cells: readonly Element[],
): JsonItem =>
  Object.fromEntries(
    fields.flatMap((field, index) => {
      const cell = cells[index];
      return cell && (getText(cell) || cell.querySelector('img'))
        ? [[field.attribute, readJsonCell(cell, field)]]
        : [];
    }),
  );

/**
 * Loads the objects of a sheet.
 * @throws {Error} if the sheet doesn't load
 */
export const loadJsonItems = async ({ fields }: BlockPart, url: string): Promise<JsonItem[]> =>
  (await loadSheet(url)).map((row) => {
    const values = new Map<BlockField, string>();
    for (const [name, text] of Object.entries(row)) {
      const field = findField(fields, name);
      if (field && text) values.set(field, toValue(text, field));
    }
    return createJsonItem(fields, values, []);
  });
