import type { AnyPlaceholder } from '../../src/mounts/schema/placeholder';
import { applyEdits, formatAttribute } from './edit';
import type { Edit } from './edit';
import {
  getAncestors,
  getAttributeRange,
  getClasses,
  getElementRange,
  getEndTag,
  getStartTag,
  parseMarkup,
} from '../markup';
import type { Element, Markup, Range } from '../markup';
import type { Finding } from './problem';
import type { IsSlowPattern } from './json-fields';

/** A parsed page with its placeholders. */
export interface Page extends Markup {
  readonly manifest: readonly AnyPlaceholder[];
  /** The placeholders with their declarations, found by class even if attributes are missing. */
  readonly placeholders: ReadonlyMap<Element, AnyPlaceholder>;
  readonly isSlowPattern: IsSlowPattern;
  readonly texts: KnownTexts | undefined;
}

/** The texts that authors can change. */
export interface KnownTexts {
  /** The English texts by key. */
  readonly defaults: ReadonlyMap<string, string>;
  /** The Spanish texts by key; a missing one is shown in English. */
  readonly spanish: Readonly<Record<string, string>>;
  /** Whether these are the texts of all features; otherwise, of some features all texts. */
  readonly isComplete: boolean;
}

/** What only some callers of the lint know. */
export interface LintOptions {
  /** A thorough check of page rules; without it, only those that a page itself rejects are found. */
  readonly isSlowPattern?: IsSlowPattern;
  /** Without them, changed texts aren't checked. */
  readonly texts?: KnownTexts;
}

export type Rule = (page: Page) => Finding[];

export const parsePage = (
  source: string,
  manifest: readonly AnyPlaceholder[],
  { isSlowPattern = () => false, texts }: LintOptions,
): Page => {
  const markup = parseMarkup(source);
  const byClass = new Map(
    manifest.map((placeholder) => [placeholder.match.className, placeholder]),
  );
  const placeholders = new Map(
    markup.elements.flatMap((element): [Element, AnyPlaceholder][] => {
      const [found] = getClasses(element).flatMap((name) => byClass.get(name) ?? []);
      return found ? [[element, found]] : [];
    }),
  );
  return { ...markup, manifest, placeholders, isSlowPattern, texts };
};

/** Checks whether an element is a placeholder or inside one. */
export const isInPlaceholder = ({ placeholders }: Page, element: Element): boolean =>
  placeholders.size > 0 &&
  [element, ...getAncestors(element)].some((around) => placeholders.has(around));

export const slice = ({ source }: Markup, { start, end }: Range): string =>
  source.slice(start, end);

const NOWHERE: Range = { start: 0, end: 0 };

/** Returns the range of an element's start tag, or of one of its attributes. */
export const locate = (element: Element, attribute?: string): Range =>
  (attribute === undefined ? undefined : getAttributeRange(element, attribute)) ??
  getStartTag(element) ??
  NOWHERE;

/** Formats an element's start tag with changes. */
export const formatStartTag = (page: Page, element: Element, edits: readonly Edit[]): string => {
  const tag = getStartTag(element);
  return tag ? applyEdits(slice(page, tag), edits, tag.start) : '';
};

/** Creates an edit that replaces an attribute. */
export const replaceAttribute = (
  element: Element,
  old: string,
  name: string,
  value: string,
): Edit => ({
  ...locate(element, old),
  text: formatAttribute(name, value),
});

/** Creates an edit that removes an attribute with the white space before it. */
export const removeAttribute = (page: Page, element: Element, name: string): Edit => {
  const { start, end } = locate(element, name);
  const before = page.source.slice(0, start);
  return { start: before.trimEnd().length, end, text: '' };
};

/** Creates an edit that adds an attribute as the last one. */
export const addAttribute = (page: Page, element: Element, name: string, value: string): Edit => {
  const tag = locate(element);
  const end = tag.end - (/\s*\/?>$/.exec(slice(page, tag))?.[0].length ?? 0);
  return { start: end, end, text: ` ${formatAttribute(name, value)}` };
};

/** Formats an element with other contents. */
export const formatWithContents = (page: Page, element: Element, contents: string): string =>
  `${formatStartTag(page, element, [])}\n  ${contents}\n</${element.name}>`;

/** Characters that can't be seen, or look like a space. */
const HIDDEN_CHARACTERS = /(?![ \t\n\r\f])[\p{Cc}\p{Cf}\p{Z}]/gu;

/** Shows hidden characters, such as a non-breaking space, as their code points. */
export const showHiddenCharacters = (text: string): string =>
  text.replace(
    HIDDEN_CHARACTERS,
    (character) =>
      `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`,
  );

/** Replaces other spaces, such as non-breaking ones, with spaces, and removes other hidden characters. */
export const removeHiddenCharacters = (text: string): string =>
  text.replace(/\p{Z}/gu, ' ').replace(HIDDEN_CHARACTERS, '').trim();

/** The length above which a correction refers to the author's HTML instead of repeating it. */
const MAX_REPEATED = 1_000;

/** Repeats the author's HTML in a correction, so that the correction can be copied as a whole. */
export const repeatHtml = (html: string): string =>
  html.length > MAX_REPEATED ? '<!-- your HTML, unchanged -->' : html.trim();

/** Formats an element as it is, with its contents. */
export const formatElement = (page: Page, element: Element): string => {
  const tag = formatStartTag(page, element, []);
  const range = getElementRange(element);
  if (!range) return tag;
  const whole = slice(page, range);
  const end = getEndTag(element);
  const endTag = end ? slice(page, end) : '';
  return tag + repeatHtml(whole.slice(tag.length, whole.length - endTag.length)) + endTag;
};

const MAX_QUOTED = 120;

/** Shortens a text that a message quotes. */
export const shorten = (text: string): string => {
  const line = text.trim().replace(/\s+/g, ' ');
  return line.length > MAX_QUOTED ? `${line.slice(0, MAX_QUOTED)}…` : line;
};
