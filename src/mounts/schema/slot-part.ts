import { choice } from './attributes';
import type { AuthoredPart } from './author-facts';

/** Finds the slots inside a placeholder. */
export const SLOT_SELECTOR = '.bsro-slot';

/**
 * Describes the places of a feature that authors may fill, as a part of its placeholder (docs/slots.md).
 * @param places where each place is, by its name; the feature has a `Slot` for each
 */
export const createSlotPart = (places: Readonly<Record<string, string>>): AuthoredPart => {
  const names = Object.keys(places);
  const [sample = ''] = names;
  return {
    selector: SLOT_SELECTOR,
    label: 'Slot',
    purpose: 'HTML of your own, or other components, for a place of the feature',
    sample: `<template class="bsro-slot" data-slot="${sample}">…</template>`,
    attributes: {
      slot: choice(names, {
        required: true,
        author: {
          label: 'Place',
          help: `${Object.entries(places)
            .map(([name, where]) => `${name}: ${where}`)
            .join('; ')}.`,
          sample,
        },
      }),
    },
  };
};
