import type { AnyPlaceholder } from '../src/mounts/schema/placeholder';
import { getAttributeTexts } from '../src/mounts/schema/attribute-texts';
import { toAttributeName } from '../src/mounts/schema/attribute-name';
import type { MarkupElement } from './markup';
import { getAttribute, getPlace } from './markup';
import { findNearMiss } from './near-miss';
import type { Problem } from './problem';

/** Attributes that the CMS or the bundle adds to any element. */
const IGNORED = /^data-(cmp|sly|cq|mount|testid)(-|$)/;

const lintValues = (element: MarkupElement, { match, attributes }: AnyPlaceholder): Problem[] =>
  Object.entries(attributes).flatMap(([key, attribute]): Problem[] => {
    const { read, required } = attribute;
    const { expected } = getAttributeTexts(attribute);
    const name = toAttributeName(key);
    const raw = getAttribute(element, name);
    if (raw === undefined) {
      if (!required) return [];
      const message = `${match.className} needs ${name}, ${expected}`;
      return [{ ...getPlace(element), code: 'missing-attribute', message }];
    }
    // An optional attribute may be blank.
    if (read(raw) !== undefined || (!required && raw.trim() === '')) return [];
    const message = `${name} is "${raw}", expected ${expected}`;
    return [{ ...getPlace(element, name), code: 'invalid-value', message }];
  });

const lintNames = (element: MarkupElement, { match, attributes }: AnyPlaceholder): Problem[] => {
  const known = Object.keys(attributes).map(toAttributeName);
  return element.attrs.flatMap(({ name }): Problem[] => {
    if (known.includes(name) || IGNORED.test(name)) return [];
    const isData = name.startsWith('data-');
    const suggestion = findNearMiss(isData ? name : `data-${name}`, known);
    // Attributes such as id or class belong to HTML.
    const isForPlaceholder =
      isData || (suggestion !== undefined && !['id', 'class', 'type'].includes(name));
    if (!isForPlaceholder) return [];
    const advice = suggestion
      ? `: did you mean ${suggestion}?`
      : `; it has ${known.join(', ') || 'none'}`;
    const message = `${match.className} has no attribute ${name}${advice}`;
    return [{ ...getPlace(element, name), code: 'unknown-attribute', message }];
  });
};

/** Finds missing, invalid, and unknown attributes of a placeholder (MOUNT-8). */
export const lintAttributes = (element: MarkupElement, placeholder: AnyPlaceholder): Problem[] => [
  ...lintValues(element, placeholder),
  ...lintNames(element, placeholder),
];
