import { getAttribute, getClasses } from '../../authoring/markup';
import type { MarkupElement } from '../../authoring/markup';
import { readMarkup } from '../../authoring/read-markup';
import type { ComponentField, ComponentModel } from './component-model';

/** A placeholder of a page, with the source of its parts. */
export interface FoundPlaceholder {
  readonly model: ComponentModel;
  readonly tagName: string;
  /** The values by the names of the fields. */
  readonly properties: Readonly<Record<string, string | boolean | undefined>>;
  /** The placeholder's own class and attributes around its content, all as the page has them. */
  readonly expected: string;
  readonly content: string;
}

const readProperty = (element: MarkupElement, { attribute, kind }: ComponentField) => {
  const value = getAttribute(element, attribute);
  return kind === 'flag' && value === '' ? true : value;
};

const readPlaceholder = (
  source: string,
  element: MarkupElement,
  model: ComponentModel,
): FoundPlaceholder => {
  const { sourceCodeLocation: place } = element;
  if (!place) throw new Error(`No source of ${model.name}`);
  const start = place.startOffset;
  const inside = source.slice(start, place.endOffset);
  const attributes = model.fields
    .flatMap(({ attribute }) => place.attrs?.[attribute] ?? [])
    .map(({ startOffset, endOffset }) => ` ${source.slice(startOffset, endOffset)}`);
  const openingEnd = Math.max(
    start + 1 + element.tagName.length,
    ...Object.values(place.attrs ?? {}).map(({ endOffset }) => endOffset),
  );
  const content = inside.slice(
    openingEnd - start + 1,
    inside.length - `</${element.tagName}>`.length,
  );
  return {
    model,
    tagName: element.tagName,
    properties: Object.fromEntries(
      model.fields.map((field) => [field.name, readProperty(element, field)]),
    ),
    expected: `<div class="${model.className}"${attributes.join('')}>${content}</div>`,
    content,
  };
};

/** Finds the placeholders of a page. */
export const findPlaceholders = (
  html: string,
  models: readonly ComponentModel[],
): FoundPlaceholder[] => {
  const { source, elements } = readMarkup(html);
  return elements.flatMap((element) => {
    const classes = getClasses(element);
    const model = models.find(({ className }) => classes.includes(className));
    return model ? [readPlaceholder(source, element, model)] : [];
  });
};
