import { cleanValue } from '../text/clean-text';

export interface TireSize {
  /** Section width in mm. */
  readonly cs: number;
  /** Aspect ratio in %. */
  readonly ar: number;
  /** Rim diameter in inches. */
  readonly rs: number;
}

/** Punctuation between the parts of a size: `/`, `.`, `x`, `×`, or a dash. */
const SEPARATOR = String.raw`[/.x\xD7\u2010-\u2015-]`;

/**
 * `205/55R16`, `205 55 16`, `205x55x16`, or `2055516`. P, LT, ST, ZR, RF, C, and the load index with the speed rating
 * are optional; whatever follows a space, a slash, or a parenthesis is ignored, and so is punctuation at the end of the
 * word. A run of spaces can match in only one way, so that the time is linear.
 */
const SIZE = new RegExp(
  String.raw`^(?:P|LT|ST)?\s*([1-9]\d\d)\s*(?:${SEPARATOR}\s*)?([1-9]\d)\s*(?:(?:Z?RF?|${SEPARATOR})\s*)?([1-9]\d)` +
    String.raw`(?:C|LT|ST|XL|SL)?(?:\d{2,3}[A-Z]\d?)?(?:XL|SL)?(?:[.,;]*(?:\s.*)?|[/(].*)$`,
  'i',
);

/** Parses a tire size; undefined if it is invalid. */
export const parseTireSize = (typed: string): TireSize | undefined => {
  const [, cs, ar, rs] = SIZE.exec(cleanValue(typed)) ?? [];
  return cs && ar && rs ? { cs: Number(cs), ar: Number(ar), rs: Number(rs) } : undefined;
};

/** Formats a size as `205/55R16`. */
export const formatTireSize = ({ cs, ar, rs }: TireSize): string => `${cs}/${ar}R${rs}`;
