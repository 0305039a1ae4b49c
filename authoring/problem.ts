import type { AnyPlaceholder } from '../src/mounts/schema/placeholder';
import type { MarkupElement, Place } from './markup';
import { getClasses } from './markup';

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

/** Finds the placeholder of an element by its class, even if attributes are missing. */
export const findPlaceholder = (
  manifest: readonly AnyPlaceholder[],
  element: MarkupElement,
): AnyPlaceholder | undefined => {
  const classes = getClasses(element);
  return manifest.find(({ match }) => classes.includes(match.className));
};
