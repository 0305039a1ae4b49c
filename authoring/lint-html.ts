import { ErrorCodes } from 'parse5';
import type { AnyPlaceholder } from '../src/mounts/schema/placeholder';
import { lintAttributes } from './lint/attributes';
import { lintBlocks } from './lint/blocks';
import { lintCharacters } from './lint/characters';
import { lintComments } from './lint/comments';
import { lintDocument } from './lint/document';
import { lintJson } from './lint/json';
import { getAttributeRange, getStartTag } from './markup';
import { lintNames } from './lint/names';
import { parsePage } from './lint/page';
import type { LintOptions, Page, Rule } from './lint/page';
import { lintParts } from './lint/parts';
import { lintDuplicates, lintPositions } from './lint/position';
import { createPositionFinder } from './lint/problem';
import type { Finding, Problem } from './lint/problem';
import { lintStructure } from './lint/structure';
import { lintTexts } from './lint/texts';

const lintDuplicateAttributes = ({ source, errors, elements }: Page): Finding[] =>
  errors
    .filter(({ code }) => code === ErrorCodes.duplicateAttribute)
    .flatMap(({ startOffset }): Finding[] => {
      // The parser reports the offset after the name.
      const [name = ''] = /[^\s"'<>/=]+$/.exec(source.slice(0, startOffset)) ?? [];
      const start = startOffset - name.length;
      const [text = name] =
        /^[^\s"'<>/=]+(\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+))?/.exec(source.slice(start)) ?? [];
      const owner = elements.find((element) => {
        const tag = getStartTag(element);
        return tag && tag.start < start && start < tag.end;
      });
      const keptRange = owner && getAttributeRange(owner, name.toLowerCase());
      const kept = keptRange ? source.slice(keptRange.start, keptRange.end) : '';
      const textBefore = source.slice(0, start);
      const space = textBefore.length - textBefore.trimEnd().length;
      return [
        {
          rule: 'duplicate-attribute',
          range: { start, end: start + text.length },
          found: `${text} after ${kept}`,
          expected: `${name} once; only the first applies`,
          correction: kept,
          ...(kept === text
            ? { edits: [{ start: start - space, end: start + text.length, text: '' }] }
            : {}),
        },
      ];
    });

const RULE_FUNCTIONS: readonly Rule[] = [
  lintDocument,
  lintStructure,
  lintPositions,
  lintComments,
  lintDuplicates,
  lintDuplicateAttributes,
  lintNames,
  lintAttributes,
  lintParts,
  lintJson,
  lintTexts,
  lintBlocks,
  lintCharacters,
];

/**
 * Finds the mistakes in the placeholders of an author's page, in the order of the file.
 * @param source the rendered page, not a template
 */
export const lintHtml = (
  source: string,
  manifest: readonly AnyPlaceholder[],
  options: LintOptions = {},
): Problem[] => {
  const page = parsePage(source, manifest, options);
  const getPosition = createPositionFinder(source);
  return RULE_FUNCTIONS.flatMap((rule) => rule(page))
    .sort((a, b) => a.range.start - b.range.start)
    .map((finding) => ({
      ...finding,
      ...getPosition(finding.range.start),
      end: getPosition(finding.range.end),
      message: `found ${finding.found}; expected ${finding.expected}`,
    }));
};
