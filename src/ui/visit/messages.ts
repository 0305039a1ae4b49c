import { defineTexts } from '../../language/define-texts';
import type { DropWaitOption, PickupPreference } from '../../services/appointments';

export const VISIT_LABELS = defineTexts('visit', {
  number: 'Confirmation number',
  calendar: 'Add to calendar',
  print: 'Print',
  directions: 'Directions',
  map: 'Map of {store}',
  /** Title in the visitor's calendar. */
  eventTitle: 'Appointment at {store}',
  bring: 'What to bring',
  next: 'What happens next',
  arrival:
    'When you arrive, we look at your vehicle with you, and agree on the price before we start.',
});

export const WHAT_TO_BRING = defineTexts('visit.bring', {
  keys: 'Your keys, and the wheel lock key if your vehicle has one',
  offer: 'The name or code of any offer you want to use',
  phone: 'Your phone, so we can reach you during your visit',
});

export const DROP_OFF_OR_WAIT_LABELS = defineTexts('visit.dropOffOrWait', {
  drop: "I'll drop off my vehicle",
  wait: "I'll wait at the store",
} satisfies Record<DropWaitOption, string>);

export const PICKUP_NAMES = defineTexts('visit.pickup', {
  text: 'Text',
  call: 'Call',
  email: 'Email',
} satisfies Record<PickupPreference, string>);

/** What the driver has chosen, said to them. */
export const VISIT_NAMES = defineTexts('visit.dropOffOrWaitNames', {
  drop: "You'll drop off your vehicle.",
  wait: "You'll wait at the store.",
} satisfies Record<DropWaitOption, string>);

/** What the store will do, by the pickup preference. */
export const PICKUP_PROMISES = defineTexts('visit.pickupPromises', {
  text: "We'll text you when it's ready.",
  call: "We'll call you when it's ready.",
  email: "We'll email you when it's ready.",
} satisfies Record<PickupPreference, string>);
