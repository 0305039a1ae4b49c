export const DIALOG_TITLE = 'Share this offer';

export const METHOD_LABELS = { text: 'Text', email: 'Email' } as const;

export const FIELD_LABELS = {
  method: 'Send this offer by',
  phone: 'Phone number',
  email: 'Email',
  optin: 'Also send me coupons by email',
} as const;

/** The terms that a visitor agrees to, by method; a link to the privacy statement follows. */
export const DISCLAIMERS = {
  text: "We'll send one text with this offer to this number. Your carrier may charge for messages and data.",
  email: "We'll send one email with this offer to this address.",
} as const;

export const PRIVACY_STATEMENT = 'Privacy statement';

export const ACTION_LABELS = {
  send: 'Send',
  sending: 'Sending…',
  print: 'Print',
  /** Completes the label for screen readers. */
  printSuffix: ' this offer, in a new tab',
  schedule: 'Schedule Appointment',
  decline: 'No Thanks',
} as const;

export const NEXT_STEP = 'Mention this offer when you book, or show it at the store.';
