import type { Attribute, AttributeKind } from './attributes';

interface AttributeTexts {
  /** Completes "expected …" in the error message (MOUNT-8). */
  readonly expected: string;
  /** A valid value, for samples and error messages. */
  readonly example: string;
}

const TEXTS: Readonly<Record<Exclude<AttributeKind, 'choice'>, AttributeTexts>> = {
  text: { expected: 'text', example: 'Example' },
  flag: { expected: 'true, false, or the attribute without a value', example: 'true' },
  list: { expected: 'a comma-separated list', example: 'A1,B2' },
  language: { expected: 'a language tag such as en-US', example: 'en-US' },
  digits: { expected: 'digits', example: '310001' },
  article: {
    expected: 'an article code, or the codes of a front and a rear tire joined by an underscore',
    example: '200046',
  },
  day: { expected: 'a date such as 2026-12-31', example: '2026-12-31' },
  count: { expected: 'a whole number from 0 to 9999', example: '20' },
  amount: { expected: 'an amount such as 142.99', example: '142.99' },
  url: { expected: 'a URL that begins with / or https://', example: '/tires/' },
};

export const getAttributeTexts = ({
  kind,
  choices = [],
}: Pick<Attribute<unknown>, 'kind' | 'choices'>): AttributeTexts =>
  kind === 'choice'
    ? { expected: `one of ${choices.join(', ')}`, example: choices[0] ?? '' }
    : TEXTS[kind];
