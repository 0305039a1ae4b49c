import { is, selectAll } from 'css-select';
import type { AnyNode, Comment, Document, Element, ParentNode } from 'domhandler';
import { hasChildren, isComment, isTag, isText } from 'domhandler';
import type { ParserError, Token } from 'parse5';
import { parse, parseFragment } from 'parse5';
import { adapter } from 'parse5-htmlparser2-tree-adapter';

export type { Element } from 'domhandler';

/** A range of offsets in the file, from `start` up to, but not including, `end`. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** A page or a fragment, parsed as in a browser with scripts disabled. */
export interface Markup {
  readonly source: string;
  readonly document: Document;
  /** The elements in document order, including the contents of templates. */
  readonly elements: readonly Element[];
  readonly comments: readonly Comment[];
  readonly errors: readonly ParserError[];
}

/** Lists the elements and comments of a tree in document order, however deep it is. */
const listNodes = (root: Document): Pick<Markup, 'elements' | 'comments'> => {
  const elements: Element[] = [];
  const comments: Comment[] = [];
  const stack: AnyNode[] = [root];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (isTag(node)) elements.push(node);
    if (isComment(node)) comments.push(node);
    if (hasChildren(node)) stack.push(...node.children.slice().reverse());
  }
  return { elements, comments };
};

export const parseMarkup = (source: string): Markup => {
  const errors: ParserError[] = [];
  const document = parse(source, {
    treeAdapter: adapter,
    sourceCodeLocationInfo: true,
    scriptingEnabled: false,
    onParseError: (error) => errors.push(error),
  });
  return { source, document, ...listNodes(document), errors };
};

/** Parses a piece of HTML and returns its elements. */
export const parseFragmentElements = (html: string): readonly Element[] =>
  listNodes(parseFragment(html, { treeAdapter: adapter })).elements;

const decodeReference = (reference: string): string =>
  parseFragment(reference, { treeAdapter: adapter })
    .children.map((node) => (isText(node) ? node.data : ''))
    .join('');

/** Decodes the character references in a text, and leaves everything else, even tags, as it is. */
export const decodeReferences = (text: string): string =>
  text.replace(/&(#\d+|#x[\da-f]+|[a-z][a-z\d]*);/gi, decodeReference);

/** Checks whether a piece of HTML contains an element that matches a selector. */
export const hasElement = (html: string, selector: string): boolean =>
  selectAll(selector, parseFragment(html, { treeAdapter: adapter })).length > 0;

export const getAttribute = (element: Element, name: string): string | undefined =>
  element.attribs[name];

/** Checks whether an element has a `data-*` attribute. Most have none, and need no check of each known one. */
export const hasDataAttribute = (element: Element): boolean =>
  Object.keys(element.attribs).some((name) => name.startsWith('data-'));

/** Lists the class names of an element. As in a browser, a non-breaking space doesn't separate them. */
export const getClasses = (element: Element): string[] =>
  (getAttribute(element, 'class') ?? '').split(/[ \t\n\f\r]+/).filter(Boolean);

/** Checks whether an element matches a selector, which may also refer to its ancestors. */
export const matches = (element: Element, selector: string): boolean => is(element, selector);

/** Finds the elements inside another that match a selector, which may also refer to its ancestors, at any depth. */
export const findInside = (element: Element, selector: string): Element[] =>
  selectAll<AnyNode, Element>(selector, element.children, { relativeSelector: false });

/** Returns an element's ancestors, nearest first, including those outside of its template. */
export const getAncestors = (element: Element): Element[] => {
  const ancestors: Element[] = [];
  let node: ParentNode | null = element.parent;
  while (node) {
    if (isTag(node)) ancestors.push(node);
    node = node.parent;
  }
  return ancestors;
};

/** Returns the range of a whole element or comment; undefined if the file doesn't contain its start. */
export const getElementRange = ({ sourceCodeLocation }: Element | Comment): Range | undefined =>
  sourceCodeLocation
    ? { start: sourceCodeLocation.startOffset, end: sourceCodeLocation.endOffset }
    : undefined;

const getTags = (element: Element): Token.ElementLocation | undefined => {
  const location = adapter.getNodeSourceCodeLocation(element) ?? undefined;
  return location && 'startTag' in location ? location : undefined;
};

const toRange = (location: Token.Location | undefined): Range | undefined =>
  location ? { start: location.startOffset, end: location.endOffset } : undefined;

export const getStartTag = (element: Element): Range | undefined =>
  toRange(getTags(element)?.startTag);

export const getEndTag = (element: Element): Range | undefined => toRange(getTags(element)?.endTag);

export const getAttributeRange = (element: Element, name: string): Range | undefined =>
  toRange(getTags(element)?.attrs?.[name]);

/** Returns the ranges of the text nodes directly inside an element. */
export const getTextRanges = (element: Element): Range[] =>
  element.children.flatMap((child) => {
    const location = child.sourceCodeLocation;
    return isText(child) && location
      ? [{ start: location.startOffset, end: location.endOffset }]
      : [];
  });

/** Returns the text directly inside an element, with decoded character references. */
export const getText = (element: Element): string =>
  element.children.map((child) => (isText(child) ? child.data : '')).join('');
