import { defineTexts } from '../../../language/define-texts';
import type { AppointmentPhase } from './appointment-phase';

export const APPOINTMENT_LABELS = defineTexts('appointment', {
  loading: 'Loading your appointment',
  services: 'Services',
  tires: 'Tires',
  offer: 'Offer',
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
});

export const PHASE_TITLES = defineTexts('appointment.phases', {
  booked: 'Your appointment',
  canceled: 'This appointment has been canceled',
  past: "This appointment's time has passed",
} satisfies Record<AppointmentPhase, string>);

export const PHASE_HINTS = defineTexts('appointment.hints', {
  canceled: "You don't need to do anything. You can book another appointment anytime.",
  past: "It can't be changed online anymore. Call the store if you have a question about it.",
} satisfies Record<Exclude<AppointmentPhase, 'booked'>, string>);

export const LOAD_PROBLEMS = defineTexts('appointment.link', {
  unknown:
    "We couldn't find this appointment. Open the link in your confirmation email again, or call the store.",
  forbidden:
    "This link doesn't open the appointment. Open the link in your confirmation email, or sign in to the account you booked with.",
  foreign:
    "Your account didn't book this appointment. Open the link in the confirmation email instead.",
  failed: "Your appointment didn't load. Check your connection and try again.",
});

export const RESCHEDULE_LABELS = defineTexts('appointment.reschedule', {
  title: 'Choose a new time',
  move: 'Move to {time}',
  moved: 'Your appointment is now on {time}. We emailed the details to {email}.',
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
});

export const CANCEL_LABELS = defineTexts('appointment.cancel', {
  title: 'Cancel this appointment?',
  titleWithOrder: 'Cancel this appointment and your order?',
  canceled: 'Your appointment has been canceled. We sent a confirmation to {email}.',
  order: "We'll also cancel your order {number} and refund {amount} to your {card}.",
  unknownOrder:
    "If you bought tires for this appointment, we'll also cancel your order and refund your card.",
  keepOrder: 'To keep your order, change the time instead.',
  orderCanceled: 'Your order {number} has been canceled, too.',
  confirm: 'Cancel appointment',
  keep: 'Keep appointment',
  canceling: 'Canceling…',
  checking: "We're checking whether your appointment was canceled.",
  uncertain: "We couldn't confirm that your appointment was canceled. You can safely try again.",
  refused: "Your appointment wasn't canceled. Try again, or call the store.",
});
