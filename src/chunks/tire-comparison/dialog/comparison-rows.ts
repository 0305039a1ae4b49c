import type { TirePricing } from '../../../services/tire-schema';
import type { TireTraits } from '../../../services/tires';
import { getAvailability, getSetCounts } from '../../../tires/availability';
import type { StockingStore } from '../../../tires/availability';
import { formatLoadAndSpeed } from '../../../tires/load-and-speed';
import { applySalePrices, getCurrentPrices } from '../../../tires/sale-price';
import type { TireGroup } from '../../../tires/tire-group';
import { TRAIT_LABELS, TRAIT_NAMES } from '../../../tires/traits';
import { formatNumber } from '../../../site/format-number';
import { formatUsd, formatUsdWithoutZeroCents } from '../../../site/format-usd';
import { COMPARISON_TEXTS, formatSale, ROW_LABELS } from './messages';

/** The value of a row for one tire. */
export interface Cell {
  readonly text: string;
  /** From 1 to 10, which shows as a bar. */
  readonly trait?: number;
  /** From 0 to 5, which shows as stars. */
  readonly rating?: number;
}

/** A row of the comparison. */
export interface ComparisonRow {
  readonly id: string;
  readonly label: string;
  /** In the order of the tires; undefined where the value isn't known. */
  readonly cells: readonly (Cell | undefined)[];
  /** Whether two known values differ. */
  readonly isDifferent: boolean;
}

/** What the rows depend on beside the tires. */
export interface RowContext {
  readonly traits: Readonly<Record<string, TireTraits>>;
  /** The store of prices and stock; undefined without one. */
  readonly store: StockingStore | undefined;
  readonly isLoggedIn: boolean;
  readonly now: Date;
}

/** A group of the comparison by its ID; its facts are undefined until they load. */
interface ComparedGroup {
  readonly id: string;
  readonly group: TireGroup | undefined;
}

type ReadCell = (group: TireGroup, context: RowContext) => Cell | undefined;

/** Number of tires of each article in a set of four. */
const getCount = ({ isMatchSet }: TireGroup): number => (isMatchSet ? 2 : 4);

const toCell = (text: string): Cell => ({ text });

const joinDistinct = (texts: readonly string[], separator: string): string =>
  [...new Set(texts)].join(separator);

/** Formats a fact of both tires of a pair once if it is the same. */
const readFact =
  (format: (tire: TireGroup['tires'][0]) => string): ReadCell =>
  ({ tires: [front, rear] }) =>
    toCell(joinDistinct(rear ? [format(front), format(rear)] : [format(front)], ' / '));

/** Formats the price of one tire, or of both tires of a pair if they differ. */
const formatEach = ([front = 0, rear = front]: readonly number[]): string =>
  front === rear ? formatUsd(front) : `${formatUsd(front)} front, ${formatUsd(rear)} rear`;

const readPrice: ReadCell = (group, { isLoggedIn }) => {
  const { price, pricing } = group;
  if (price === undefined) return undefined;
  const regular = formatEach(pricing.map((entry) => entry.price.value));
  const current = formatEach(getCurrentPrices(group, isLoggedIn));
  return toCell(current === regular ? regular : formatSale(current, regular));
};

const readSet: ReadCell = (group, { isLoggedIn }) => {
  const { price } = applySalePrices(group, isLoggedIn);
  return price === undefined
    ? undefined
    : toCell(formatUsd((Math.round(price * 100) * getCount(group)) / 100));
};

/** Lists texts of the offers of a group, each once. */
const readOffers =
  (list: (pricing: TirePricing, context: RowContext) => readonly string[]): ReadCell =>
  ({ pricing, price }, context) =>
    price === undefined
      ? undefined
      : toCell(
          joinDistinct(
            pricing.flatMap((entry) => list(entry, context)),
            '; ',
          ) || COMPARISON_TEXTS.none,
        );

const readSavings = readOffers(({ potentialPromotions }, { isLoggedIn }) =>
  potentialPromotions.map(({ displayName, label, loggedInOnlyPromotion }) => {
    const name = displayName || label || '';
    return loggedInOnlyPromotion && !isLoggedIn ? `${COMPARISON_TEXTS.signInOnly}: ${name}` : name;
  }),
);

const readRebate = readOffers(({ rebates }) =>
  rebates.map(({ totalOfflineSavings, displayName, label }) =>
    totalOfflineSavings == null
      ? displayName || label || ''
      : `${formatUsdWithoutZeroCents(totalOfflineSavings)} on a set of four`,
  ),
);

const readStock: ReadCell = (group, { store, now }) => {
  const { inventory, isMatchSet } = group;
  const found = store && getAvailability(inventory, getSetCounts(isMatchSet), store, now);
  return found ? toCell(found.text) : undefined;
};

const readRating: ReadCell = ({ rating: { averageRating, reviewCount } }) =>
  reviewCount === 0
    ? toCell(COMPARISON_TEXTS.noReviews)
    : {
        text: `${averageRating.toFixed(1)} out of 5, ${formatNumber(reviewCount)} ${reviewCount === 1 ? 'review' : 'reviews'}`,
        rating: averageRating,
      };

/** Reads the lower value of a pair, which limits what the set can do. */
const readTrait = (
  name: keyof TireTraits,
  id: string,
  { traits }: RowContext,
): Cell | undefined => {
  const codes = id.split('_');
  const values = codes.flatMap((code) => traits[code]?.[name] ?? []);
  if (values.length < codes.length) return undefined;
  const trait = Math.min(...values);
  return { text: `${trait} of 10`, trait };
};

type CompareRow = readonly [
  id: string,
  label: string,
  read: (compared: ComparedGroup, context: RowContext) => Cell | undefined,
];

/** Reads a value that depends on the store; without one, the row says so. */
const readAtStore =
  (read: ReadCell): ReadCell =>
  (group, context) =>
    context.store ? read(group, context) : toCell(COMPARISON_TEXTS.selectStore);

const createFactRow = (id: keyof typeof ROW_LABELS, read: ReadCell): CompareRow => [
  id,
  ROW_LABELS[id],
  ({ group }, context) => group && read(group, context),
];

const ROWS: readonly CompareRow[] = [
  createFactRow('price', readAtStore(readPrice)),
  createFactRow('set', readAtStore(readSet)),
  createFactRow('savings', readAtStore(readSavings)),
  createFactRow('rebate', readAtStore(readRebate)),
  createFactRow('stock', readAtStore(readStock)),
  createFactRow('rating', readRating),
  createFactRow(
    'mileage',
    readFact(({ mileage }) =>
      mileage > 0 ? `${formatNumber(mileage)} miles` : COMPARISON_TEXTS.none,
    ),
  ),
  createFactRow(
    'type',
    readFact(({ type }) => type),
  ),
  ...TRAIT_NAMES.map((name): CompareRow => [
    name,
    TRAIT_LABELS[name],
    ({ id }, context) => readTrait(name, id, context),
  ]),
  createFactRow(
    'size',
    readFact(({ size }) => size),
  ),
  createFactRow(
    'loadAndSpeed',
    readFact(({ loadIndex, speedRating }) => formatLoadAndSpeed(loadIndex, speedRating)),
  ),
];

/** Builds the rows of the comparison. */
export const buildRows = (
  compared: readonly ComparedGroup[],
  context: RowContext,
): readonly ComparisonRow[] =>
  ROWS.map(([id, label, read]) => {
    const cells = compared.map((group) => read(group, context));
    const known = new Set(cells.flatMap((cell) => cell?.text ?? []));
    return { id, label, cells, isDifferent: known.size > 1 };
  });
