import type { DefaultTreeAdapterMap, ParserError } from 'parse5';
import { parse } from 'parse5';
import type { MarkupElement } from './markup';

type Node = DefaultTreeAdapterMap['node'];

export interface Markup {
  readonly source: string;
  /** The elements in document order, including the contents of templates. */
  readonly elements: readonly MarkupElement[];
  readonly errors: readonly ParserError[];
}

const isElement = (node: Node): node is DefaultTreeAdapterMap['element'] => 'tagName' in node;

/** Lists the elements of a document in their order, including the contents of templates. */
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
