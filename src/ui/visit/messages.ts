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

/** The pickup preference as a sentence, in the review step. */
export const PICKUP_SENTENCES = defineTexts('visit.pickupSentences', {
  text: "Text me when it's ready",
  call: "Call me when it's ready",
  email: "Email me when it's ready",
} satisfies Record<PickupPreference, string>);
