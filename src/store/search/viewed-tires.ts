import { boolean, fallback, number, object, optional, string } from 'valibot';
import type { InferOutput } from 'valibot';
import { parseData } from '../../browser/parse-data';
import { readStored, writeStored } from '../../browser/storage';
import { tolerantArray } from '../../browser/tolerant-array';

export const MAX_VIEWED = 4;

const optionalText = () => fallback(optional(string(), ''), '');

const viewedTire = object({
  brand: string(),
  name: string(),
  friendlyName: optionalText(),
  /** URLs; empty if there are none. */
  logo: optionalText(),
  image: optionalText(),
  /** US dollars for one tire. */
  price: fallback(optional(number()), undefined),
  hidePrice: fallback(optional(boolean(), false), false),
  url: string(),
  article: string(),
});

const viewedTires = tolerantArray('recentlyViewedTire', viewedTire);

/** A tire whose page was viewed in this browser (INTR-5). */
export type ViewedTire = InferOutput<typeof viewedTire>;

/** Reads the viewed tires, the most recent first, without malformed entries (LS-3). */
export const readViewedTires = (): ViewedTire[] =>
  parseData(viewedTires, readStored('recentlyViewedTire')) ?? [];

/** Adds a tire as the most recently viewed; each article occurs once. */
export const addViewedTire = (tire: ViewedTire): void => {
  const others = readViewedTires().filter(({ article }) => article !== tire.article);
  writeStored('recentlyViewedTire', [tire, ...others].slice(0, MAX_VIEWED));
};
