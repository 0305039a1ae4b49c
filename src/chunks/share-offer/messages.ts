import { defineTexts } from '../../language/define-texts';

export const LABELS = defineTexts('shareOffer', {
  title: 'Share this offer',
  privacyStatement: 'Privacy statement',
  send: 'Send',
  sending: 'Sending…',
  print: 'Print',
  /** What screen readers read instead of `print`. */
  printInNewTab: 'Print this offer, in a new tab',
  nextStep: 'Mention this offer when you book, or show it at the store.',
  schedule: 'Schedule Appointment',
  decline: 'No Thanks',
});

export const METHOD_LABELS = defineTexts('shareOffer.methods', { text: 'Text', email: 'Email' });

export const FIELD_LABELS = defineTexts('shareOffer.fields', {
  method: 'Send this offer by',
  phone: 'Phone number',
  email: 'Email',
  optin: 'Also send me coupons by email',
});

/** The terms that a visitor agrees to, by method; a link to the privacy statement follows. */
export const DISCLAIMERS = defineTexts('shareOffer.disclaimers', {
  text: "We'll send one text with this offer to this number. Your carrier may charge for messages and data.",
  email: "We'll send one email with this offer to this address.",
});
