import { parseDay } from '../../site/day';

/** Texts for authors. They are not part of the bundle. */
export interface AttributeAuthorTexts {
  label: string;
  help?: string;
}

/** The kinds of attributes. `attribute-texts.ts` says what an author may write for each. */
export type AttributeKind =
  | 'text'
  | 'choice'
  | 'flag'
  | 'list'
  | 'language'
  | 'digits'
  | 'day'
  | 'count'
  | 'amount'
  | 'address';

/** A `data-*` attribute, and how its text is parsed: `read` returns undefined for an invalid text. */
export interface Attribute<Value> {
  readonly kind: AttributeKind;
  readonly read: (text: string) => Value | undefined;
  /** The valid texts, if they are few. */
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

/** The parsed values of a placeholder's attributes. */
export type AttributesOf<A extends Attributes> = { readonly [Name in keyof A]: ValueOf<A[Name]> };

/** Whether an attribute is required, or its fallback. */
type Presence<Value> = { required: true } | { fallback: Value } | object;

const attribute = <Value, P extends Presence<Value>>(
  kind: AttributeKind,
  read: (text: string) => Value | undefined,
  options: P & { author?: AttributeAuthorTexts },
): Attribute<Value> & P => ({ kind, read, ...options });

interface Authored {
  author?: AttributeAuthorTexts;
}

const isWebAddress = (raw: string): boolean => {
  try {
    return raw.trim() !== '' && /^https?:$/.test(new URL(raw, 'https://site.invalid').protocol);
  } catch {
    return false;
  }
};

/** A non-empty text. */
export const text = <P extends Presence<string>>(options: P & Authored) =>
  attribute<string, P>('text', (raw) => raw.trim() || undefined, options);

/** One of a few words. */
export const choice = <const V extends string, P extends Presence<NoInfer<V>>>(
  values: readonly V[],
  options: P & Authored,
) => ({
  ...attribute<V, P>('choice', (raw) => values.find((value) => value === raw.trim()), options),
  choices: values,
});

/** On when the attribute is bare (as HTL prints a true boolean) or 'true', off when 'false'. */
export const flag = <P extends Presence<boolean>>(options: P & Authored) =>
  attribute<boolean, P>(
    'flag',
    (raw) => (raw === '' || raw === 'true' ? true : raw === 'false' ? false : undefined),
    options,
  );

/** Texts separated by commas. */
export const list = <P extends Presence<readonly string[]>>(options: P & Authored) =>
  attribute<readonly string[], P>(
    'list',
    (raw) => {
      const parts = raw.split(',').map((part) => part.trim());
      return parts.every(Boolean) ? parts : undefined;
    },
    options,
  );

/** A language tag such as en-US. */
export const language = <P extends Presence<string>>(options: P & Authored) =>
  attribute<string, P>(
    'language',
    (raw) => (/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(raw) ? raw : undefined),
    options,
  );

/** Digits only, such as a store number. */
export const digits = <P extends Presence<string>>(options: P & Authored) =>
  attribute<string, P>('digits', (raw) => (/^\d{1,10}$/.test(raw) ? raw : undefined), options);

/** A day on the calendar. */
export const day = <P extends Presence<Date>>(options: P & Authored) =>
  attribute<Date, P>('day', parseDay, options);

/** A whole number of days or pieces, 0 to 9,999. */
export const count = <P extends Presence<number>>(options: P & Authored) =>
  attribute<number, P>(
    'count',
    (raw) => (/^\d{1,4}$/.test(raw) ? Number(raw) : undefined),
    options,
  );

/** An amount of US dollars. */
export const amount = <P extends Presence<number>>(options: P & Authored) =>
  attribute<number, P>(
    'amount',
    (raw) => (/^\d{1,6}(\.\d{1,2})?$/.test(raw) ? Number(raw) : undefined),
    options,
  );

/** An http or https address, which may be relative. */
export const address = <P extends Presence<string>>(options: P & Authored) =>
  attribute<string, P>('address', (raw) => (isWebAddress(raw) ? raw : undefined), options);
