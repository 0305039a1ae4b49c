interface SourceRange {
  readonly startLine: number;
  readonly startCol: number;
  readonly startOffset: number;
  readonly endOffset: number;
}

/** A node without elements inside, such as a text. */
interface MarkupLeaf {
  readonly nodeName: string;
  readonly value?: string;
  readonly sourceCodeLocation?: SourceRange | null | undefined;
}

/**
 * An element of a page: from a parsed file (read-markup.ts), or a copy of one in a browser, which has
 * no place in a file.
 */
export interface MarkupElement {
  readonly nodeName: string;
  readonly tagName: string;
  readonly attrs: readonly { readonly name: string; readonly value: string }[];
  readonly childNodes: readonly (MarkupElement | MarkupLeaf)[];
  readonly parentNode: object | null;
  readonly sourceCodeLocation?:
    | (SourceRange & { readonly attrs?: Readonly<Record<string, SourceRange>> | undefined })
    | null
    | undefined;
}

/** A place in the author's file; lines and columns start at 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

const isElement = (node: object): node is MarkupElement => 'tagName' in node;

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
