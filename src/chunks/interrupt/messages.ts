import { defineTexts } from '../../language/define-texts';

export const LABELS = defineTexts('interrupts', {
  /** Replaces a missing heading. */
  heading: 'Notice',
});

export const SIGNUP_LABELS = defineTexts('interrupts.signup', {
  email: 'Email',
  submit: 'Send me coupons',
  sending: 'Sending…',
});

export const APPOINTMENT_LABELS = defineTexts('interrupts.appointment', {
  /** The name, address, and city of my store. */
  myStore: 'Your store is {store}.',
  call: 'Call {phone}',
  chooseStore: 'Choose a store',
  changeStore: 'Choose another store',
  started: 'You started booking: {services} at {store}.',
  startedForTime: 'You started booking: {services} at {store}, {time}.',
  continue: 'Continue',
});

export const VIEWED_TIRES_LABELS = defineTexts('interrupts.viewedTires', {
  /** The price of one tire. */
  each: '{price} ea.',
});
