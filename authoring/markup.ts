import type { DefaultTreeAdapterMap, ParserError } from 'parse5';
import { parse } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
export type MarkupElement = DefaultTreeAdapterMap['element'];

/** A place in the author's file; lines and columns start at 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

export interface Markup {
  readonly source: string;
  /** Every element in the order of the page, contents of templates included. */
  readonly elements: readonly MarkupElement[];
  readonly errors: readonly ParserError[];
}

const isElement = (node: Node): node is MarkupElement => 'tagName' in node;

const elementsIn = (node: Node): MarkupElement[] => [
  ...(isElement(node) ? [node] : []),
  ...('childNodes' in node ? node.childNodes.flatMap(elementsIn) : []),
  ...('content' in node ? elementsIn(node.content) : []),
];

/** Reads a page, or a part of one, as a browser without scripts does. */
export const readMarkup = (source: string): Markup => {
  const errors: ParserError[] = [];
  const document = parse(source, {
    sourceCodeLocationInfo: true,
    scriptingEnabled: false,
    onParseError: (error) => errors.push(error),
  });
  return { source, elements: elementsIn(document), errors };
};

export const attributeOf = (element: MarkupElement, name: string): string | undefined =>
  element.attrs.find((attribute) => attribute.name === name)?.value;

export const classesOf = (element: MarkupElement): string[] =>
  (attributeOf(element, 'class') ?? '').split(/\s+/).filter(Boolean);

const FIRST: Place = { line: 1, column: 1 };

/** Where an element begins, or one of its attributes. */
export const placeOf = (element: MarkupElement, attribute?: string): Place => {
  const location = element.sourceCodeLocation;
  const found = (attribute ? location?.attrs?.[attribute] : undefined) ?? location;
  return found ? { line: found.startLine, column: found.startCol } : FIRST;
};

/** Where an offset of the file stands. */
export const placeAt = (source: string, offset: number): Place => {
  const before = source.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
};

/** The elements around an element, nearest first; a template's contents end at the template. */
export const ancestorsOf = (element: MarkupElement): MarkupElement[] => {
  const { parentNode } = element;
  return parentNode && isElement(parentNode) ? [parentNode, ...ancestorsOf(parentNode)] : [];
};

/** The text directly inside an element, as the parser left it. */
export const textOf = (element: MarkupElement): string =>
  element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
