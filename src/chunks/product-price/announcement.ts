import * as v from 'valibot';
import { parseAs, tolerantArray } from '../../browser/tolerant-array';

const dollars = v.pipe(v.number(), v.finite(), v.minValue(0));
const optionalDollars = v.fallback(v.optional(dollars), undefined);
const label = v.fallback(v.string(), '');

/** Creates a schema that parses anything but a list as an empty list. */
const tolerantList = <Schema extends v.GenericSchema>(name: string, entry: Schema) =>
  v.fallback(tolerantArray(name, entry), []);

const promotion = v.object({
  code: v.string(),
  label,
  displayName: label,
  loggedInOnlyPromotion: v.fallback(v.boolean(), false),
  hidePrice: v.fallback(v.boolean(), false),
  salePrice: optionalDollars,
  totalOfflineSavings: optionalDollars,
});

const rebate = v.object({ code: v.string(), label, amount: optionalDollars });

const card = v.object({
  storeNumber: v.fallback(v.optional(v.string()), undefined),
  brand: v.string(),
  tireName: v.string(),
  articleCode: v.string(),
  price: dollars,
  setPrice: optionalDollars,
  promo: tolerantList('promo', promotion),
  rebate: tolerantList('rebate', rebate),
  showPrice: v.fallback(v.boolean(), false),
  isAsLowAs: v.fallback(v.boolean(), false),
});

const announcement = v.object({
  cards: tolerantList('cards', card),
  loggedIn: v.fallback(v.boolean(), false),
});

export type AnnouncedCard = v.InferOutput<typeof card>;

type Announcement = v.InferOutput<typeof announcement>;

/** Parsed payloads; undefined if invalid. All price blocks receive the same payload object. */
const parsedPayloads = new WeakMap<object, Announcement | undefined>();

/** Parses a payload once, however many price blocks it reaches (docs/decisions/015-prices-over-the-bus.md). */
const parseAnnouncement = (payload: unknown): Announcement | undefined => {
  if (typeof payload !== 'object' || payload === null) return undefined;
  if (!parsedPayloads.has(payload)) {
    const parsed = parseAs('createproductprice', () => v.safeParse(announcement, payload));
    parsedPayloads.set(payload, parsed.success ? parsed.output : undefined);
  }
  return parsedPayloads.get(payload);
};

export interface AnnouncedPrice {
  card: AnnouncedCard;
  isSignedIn: boolean;
}

export interface PricedTire {
  article: string | undefined;
  brand: string;
  tireName: string;
  /** The store of the carousel that contains the block, if any. Prices of other stores don't apply. */
  storeNumber: string | undefined;
}

const isSameText = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/**
 * Finds the price of a tire in a createproductprice payload, by article or else by brand and name
 * (PRIC-1). Validates the payload, because page scripts can publish too (BUS-4).
 */
export const findPrice = (
  payload: unknown,
  { article, brand, tireName, storeNumber }: PricedTire,
): AnnouncedPrice | undefined => {
  const parsed = parseAnnouncement(payload);
  if (!parsed) return undefined;
  const cards = parsed.cards.filter(
    (candidate) => !storeNumber || !candidate.storeNumber || candidate.storeNumber === storeNumber,
  );
  const found =
    cards.find(({ articleCode }) => articleCode === article) ??
    cards.find(
      (candidate) => isSameText(candidate.brand, brand) && isSameText(candidate.tireName, tireName),
    );
  return found && { card: found, isSignedIn: parsed.loggedIn };
};
