import type { Attribute } from './attributes';

// What authors write inside a placeholder. These facts are not part of the bundle
// (babel.config.cjs); samples, docs, and lint are derived from them.

/** What a field of a JSON object may contain. */
export type JsonKind =
  | 'text'
  | 'html'
  /** A URL, as in attributes. */
  | 'url'
  /** One of `choices`. */
  | 'choice'
  /** A list of `choices`, or a comma-separated string of them. */
  | 'words'
  /** A list of regular expressions for paths, or a single one. */
  | 'patterns'
  /** A number that isn't negative, or a string with one. */
  | 'amount'
  /** The URL of a picture, or an object with `src` and `alt`. */
  | 'picture'
  /** A list of objects with `fields`. */
  | 'objects';

/** A field of the objects in an author's JSON. */
export interface JsonField {
  readonly kind: JsonKind;
  readonly label: string;
  /** A valid value. */
  readonly sample: string | number | readonly (string | object)[];
  readonly required?: true;
  readonly choices?: readonly string[];
  readonly fields?: JsonFields;
}

export type JsonFields = Readonly<Record<string, JsonField>>;

/** Attributes as data; authoring/attribute-facts.ts adds the parser of each kind. */
export type AttributeFacts = Readonly<Record<string, Omit<Attribute<unknown>, 'parse'>>>;

/** An element inside a placeholder that the feature uses. */
export interface AuthoredPart {
  /** Finds the element inside the placeholder. */
  readonly selector: string;
  /** Its name for authors who add it in an editor instead of writing HTML, such as "Tire". */
  readonly label?: string;
  /** What the feature does with it. */
  readonly purpose: string;
  /**
   * How to write it. An ellipsis stands for the author's content; of two, the first stands for its first
   * paragraph.
   */
  readonly sample: string;
  /** Whether the placeholder needs it. */
  readonly required?: true;
  /** Whether the element may also be the placeholder itself, or an ancestor of it. */
  readonly place?: 'self' | 'around';
  /** The selector of the part that must contain it. */
  readonly inside?: string;
  /** Its `data-*` attributes. An element that has one of them belongs inside the placeholder. */
  readonly attributes?: AttributeFacts;
  /** Whether it can also be outside of the placeholder, where it does nothing. */
  readonly canBeOutside?: true;
  /** Its HTML attributes that contain a URL. */
  readonly urlAttributes?: readonly string[];
  /** Whether it is a link to an element on the page. */
  readonly leadsToElement?: true;
  /** A placeholder inside it must have the same values of these attributes. */
  readonly sharedWith?: { readonly className: string; readonly attributes: readonly string[] };
  /** The fields of the objects, if it is a script with a JSON list. */
  readonly json?: JsonFields;
}
