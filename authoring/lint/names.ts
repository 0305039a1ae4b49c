import { toAttributeName } from '../../src/mounts/schema/attribute-name';
import type { AnyPlaceholder } from '../../src/mounts/schema/placeholder';
import { findMeantClasses } from '../near-miss';
import { findInside, getAncestors, getAttribute, getClasses } from '../markup';
import type { Element } from '../markup';
import { locate, mendStartTag, replaceAttribute } from './page';
import type { Page } from './page';
import type { Finding } from './problem';

/** Checks whether a placeholder has required attributes, and an element has all of them. */
const hasRequired = (element: Element, { attributes }: AnyPlaceholder): boolean => {
  const required = Object.keys(attributes).filter((name) => attributes[name]?.required);
  return (
    required.length > 0 &&
    required.every((name) => getAttribute(element, toAttributeName(name)) !== undefined)
  );
};

const PART_CLASS = /^\.([\w-]+)$/;

/** Lists the classes of required parts that the placeholders around an element lack. */
const listMissingParts = (page: Page, element: Element): string[] =>
  getAncestors(element).flatMap((around) =>
    (page.placeholders.get(around)?.author?.parts ?? []).flatMap(({ selector, required }) => {
      const [, name] = PART_CLASS.exec(selector) ?? [];
      return required && name && findInside(around, selector).length === 0 ? [name] : [];
    }),
  );

/** Lists the class names that aren't misspelled, although they resemble one that is known. */
const listKnown = ({ manifest }: Page): Set<string> =>
  new Set(
    manifest.flatMap(({ match, author }) => [
      match.className,
      ...(author?.parts ?? []).flatMap(({ selector }) => PART_CLASS.exec(selector)?.[1] ?? []),
    ]),
  );

/** Finds class names that are almost those of a placeholder, or of a part that it lacks. */
export const lintNames = (page: Page): Finding[] => {
  const known = listKnown(page);
  return page.elements.flatMap((element): Finding[] => {
    if (page.placeholders.has(element)) return [];
    return getClasses(element).flatMap((name): Finding[] => {
      if (known.has(name)) return [];
      const classes = page.manifest.map((placeholder) => ({
        className: placeholder.match.className,
        isLikely: hasRequired(element, placeholder),
      }));
      const parts = listMissingParts(page, element).map((className) => ({
        className,
        isLikely: false,
      }));
      const former = page.manifest.find(({ author }) => author?.formerNames?.includes(name));
      const meant = (
        former
          ? [former.match.className]
          : [...findMeantClasses(name, parts), ...findMeantClasses(name, classes)]
      )
        // An element around placeholders of this name is their wrapper.
        .filter((className) => findInside(element, `.${className}`).length === 0);
      const [first] = meant;
      if (first === undefined) return [];
      const classList = getClasses(element).map((one) => (one === name ? first : one));
      const edits = [replaceAttribute(element, 'class', 'class', classList.join(' '))];
      return [
        {
          rule: 'unknown-class',
          range: locate(element, 'class'),
          found: `the class ${name}, of which the bundle knows nothing`,
          expected: meant.join(' or '),
          mend: mendStartTag(page, element, edits),
          ...(meant.length === 1 ? { edits } : {}),
        },
      ];
    });
  });
};
