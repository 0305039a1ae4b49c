import { lintHtml } from '../../authoring/lint-html';
import type { RuleName } from '../../authoring/lint/rules';
import { explainedPlaceholders } from './explained-placeholders';
import { serializePage } from './serialize-page';

/** A mistake on the page, with the HTML that corrects it. */
export interface PageMistake {
  readonly element: Element;
  readonly rule: RuleName;
  readonly message: string;
  readonly mend: string;
}

/** What the browser's own repairs and the bundle make of a page hides these mistakes, or looks like them. */
const UNRELIABLE: ReadonlySet<RuleName> = new Set([
  'unclosed-tag',
  'stray-end-tag',
  'self-closing',
  'in-table',
  'duplicate-attribute',
  'duplicate-id',
  'bare-ampersand',
  'angle-bracket',
]);

/** What a mounted feature has changed in its element. */
const CONTENTS: ReadonlySet<RuleName> = new Set([
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

/** Finds the author's mistakes on the page with the rules of the page lint (MOUNT-8). */
export const findMistakes = (page: Document): PageMistake[] => {
  const { source, elements } = serializePage(page);
  return lintHtml(source, explainedPlaceholders).flatMap((problem): PageMistake[] => {
    const { rule, range, message, mend } = problem;
    const element = findElementAt(elements, range.start);
    if (!element || UNRELIABLE.has(rule)) return [];
    return CONTENTS.has(rule) && element.closest('[data-mount=mounted]')
      ? []
      : [{ element, rule, message, mend }];
  });
};
