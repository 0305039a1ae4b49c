import type { DropWaitOption, PickupPreference } from '../../../services/appointments';
import type { AppointmentPhase } from './appointment-phase';

export const APPOINTMENT_LABELS = {
  loading: 'Loading your appointment',
  services: 'Services',
  vehicle: 'Vehicle',
  contact: 'Contact',
  visit: 'Your visit',
  comments: 'Comments',
  summary: 'Details',
  change: 'Change time',
  cancel: 'Cancel appointment',
  another: 'Book another appointment',
  storeLoading: 'Loading the store',
  storeFailed: "The store's address didn't load.",
  signIn: 'Sign In',
} as const;

/** The headings of an appointment. */
export const PHASE_TITLES: Readonly<Record<AppointmentPhase, string>> = {
  booked: 'Your appointment',
  canceled: 'This appointment has been canceled',
  past: "This appointment's time has passed",
};

/** What the visitor can do about a canceled or past appointment. */
export const PHASE_HINTS: Readonly<Record<Exclude<AppointmentPhase, 'booked'>, string>> = {
  canceled: "You don't need to do anything. You can book another appointment anytime.",
  past: "It can't be changed online anymore. Call the store if you have a question about it.",
};

/** Why an appointment isn't shown. */
export const LOAD_PROBLEMS = {
  unknown:
    "We couldn't find this appointment. Open the link in your confirmation email again, or call the store.",
  forbidden:
    "This link doesn't open the appointment. Open the link in your confirmation email, or sign in to the account you booked with.",
  foreign:
    "Your account didn't book this appointment. Open the link in the confirmation email instead.",
  failed: "Your appointment didn't load. Check your connection and try again.",
} as const;

export const VISIT_NAMES: Readonly<Record<DropWaitOption, string>> = {
  drop: "You'll drop off your vehicle.",
  wait: "You'll wait at the store.",
};

export const PICKUP_SENTENCES: Readonly<Record<PickupPreference, string>> = {
  text: "We'll text you when it's ready.",
  call: "We'll call you when it's ready.",
  email: "We'll email you when it's ready.",
};

export const RESCHEDULE_LABELS = {
  title: 'Choose a new time',
  submit: 'Change time',
  keep: 'Keep the current time',
  required: 'Choose a time',
  moving: 'Changing…',
  checking: "We're checking whether your appointment was changed.",
  uncertain:
    "We couldn't confirm that your appointment was changed. Check again before you choose another time.",
  checkAgain: 'Check again',
  none: 'This store has no other openings in the next 90 days. Keep your current time, or call the store.',
  refused: "Your appointment wasn't changed. Try again, or call the store.",
} as const;

export const formatMoveLabel = (time: string): string => `Move to ${time}`;

export const formatMoved = (time: string, email: string): string =>
  `Your appointment is now on ${time}. We emailed the details to ${email}.`;

export const CANCEL_LABELS = {
  title: 'Cancel this appointment?',
  order:
    "If you bought tires for this appointment, we'll also cancel your order and refund your card.",
  confirm: 'Cancel appointment',
  keep: 'Keep appointment',
  canceling: 'Canceling…',
  checking: "We're checking whether your appointment was canceled.",
  uncertain: "We couldn't confirm that your appointment was canceled. You can safely try again.",
  refused: "Your appointment wasn't canceled. Try again, or call the store.",
} as const;

export const formatCanceled = (email: string): string =>
  `Your appointment has been canceled. We sent a confirmation to ${email}.`;

/** @param storeName empty while the store is unknown */
export const formatTimeAndStore = (time: string, storeName: string): string =>
  storeName ? `${time}, ${storeName}` : time;
