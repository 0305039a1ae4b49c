export const PROFILE_SAVED = 'Your profile has been saved.';
export const REMINDERS_ON = "We'll email you reminders.";
export const REMINDERS_OFF = "We won't email you reminders.";

export const getEmailSentMessage = (email: string): string =>
  `We emailed a link to ${email}. Your new address takes effect when you open it.`;

export const getPreferredStoreMessage = (storeName: string): string =>
  `${storeName} is now your preferred store.`;
