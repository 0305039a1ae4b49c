import { array, nullable, number, object, optional, picklist, string } from 'valibot';
import type { InferOutput } from 'valibot';
import { parseData } from '../../browser/parse-data';
import { readStored, writeStored } from '../../browser/storage';
import { ARTICLE_ID } from '../../domain/tires/article-id';

export const COMPARISON_LIMIT = 4;

export const COMPARISON_VIEWS = ['list', 'grid'] as const;

const comparedTire = object({
  /** The article's code, or the codes of a front and rear pair joined by an underscore. */
  id: string(),
  articles: array(string()),
  brand: string(),
  name: string(),
  /** With load index and speed rating, because tires of the same name may have the same size. */
  size: string(),
});

const comparison = object({
  searchType: nullable(picklist(['vehicle', 'size'])),
  vehicle: nullable(
    object({ year: number(), make: string(), model: string(), trim: optional(string()) }),
  ),
  size: nullable(
    object({
      crossSection: number(),
      aspectRatio: number(),
      rimSize: number(),
      tireSize: string(),
    }),
  ),
  tires: array(comparedTire),
  view: picklist(COMPARISON_VIEWS),
});

/** The comparison in local storage (CMP-1). */
export type Comparison = InferOutput<typeof comparison>;

export type ComparedTire = InferOutput<typeof comparedTire>;

export const EMPTY_COMPARISON: Comparison = {
  searchType: null,
  vehicle: null,
  size: null,
  tires: [],
  view: 'grid',
};

/**
 * Checks that a stored comparison has no more tires than allowed, none of them twice, and IDs that match
 * their articles. A plain function, because more valibot checks would add to the bundle of every page.
 */
const isConsistent = ({ tires }: Comparison): boolean =>
  tires.length <= COMPARISON_LIMIT &&
  new Set(tires.map(({ id }) => id)).size === tires.length &&
  tires.every(({ id, articles }) => ARTICLE_ID.test(id) && id === articles.join('_'));

/** Reads the comparison that all tabs share; empty if none is stored or it is invalid (LS-3). */
export const readSavedComparison = (): Comparison => {
  const saved = parseData(comparison, readStored('tireComparison'));
  return saved && isConsistent(saved) ? saved : EMPTY_COMPARISON;
};

/** Saves the comparison for 24 hours from now. */
export const saveComparison = (data: Comparison): void => {
  writeStored('tireComparison', data);
};
