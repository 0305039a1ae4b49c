export const PROFILE_SAVED = 'Your profile has been saved.';
export const REMINDERS_ON = "We'll email you reminders.";
export const REMINDERS_OFF = "We won't email you reminders.";

export const getEmailSentMessage = (email: string): string =>
  `We emailed a link to ${email}. Your new address takes effect when you open it.`;

export const getPreferredStoreMessage = (storeName: string): string =>
  `${storeName} is now your preferred store.`;

/** Names the page while it loads and if loading fails. */
export const PREFERENCES_NAME = 'Your preferences';

export const SECTION_TITLES = {
  profile: 'Profile',
  store: 'Preferred store',
  reminders: 'Email reminders',
  email: 'Email',
  password: 'Password',
} as const;

export const PROFILE_LABELS = {
  firstName: 'First Name',
  lastName: 'Last Name',
  phone: 'Phone',
  address: 'Address',
  city: 'City',
  state: 'State',
  zip: 'Zip code',
} as const;

export const EMAIL_LABELS = { newEmail: 'New Email', password: 'Current Password' } as const;

export const REMINDERS_LABELS = {
  reminders: 'Email me when one of my vehicles is due for service',
} as const;

/** Labels of the submit buttons and of the link to sign in; `busy` shows while a form is being saved. */
export const SAVE_LABELS = {
  profile: 'Save profile',
  reminders: 'Save reminders',
  email: 'Change email',
  busy: 'Saving…',
  signIn: 'Sign in',
} as const;

export const STORE_LABELS = {
  zip: 'Stores near a zip code',
  search: 'Find stores',
  searching: 'Searching…',
  preferred: 'Preferred',
  prefer: 'Make preferred',
  saving: 'Saving…',
} as const;

export const formatStoresNear = (count: number, zip: string): string =>
  `${count === 1 ? '1 store' : `${count} stores`} near ${zip}`;

/** Followed by the driver's email address and a period. */
export const SIGN_IN_EMAIL = 'You sign in with';

export const PASSWORD_NOTE = 'Changing your password signs you out on all other devices.';

export const CHANGE_PASSWORD = 'Change your password';
