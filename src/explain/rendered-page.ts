import { lintHtml } from '../../authoring/lint-html';
import type { KnownTexts } from '../../authoring/lint/page';
import type { RuleName } from '../../authoring/lint/rules';
import {
  type Element as WrittenElement,
  getAncestors,
  getClasses,
  getElementRange,
  type Markup,
  parseMarkup,
} from '../../authoring/markup';
import { getLanguage } from '../language/language';
import { getDefaultTexts } from '../language/plain-texts';
import { explainedPlaceholders } from './explained-placeholders';
import { maskHtml } from './mask';
import { isAddedByBundle } from './serialize-page';
import { fetchUnwatched } from './timeline';

interface RenderedMistake {
  readonly rule: RuleName;
  readonly message: string;
  readonly correction: string;
  /** The element with the mistake; undefined if the mistake isn't in an element. */
  readonly element: WrittenElement | undefined;
}

/** The page as the CMS renders it, before the browser and the bundle change it. */
export interface RenderedPage {
  readonly markup: Markup;
  /** The keys of its elements, as `toKey` formats them. */
  readonly keys: ReadonlySet<string>;
  readonly mistakes: readonly RenderedMistake[];
}

/** Milliseconds to wait for the page's HTML. */
const TIMEOUT = 10_000;

/** Finds the innermost element of the HTML that contains an offset. */
const findElementAt = (elements: readonly WrittenElement[], offset: number) =>
  elements.findLast((element) => {
    const range = getElementRange(element);
    return range && range.start <= offset && offset < range.end;
  });

/** Formats the tag of an element without the attributes that the bundle adds. */
const toKey = (name: string, attributes: readonly (readonly [string, string])[]): string =>
  [
    name,
    ...attributes
      .filter(([attribute]) => !isAddedByBundle(attribute) && attribute !== 'nonce')
      .map((pair) => pair.join('='))
      .sort(),
  ].join(' ');

const toWrittenKey = ({ name, attribs }: WrittenElement): string =>
  toKey(name, Object.entries(attribs));

export const toLiveKey = ({ localName, attributes }: Element): string =>
  toKey(
    localName,
    [...attributes].map(({ name, value }) => [name, value]),
  );

/** Returns the texts of the features whose code has loaded, for the rules about changed texts. */
export const getKnownTexts = (): KnownTexts => ({
  defaults: getDefaultTexts(),
  spanish: getLanguage().translations,
  isComplete: false,
});

/** Parses a page's HTML and finds its mistakes. It masks what may identify a visitor. */
const parseRenderedPage = (html: string): RenderedPage => {
  const source = maskHtml(html);
  const markup = parseMarkup(source);
  return {
    markup,
    keys: new Set(markup.elements.map(toWrittenKey)),
    mistakes: lintHtml(source, explainedPlaceholders, { texts: getKnownTexts() }).map(
      ({ rule, message, correction, range }) => ({
        rule,
        message,
        correction,
        element: findElementAt(markup.elements, range.start),
      }),
    ),
  };
};

/** Requests the HTML of the page again, as the CMS renders it; undefined if it doesn't load. */
export const loadRenderedPage = async (): Promise<RenderedPage | undefined> => {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIMEOUT);
  try {
    const response = await fetchUnwatched(location.href, { signal: controller.signal });
    const type = response.headers.get('content-type') ?? '';
    return type.startsWith('text/html') ? parseRenderedPage(await response.text()) : undefined;
  } catch {
    // The page in the browser is explained without it.
    return undefined;
  } finally {
    clearTimeout(timer);
  }
};

/** Finds the element at the same position in another list, if both lists are equally long. */
const findAtSamePosition = <Live extends Element>(
  element: WrittenElement,
  written: readonly WrittenElement[],
  live: readonly Live[],
): Live | undefined =>
  written.length === live.length ? live[written.indexOf(element)] : undefined;

const findCounterpart = ({ elements }: Markup, element: WrittenElement, page: Document) => {
  const key = toWrittenKey(element);
  const same = findAtSamePosition(
    element,
    elements.filter((candidate) => toWrittenKey(candidate) === key),
    [...page.querySelectorAll(element.name)].filter((candidate) => toLiveKey(candidate) === key),
  );
  if (same) return same;
  const className = getClasses(element).find((name) =>
    explainedPlaceholders.some(({ match }) => match.className === name),
  );
  return className === undefined
    ? undefined
    : findAtSamePosition(
        element,
        elements.filter((candidate) => getClasses(candidate).includes(className)),
        [...page.getElementsByClassName(className)],
      );
};

/** Finds the live element for an element of the HTML, or else for its nearest ancestor. */
export const findLiveElement = (
  { markup }: RenderedPage,
  element: WrittenElement | undefined,
  page: Document,
): Element => {
  for (const candidate of element ? [element, ...getAncestors(element)] : []) {
    const found = findCounterpart(markup, candidate, page);
    if (found) return found;
  }
  return page.documentElement;
};
