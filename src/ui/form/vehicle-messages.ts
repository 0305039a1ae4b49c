import type { Level } from '../../domain/vehicles/choice';

/** The label of each list, and its name in the message of a list that didn't load. */
export const LIST_NAMES: Readonly<Record<Level, { label: string; plural: string }>> = {
  year: { label: 'Year', plural: 'Years' },
  make: { label: 'Make', plural: 'Makes' },
  model: { label: 'Model', plural: 'Models' },
  trim: { label: 'Trim', plural: 'Trims' },
};

/** The first option of a list. */
export const LIST_PROMPTS = { loading: 'Loading…', ready: 'Choose' } as const;

/** Follows the name of a list. */
export const LIST_NOT_LOADED = "didn't load.";

export const ENGINE_TEXTS = {
  label: 'Engine',
  hint: 'Check the label under the hood. Example: 2.5L L4',
} as const;
