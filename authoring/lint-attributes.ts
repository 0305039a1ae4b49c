import type { AnyPlaceholder } from '../src/mounts/schema/placeholder';
import { markupName } from '../src/mounts/schema/read-attributes';
import type { MarkupElement } from './markup';
import { attributeOf, placeOf } from './markup';
import { nearMiss } from './near-miss';
import type { Problem } from './problem';

/** Attributes that a CMS and the bundle itself write on any element. */
const FOREIGN = /^data-(cmp|sly|cq|mount|testid)(-|$)/;

const lintValues = (element: MarkupElement, { match, attributes }: AnyPlaceholder): Problem[] =>
  Object.entries(attributes).flatMap(([key, { read, expected, required }]): Problem[] => {
    const name = markupName(key);
    const raw = attributeOf(element, name);
    if (raw === undefined) {
      if (!required) return [];
      const message = `${match.className} needs ${name}, ${expected}`;
      return [{ ...placeOf(element), code: 'missing-attribute', message }];
    }
    // A blank attribute counts as absent where it may be left out.
    if (read(raw) !== undefined || (!required && raw.trim() === '')) return [];
    const message = `${name} is "${raw}", expected ${expected}`;
    return [{ ...placeOf(element, name), code: 'invalid-value', message }];
  });

const lintNames = (element: MarkupElement, { match, attributes }: AnyPlaceholder): Problem[] => {
  const known = Object.keys(attributes).map(markupName);
  return element.attrs.flatMap(({ name }): Problem[] => {
    if (known.includes(name) || FOREIGN.test(name)) return [];
    const isData = name.startsWith('data-');
    const meant = nearMiss(isData ? name : `data-${name}`, known);
    // An attribute of HTML itself, such as id or class, means what it says.
    const isMeant = isData || (meant !== undefined && !['id', 'class', 'type'].includes(name));
    if (!isMeant) return [];
    const advice = meant ? `: is ${meant} meant?` : `; it takes ${known.join(', ') || 'none'}`;
    const message = `${match.className} has no attribute ${name}${advice}`;
    return [{ ...placeOf(element, name), code: 'unknown-attribute', message }];
  });
};

/** Missing, wrong and unknown attributes of one placeholder (MOUNT-8). */
export const lintAttributes = (element: MarkupElement, placeholder: AnyPlaceholder): Problem[] => [
  ...lintValues(element, placeholder),
  ...lintNames(element, placeholder),
];
