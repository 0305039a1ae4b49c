import { parseDay } from '../../site/day';

/** Texts for authors. They are not part of the bundle. */
export interface AttributeAuthorTexts {
  label: string;
  help?: string;
}

/**
 * A `data-*` attribute: how its text is parsed, and what an author may write. `read` returns
 * undefined for an invalid text; `expected` ends the sentence "expected …" of the error (MOUNT-8).
 */
export interface Attribute<Value> {
  readonly read: (text: string) => Value | undefined;
  readonly expected: string;
  /** A valid text, for samples and error messages. */
  readonly example: string;
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
  read: (text: string) => Value | undefined,
  expected: string,
  example: string,
  options: P & { author?: AttributeAuthorTexts },
): Attribute<Value> & P => ({ read, expected, example, ...options });

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
  attribute<string, P>((raw) => raw.trim() || undefined, 'a text', 'Example', options);

/** One of a few words. */
export const choice = <const V extends string, P extends Presence<NoInfer<V>>>(
  values: readonly V[],
  options: P & Authored,
) => ({
  ...attribute<V, P>(
    (raw) => values.find((value) => value === raw.trim()),
    `one of ${values.join(', ')}`,
    values[0] ?? '',
    options,
  ),
  choices: values,
});

/** On when the attribute is bare (as HTL prints a true boolean) or 'true', off when 'false'. */
export const flag = <P extends Presence<boolean>>(options: P & Authored) =>
  attribute<boolean, P>(
    (raw) => (raw === '' || raw === 'true' ? true : raw === 'false' ? false : undefined),
    'true, false or the bare attribute',
    'true',
    options,
  );

/** Texts separated by commas. */
export const list = <P extends Presence<readonly string[]>>(options: P & Authored) =>
  attribute<readonly string[], P>(
    (raw) => {
      const parts = raw.split(',').map((part) => part.trim());
      return parts.every(Boolean) ? parts : undefined;
    },
    'texts joined by commas',
    'A1,B2',
    options,
  );

/** A language tag such as en-US. */
export const language = <P extends Presence<string>>(options: P & Authored) =>
  attribute<string, P>(
    (raw) => (/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(raw) ? raw : undefined),
    'a language tag such as en-US',
    'en-US',
    options,
  );

/** Digits only, such as a store number. */
export const digits = <P extends Presence<string>>(options: P & Authored) =>
  attribute<string, P>(
    (raw) => (/^\d{1,10}$/.test(raw) ? raw : undefined),
    'digits',
    '910011',
    options,
  );

/** A day on the calendar. */
export const day = <P extends Presence<Date>>(options: P & Authored) =>
  attribute<Date, P>(parseDay, 'a day such as 2026-12-31', '2026-12-31', options);

/** A whole number of days or pieces, 0 to 9,999. */
export const count = <P extends Presence<number>>(options: P & Authored) =>
  attribute<number, P>(
    (raw) => (/^\d{1,4}$/.test(raw) ? Number(raw) : undefined),
    'a whole number from 0 to 9999',
    '20',
    options,
  );

/** An amount of US dollars. */
export const amount = <P extends Presence<number>>(options: P & Authored) =>
  attribute<number, P>(
    (raw) => (/^\d{1,6}(\.\d{1,2})?$/.test(raw) ? Number(raw) : undefined),
    'an amount such as 142.99',
    '142.99',
    options,
  );

/** An http or https address, which may be relative. */
export const address = <P extends Presence<string>>(options: P & Authored) =>
  attribute<string, P>(
    (raw) => (isWebAddress(raw) ? raw : undefined),
    'an address that begins with / or https://',
    '/tires/',
    options,
  );
