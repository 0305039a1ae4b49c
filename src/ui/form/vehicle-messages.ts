import type { Level } from '../../domain/vehicles/choice';
import { defineTexts } from '../../language/define-texts';

export const LIST_NAMES = defineTexts('vehicleFields', {
  year: 'Year',
  make: 'Make',
  model: 'Model',
  trim: 'Trim',
} satisfies Record<Level, string>);

export const LIST_NOT_LOADED = defineTexts('vehicleFields.notLoaded', {
  year: "Years didn't load.",
  make: "Makes didn't load.",
  model: "Models didn't load.",
  trim: "Trims didn't load.",
} satisfies Record<Level, string>);

export const LIST_PROMPTS = defineTexts('vehicleFields.prompts', {
  loading: 'Loading…',
  ready: 'Choose',
});

export const ENGINE_TEXTS = defineTexts('vehicleFields.engine', {
  label: 'Engine',
  hint: 'Check the label under the hood. Example: 2.5L L4',
});
