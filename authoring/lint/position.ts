import { SLOT_SELECTOR } from '../../src/mounts/schema/slot-part';
import { isEntry } from './entry';
import type { Finding } from './problem';
import {
  getAncestors,
  getAttribute,
  getClasses,
  getElementRange,
  getEndTag,
  getStartTag,
  matches,
} from '../markup';
import type { Element } from '../markup';
import { locate, formatStartTag, replaceAttribute, formatElement } from './page';
import type { Page } from './page';

/** Returns the offset at which the file's head ends; 0 if the file has no head or doesn't close it. */
const getHeadEnd = ({ source, elements }: Page): number => {
  const head = elements.find(({ name }) => name === 'head');
  const start = head && getStartTag(head)?.end;
  if (start === undefined) return 0;
  const known = head && getEndTag(head)?.start;
  if (known !== undefined && known > start && !/<body\b/i.test(source.slice(start, known))) {
    return known;
  }
  // An element that belongs in the body closes the head, whose own end tag is then ignored.
  const [found] = /<\/head\s*>/i.exec(source.slice(start)) ?? [];
  const end = found === undefined ? -1 : source.indexOf(found, start);
  const body = source.slice(start).search(/<body\b/i);
  return end < 0 || (body >= 0 && start + body < end) ? 0 : end;
};

/** Finds the table that has an element between its rows; browsers move such an element out of the table. */
const findTableAround = ({ elements }: Page, element: Element): Element | undefined => {
  const offset = locate(element).start;
  const ancestors = getAncestors(element);
  return elements.find((table) => {
    const range = table.name === 'table' ? getElementRange(table) : undefined;
    return range && range.start < offset && offset < range.end && !ancestors.includes(table);
  });
};

/**
 * Checks whether an offset of the file is inside a noscript element. Compares offsets instead of
 * ancestors, because the parser closes a noscript in the head before an element of the body.
 */
const isInNoscript = ({ source }: Page, element: Element, offset: number): boolean => {
  const begin = element.name === 'noscript' ? getStartTag(element)?.end : undefined;
  if (begin === undefined || begin > offset) return false;
  const length = source.slice(begin).search(/<\/noscript/i);
  return length < 0 || offset < begin + length;
};

/** Finds an element with the classes of two placeholders. */
const lintTwoOnOne = (page: Page, element: Element, className: string): Finding[] => {
  const classes = getClasses(element);
  const other = page.manifest
    .map(({ match }) => match.className)
    .find((name) => name !== className && classes.includes(name));
  if (other === undefined) return [];
  const rest = classes.filter((name) => name !== other);
  const tag = formatStartTag(page, element, [
    replaceAttribute(element, 'class', 'class', rest.join(' ')),
  ]);
  return [
    {
      rule: 'two-on-one',
      range: locate(element, 'class'),
      found: `${className} and ${other} on one element`,
      expected: 'one of them, because only one is mounted',
      correction: `${tag}</${element.name}>\n<div class="${other}"></div>`,
    },
  ];
};

/** Finds a placeholder inside another one that replaces its contents. */
const lintNested = (page: Page, element: Element, className: string): Finding[] => {
  const outer = getAncestors(element).find((around) => {
    const placeholder = page.placeholders.get(around);
    return (
      matches(around, SLOT_SELECTOR) ||
      (placeholder?.kind === 'react' && !placeholder.keepsPlaceholders)
    );
  });
  // A slot keeps the placeholders in it.
  if (!outer || !page.placeholders.has(outer)) return [];
  const name = page.placeholders.get(outer)?.match.className ?? '';
  return [
    {
      rule: 'nested',
      range: locate(element),
      found: `${className} inside ${name}, which replaces its contents`,
      expected: `${className} next to ${name}`,
      correction: `${formatStartTag(page, outer, [])}…</${outer.name}>\n${formatElement(page, element)}`,
    },
  ];
};

