import type { TireTraits } from '../../services/tires';

/** Labels of the traits. */
export const TRAIT_LABELS: Readonly<Record<keyof TireTraits, string>> = {
  wet: 'Wet roads',
  snow: 'Snow',
  quiet: 'Quiet ride',
  comfort: 'Comfort',
  handling: 'Handling',
  fuel: 'Fuel economy',
};

export type TraitName = keyof TireTraits;

/** The traits in display order. */
export const TRAIT_NAMES: readonly TraitName[] = [
  'wet',
  'snow',
  'quiet',
  'comfort',
  'handling',
  'fuel',
];

/** The best value of a trait. */
export const BEST_TRAIT = 10;
