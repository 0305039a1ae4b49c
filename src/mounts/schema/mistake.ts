import type { Attribute } from './attributes';

/** An attribute that is missing, wrong, or misspelled. */
export interface AttributeMistake {
  /** Its name in `dataset`. */
  readonly name: string;
  readonly attribute: Attribute<unknown>;
  /** Its value in the HTML, if the element has the attribute. */
  readonly raw: string | undefined;
  /** The element's attribute that is probably a misspelling of it. */
  readonly misspelled: Attr | undefined;
  /** Whether it prevents the mount. A misspelled optional attribute doesn't. */
  readonly isFatal: boolean;
}

/** A placeholder inside a React placeholder, or JSON outside of a JSON script. */
export type ElementMistake = 'nested' | 'bare-json';

/** A mistake of an author, which `describeMistakes` describes (MOUNT-8). */
export type Mistake = AttributeMistake | ElementMistake;
