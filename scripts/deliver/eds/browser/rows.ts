import { findField, toKey } from '../../../../authoring/block-names';
import type { BlockField, BlockPart, BlockPlaceholder } from './block';
import { findSheet, getContent, getText, isWebUrl, readCell, readSettings, toValue } from './cells';
import { listTexts } from './elements';
import { isInstrumented, moveInstrumentation } from './instrumentation';
import type { JsonItem } from './json-items';
import { createJsonItem, createJsonItemFromCells } from './json-items';

/** A row that adds an element. */
export interface PartRow {
  readonly kind: 'part';
  readonly part: BlockPart;
  readonly element: Element;
  readonly values: ReadonlyMap<BlockField, string>;
  readonly content: readonly ChildNode[];
}

/** What an author has written in a row. */
export type AuthoredRow =
  | PartRow
  /** The value of an attribute. */
  | { readonly kind: 'value'; readonly field: BlockField; readonly text: string }
  /** A text of the form, by its key, and what replaces it. */
  | { readonly kind: 'text'; readonly key: string; readonly cell: Element }
  | { readonly kind: 'content'; readonly nodes: readonly ChildNode[] }
  | {
      readonly kind: 'json';
      readonly part: BlockPart;
      readonly element: Element;
      readonly item: JsonItem;
    }
  | { readonly kind: 'sheet'; readonly part: BlockPart; readonly url: string };

/** Reports what an author has to change. */
export type Reject = (problem: string) => void;

/** Takes the nodes of a cell. If an editor has marked the cell, an element with its marks contains them. */
const takeContent = (cell: Element): ChildNode[] => {
  const nodes = getContent(cell);
  if (nodes.length === 0 || !isInstrumented(cell)) return nodes;
  const holder = document.createElement('div');
  moveInstrumentation(cell, holder);
  holder.append(...nodes);
  return [holder];
};

const readValue = (field: BlockField, cell: Element, reject: Reject): AuthoredRow[] => {
  const text = readCell(cell, field.kind);
  if (!text) return [];
  if (field.kind === 'url' && !isWebUrl(text)) {
    reject(`ignores the URL "${text}" of "${field.label}"`);
    return [];
  }
  return [{ kind: 'value', field, text: toValue(text, field) }];
};

/** Checks whether a row has a cell for each setting, as the Universal Editor stores it, instead of one for all. */
const hasCellForEach = ({ fields, template }: BlockPart, cells: readonly Element[]): boolean =>
  cells.length > 2 && cells.length === fields.length + (template ? 1 : 0);

/** Reads the settings of a part from a cell for each. */
const readColumns = (
  fields: readonly BlockField[],
  cells: readonly Element[],
): Map<BlockField, string> =>
  new Map(
    fields.flatMap((field, index) => {
      const cell = cells[index];
      const text = cell ? readCell(cell, field.kind) : '';
      return text ? [[field, toValue(text, field)]] : [];
    }),
  );

const readPart = (
  part: BlockPart,
  element: Element,
  cells: readonly Element[],
  reject: Reject,
): AuthoredRow => {
  const { fields, label, template } = part;
  if (hasCellForEach(part, cells)) {
    if (!template) {
      return { kind: 'json', part, element, item: createJsonItemFromCells(fields, cells) };
    }
    const content = cells.slice(fields.length).flatMap(takeContent);
    return { kind: 'part', part, element, values: readColumns(fields, cells), content };
  }
  const filled = cells.filter((cell) => getContent(cell).length > 0);
  const settings = fields.length > 0 ? filled[0] : undefined;
  const rest = settings ? filled.slice(1) : filled;
  const url = settings && rest.length === 0 ? findSheet(settings) : undefined;
  if (!template && url) return { kind: 'sheet', part, url };
  const rejectLine = (line: string): void => {
    const known = fields.map((field) => field.label).join(', ');
    reject(`has a row "${label}" with "${line}"; its settings are ${known}`);
  };
  const values = settings
    ? readSettings(settings, fields, rejectLine)
    : new Map<BlockField, string>();
  const content = rest.flatMap(takeContent);
  return template
    ? { kind: 'part', part, element, values, content }
    : { kind: 'json', part, element, item: createJsonItem(fields, values, content) };
};

/**
 * Reads a row of a block. One with two cells sets an attribute, or the text of a form; one that begins with
 * the name of a part adds one; one with a single cell is content.
 * @returns an empty list for a row without effect
 */
export const readRow = (
  element: Element,
  { name: blockName, fields, parts = [], form = [] }: BlockPlaceholder,
  reject: Reject,
): AuthoredRow[] => {
  const [first, ...cells] = element.children;
  if (!first) return [];
  const name = getText(first);
  const key = toKey(name);
  const [cell] = cells;
  const field = findField(fields, name);
  if (field && cell) return readValue(field, cell, reject);
  // The Universal Editor names a part by the ID of its component.
  const part = parts.find(({ label }) =>
    [toKey(label), `${blockName}-${toKey(label)}`].includes(key),
  );
  if (part) return [readPart(part, element, cells, reject)];
  if (cell && key === 'content') return [{ kind: 'content', nodes: cells.flatMap(takeContent) }];
  const texts = listTexts(form);
  if (cell && texts.some((text) => toKey(text) === key)) return [{ kind: 'text', key, cell }];
  if (cells.every((other) => getContent(other).length === 0)) {
    return [
      {
        kind: 'content',
        nodes: isInstrumented(first) ? takeContent(first) : [...first.childNodes],
      },
    ];
  }
  const labels = [...fields, ...parts].map(({ label }) => label);
  const known = [...labels, ...texts].join(', ') || 'no rows with two columns';
  reject(`has no "${name}"; it has ${known}`);
  return [];
};
