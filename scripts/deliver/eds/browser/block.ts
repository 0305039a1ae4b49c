/** A row that a block may have, or a setting of a part. */
export interface BlockField {
  /** The name of the attribute, or of the field in an object of a JSON list. */
  readonly attribute: string;
  /** The name that an author writes in the first column, or before the colon of a setting. */
  readonly label: string;
  readonly kind: string;
  /** The valid texts, if they are few. */
  readonly choices?: readonly string[];
}

/** An element with its attributes and its child nodes, or the text of a text node. */
export type ContentNode =
  string | readonly [tag: string, attributes: Readonly<Record<string, string>>, ...ContentNode[]];

/** What an author adds in rows that begin with its name, such as a card. */
export interface BlockPart {
  readonly label: string;
  readonly fields: readonly BlockField[];
  /**
   * Its element, with an ellipsis in place of the author's content; of two, the first stands for the
   * first paragraph. Undefined for an object of a JSON list.
   */
  readonly template?: ContentNode;
  /** Finds the element in the template that has the attributes. */
  readonly selector: string;
  /** The element around all parts of this kind, with an ellipsis in place of them. */
  readonly container?: ContentNode;
  /** The class name of a placeholder inside it, and the attributes that both have. */
  readonly inner?: { readonly className: string; readonly attributes: readonly string[] };
}

/** An element without which the feature does nothing. */
export interface RequiredPart {
  readonly selector: string;
  /** What an author must add. */
  readonly description: string;
  /** Whether it may also be the placeholder itself, or an ancestor of it. */
  readonly place?: 'self' | 'around';
}

/** The placeholder that replaces a block's table. */
export interface BlockPlaceholder {
  /** The block's name. */
  readonly name: string;
  readonly className: string;
  readonly fields: readonly BlockField[];
  readonly parts?: readonly BlockPart[];
  readonly required?: readonly RequiredPart[];
  /** A form that works on every site; an author can change its texts and URLs, but not write a form. */
  readonly form?: readonly ContentNode[];
}
