import type { Attribute, AttributeKind } from './attributes';

/** What an author may write for an attribute. */
interface AttributeTexts {
  /** Ends the sentence "expected …" of the error (MOUNT-8). */
  readonly expected: string;
  /** A valid text, for samples and error messages. */
  readonly example: string;
}

const TEXTS: Readonly<Record<Exclude<AttributeKind, 'choice'>, AttributeTexts>> = {
  text: { expected: 'text', example: 'Example' },
  flag: { expected: 'true, false or the bare attribute', example: 'true' },
  list: { expected: 'texts joined by commas', example: 'A1,B2' },
  language: { expected: 'a language tag such as en-US', example: 'en-US' },
  digits: { expected: 'digits', example: '910011' },
  day: { expected: 'a day such as 2026-12-31', example: '2026-12-31' },
  count: { expected: 'a whole number from 0 to 9999', example: '20' },
  amount: { expected: 'an amount such as 142.99', example: '142.99' },
  address: { expected: 'a URL that begins with / or https://', example: '/tires/' },
};

/** Returns the texts for authors of an attribute's kind. */
export const getAttributeTexts = ({
  kind,
  choices = [],
}: Pick<Attribute<unknown>, 'kind' | 'choices'>): AttributeTexts =>
  kind === 'choice'
    ? { expected: `one of ${choices.join(', ')}`, example: choices[0] ?? '' }
    : TEXTS[kind];
