import type { BlockField } from './block';

/** Converts a name to lowercase words with dashes, so that case and punctuation don't matter. */
export const toKey = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Finds a field by its label, or by its attribute's name with or without `data-`. */
export const findField = (fields: readonly BlockField[], name: string): BlockField | undefined => {
  const key = toKey(name);
  return fields.find(({ attribute, label }) =>
    [label, attribute, attribute.replace(/^data-/, '')].some((known) => toKey(known) === key),
  );
};

export const getText = (node: Node | undefined): string => (node?.textContent ?? '').trim();

/** Returns the URL of a cell's link or picture. */
export const findUrl = (cell: Element): string | undefined =>
  cell.querySelector('a[href]')?.getAttribute('href') ??
  cell.querySelector('img[src]')?.getAttribute('src') ??
  undefined;

/** Returns the URL of a sheet that a cell links to or contains. */
export const findSheet = (cell: Element): string | undefined =>
  cell.querySelector('a[href]')?.getAttribute('href') ??
  (/^\S+\.json$/.test(getText(cell)) ? getText(cell) : undefined);

export const isWebUrl = (url: string): boolean => {
  try {
    return /^https?:$/.test(new URL(url, document.baseURI).protocol);
  } catch {
    return false;
  }
};

/** Reads a cell: for a URL, that of the cell's link or picture; otherwise its text. */
export const readCell = (cell: Element, kind: string): string => {
  if (kind === 'url') return findUrl(cell) ?? getText(cell);
  const items = kind === 'list' ? [...cell.querySelectorAll('li')] : [];
  return items.length > 0 ? items.map(getText).join(',') : getText(cell);
};

/** Converts an author's text to the value of an attribute; the feature reports an invalid one. */
export const toValue = (text: string, { kind, choices = [] }: BlockField): string => {
  if (kind === 'flag' && /^(yes|true|on)$/i.test(text)) return '';
  if (kind === 'flag' && /^(no|false|off)$/i.test(text)) return 'false';
  return choices.find((choice) => toKey(choice) === toKey(text)) ?? text;
};

/** Returns the nodes of a cell without the spaces between elements. */
export const getContent = (cell: Element | undefined): ChildNode[] =>
  [...(cell?.childNodes ?? [])].filter((node) => node instanceof Element || getText(node) !== '');

/** Returns the lines of a cell: its paragraphs and list items, divided at line breaks. */
const getLines = (cell: Element): string[] => {
  const blocks = [...cell.querySelectorAll('p, li')].filter(
    (block) => !block.querySelector('p, li'),
  );
  return (blocks.length > 0 ? blocks : [cell]).flatMap((block) => {
    const copy = document.createElement('div');
    copy.append(block.cloneNode(true));
    for (const end of copy.querySelectorAll('br')) end.replaceWith('\n');
    return getText(copy).split(/\s*\n\s*/);
  });
};

/**
 * Reads the settings of a part, one per line, such as `Tire brand: Bridgestone`. A line without a name is
 * the value of the first field.
 * @param reject is called for each line that can't be read
 */
export const readSettings = (
  cell: Element,
  fields: readonly BlockField[],
  reject: (line: string) => void,
): Map<BlockField, string> => {
  const values = new Map<BlockField, string>();
  const [first] = fields;
  for (const line of getLines(cell).filter(Boolean)) {
    const [, name = '', text = ''] = /^([^:]+):\s*(.*)$/.exec(line) ?? [];
    const field = findField(fields, name);
    if (field) {
      if (text) values.set(field, toValue(text, field));
    } else if (first && !values.has(first)) {
      values.set(first, toValue(line, first));
    } else {
      reject(line);
    }
  }
  return values;
};

/** Reads links such as `Find my tires: /tires/`, one per line. */
const parseLinks = (text: string): object[] =>
  text.split('\n').flatMap((line) => {
    const [, label, href] = /^\s*(.*?):?\s+(\S+)\s*$/.exec(line) ?? [];
    return label && href ? [{ label, href }] : [];
  });

/** Removes the pictures, and the links in paragraphs of their own, from the content of an object. */
const takeMedia = (content: Element): { picture?: object; links: object[] } => {
  const image = content.querySelector('img');
  const picture = image ? { src: image.src, alt: image.alt } : undefined;
  (image?.closest('picture') ?? image)?.remove();
  const links = [...content.querySelectorAll('a[href]')].flatMap((link) => {
    const paragraph = link.closest('p');
    if (!paragraph || getText(paragraph) !== getText(link)) return [];
    paragraph.remove();
    return [{ label: getText(link), href: link.getAttribute('href') }];
  });
  for (const paragraph of content.querySelectorAll('p:empty')) paragraph.remove();
  return { ...(picture ? { picture } : {}), links };
};

/**
 * Creates an object of a JSON list. The content fills fields that have no value: a picture, links in
 * paragraphs of their own, and the rest as HTML.
 */
export const createJsonItem = (
  fields: readonly BlockField[],
  values: ReadonlyMap<BlockField, string>,
  content: readonly Node[],
): Readonly<Record<string, unknown>> => {
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
