import { SHOWN_HOURS } from '../../domain/stores/hours-values';
import { choice } from './attributes';
import type { AuthoredPart } from './author-facts';

/** Declares the part with the hours of a store. It is a function, so that the build can remove it. */
export const createHoursPart = (): AuthoredPart => ({
  selector: '[data-hours]',
  canBeOutside: true,
  purpose: 'Shows the hours of a day, or the name of today',
  sample: '<span data-hours="today">7:30 AM to 7:00 PM</span>',
  attributes: {
    hours: choice(SHOWN_HOURS, {
      required: true,
      author: { label: 'Day', sample: 'today' },
    }),
  },
});
