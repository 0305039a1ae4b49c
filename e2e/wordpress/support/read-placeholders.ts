import { getClasses, getElementRange, readMarkup } from '../../../authoring/markup';
import type { ComponentModel } from '../../../scripts/deliver/component-model';

/** Returns the HTML of each placeholder of one kind on a page. */
export const readPlaceholders = (html: string, { className }: ComponentModel): string[] => {
  const { source, elements } = readMarkup(html);
  return elements
    .filter((element) => getClasses(element).includes(className))
    .map((element) => {
      const place = getElementRange(element);
      return place ? source.slice(place.start, place.end) : '';
    });
};
