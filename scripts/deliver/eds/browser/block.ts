/** A row that a block may have. */
export interface BlockField {
  /** The name of the placeholder's attribute. */
  readonly attribute: string;
  /** The name that an author writes in the first column. */
  readonly label: string;
  readonly kind: string;
  /** The valid texts, if they are few. */
  readonly choices?: readonly string[];
}

/** An element with its attributes and its child nodes, or the text of a text node. */
export type ContentNode =
  string | readonly [tag: string, attributes: Readonly<Record<string, string>>, ...ContentNode[]];

/** The placeholder that replaces a block's table. */
export interface BlockPlaceholder {
  /** The block's name. */
  readonly name: string;
  readonly className: string;
  readonly fields: readonly BlockField[];
  /** The content of a block to which an author has added none. */
  readonly initialContent?: readonly ContentNode[];
}
