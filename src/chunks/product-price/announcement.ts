import * as v from 'valibot';
import { parseAs, tolerantArray } from '../../browser/tolerant-array';

const dollars = v.pipe(v.number(), v.finite(), v.minValue(0));
const dollarsIfGiven = v.fallback(v.optional(dollars), undefined);
const label = v.fallback(v.string(), '');

/** What is not a list counts as an empty one. */
const listOf = <Schema extends v.GenericSchema>(name: string, entry: Schema) =>
  v.fallback(tolerantArray(name, entry), []);

const promotion = v.object({
  code: v.string(),
  label,
  displayName: label,
  loggedInOnlyPromotion: v.fallback(v.boolean(), false),
  hidePrice: v.fallback(v.boolean(), false),
  salePrice: dollarsIfGiven,
  totalOfflineSavings: dollarsIfGiven,
});

const rebate = v.object({ code: v.string(), label, amount: dollarsIfGiven });

const card = v.object({
  storeNumber: v.fallback(v.optional(v.string()), undefined),
  brand: v.string(),
  tireName: v.string(),
  articleCode: v.string(),
  price: dollars,
  promo: listOf('promo', promotion),
  rebate: listOf('rebate', rebate),
  showPrice: v.fallback(v.boolean(), false),
  isAsLowAs: v.fallback(v.boolean(), false),
});

const announcement = v.object({
  cards: listOf('cards', card),
  loggedIn: v.fallback(v.boolean(), false),
});

export type AnnouncedPromotion = v.InferOutput<typeof promotion>;
export type AnnouncedCard = v.InferOutput<typeof card>;

type Announcement = v.InferOutput<typeof announcement>;

/** The payloads that were parsed, undefined for a wrong one: every block of the page gets the same. */
const parsedPayloads = new WeakMap<object, Announcement | undefined>();

/** Parses a payload once, however many price blocks it reaches (decision 15). */
const parseAnnouncement = (payload: unknown): Announcement | undefined => {
  if (typeof payload !== 'object' || payload === null) return undefined;
  if (!parsedPayloads.has(payload)) {
    const parsed = parseAs('createproductprice', () => v.safeParse(announcement, payload));
    parsedPayloads.set(payload, parsed.success ? parsed.output : undefined);
  }
  return parsedPayloads.get(payload);
};

/** A card's price as it was announced, and to whom. */
export interface AnnouncedPrice {
  card: AnnouncedCard;
  loggedIn: boolean;
}

/** The tire that a price block stands for. */
export interface Tire {
  article: string | undefined;
  brand: string;
  tireName: string;
  /** The store whose carousel it stands in, if any: another store's price is not its own. */
  storeNumber: string | undefined;
}

const same = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/**
 * The price of a tire in a createproductprice payload: by its article, else by brand and name.
 * Scripts of the page publish too, so the payload is read with care (BUS-4, PRIC-1).
 */
export const priceOf = (
  payload: unknown,
  { article, brand, tireName, storeNumber }: Tire,
): AnnouncedPrice | undefined => {
  const parsed = parseAnnouncement(payload);
  if (!parsed) return undefined;
  const { loggedIn } = parsed;
  const cards = parsed.cards.filter(
    (candidate) => !storeNumber || !candidate.storeNumber || candidate.storeNumber === storeNumber,
  );
  const found =
    cards.find(({ articleCode }) => articleCode === article) ??
    cards.find((candidate) => same(candidate.brand, brand) && same(candidate.tireName, tireName));
  return found && { card: found, loggedIn };
};
