import type { AnyPlaceholder } from '../src/mounts/schema/placeholder';
import type { MarkupElement, Place } from './markup';
import { classesOf } from './markup';

export type ProblemCode =
  | 'unknown-class'
  | 'missing-attribute'
  | 'invalid-value'
  | 'unknown-attribute'
  | 'duplicate-attribute'
  | 'nested'
  | 'two-on-one'
  | 'duplicate-id'
  | 'inert'
  | 'json'
  | 'json-references'
  | 'bare-json'
  | 'bare-ampersand'
  | 'angle-bracket';

/** One mistake on an author's page. */
export interface Problem extends Place {
  readonly code: ProblemCode;
  readonly message: string;
}

/** The placeholder that an element is; only its class decides, so that a half-written one counts. */
export const placeholderOf = (
  manifest: readonly AnyPlaceholder[],
  element: MarkupElement,
): AnyPlaceholder | undefined => {
  const classes = classesOf(element);
  return manifest.find(({ match }) => classes.includes(match.className));
};
