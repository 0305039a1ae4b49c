import {
  array,
  check,
  maxLength,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  regex,
  safeParse,
  strictTuple,
  string,
  union,
} from 'valibot';
import type { InferOutput } from 'valibot';
import { readStored, writeStored } from '../../browser/storage';

/** Most groups that a comparison holds. */
export const COMPARISON_LIMIT = 4;

export const COMPARISON_VIEWS = ['list', 'grid'] as const;

const article = pipe(string(), regex(/^\d{1,20}$/));

const comparedTire = pipe(
  object({
    /** The article's code, or the codes of a front and rear pair joined by an underscore. */
    id: string(),
    articles: union([strictTuple([article]), strictTuple([article, article])]),
    brand: string(),
    name: string(),
    size: string(),
  }),
  check(({ id, articles }) => id === articles.join('_')),
);

const tireList = pipe(
  array(comparedTire),
  maxLength(COMPARISON_LIMIT),
  check((tires) => new Set(tires.map(({ id }) => id)).size === tires.length),
);

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
  tires: tireList,
  view: picklist(COMPARISON_VIEWS),
});

/** What local storage keeps of the comparison (CMP-1). */
export type Comparison = InferOutput<typeof comparison>;

/** A group of tires in the comparison. */
export type ComparedTire = InferOutput<typeof comparedTire>;

export type ComparisonView = Comparison['view'];

export const EMPTY_COMPARISON: Comparison = {
  searchType: null,
  vehicle: null,
  size: null,
  tires: [],
  view: 'grid',
};

/** The comparison of this page if storage is unavailable. */
let unkept: Comparison | undefined;

/** Reads the comparison that all tabs share; it is empty if storage has none or an invalid one (LS-3). */
export const readSavedComparison = (): Comparison => {
  const parsed = safeParse(comparison, readStored('tireComparison') ?? unkept);
  return parsed.success ? parsed.output : EMPTY_COMPARISON;
};

/** Keeps the comparison for 24 hours from now. */
export const saveComparison = (data: Comparison): void => {
  unkept = writeStored('tireComparison', data) ? undefined : data;
};
