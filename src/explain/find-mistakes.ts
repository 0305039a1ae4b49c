import { lintHtml } from '../../authoring/lint-html';
import type { RuleName } from '../../authoring/lint/rules';
import { explainedPlaceholders } from './explained-placeholders';
import { findLiveElement, getKnownTexts, type RenderedPage, toLiveKey } from './rendered-page';
import { serializePage } from './serialize-page';

export interface PageMistake {
  readonly element: Element;
  readonly rule: RuleName;
  readonly message: string;
  readonly correction: string;
}

/** Rules that are unreliable on the live page: changes by the browser or the bundle hide or cause mistakes. */
const UNRELIABLE_RULES: ReadonlySet<RuleName> = new Set([
  'unclosed-tag',
  'stray-end-tag',
  'self-closing',
  'in-table',
  'duplicate-attribute',
  'duplicate-id',
  'bare-ampersand',
  'angle-bracket',
]);

/** A rule that never applies: the page must include the bundle, because explain mode is part of it. */
const MISSING_BUNDLE: RuleName = 'missing-script';

/**
 * Rules about a placeholder's contents. They don't apply once a feature has mounted and changed the
 * contents.
 */
const CONTENT_RULES: ReadonlySet<RuleName> = new Set([
  'missing-part',
  'misplaced-part',
  'mismatched-part',
  'script-type',
  'bare-json',
]);

/** Finds the last element whose tag starts at or before an offset. */
const findElementAt = (elements: ReadonlyMap<number, Element>, offset: number) => {
  let found: Element | undefined;
  for (const [start, element] of elements) {
    if (start > offset) break;
    found = element;
  }
  return found;
};

/** Finds mistakes in the page as it is now. */
const findLiveMistakes = (page: Document): PageMistake[] => {
  const { source, elements } = serializePage(page);
  return lintHtml(source, explainedPlaceholders, { texts: getKnownTexts() }).flatMap(
    (problem): PageMistake[] => {
      const { rule, range, message, correction } = problem;
      const element = findElementAt(elements, range.start);
      if (!element || UNRELIABLE_RULES.has(rule) || rule === MISSING_BUNDLE) return [];
      const state = element.closest('[data-mount]')?.getAttribute('data-mount');
      return CONTENT_RULES.has(rule) && state === 'mounted'
        ? []
        : [{ element, rule, message, correction }];
    },
  );
};

/**
 * Finds the author's mistakes on the page with the rules of the page lint (MOUNT-8): in the HTML that the
 * CMS renders, if that has loaded, and in elements that scripts have added.
 */
export const findMistakes = (page: Document, rendered?: RenderedPage): PageMistake[] => {
  const live = findLiveMistakes(page);
  if (!rendered) return live;
  const renderedMistakes = rendered.mistakes
    .filter(({ rule }) => rule !== MISSING_BUNDLE)
    .map(({ element, ...mistake }) => ({
      ...mistake,
      element: findLiveElement(rendered, element, page),
    }));
  const added = live.filter(
    ({ element, rule }) =>
      !rendered.keys.has(toLiveKey(element)) &&
      !renderedMistakes.some((mistake) => mistake.element === element && mistake.rule === rule),
  );
  return [...renderedMistakes, ...added];
};
