import { toAttributeName } from '../../src/mounts/schema/attribute-name';
import type { AuthoredPart } from '../../src/mounts/schema/author-facts';
import type { AnyPlaceholder } from '../../src/mounts/schema/placeholder';
import { withParsers } from '../attribute-facts';
import { createSample } from '../author-docs';
import { findMeant, findMeantClasses, findNearMisses } from '../near-miss';
import { lintUrl, lintElementAttributes } from './attributes';
import { hasPartAttributes } from './names';
import {
  findInside,
  getAncestors,
  getAttribute,
  getClasses,
  getElementRange,
  hasDataAttribute,
  hasElement,
  matches,
  parseMarkup,
} from '../markup';
import type { Element } from '../markup';
import {
  locate,
  removeHiddenCharacters,
  formatStartTag,
  repeatHtml,
  replaceAttribute,
  shorten,
  slice,
  formatWithContents,
  formatElement,
} from './page';
import type { Page } from './page';
import type { Finding } from './problem';

const getParts = ({ author }: AnyPlaceholder): readonly AuthoredPart[] => author?.parts ?? [];

/** Finds the elements of a placeholder that match a part. */
const findParts = (element: Element, { selector, place }: AuthoredPart): Element[] => {
  const ancestors = place === 'around' ? getAncestors(element) : [];
  const self = place === undefined ? [] : [element];
  return [
    ...[...self, ...ancestors].filter((candidate) => matches(candidate, selector)),
    ...findInside(element, selector),
  ];
};

/** Returns the HTML inside an element. */
const getContents = (page: Page, element: Element): string => {
  const range = getElementRange(element);
  const tag = locate(element);
  const contents = range ? page.source.slice(tag.end, range.end) : '';
  return repeatHtml(contents.replace(/<\/[^<]*$/, ''));
};

/** Formats an element with a part before or around its other contents. */
const formatWithPart = (page: Page, element: Element, { sample }: AuthoredPart): string => {
  const rest = getContents(page, element);
  // If there are fields without a form, only the form is missing.
  const [form] =
    findInside(element, 'input, select').length > 0 ? (/^<form[^>]*>/.exec(sample) ?? []) : [];
  if (form !== undefined && findInside(element, 'form').length === 0) {
    return formatWithContents(page, element, `${form}${rest}</form>`);
  }
  const contents = sample.includes('…')
    ? sample.replace(/…(?=[^…]*$)/, () => rest)
    : sample + (rest && `\n  ${rest}`);
  return formatWithContents(page, element, contents);
};

