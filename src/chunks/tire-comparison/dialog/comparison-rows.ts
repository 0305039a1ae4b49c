import type { TirePricing } from '../../../services/tire-schema';
import type { TireTraits } from '../../../services/tires';
import { getGroupAvailability } from '../../../domain/tires/availability';
import type { StockingStore } from '../../../domain/tires/availability';
import { formatTireType, TIRE_TEXTS } from '../../../domain/tires/messages';
import { formatLoadAndSpeed } from '../../../domain/tires/load-and-speed';
import { applySalePrices, getCurrentPrices } from '../../../domain/tires/sale-price';
import type { TireGroup } from '../../../domain/tires/tire-group';
import { TRAIT_LABELS, TRAIT_NAMES } from '../../../domain/tires/traits';
import {
  formatAverageRating,
  formatUsd,
  formatUsdWithoutZeroCents,
} from '../../../language/numbers';
import { PRODUCT_TEXTS } from '../../../ui/product/messages';
import { COMPARISON_TEXTS, ROW_LABELS } from '../messages';

/** The value of a row for one tire. */
export interface Cell {
  readonly text: string;
  /** What decides whether the cells of a row differ; by default, the text. Null for an unknown value. */
  readonly compared?: string | null;
  /** 1 to 10; shown as a bar. */
  readonly trait?: number;
  /** 0 to 5; shown as stars. */
  readonly rating?: number;
}

export interface ComparisonRow {
  readonly id: string;
  readonly label: string;
  /** In the order of the tires; undefined where the value isn't known. */
  readonly cells: readonly (Cell | undefined)[];
  /** Whether two known values differ in more than their words. */
  readonly isDifferent: boolean;
}

/** What the rows depend on in addition to the tires. */
export interface RowContext {
  readonly traits: Readonly<Record<string, TireTraits>>;
  /** The store that prices and stock are for; undefined without one. */
  readonly store: StockingStore | undefined;
  readonly isSignedIn: boolean;
  readonly now: Date;
}

/** A group of the comparison. `group` is undefined until its facts have loaded. */
interface ComparedGroup {
  readonly id: string;
  readonly group: TireGroup | undefined;
}

type GetCell = (group: TireGroup, context: RowContext) => Cell | undefined;

/** Returns the number of tires of each article in a set of four. */
const getCount = ({ isMatchSet }: TireGroup): number => (isMatchSet ? 2 : 4);

const toCell = (text: string): Cell => ({ text });

const joinDistinct = (texts: readonly string[], separator: string): string =>
  [...new Set(texts)].join(separator);

/** Creates a function that formats a fact. If both tires of a pair have the same value, it appears once. */
const createFactGetter =
  (format: (tire: TireGroup['tires'][0]) => string): GetCell =>
  ({ tires: [front, rear] }) =>
    toCell(joinDistinct(rear ? [format(front), format(rear)] : [format(front)], ' / '));

/** Formats the price per tire, or both prices of a pair if they differ. */
const formatEach = ([front = 0, rear = front]: readonly number[]): string =>
  front === rear
    ? formatUsd(front)
    : TIRE_TEXTS.pair({ front: formatUsd(front), rear: formatUsd(rear) });

const getPriceCell: GetCell = (group, { isSignedIn }) => {
  const { price, pricing } = group;
  if (price === undefined) return undefined;
  const regular = formatEach(pricing.map((entry) => entry.price.value));
  const current = formatEach(getCurrentPrices(group, isSignedIn));
  return {
    text: current === regular ? regular : COMPARISON_TEXTS.sale({ sale: current, regular }),
    compared: current,
  };
};

const getSetPriceCell: GetCell = (group, { isSignedIn }) => {
  const { price } = applySalePrices(group, isSignedIn);
  return price === undefined
    ? undefined
    : toCell(formatUsd((Math.round(price * 100) * getCount(group)) / 100));
};

/** Creates a function that lists the offers of a group, each once. */
const createOffersGetter =
  (list: (pricing: TirePricing, context: RowContext) => readonly string[]): GetCell =>
  ({ pricing, price }, context) =>
    price === undefined
      ? undefined
      : toCell(
          joinDistinct(
            pricing.flatMap((entry) => list(entry, context)),
            '; ',
          ) || COMPARISON_TEXTS.none,
        );

