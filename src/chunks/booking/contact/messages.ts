/** Labels of the contact form's fields, in the order of the error summary. */
export const CONTACT_LABELS = {
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone number',
  email: 'Email address',
  dropWaitOption: 'While we work on it',
  pickupPreference: 'How should we tell you that it’s ready?',
  comments: 'Anything the store should know',
  savesToAccount: 'Save my name and phone number to my account',
} as const;

export const CONTACT_TEXTS = {
  phoneHint: 'The store calls only if something about this appointment changes.',
  emailHint: 'For the confirmation, with links to change or cancel.',
  commentsHint: 'Don’t write card numbers or other payment data.',
  next: 'Review appointment',
  busy: 'Checking…',
  dropOffOnly: 'This work takes more than three hours, so you drop the vehicle off.',
} as const;
