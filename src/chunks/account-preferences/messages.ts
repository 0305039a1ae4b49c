import { defineTexts } from '../../language/define-texts';

export const PREFERENCES_LABELS = defineTexts('accountPreferences', {
  /** Names the page while it loads and if loading fails. */
  loading: 'Your preferences',
  signIn: 'Sign in',
  signInEmail: 'You sign in with {email}.',
  passwordNote: 'Changing your password signs you out on all other devices.',
  changePassword: 'Change your password',
});

export const SECTION_TITLES = defineTexts('accountPreferences.titles', {
  profile: 'Profile',
  store: 'Preferred store',
  reminders: 'Email reminders',
  email: 'Email',
  password: 'Password',
});

export const PROFILE_LABELS = defineTexts('accountPreferences.profile', {
  firstName: 'First Name',
  lastName: 'Last Name',
  phone: 'Phone',
  address: 'Address',
  city: 'City',
  state: 'State',
  zip: 'Zip code',
});

export const EMAIL_LABELS = defineTexts('accountPreferences.email', {
  newEmail: 'New Email',
  password: 'Current Password',
});

export const REMINDERS_LABELS = defineTexts('accountPreferences.reminders', {
  reminders: 'Email me when one of my vehicles is due for service',
});

/** Labels of the submit buttons; `busy` shows while a form is being saved. */
export const SAVE_LABELS = defineTexts('accountPreferences.save', {
  profile: 'Save profile',
  reminders: 'Save reminders',
  email: 'Change email',
  busy: 'Saving…',
});

export const CONFIRMATIONS = defineTexts('accountPreferences.confirmations', {
  profile: 'Your profile has been saved.',
  store: '{store} is now your preferred store.',
  remindersOn: "We'll email you reminders.",
  remindersOff: "We won't email you reminders.",
  email: 'We emailed a link to {email}. Your new address takes effect when you open it.',
});

export const STORE_LABELS = defineTexts('accountPreferences.store', {
  zip: 'Stores near a zip code',
  search: 'Find stores',
  searching: 'Searching…',
  found: '{count, plural, one {# store} other {# stores}} near {zip}',
  preferred: 'Preferred',
  prefer: 'Make preferred',
  saving: 'Saving…',
});
