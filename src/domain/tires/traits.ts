import { defineTexts } from '../../language/define-texts';
import type { TireTraits } from '../../services/tires';

export const TRAIT_LABELS = defineTexts('tire.traits', {
  wet: 'Wet roads',
  snow: 'Snow',
  quiet: 'Quiet ride',
  comfort: 'Comfort',
  handling: 'Handling',
  fuel: 'Fuel economy',
} satisfies Record<keyof TireTraits, string>);

export type TraitName = keyof TireTraits;

/** The traits in display order. */
export const TRAIT_NAMES = [
  'wet',
  'snow',
  'quiet',
  'comfort',
  'handling',
  'fuel',
] as const satisfies readonly TraitName[];
