/** A tire size as the search needs it. */
export interface TireSize {
  /** Section width in mm. */
  readonly cs: number;
  /** Aspect ratio in %. */
  readonly ar: number;
  /** Rim diameter in inches. */
  readonly rs: number;
}

/** Message for an invalid size. */
export const SIZE_PROBLEM = 'Enter a tire size such as 205/55R16';

/** `205/55R16`, `205 55 16`, or `2055516`; P, LT, ZR, load index, and speed rating are optional. */
const SIZE =
  /^(?:P|LT)?\s*(\d{3})\s*[/ -]?\s*(\d{2})\s*(?:Z?R|[/ -])?\s*(\d{2})(?:\s*(?:LT\b)?\s*(?:\(?\d{2,3}(?:\/\d{2,3})?\s*[A-Z]\d?\)?)?(?:\s*(?:XL|SL))?)$/i;

/** Parses a tire size; undefined if it is invalid. */
export const parseTireSize = (typed: string): TireSize | undefined => {
  const [, cs, ar, rs] = SIZE.exec(typed.trim()) ?? [];
  return cs && ar && rs ? { cs: Number(cs), ar: Number(ar), rs: Number(rs) } : undefined;
};

/** Formats a size as `205/55R16`. */
export const formatTireSize = ({ cs, ar, rs }: TireSize): string => `${cs}/${ar}R${rs}`;
