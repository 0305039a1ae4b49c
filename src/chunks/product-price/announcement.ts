import * as v from 'valibot';

const dollars = v.pipe(v.number(), v.finite(), v.minValue(0));
const dollarsIfGiven = v.fallback(v.optional(dollars), undefined);
const label = v.fallback(v.string(), '');

/** Entries of a wrong shape are left out, so that one bad entry costs no other. */
const listOf = <Schema extends v.GenericSchema>(entry: Schema) =>
  v.pipe(
    v.fallback(v.array(v.unknown()), []),
    v.transform((list) => {
      const entries: v.InferOutput<Schema>[] = [];
      for (const item of list) {
        const parsed = v.safeParse(entry, item);
        if (parsed.success) entries.push(parsed.output);
      }
      return entries;
    }),
  );

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
  promo: listOf(promotion),
  rebate: listOf(rebate),
  showPrice: v.fallback(v.boolean(), false),
  isAsLowAs: v.fallback(v.boolean(), false),
});

const announcement = v.object({
  cards: listOf(card),
  loggedIn: v.fallback(v.boolean(), false),
});

export type AnnouncedPromotion = v.InferOutput<typeof promotion>;
export type AnnouncedCard = v.InferOutput<typeof card>;

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
  const parsed = v.safeParse(announcement, payload);
  if (!parsed.success) return undefined;
  const { loggedIn } = parsed.output;
  const cards = parsed.output.cards.filter(
    (candidate) => !storeNumber || !candidate.storeNumber || candidate.storeNumber === storeNumber,
  );
  const found =
    cards.find(({ articleCode }) => articleCode === article) ??
    cards.find((candidate) => same(candidate.brand, brand) && same(candidate.tireName, tireName));
  return found && { card: found, loggedIn };
};
