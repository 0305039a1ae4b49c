import { boolean, fallback, number, object, optional, safeParse, string } from 'valibot';
import type { InferOutput } from 'valibot';
import { readStored, writeStored } from './storage';
import { tolerantArray } from './tolerant-array';

/** Tires that are remembered; the last one seen is the first. */
export const MOST_VIEWED = 4;

const words = () => fallback(optional(string(), ''), '');

const viewedTire = object({
  brand: string(),
  name: string(),
  friendlyName: words(),
  /** Addresses; empty where there is none. */
  logo: words(),
  image: words(),
  /** US dollars for one tire. */
  price: fallback(optional(number()), undefined),
  hidePrice: fallback(optional(boolean(), false), false),
  url: string(),
  article: string(),
});

const viewedTires = tolerantArray('recentlyViewedTire', viewedTire);

/** A tire whose page this browser has seen (INTR-5). */
export type ViewedTire = InferOutput<typeof viewedTire>;

/** The tires that were seen, the last one first; what is malformed counts as absent (LS-3). */
export const readViewedTires = (): ViewedTire[] => {
  const list = safeParse(viewedTires, readStored('recentlyViewedTire'));
  return list.success ? list.output : [];
};

/** Remembers a tire as the last one seen; one article counts once. */
export const addViewedTire = (tire: ViewedTire): void => {
  const others = readViewedTires().filter(({ article }) => article !== tire.article);
  writeStored('recentlyViewedTire', [tire, ...others].slice(0, MOST_VIEWED));
};
