import type { GetICUArgs } from '@schummar/icu-type-parser';
import { MessageFormatter, pluralTypeHandler } from '@ultraq/icu-message-formatter';
import { forLocale } from './language';
import { formatNumber } from './numbers';
import { addDefaultText, getText } from './plain-texts';

/** The values of a text's parameters: numbers for plurals and `{x, number}`, strings for `{x}`. */
type Values<Text extends string> = GetICUArgs<
  Text,
  { ICUArgument: string; ICUNumberArgument: number; ICUDateArgument: never }
>;

/** A text with parameters. */
export interface TextWithValues<V extends object = Readonly<Record<string, string | number>>> {
  /** Fills in the values: `CART.checkOut({ total: '$712.40' })`. */
  (values: V): string;
  /** Returns the text in pieces, with values that needn't be strings, such as React nodes (`src/ui/RichText.tsx`). */
  readonly split: <Value>(values: Readonly<Record<keyof V, Value>>) => (Value | string)[];
}

/** A group of texts by name: strings, and functions for texts with parameters. */
export type Texts<Defaults extends Readonly<Record<string, string>>> = {
  readonly [Name in keyof Defaults]: [keyof Values<Defaults[Name]>] extends [never]
    ? string
    : TextWithValues<Values<Defaults[Name]>>;
};

const formatter = forLocale(
  (locale) => new MessageFormatter(locale, { plural: pluralTypeHandler, number: formatNumber }),
);

const createTextWithValues = (key: string, defaultText: string): TextWithValues => {
  const split = <Value>(values: Readonly<Record<string, Value>>) => {
    // The formatter's types say less: pieces are texts, or the values as they are.
    // oxlint-disable-next-line typescript/no-unsafe-assignment
    const pieces: (Value | string)[] = formatter()
      .process(getText(key, defaultText), values)
      .flat(Infinity);
    return pieces;
  };
  return Object.assign(
    (values: Readonly<Record<string, string | number>>) => split(values).join(''),
    { split },
  );
};

/**
 * Defines the texts of a feature, in English. Each has the key `scope.name`, by which authors change it and
 * translations replace it (docs/texts.md). Texts are in ICU message syntax: `{name}` is a parameter,
 * `{count, plural, one {# tire} other {# tires}}` depends on a number.
 * @returns the texts in the page's language
 */
export const defineTexts = <const Defaults extends Readonly<Record<string, string>>>(
  scope: string,
  texts: Defaults,
): Texts<Defaults> => {
  const properties: PropertyDescriptorMap = {};
  for (const [name, text] of Object.entries(texts)) {
    const key = `${scope}.${name}`;
    addDefaultText(key, text);
    properties[name] = text.includes('{')
      ? { enumerable: true, value: createTextWithValues(key, text) }
      : { enumerable: true, get: () => getText(key, text) };
  }
  // The properties above are those of the type.
  // oxlint-disable-next-line typescript/no-unsafe-assignment
  const defined: Texts<Defaults> = Object.create(Object.prototype, properties);
  return defined;
};

/**
 * Defines the texts of names that a service returns with codes, in English, with the keys `scope.code`.
 * @returns a function that returns a name in the page's language; unchanged if the service has another one for its code
 */
export const defineNames = (
  scope: string,
  names: Readonly<Record<string, string>>,
): ((code: string, name: string) => string) => {
  for (const [code, name] of Object.entries(names)) addDefaultText(`${scope}.${code}`, name);
  return (code, name) => (names[code] === name ? getText(`${scope}.${code}`, name) : name);
};
