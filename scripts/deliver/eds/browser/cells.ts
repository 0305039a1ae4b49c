import { findField, readFlag, toKey } from '../../../../authoring/block-names';
import type { BlockField } from './block';

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
  const flag = kind === 'flag' ? readFlag(text) : undefined;
  if (flag !== undefined) return flag ? '' : 'false';
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
