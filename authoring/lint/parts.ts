import { toAttributeName } from '../../src/mounts/schema/attribute-name';
import type { AuthoredPart } from '../../src/mounts/schema/author-facts';
import type { AnyPlaceholder } from '../../src/mounts/schema/placeholder';
import { withReaders } from '../attribute-facts';
import { createSample } from '../author-docs';
import { findMeantClasses, findNearMisses } from '../near-miss';
import { lintAddress, lintElementAttributes } from './attributes';
import { hasPartAttributes } from './names';
import {
  findInside,
  getAncestors,
  getAttribute,
  getClasses,
  getElementRange,
  hasElement,
  matches,
  readMarkup,
} from '../markup';
import type { Element } from '../markup';
import {
  locate,
  removeHidden,
  writeStartTag,
  repeatHtml,
  replaceAttribute,
  shorten,
  slice,
  writeAround,
  writeElement,
} from './page';
import type { Page } from './page';
import type { Finding } from './problem';

const getParts = ({ author }: AnyPlaceholder): readonly AuthoredPart[] => author?.parts ?? [];

/** Finds a part's elements of a placeholder. */
export const findParts = (element: Element, { selector, place }: AuthoredPart): Element[] => {
  const around = place === 'around' ? getAncestors(element) : [];
  const own = place === undefined ? [] : [element];
  return [
    ...[...own, ...around].filter((one) => matches(one, selector)),
    ...findInside(element, selector),
  ];
};

/** Writes what is in an element. */
const writeContents = (page: Page, element: Element): string => {
  const range = getElementRange(element);
  const tag = locate(element);
  const contents = range ? page.source.slice(tag.end, range.end) : '';
  return repeatHtml(contents.replace(/<\/[^<]*$/, ''));
};

/** Writes an element with a part before or around its other contents. */
const writeWithPart = (page: Page, element: Element, { sample }: AuthoredPart): string => {
  const rest = writeContents(page, element);
  // Fields without their form: only the form is missing.
  const [form] =
    findInside(element, 'input, select').length > 0 ? (/^<form[^>]*>/.exec(sample) ?? []) : [];
  if (form !== undefined && findInside(element, 'form').length === 0) {
    return writeAround(page, element, `${form}${rest}</form>`);
  }
  const contents = sample.includes('…')
    ? sample.replace('…', () => rest)
    : sample + (rest && `\n  ${rest}`);
  return writeAround(page, element, contents);
};

/** Names a part as authors write it. */
const namePart = ({ selector, sample }: AuthoredPart): string => {
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
      correction: writeStartTag(page, field, edits),
      edits,
    };
  }
  const [form] = part.selector.startsWith('form ') ? findInside(element, 'form') : [];
  const around = form && !part.sample.startsWith('<form') ? form : element;
  return {
    rule: 'missing-part',
    range: locate(element),
    found: `${className} without ${namePart(part)}`,
    expected: `${shorten(part.sample)} in it (${part.purpose.charAt(0).toLowerCase()}${part.purpose.slice(1)})`,
    correction: writeWithPart(page, around, part),
  };
};

/** Checks whether a class inside a placeholder is almost that of a part, which another rule reports. */
const hasMisspelledClass = (element: Element, part: AuthoredPart): boolean => {
  const { selector } = part;
  if (!selector.startsWith('.')) return false;
  return findInside(element, '[class]').some((one) => {
    const known = [{ className: selector.slice(1), isLikely: hasPartAttributes(one, part) }];
    return getClasses(one).some((name) => findMeantClasses(name, known).length > 0);
  });
};

const lintMissing = (page: Page, element: Element, placeholder: AnyPlaceholder): Finding[] => {
  const missing = getParts(placeholder).filter(
    (part) => part.required && findParts(element, part).length === 0,
  );
  return missing.flatMap((part, index): Finding[] => {
    // What an earlier part brings along isn't missing twice, nor what a JSON script should hold.
    if (missing.slice(0, index).some(({ sample }) => hasElement(sample, part.selector))) return [];
    if (missing.slice(0, index).some(({ selector }) => selector === part.inside)) return [];
    if (part.json && (findInside(element, 'script').length > 0 || writeContents(page, element)))
      return [];
    if (hasMisspelledClass(element, part)) return [];
    return [createMissing(page, element, part, placeholder.match.className)];
  });
};

