import type { Match } from '../src/mounts/schema/placeholder';

const escapeValue = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

/** A placeholder as an author writes it into a page. */
export interface WrittenPlaceholder extends Match {
  /** The attributes' names with `data-`, and their values; an empty value leaves the attribute without a value. */
  readonly attributes: readonly (readonly [name: string, text: string])[];
  /** The HTML inside. */
  readonly content: string;
}

/** Formats the HTML of a placeholder. */
export const formatPlaceholder = ({
  className,
  attributes,
  content,
}: WrittenPlaceholder): string => {
  const attributeTexts = attributes.map(([name, text]) =>
    text === '' ? ` ${name}` : ` ${name}="${escapeValue(text)}"`,
  );
  return `<div class="${className}"${attributeTexts.join('')}>${content ? `\n  ${content}\n` : ''}</div>`;
};
