import { STORE_NUMBER } from '../../domain/stores/local-store';
import { cleanText, cleanValue } from '../../domain/text/clean-text';
import { ARTICLE_ID } from '../../domain/tires/article-id';
import { parseDay } from '../../domain/time/day';

/** Texts for authors. They aren't part of the bundle. */
export interface AttributeAuthorTexts {
  label: string;
  help?: string;
  /** A valid value as an author would write it, for samples and corrections. */
  sample: string;
  /** Ends the sentence "expected …", if the kind's own description doesn't say enough. */
  expected?: string;
  /** Whether a text is a URL, which begins with / or https://. */
  isUrl?: true;
}

/** The kinds of attributes. `attribute-texts.ts` says what an author may write for each. */
export type AttributeKind =
  | 'text'
  | 'choice'
  | 'flag'
  | 'list'
  | 'language'
  | 'digits'
  | 'article'
  | 'day'
  | 'count'
  | 'amount'
  | 'url';

/** A `data-*` attribute. `parse` parses its value and returns undefined if it is invalid. */
export interface Attribute<Value> {
  readonly kind: AttributeKind;
  readonly parse: (text: string) => Value | undefined;
  /** The valid values, if there are only a few. */
  readonly choices?: readonly string[];
  readonly required?: boolean;
  readonly fallback?: Value;
  readonly author?: AttributeAuthorTexts;
}

export type Attributes = Readonly<Record<string, Attribute<unknown>>>;

type ValueOf<A> =
  A extends Attribute<infer Value>
    ? A extends { required: true } | { fallback: unknown }
      ? Value
      : Value | undefined
    : never;

export type AttributesOf<A extends Attributes> = { readonly [Name in keyof A]: ValueOf<A[Name]> };

/** Whether an attribute is required, or its fallback. */
type Presence<Value> = { required: true } | { fallback: Value } | object;

const defineAttribute = <Value, P extends Presence<Value>>(
  kind: AttributeKind,
  parse: (text: string) => Value | undefined,
  options: P & { author?: AttributeAuthorTexts },
): Attribute<Value> & P => ({ kind, parse, ...options });

/** The option with the texts for authors. */
interface Authored {
  author?: AttributeAuthorTexts;
}

const isWebUrl = (raw: string): boolean => {
  try {
    return raw.trim() !== '' && /^https?:$/.test(new URL(raw, 'https://site.invalid').protocol);
  } catch {
    return false;
  }
};

/** Text that isn't blank. */
export const text = <P extends Presence<string>>(options: P & Authored) =>
  defineAttribute<string, P>('text', (raw) => cleanText(raw) || undefined, options);

export const choice = <const V extends string, P extends Presence<NoInfer<V>>>(
  values: readonly V[],
  options: P & Authored,
) => ({
  ...defineAttribute<V, P>(
    'choice',
    (raw) => values.find((value) => value === cleanValue(raw)),
    options,
  ),
  choices: values,
});

/** True if the attribute is 'true' or has no value (as HTL renders a true boolean), false if 'false'. */
export const flag = <P extends Presence<boolean>>(options: P & Authored) =>
  defineAttribute<boolean, P>(
    'flag',
    (raw) => (raw === '' || raw === 'true' ? true : raw === 'false' ? false : undefined),
    options,
  );

/** Returns the parser of a value that matches a pattern once it is clean, because authors paste values. */
const parseMatch =
  (pattern: RegExp) =>
  (raw: string): string | undefined => {
    const value = cleanValue(raw);
    return pattern.test(value) ? value : undefined;
  };

/** Digits only, such as a store number. */
export const digits = <P extends Presence<string>>(options: P & Authored) =>
  defineAttribute<string, P>('digits', parseMatch(STORE_NUMBER), options);

/** An http or https URL, which may be relative. */
export const url = <P extends Presence<string>>(options: P & Authored) =>
  defineAttribute<string, P>('url', (raw) => (isWebUrl(raw) ? cleanText(raw) : undefined), options);

const parseCount = parseMatch(/^\d{1,4}$/);

const parseAmount = parseMatch(/^\d{1,6}(\.\d{1,2})?$/);

const toNumber = (value: string | undefined): number | undefined =>
  value === undefined ? undefined : Number(value);

/** A comma-separated list. */
export const list = <P extends Presence<readonly string[]>>(options: P & Authored) =>
  defineAttribute<readonly string[], P>(
    'list',
    (raw) => {
      const parts = raw.split(',').map(cleanText);
      return parts.every(Boolean) ? parts : undefined;
    },
    options,
  );

/** The code of an article, or both codes of a front and a rear tire: `200046_200053`. */
export const article = <P extends Presence<string>>(options: P & Authored) =>
  defineAttribute<string, P>('article', parseMatch(ARTICLE_ID), options);

/** A language tag such as en-US. */
export const language = <P extends Presence<string>>(options: P & Authored) =>
  defineAttribute<string, P>('language', parseMatch(/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i), options);

/** A calendar date. */
export const day = <P extends Presence<Date>>(options: P & Authored) =>
  defineAttribute<Date, P>('day', (raw) => parseDay(cleanValue(raw)), options);

/** A whole number of days or pieces, 0 to 9,999. */
export const count = <P extends Presence<number>>(options: P & Authored) =>
  defineAttribute<number, P>('count', (raw) => toNumber(parseCount(raw)), options);

/** An amount of US dollars. */
export const amount = <P extends Presence<number>>(options: P & Authored) =>
  defineAttribute<number, P>('amount', (raw) => toNumber(parseAmount(raw)), options);
