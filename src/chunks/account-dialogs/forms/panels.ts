import { addPanels } from '../panels';

// The panels that a sign-in never shows, so it doesn't load them.
addPanels({
  'access-failed': {
    heading: 'Access failed',
    text: 'This link or session is no longer valid. Request a new link to set your password.',
    actions: ['forgot-password'],
  },
  'confirmation-failed': {
    heading: 'Confirmation failed',
    text: "We couldn't confirm your email address. Sign in to request a new link.",
    actions: ['sign-in'],
  },
  'reset-requested': {
    heading: 'Check your email',
    text: 'Password reset request has been submitted. Please check your email for further instructions.',
    actions: ['sign-in'],
    isSuccess: true,
  },
  'password-changed': {
    heading: 'Password changed',
    text: 'Your password has been changed.',
    actions: ['sign-in'],
    isSuccess: true,
  },
});
