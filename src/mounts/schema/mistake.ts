import type { Attribute } from './attributes';

/** An attribute that is missing, wrong, or misspelled. */
export interface AttributeMistake {
  /** Its name in `dataset`. */
  readonly name: string;
  readonly attribute: Attribute<unknown>;
  /** Its text, if the element has it. */
  readonly raw: string | undefined;
  /** The attribute of the element that probably misspells it. */
  readonly misspelled: Attr | undefined;
  /** Whether the placeholder can't be mounted: not if an optional attribute is misspelled. */
  readonly isFatal: boolean;
}

/** A placeholder inside a React placeholder, or JSON outside of a JSON script. */
export type ElementMistake = 'nested' | 'bare-json';

/** A mistake of an author, which `describeMistakes` describes (MOUNT-8). */
export type Mistake = AttributeMistake | ElementMistake;
