import type { AnyPlaceholder } from '../../src/mounts/schema/placeholder';
import { toBlockHeading, toKey } from '../block-names';
import { getAttribute, getClasses, matches } from '../markup';
import type { Element } from '../markup';
import { findBlockName } from '../near-miss';
import { formatRow } from './block-settings';
import { lintTable } from './block-table';
import { isBlockCode } from './entry';
import { locate } from './page';
import type { Page } from './page';
import type { Finding } from './problem';

// The tables with which authors write placeholders on Edge Delivery Services: docs/delivery.md#blocks.

/** The blocks of a page, before and after its scripts have decorated them. */
const BLOCKS = 'main > div > div[class], main .block[data-block-name]';

/** Finds the name of a placeholder that a block's unknown name was probably meant to be. */
const lintBlockName = (page: Page, block: Element, name: string): Finding[] => {
  const byTitle = page.manifest.find(({ author }) => toKey(author?.title ?? '') === name);
  const meant =
    byTitle?.name ??
    findBlockName(
      name,
      page.manifest.map((one) => one.name),
    );
  if (meant === undefined) return [];
  return [
    {
      rule: 'unknown-block',
      range: locate(block, 'class'),
      found: `a block "${toBlockHeading(name)}", which doesn’t exist`,
      expected: `"${toBlockHeading(meant)}"`,
      correction: formatRow(toBlockHeading(meant)),
    },
  ];
};

/** Finds a sheet that the block couldn't load. */
const lintSheets = (page: Page): Finding[] =>
  page.elements.flatMap((element): Finding[] => {
    const problem = getAttribute(element, 'data-sheet-problem');
    return problem === undefined
      ? []
      : [
          {
            rule: 'sheet',
            range: locate(element, 'data-sheet-problem'),
            found: `a sheet without effect: ${problem}`,
            expected: 'a published sheet, whose URL ends in .json',
            correction: '',
          },
        ];
  });

/** Finds mistakes in the tables of blocks on Edge Delivery Services. */
export const lintBlocks = (page: Page): Finding[] => {
  if (!page.elements.some(isBlockCode)) return [];
  const seen = new Set<AnyPlaceholder>();
  return [
    ...lintSheets(page),
    ...page.elements
      .filter((element) => !page.placeholders.has(element) && matches(element, BLOCKS))
      .flatMap((block): Finding[] => {
        const [name = ''] = getClasses(block);
        const placeholder = page.manifest.find((one) => one.name === name);
        if (!placeholder) return lintBlockName(page, block, name);
        const isRepeated = seen.has(placeholder) && placeholder.author?.isUnique === true;
        seen.add(placeholder);
        return isRepeated
          ? [
              {
                rule: 'duplicate-placeholder',
                range: locate(block, 'class'),
                found: `another block "${toBlockHeading(name)}"`,
                expected: 'one on the page, with the rows of both',
                correction: formatRow(toBlockHeading(name)),
              },
            ]
          : lintTable(page, block, placeholder);
      }),
  ];
};
