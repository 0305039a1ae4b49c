import type { BlockPart, BlockPlaceholder } from './block';
import { getText } from './cells';
import { createForm, createNode, fill } from './elements';
import { isInstrumented, moveInstrumentation } from './instrumentation';
import type { JsonItem } from './json-items';
import { loadJsonItems } from './json-items';
import { createPartElement } from './parts';
import type { AuthoredRow, Reject } from './rows';
import { readRow } from './rows';

/** Creates an element that shows an object of a JSON list in an editor, where an author selects it. */
const createItemLabel = (element: Element, part: BlockPart): Element => {
  const [, firstValue] = element.children;
  const label = document.createElement('p');
  label.textContent = `${part.label}: ${getText(firstValue)}`;
  moveInstrumentation(element, label);
  return label;
};

/** Creates the nodes inside a placeholder, but its form and its JSON. */
const createContent = (rows: readonly AuthoredRow[]): ChildNode[] => {
  const containers = new Map<BlockPart, Element>();
  return rows.flatMap((row): readonly ChildNode[] => {
    if (row.kind === 'content') return row.nodes;
    if (row.kind === 'json' && isInstrumented(row.element)) {
      return [createItemLabel(row.element, row.part)];
    }
    if (row.kind !== 'part' || !row.part.template) return [];
    const { part } = row;
    const element = createPartElement(row, row.part.template);
    const known = containers.get(part);
    if (known) {
      known.append(element);
      return [];
    }
    const container = part.container && createNode(part.container);
    if (!(container instanceof Element)) return [element];
    fill(container, []);
    container.append(element);
    containers.set(part, container);
    return [container];
  });
};

/** Loads the objects of all sheets that rows link to. Explain mode reads from the placeholder why one doesn't load. */
const loadSheets = async (
  rows: readonly AuthoredRow[],
  placeholder: Element,
  reject: Reject,
): Promise<ReadonlyMap<AuthoredRow, readonly JsonItem[]>> => {
  const loaded = new Map<AuthoredRow, readonly JsonItem[]>();
  for (const row of rows) {
    if (row.kind !== 'sheet') continue;
    try {
      loaded.set(row, await loadJsonItems(row.part, row.url));
    } catch (error) {
      const problem = `has no ${row.part.label}: ${String(error)}`;
      placeholder.setAttribute('data-sheet-problem', problem);
      reject(problem);
    }
  }
  return loaded;
};

const createJsonScript = (items: readonly JsonItem[]): HTMLScriptElement => {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.append(JSON.stringify(items));
  return script;
};

/** Reports the parts without which the feature does nothing. */
const reportMissing = (
  block: Element,
  placeholder: Element,
  { required = [] }: BlockPlaceholder,
  reject: Reject,
): void => {
  for (const { selector, place, description } of required) {
    const isFound =
      placeholder.querySelector(selector) ??
      (place === 'around' ? block.closest(selector) : null) ??
      (place !== undefined && placeholder.matches(selector));
    if (!isFound) reject(`needs ${description}`);
  }
};

/**
 * Replaces a block with its placeholder. An invalid row is reported in the console, and the others still apply.
 * The placeholder is complete at once, unless a row links to a sheet.
 */
export default async function decoratePlaceholder(
  block: HTMLElement,
  definition: BlockPlaceholder,
): Promise<void> {
  const { name: blockName, className, fields, form = [] } = definition;
  const reject: Reject = (problem) => {
    console.error(`bsro-ui: the block ${blockName} ${problem}`, block);
  };
  const placeholder = document.createElement('div');
  placeholder.className = className;
  const rows = [...block.children].flatMap((row) => readRow(row, definition, reject));
  const sheets = rows.some(({ kind }) => kind === 'sheet')
    ? await loadSheets(rows, placeholder, reject)
    : undefined;

  const values = new Map(
    rows.flatMap((row) => (row.kind === 'value' ? [[row.field, row.text]] : [])),
  );
  for (const field of fields) {
    const value = values.get(field);
    if (value !== undefined) placeholder.setAttribute(field.attribute, value);
  }
  const content = createContent(rows);
  const isEmpty = content.every((node) => node instanceof Text && !getText(node));
  if (!isEmpty) placeholder.append(...content);
  // An author may write content above the form, but can't write a form in a document.
  if (!placeholder.querySelector('form')) {
    const texts = new Map(
      rows.flatMap((row) => (row.kind === 'text' ? [[row.key, row.cell]] : [])),
    );
    placeholder.append(...createForm(form, texts));
  }
  const items = rows.flatMap((row) =>
    row.kind === 'json' ? [row.item] : (sheets?.get(row) ?? []),
  );
  if (items.length > 0) placeholder.append(createJsonScript(items));
  reportMissing(block, placeholder, definition, reject);

  const options = [...block.classList].filter((name) => name !== blockName && name !== 'block');
  placeholder.classList.add(...options);
  // An editor looks for the closest block that has its attributes.
  if (isInstrumented(block)) placeholder.classList.add('block');
  moveInstrumentation(block, placeholder);
  block.replaceWith(placeholder);
}
