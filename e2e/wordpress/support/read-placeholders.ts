import { readMarkup } from '../../../authoring/read-markup';
import { getClasses } from '../../../authoring/markup';
import type { ComponentModel } from '../../../scripts/deliver/component-model';

/** Reads the HTML of each placeholder of one kind, as the page has it. */
export const readPlaceholders = (html: string, { className }: ComponentModel): string[] => {
  const { source, elements } = readMarkup(html);
  return elements
    .filter((element) => getClasses(element).includes(className))
    .map(({ sourceCodeLocation: place }) =>
      source.slice(place?.startOffset ?? 0, place?.endOffset ?? 0),
    );
};
