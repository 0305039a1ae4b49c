import {
  getAttribute,
  getAttributeRange,
  getClasses,
  getElementRange,
  getStartTag,
  parseMarkup,
} from '../../authoring/markup';
import type { Element } from '../../authoring/markup';
import type { ComponentField, ComponentModel } from './component-model';

/** A placeholder on a page, with the source of its parts. */
export interface FoundPlaceholder {
  readonly model: ComponentModel;
  readonly tagName: string;
  /** The values by the names of the fields. */
  readonly properties: Readonly<Record<string, string | boolean | undefined>>;
  /** The HTML that its component should render: its class and attributes as the page has them, and its content. */
  readonly expected: string;
  readonly content: string;
}

const readProperty = (element: Element, { attribute, kind }: ComponentField) => {
  const value = getAttribute(element, attribute);
  return kind === 'flag' && value === '' ? true : value;
};

const readPlaceholder = (
  source: string,
  element: Element,
  model: ComponentModel,
): FoundPlaceholder => {
  const [range, tag] = [getElementRange(element), getStartTag(element)];
  if (!range || !tag) throw new Error(`No source of ${model.name}`);
  const attributes = model.fields
    .flatMap(({ attribute }) => getAttributeRange(element, attribute) ?? [])
    .map(({ start, end }) => ` ${source.slice(start, end)}`);
  const content = source.slice(tag.end, range.end - `</${element.name}>`.length);
  return {
    model,
    tagName: element.name,
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
  const { source, elements } = parseMarkup(html);
  return elements.flatMap((element) => {
    const classes = getClasses(element);
    const model = models.find(({ className }) => classes.includes(className));
    return model ? [readPlaceholder(source, element, model)] : [];
  });
};
