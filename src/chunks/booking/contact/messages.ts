import { defineTexts } from '../../../language/define-texts';

/** Labels of the contact form's fields, in the order of the error summary. */
export const CONTACT_LABELS = defineTexts('booking.contactFields', {
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone number',
  email: 'Email address',
  dropWaitOption: 'Drop off or wait',
  pickupPreference: "How should we let you know it's ready?",
  comments: 'Comments for the store',
  savesToAccount: 'Save my name and phone number to my account',
});

export const CONTACT_TEXTS = defineTexts('booking.contact', {
  phoneHint: "We'll use it only for texts and calls about your appointment.",
  emailHint: "We'll email your confirmation, with links to change or cancel.",
  commentsHint: "Don't include card numbers or other payment information.",
  next: 'Review appointment',
  busy: 'Checking…',
});
