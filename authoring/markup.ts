interface SourceRange {
  readonly startOffset: number;
  readonly endOffset: number;
}

/** A node without elements inside, such as a text. */
interface MarkupLeaf {
  readonly nodeName: string;
}

/** An element of a file, with its attributes and places as the parser has them. */
export interface MarkupElement {
  readonly nodeName: string;
  readonly tagName: string;
  readonly attrs: readonly { readonly name: string; readonly value: string }[];
  readonly childNodes: readonly (MarkupElement | MarkupLeaf)[];
  readonly sourceCodeLocation?:
    | (SourceRange & { readonly attrs?: Readonly<Record<string, SourceRange>> | undefined })
    | null
    | undefined;
}

export const getAttribute = (element: MarkupElement, name: string): string | undefined =>
  element.attrs.find((attribute) => attribute.name === name)?.value;

export const getClasses = (element: MarkupElement): string[] =>
  (getAttribute(element, 'class') ?? '').split(/\s+/).filter(Boolean);