/** Describes a part in the way authors write it. */
const describePart = ({ selector, sample }: AuthoredPart): string => {
  if (/^[a-z]+$/.test(selector)) return `<${selector}>`;
  if (/^\.[\w-]+$/.test(selector)) return `class="${selector.slice(1)}"`;
  return (
    (/ \[/.test(selector) ? /<(?:input|select)\b[^>]*>/ : /<[^>]+>/).exec(sample)?.[0] ?? selector
  );
};

const FIELD_NAME = /\[name="([\w-]+)"\]$/;

/** Finds the field of a form whose name is almost that of a missing part. */
const findMisspelledField = (element: Element, { selector }: AuthoredPart): Element | undefined => {
  const [, wanted] = FIELD_NAME.exec(selector) ?? [];
  if (wanted === undefined) return undefined;
  return findInside(element, 'form [name]').find(
    (field) => findNearMisses(getAttribute(field, 'name') ?? '', [wanted]).length > 0,
  );
};

const createMissing = (
  page: Page,
  element: Element,
  part: AuthoredPart,
  className: string,
): Finding => {
  const field = findMisspelledField(element, part);
  const [, wanted = ''] = FIELD_NAME.exec(part.selector) ?? [];
  if (field) {
    const edits = [replaceAttribute(field, 'name', 'name', wanted)];
    return {
      rule: 'missing-part',
      range: locate(field, 'name'),
      found: `name="${getAttribute(field, 'name') ?? ''}"`,
      expected: `name="${wanted}", by which ${className} finds the field`,
      correction: formatStartTag(page, field, edits),
      edits,
    };
  }
  const [form] = part.selector.startsWith('form ') ? findInside(element, 'form') : [];
  const around = form && !part.sample.startsWith('<form') ? form : element;
  return {
    rule: 'missing-part',
    range: locate(element),
    found: `${className} without ${describePart(part)}`,
    expected: `${shorten(part.sample)} in it (${part.purpose.charAt(0).toLowerCase()}${part.purpose.slice(1)})`,
    correction: formatWithPart(page, around, part),
  };
};

/** Checks whether a class inside a placeholder is almost that of a part, which another rule reports. */
const hasMisspelledClass = (element: Element, part: AuthoredPart): boolean => {
  const { selector } = part;
  if (!selector.startsWith('.')) return false;
  return findInside(element, '[class]').some((candidate) => {
    const known = [{ className: selector.slice(1), isLikely: hasPartAttributes(candidate, part) }];
    return getClasses(candidate).some((name) => findMeantClasses(name, known).length > 0);
  });
};

const lintMissing = (page: Page, element: Element, placeholder: AnyPlaceholder): Finding[] => {
  const missing = getParts(placeholder).filter(
    (part) => part.required && findParts(element, part).length === 0,
  );
  return missing.flatMap((part, index): Finding[] => {
    // The sample or the finding of an earlier missing part already contains this one.
    if (missing.slice(0, index).some(({ sample }) => hasElement(sample, part.selector))) return [];
    if (missing.slice(0, index).some(({ selector }) => selector === part.inside)) return [];
    // Other rules check a script or text that should be the JSON script.
    if (part.json && (findInside(element, 'script').length > 0 || getContents(page, element)))
      return [];
    if (hasMisspelledClass(element, part)) return [];
    return [createMissing(page, element, part, placeholder.match.className)];
  });
};

/** Checks whether an element has one of a part's own attributes, which show that the part is meant. */
const hasOwnAttribute = (element: Element, { attributes = {} }: AuthoredPart): boolean =>
  Object.keys(attributes).some((key) => getAttribute(element, toAttributeName(key)) !== undefined);

const lintShared = (
  page: Page,
  card: Element,
  { sharedWith, selector }: AuthoredPart,
): Finding[] =>
  sharedWith === undefined
    ? []
    : findInside(card, `.${sharedWith.className}`).flatMap((inner) =>
        sharedWith.attributes.flatMap((key): Finding[] => {
          const name = toAttributeName(key);
          const [outer, own] = [card, inner].map((candidate) =>
            removeHiddenCharacters(getAttribute(candidate, name) ?? ''),
          );
          if (!outer || !own || outer === own) return [];
          return [
            {
              rule: 'mismatched-part',
              range: locate(inner, name),
              found: `${name}="${own}" inside ${selector} with ${name}="${outer}"`,
              expected: 'the same value',
              correction: formatStartTag(page, inner, [replaceAttribute(inner, name, name, outer)]),
            },
          ];
        }),
      );

/** Finds a link to an element that the page doesn't have. A fragment of a page may lack the element. */
const lintTarget = (page: Page, link: Element): Finding[] => {
  const id = getAttribute(link, 'href')?.slice(1) ?? '';
  const ids = page.elements.flatMap((candidate) => getAttribute(candidate, 'id') ?? []);
  const isWholePage = page.elements.some(
    ({ name, sourceCodeLocation }) => name === 'html' && sourceCodeLocation,
  );
  if (!isWholePage || id === '' || ids.includes(id)) return [];
  const meant = findMeant(id, ids);
  const edits =
    meant === undefined ? undefined : [replaceAttribute(link, 'href', 'href', `#${meant}`)];
  return [
    {
      rule: 'missing-target',
      range: locate(link, 'href'),
      found: `a link to #${id}, an ID that no element has`,
      expected: meant === undefined ? `id="${id}" on the section` : `#${meant}`,
      correction: edits ? formatStartTag(page, link, edits) : `<section id="${id}">`,
      ...(edits ? { edits } : {}),
    },
  ];
};

const lintInside = (page: Page, element: Element, placeholder: AnyPlaceholder): Finding[] =>
  getParts(placeholder).flatMap((part) =>
    findParts(element, part).flatMap((found): Finding[] => {
      const { selector, inside, attributes, urlAttributes = [] } = part;
      const isOutside =
        inside !== undefined &&
        findInside(element, inside).length > 0 &&
        !getAncestors(found).some((around) => matches(around, inside));
      return [
        ...(isOutside ? [createMisplaced(page, found, part, placeholder)] : []),
        ...(attributes && hasNames(attributes)
          ? lintElementAttributes({
              page,
              element: found,
              name: selector,
              attributes: withParsers(attributes),
            })
          : []),
        ...urlAttributes.flatMap((name) => lintUrl({ page, element: found }, name)),
        ...(part.leadsToElement ? lintTarget(page, found) : []),
        ...lintShared(page, found, part),
      ];
    }),
  );

const hasNames = (attributes: object): boolean => Object.keys(attributes).length > 0;

/** Formats the sample of a placeholder with the author's part instead of the sample's. */
const formatInSample = (
  page: Page,
  element: Element,
  selector: string,
  placeholder: AnyPlaceholder,
): string => {
  const sample = createSample(placeholder);
  const { elements } = parseMarkup(sample);
  const [first, last] = [0, -1].map((index) => {
    const found = elements.filter((candidate) => matches(candidate, selector)).at(index);
    return found && getElementRange(found);
  });
  if (!first || !last) {
    return sample.replace(/(?=\n?<\/\w+>$)/, () => `\n  ${formatElement(page, element)}`);
  }
  const html = sample.slice(0, first.start) + formatElement(page, element) + sample.slice(last.end);
  // If the page has such a placeholder, its attributes have the right values.
  const [own] = [...page.placeholders].find(([, candidate]) => candidate === placeholder) ?? [];
  const [outer] = elements.filter((candidate) =>
    getClasses(candidate).includes(placeholder.match.className),
  );
  const tag = outer && locate(outer);
  return own && tag
    ? html.slice(0, tag.start) + formatStartTag(page, own, []) + html.slice(tag.end)
    : html;
};

function createMisplaced(
  page: Page,
  element: Element,
  { selector, inside }: AuthoredPart,
  placeholder: AnyPlaceholder,
): Finding {
  const range = getElementRange(element);
  return {
    rule: 'misplaced-part',
    range: locate(element),
    found: range ? shorten(slice(page, range)) : selector,
    expected: `it inside ${inside === undefined ? '' : `${inside} of `}.${placeholder.match.className}`,
    correction: formatInSample(page, element, selector, placeholder),
  };
}

const hasValidAttributes = (element: Element, { attributes = {} }: AuthoredPart): boolean =>
  Object.entries(withParsers(attributes)).every(([key, { required, parse }]) => {
    const value = getAttribute(element, toAttributeName(key));
    return value === undefined ? !required : parse(value) !== undefined;
  });

/** Finds parts outside of every placeholder that has such parts. */
const lintOutside = (page: Page): Finding[] => {
  const owners = page.manifest.flatMap((placeholder) =>
    getParts(placeholder).map((part) => ({ placeholder, part })),
  );
  return page.elements.filter(hasDataAttribute).flatMap((element): Finding[] => {
    const fitting = owners.filter(
      ({ part }) =>
        !part.canBeOutside && hasOwnAttribute(element, part) && matches(element, part.selector),
    );
    // Several placeholders may have such parts, such as slots.
    const first = fitting.find(({ part }) => hasValidAttributes(element, part)) ?? fitting[0];
    if (!first) return [];
    const around = getAncestors(element).flatMap(
      (candidate) => page.placeholders.get(candidate) ?? [],
    );
    return around.some((candidate) => fitting.some(({ placeholder }) => placeholder === candidate))
      ? []
      : [createMisplaced(page, element, first.part, first.placeholder)];
  });
};

/** Checks the elements inside placeholders that their features use. */
export const lintParts = (page: Page): Finding[] => [
  ...[...page.placeholders].flatMap(([element, placeholder]) => [
    ...lintMissing(page, element, placeholder),
    ...lintInside(page, element, placeholder),
  ]),
  ...lintOutside(page),
];
