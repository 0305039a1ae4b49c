import { getClasses, getElementRange, parseMarkup } from '../../../authoring/markup';
import type { ComponentModel } from '../../../scripts/deliver/component-model';

/** Returns the HTML of each placeholder of one kind on a page. */
export const listPlaceholderHtml = (html: string, { className }: ComponentModel): string[] => {
  const { source, elements } = parseMarkup(html);
  return elements
    .filter((element) => getClasses(element).includes(className))
    .map((element) => {
      const place = getElementRange(element);
      return place ? source.slice(place.start, place.end) : '';
    });
};