/** Checks whether an element has one of a part's own attributes, which show that it is meant. */
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
          const [outer, own] = [card, inner].map((one) =>
            removeHidden(getAttribute(one, name) ?? ''),
          );
          if (!outer || !own || outer === own) return [];
          return [
            {
              rule: 'mismatched-part',
              range: locate(inner, name),
              found: `${name}="${own}" inside ${selector} with ${name}="${outer}"`,
              expected: 'the same value',
              correction: writeStartTag(page, inner, [replaceAttribute(inner, name, name, outer)]),
            },
          ];
        }),
      );

/** Finds a link to an element that the page doesn't have. A part of a page may lack it. */
const lintTarget = (page: Page, link: Element): Finding[] => {
  const id = getAttribute(link, 'href')?.slice(1) ?? '';
  const ids = page.elements.flatMap((one) => getAttribute(one, 'id') ?? []);
  const isWhole = page.elements.some(
    ({ name, sourceCodeLocation }) => name === 'html' && sourceCodeLocation,
  );
  if (!isWhole || id === '' || ids.includes(id)) return [];
  const meant = findNearMisses(id, ids);
  const [first] = meant.length === 1 ? meant : [];
  const edits =
    first === undefined ? undefined : [replaceAttribute(link, 'href', 'href', `#${first}`)];
  return [
    {
      rule: 'missing-target',
      range: locate(link, 'href'),
      found: `a link to #${id}, an ID that no element has`,
      expected: first === undefined ? `id="${id}" on the section` : `#${first}`,
      correction: edits ? writeStartTag(page, link, edits) : `<section id="${id}">`,
      ...(edits ? { edits } : {}),
    },
  ];
};

const lintInside = (page: Page, element: Element, placeholder: AnyPlaceholder): Finding[] =>
  getParts(placeholder).flatMap((part) =>
    findParts(element, part).flatMap((found): Finding[] => {
      const { selector, inside, attributes, addresses = [] } = part;
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
              attributes: withReaders(attributes),
            })
          : []),
        ...addresses.flatMap((name) => lintAddress({ page, element: found }, name)),
        ...(part.leadsToElement ? lintTarget(page, found) : []),
        ...lintShared(page, found, part),
      ];
    }),
  );

const hasNames = (attributes: object): boolean => Object.keys(attributes).length > 0;

/** Writes the sample of a placeholder with the author's part in the place of the sample's. */
const writeInSample = (
  page: Page,
  element: Element,
  selector: string,
  placeholder: AnyPlaceholder,
): string => {
  const sample = createSample(placeholder);
  const { elements } = readMarkup(sample);
  const [first, last] = [0, -1].map((index) => {
    const found = elements.filter((one) => matches(one, selector)).at(index);
    return found && getElementRange(found);
  });
  if (!first || !last) return sample;
  const written =
    sample.slice(0, first.start) + writeElement(page, element) + sample.slice(last.end);
  // The page's own placeholder has the right values.
  const [own] = [...page.placeholders].find(([, one]) => one === placeholder) ?? [];
  const [outer] = elements.filter((one) => getClasses(one).includes(placeholder.match.className));
  const tag = outer && locate(outer);
  return own && tag
    ? written.slice(0, tag.start) + writeStartTag(page, own, []) + written.slice(tag.end)
    : written;
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
    correction: writeInSample(page, element, selector, placeholder),
  };
}

/** Finds parts outside of every placeholder that has such parts. */
const lintOutside = (page: Page): Finding[] => {
  const owners = page.manifest.flatMap((placeholder) =>
    getParts(placeholder).map((part) => ({ placeholder, part })),
  );
  return page.elements.flatMap((element): Finding[] => {
    const fitting = owners.filter(
      ({ part }) =>
        !part.mayBeOutside && hasOwnAttribute(element, part) && matches(element, part.selector),
    );
    const [first] = fitting;
    if (!first) return [];
    const around = getAncestors(element).flatMap((one) => page.placeholders.get(one) ?? []);
    return around.some((one) => fitting.some(({ placeholder }) => placeholder === one))
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