/** Finds a placeholder in a noscript element, in the head, or between the rows of a table. */
const lintPlace = (page: Page, element: Element, className: string, headEnd: number): Finding[] => {
  const range = locate(element);
  const own = formatElement(page, element);
  const isInert = page.elements.some((candidate) => isInNoscript(page, candidate, range.start));
  const inert: Finding = {
    rule: 'inert',
    range,
    found: `${className} inside <noscript>, where nothing is mounted`,
    expected: `${className} outside of it`,
    correction: own,
  };
  const inHead: Finding = {
    rule: 'in-head',
    range,
    found: `${className} in the head`,
    expected: `${className} in the body`,
    correction: `</head>\n<body>\n${own}`,
  };
  const inTable: Finding = {
    rule: 'in-table',
    range,
    found: `${className} between the rows of a table, which browsers move before the table`,
    expected: `${className} in a cell, or outside of the table`,
    correction: `<tr><td>${own}</td></tr>`,
  };
  if (!isInert && range.start < headEnd) return [inHead];
  return [...(isInert ? [inert] : []), ...(findTableAround(page, element) ? [inTable] : [])];
};

/** Finds placeholders where they can't be mounted. */
export const lintPositions = (page: Page): Finding[] => {
  const headEnd = getHeadEnd(page);
  return [...page.placeholders].flatMap(([element, { match }]) => [
    ...lintTwoOnOne(page, element, match.className),
    ...lintNested(page, element, match.className),
    ...lintPlace(page, element, match.className, headEnd),
  ]);
};

/** Finds repeated placeholders of which a page may have only one. */
const lintOnce = (page: Page): Finding[] => {
  const seen = new Set<string>();
  return [...page.placeholders].flatMap(([element, { match, author }]): Finding[] => {
    const isRepeated = seen.has(match.className);
    seen.add(match.className);
    // The contents of a template aren't part of what the page shows.
    if (
      !isRepeated ||
      !author?.isUnique ||
      getAncestors(element).some(({ name }) => name === 'template')
    ) {
      return [];
    }
    return [
      {
        rule: 'duplicate-placeholder',
        range: locate(element),
        found: `another ${match.className}`,
        expected: 'one on the page, with the contents of both',
        correction: `<!-- only the first ${match.className} -->`,
      },
    ];
  });
};

const lintScripts = ({ elements, placeholders }: Page): Finding[] => {
  const scripts = elements.filter(isEntry);
  const [placeholder] = placeholders.keys();
  // HTML without the site's name is a fragment; the CMS adds the rest of the page.
  const html = elements.find((element) => getAttribute(element, 'data-site-name') !== undefined);
  if (html && placeholder && scripts.length === 0) {
    return [
      {
        rule: 'missing-script',
        range: locate(placeholder),
        found: 'a placeholder on a page without the script of the bundle',
        expected: 'the script in the page template, which a developer includes',
        correction: '',
      },
    ];
  }
  return scripts.slice(1).map((element) => ({
    rule: 'duplicate-script',
    range: locate(element),
    found: `the bundle again, ${getAttribute(element, 'src') ?? ''}`,
    expected: 'one script of the bundle',
    correction: '<!-- only the first script of the bundle -->',
  }));
};

/** Finds duplicate IDs: labels and links only find the first element. */
const lintIds = (page: Page): Finding[] => {
  const seen = new Map<string, number>();
  return page.elements.flatMap((element): Finding[] => {
    const id = getAttribute(element, 'id');
    const range = locate(element, 'id');
    // The parser may create several elements of one start tag.
    if (!id || seen.get(id) === range.start) return [];
    if (!seen.has(id)) {
      seen.set(id, range.start);
      return [];
    }
    return [
      {
        rule: 'duplicate-id',
        range,
        found: `the ID ${id}, which an earlier element already has`,
        expected: 'a different ID for each element',
        correction: formatStartTag(page, element, [
          replaceAttribute(element, 'id', 'id', `${id}-2`),
        ]),
      },
    ];
  });
};

/** Finds duplicates of what may be on a page only once. */
export const lintDuplicates = (page: Page): Finding[] => [
  ...lintOnce(page),
  ...lintScripts(page),
  ...lintIds(page),
];