const getSavingsCell = createOffersGetter(({ potentialPromotions }, { isSignedIn }) =>
  potentialPromotions.map(({ displayName, label, loggedInOnlyPromotion }) => {
    const name = displayName || label || '';
    return loggedInOnlyPromotion && !isSignedIn
      ? COMPARISON_TEXTS.signInSavings({ offer: name })
      : name;
  }),
);

const getRebateCell = createOffersGetter(({ rebates }) =>
  rebates.map(({ totalOfflineSavings, displayName, label }) =>
    totalOfflineSavings == null
      ? displayName || label || ''
      : PRODUCT_TEXTS.setRebate({ amount: formatUsdWithoutZeroCents(totalOfflineSavings) }),
  ),
);

const getStockCell: GetCell = (group, { store, now }) => {
  const availability = store && getGroupAvailability(group, store, now);
  // Tires that are ready on the same day don't differ, wherever they come from.
  return (
    availability && { text: availability.text, compared: group.readyDate ?? availability.text }
  );
};

const getRatingCell: GetCell = ({ rating: { averageRating, reviewCount } }) =>
  reviewCount === 0
    ? { text: TIRE_TEXTS.noReviews, compared: null }
    : {
        text: TIRE_TEXTS.rating({
          rating: formatAverageRating(averageRating),
          count: reviewCount,
        }),
        rating: averageRating,
        compared: formatAverageRating(averageRating),
      };

/** Returns the value of a trait; for a pair the lower value, which limits the set. */
const getTraitCell = (
  name: keyof TireTraits,
  id: string,
  { traits }: RowContext,
): Cell | undefined => {
  const codes = id.split('_');
  const values = codes.flatMap((code) => traits[code]?.[name] ?? []);
  if (values.length < codes.length) return undefined;
  const trait = Math.min(...values);
  return { text: TIRE_TEXTS.trait({ value: trait }), trait };
};

type RowDefinition = readonly [
  id: string,
  getLabel: () => string,
  getCell: (compared: ComparedGroup, context: RowContext) => Cell | undefined,
];

/** Wraps a function whose cell depends on the store. Without a store, the cell asks to select one. */
const requireStore =
  (getCell: GetCell): GetCell =>
  (group, context) =>
    context.store ? getCell(group, context) : toCell(COMPARISON_TEXTS.selectStore);

const createFactRow = (id: keyof typeof ROW_LABELS, getCell: GetCell): RowDefinition => [
  id,
  () => ROW_LABELS[id],
  ({ group }, context) => group && getCell(group, context),
];

const ROWS: readonly RowDefinition[] = [
  createFactRow('price', requireStore(getPriceCell)),
  createFactRow('set', requireStore(getSetPriceCell)),
  createFactRow('savings', requireStore(getSavingsCell)),
  createFactRow('rebate', requireStore(getRebateCell)),
  createFactRow('stock', requireStore(getStockCell)),
  createFactRow('rating', getRatingCell),
  createFactRow(
    'mileage',
    createFactGetter(({ mileage }) =>
      mileage > 0 ? COMPARISON_TEXTS.miles({ miles: mileage }) : COMPARISON_TEXTS.none,
    ),
  ),
  createFactRow(
    'type',
    createFactGetter(({ type }) => formatTireType(type)),
  ),
  ...TRAIT_NAMES.map((name): RowDefinition => [
    name,
    () => TRAIT_LABELS[name],
    ({ id }, context) => getTraitCell(name, id, context),
  ]),
  createFactRow(
    'size',
    createFactGetter(({ size }) => size),
  ),
  createFactRow(
    'loadAndSpeed',
    createFactGetter(({ loadIndex, speedRating }) => formatLoadAndSpeed(loadIndex, speedRating)),
  ),
];

export const buildRows = (
  compared: readonly ComparedGroup[],
  context: RowContext,
): readonly ComparisonRow[] =>
  ROWS.map(([id, getLabel, getCell]) => {
    const cells = compared.map((group) => getCell(group, context));
    const known = new Set(
      cells.flatMap((cell) => (cell?.compared === undefined ? cell?.text : cell.compared) ?? []),
    );
    return { id, label: getLabel(), cells, isDifferent: known.size > 1 };
  });
