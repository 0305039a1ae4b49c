import { ARTICLE_ID } from '../tires/article-id';
import type { TireQuantity } from '../../site/installation-url';

/** Matches 1 to 8 tires of each of up to 20 articles, the most that a cart is created with. */
const TIRES = /^[1-8]x\d+(?:,[1-8]x\d+){0,19}$/;

/**
 * Parses the tires to install in the query of a link to the appointment page, such as `2x200,2x201` (APPT-1).
 * @param report called with the name of the parameter if it is invalid, or has an article twice
 * @returns undefined without valid tires
 */
export const parseTires = (
  query: URLSearchParams,
  report: (name: string) => void,
): readonly TireQuantity[] | undefined => {
  const text = query.get('tires');
  if (!text) return undefined;
  const tires = text.split(',').map((entry) => ({ code: entry.slice(2), qty: Number(entry[0]) }));
  const codes = tires.map(({ code }) => code);
  const isValid =
    TIRES.test(text) &&
    codes.every((code) => ARTICLE_ID.test(code)) &&
    new Set(codes).size === codes.length;
  if (isValid) return tires;
  report('tires');
  return undefined;
};
