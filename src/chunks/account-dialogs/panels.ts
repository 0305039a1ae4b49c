import { SYSTEM_ERROR } from '../../site/account-messages';
import { PAGES } from '../../site/addresses';
import type { StatusPanelName } from './outcomes';

/** Where a panel leads: another dialog, or the page of a migrated account. */
type Link = 'sign-in' | 'create-account' | 'forgot-password' | 'welcome';

/** A panel's words and ways on; the first is the main one. */
export interface Panel {
  readonly heading: string;
  readonly text: string | ((email: string) => string);
  readonly actions: readonly (Link | 'back')[];
  readonly backLabel?: string;
  /** Whether it says that something has succeeded. */
  readonly isGood?: true;
}

export const LINKS: Readonly<Record<Link, { readonly label: string; readonly href: string }>> = {
  'sign-in': { label: 'Sign In', href: PAGES.accountSignIn },
  'create-account': { label: 'Create an Account', href: PAGES.accountCreate },
  'forgot-password': { label: 'Forgot Your Password?', href: PAGES.accountForgotPassword },
  welcome: { label: 'Continue', href: PAGES.accountWelcome },
};

export const PANELS: Readonly<Record<StatusPanelName, Panel>> = {
  'verify-account': {
    heading: 'Verify your account',
    text: (email) =>
      `We sent a message to ${email}. Follow its link within 24 hours, then sign in here.`,
    actions: ['sign-in'],
  },
  'account-verified': {
    heading: 'Account verified',
    text: 'Your email address is confirmed. You can sign in now.',
    actions: ['sign-in'],
    isGood: true,
  },
  'access-failed': {
    heading: 'Access failed',
    text: 'This link or session is no longer valid. Have a new link sent to set your password.',
    actions: ['forgot-password'],
  },
  'confirmation-failed': {
    heading: 'Confirmation failed',
    text: 'Your email address could not be confirmed. Sign in to have a new link sent.',
    actions: ['sign-in'],
  },
  'verification-failed': {
    heading: 'Account verification failed',
    text: 'The link is no longer valid. Sign in to have a new one sent.',
    actions: ['sign-in'],
  },
  'migrated-user': {
    heading: 'Welcome to your new account',
    text: 'Your account has moved. Confirm how we may reach you to start using it.',
    actions: ['welcome'],
  },
  'user-not-found': {
    heading: 'User not found',
    text: (email) =>
      `This account could not be located. Check the address ${email}, or create an account with it.`,
    actions: ['back', 'create-account'],
  },
  'reset-email-not-found': {
    heading: 'Password reset email not found',
    text: (email) => `We know no account with the address ${email}. Check it and try again.`,
    actions: ['back', 'forgot-password'],
  },
  'reset-requested': {
    heading: 'Check your email',
    text: 'Password reset request has been submitted. Please check your email for further instructions.',
    actions: ['sign-in'],
    isGood: true,
  },
  'password-changed': {
    heading: 'Password changed',
    text: 'Your new password counts from now on.',
    actions: ['sign-in'],
    isGood: true,
  },
  'system-error': {
    heading: 'System error',
    text: SYSTEM_ERROR,
    actions: ['back'],
    backLabel: 'Try Again',
  },
};
