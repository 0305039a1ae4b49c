import spanishForAuthors from '../author-texts-es.json';
import type { ComponentModel } from '../component-model';
import { createComponentTemplate } from './component-template';
import { createDesignDialog, createDialog, toPlainText } from './dialog';
import type { ContentNode } from './docview';

/** The properties that AEM's editor translates by its dictionaries, in which the English text is the key. */
const TRANSLATED = ['jcr:title', 'fieldLabel', 'fieldDescription', 'text'];

/** Words that have another meaning in AEM's own interface, whose translation an entry would replace. */
const AMBIGUOUS = ['Checkout', 'Hours', 'Order', 'Reviews', 'Zip'];

/** The Spanish texts of the editors of AEM and WordPress, which share most of them. */
const TRANSLATIONS = new Map(Object.entries(spanishForAuthors));

/** The most characters that the editor shows of a description. */
const MAX_SUMMARY = 170;

/** Lists the texts of a node and of its descendants that the editor shows. */
const listTexts = ({ properties, children = {} }: ContentNode): string[] => [
  ...TRANSLATED.flatMap((name) => {
    const text = properties[name];
    // The text of an option that is its value is no text for authors.
    return typeof text === 'string' && text !== properties['value'] ? text : [];
  }),
  ...Object.values(children).flatMap(listTexts),
];

/** Returns the name of a group in the editor's list of components. */
export const getComponentGroup = (group: ComponentModel['group']): string => `bsro-ui - ${group}`;

/** Returns the first sentence of a description; a long one up to its colon. */
export const createSummary = (description: string): string => {
  const [sentence] = toPlainText(description).split(/(?<=\.) /);
  const [start] = (sentence ?? '').split(/[:;] |, each /);
  return sentence && sentence.length <= MAX_SUMMARY ? sentence : `${start}.`;
};

/** Lists the texts that a template's HTL translates. */
const listTemplateTexts = (template: string): string[] =>
  [...template.matchAll(/\$\{'((?:[^'\\]|\\.)*)' @ i18n\}/g)].map(([, text = '']) =>
    text.replaceAll("\\'", "'"),
  );

/** Lists the texts of a component that AEM's editor shows to authors, or its template to visitors. */
export const listEditorTexts = (model: ComponentModel): string[] => [
  getComponentGroup(model.group),
  ...[createDialog(model), createDesignDialog(model)].flatMap(listTexts),
  ...listTemplateTexts(createComponentTemplate(model)),
];

/** Creates the Spanish translations of the editor's texts. */
export const translateEditorTexts = (
  models: readonly ComponentModel[],
): ReadonlyMap<string, string> => {
  const texts = new Set(models.flatMap(listEditorTexts));
  const summaries = models.flatMap(({ description }) => {
    const translation = TRANSLATIONS.get(toPlainText(description));
    return translation ? [[createSummary(description), createSummary(translation)] as const] : [];
  });
  return new Map([
    ...[...TRANSLATIONS].filter(([text]) => texts.has(text) && !AMBIGUOUS.includes(text)),
    ...summaries,
  ]);
};
