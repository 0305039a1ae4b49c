import { defineTexts } from '../../language/define-texts';

export const ORDER_LABELS = defineTexts('order', {
  loading: 'Loading your order',
  placed: 'Thank you for your order',
  canceled: 'This order has been canceled',
  vehicle: 'For your',
  emailSent: 'We emailed the details to {email}.',
  charged: 'Charged to',
  number: 'Order number',
  bought: 'What you bought',
  visit: 'Your installation',
  manage: 'Change or cancel',
  summary: 'Price details',
  storeFailed: "The store's address didn't load. Check your connection and try again.",
  storeLoading: 'Loading the store',
  signIn: 'Sign in to see your order',
  findTires: 'Find tires',
});

export const LOAD_PROBLEMS = defineTexts('order.link', {
  unknown: "We can't find this order. Check the link in your confirmation email.",
  forbidden:
    "This link doesn't open the order. Use the link in your confirmation email, or sign in.",
  foreign: 'This order belongs to another account. Use the link in your confirmation email.',
  failed: "Your order didn't load. Check your connection and try again.",
});

export const ACCOUNT_LABELS = defineTexts('order.account', {
  title: 'Save your details for next time',
  text: 'Choose a password to create an account with the details of this order.',
  password: 'Password',
  hint: 'Use at least 8 characters and no backslashes.',
  submit: 'Create an account',
  busy: 'Creating your account…',
  done: 'Your account has been created. Open the link in the email we sent you to verify your address.',
  exists: 'You already have an account with this email address. Sign in to see your orders.',
  failed: "We couldn't create your account. Your order isn't affected. Try again later.",
});
