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
  /** The elements in document order, including the contents of templates. */
  readonly elements: readonly MarkupElement[];
  readonly errors: readonly ParserError[];
}

const isElement = (node: Node): node is MarkupElement => 'tagName' in node;

const listElements = (node: Node): MarkupElement[] => [
  ...(isElement(node) ? [node] : []),
  ...('childNodes' in node ? node.childNodes.flatMap(listElements) : []),
  ...('content' in node ? listElements(node.content) : []),
];

/** Parses a page or a fragment like a browser without scripts. */
export const readMarkup = (source: string): Markup => {
  const errors: ParserError[] = [];
  const document = parse(source, {
    sourceCodeLocationInfo: true,
    scriptingEnabled: false,
    onParseError: (error) => errors.push(error),
  });
  return { source, elements: listElements(document), errors };
};

export const getAttribute = (element: MarkupElement, name: string): string | undefined =>
  element.attrs.find((attribute) => attribute.name === name)?.value;

export const getClasses = (element: MarkupElement): string[] =>
  (getAttribute(element, 'class') ?? '').split(/\s+/).filter(Boolean);

const FIRST: Place = { line: 1, column: 1 };

/** Gets the place at which an element or one of its attributes begins. */
export const getPlace = (element: MarkupElement, attribute?: string): Place => {
  const location = element.sourceCodeLocation;
  const found = (attribute ? location?.attrs?.[attribute] : undefined) ?? location;
  return found ? { line: found.startLine, column: found.startCol } : FIRST;
};

/** Converts an offset in the file to a place. */
export const getPlaceAt = (source: string, offset: number): Place => {
  const before = source.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
};

/** Gets an element's ancestors, nearest first, up to its template. */
export const getAncestors = (element: MarkupElement): MarkupElement[] => {
  const { parentNode } = element;
  return parentNode && isElement(parentNode) ? [parentNode, ...getAncestors(parentNode)] : [];
};

/** Gets the text directly inside an element. */
export const getText = (element: MarkupElement): string =>
  element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
