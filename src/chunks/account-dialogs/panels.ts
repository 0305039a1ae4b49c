import { ACCOUNT_MESSAGES } from '../../domain/account/messages';
import { defineTexts } from '../../language/define-texts';
import { ACCOUNT_PAGES, CREATE_ACCOUNT_LINK, SIGN_IN_LINK } from '../../site/pages';
import type { StatusPanelName } from './outcomes';

/** The target of a panel's action: another dialog, or the welcome page of a migrated account. */
type Link = 'sign-in' | 'create-account' | 'forgot-password' | 'welcome';

/** The texts and actions of a panel; the first action is the primary one. */
export interface Panel {
  readonly texts: {
    readonly heading: string;
    readonly text: string | ((values: { readonly email: string }) => string);
  };
  readonly actions: readonly (Link | 'back')[];
  /** Whether the panel reports a success. */
  readonly isSuccess?: true;
}

export const LINK_LABELS = defineTexts('accountDialogs.panels.links', {
  'sign-in': 'Sign In',
  'create-account': 'Create an Account',
  'forgot-password': 'Forgot Your Password?',
  welcome: 'Continue',
} satisfies Record<Link, string>);

export const LINK_URLS: Readonly<Record<Link, string>> = {
  'sign-in': SIGN_IN_LINK.href,
  'create-account': CREATE_ACCOUNT_LINK.href,
  'forgot-password': ACCOUNT_PAGES.forgotPassword,
  welcome: ACCOUNT_PAGES.welcome,
};

export const PANEL_LABELS = defineTexts('accountDialogs.panels', {
  back: 'Back',
  /** Returns to the form after a system error. */
  tryAgain: 'Try Again',
  /** Closes the panel of a driver who is signed in. */
  continue: 'Continue',
  systemError: 'System error',
});

export const PANELS: Readonly<Record<StatusPanelName, Panel>> = {
  'verify-account': {
    texts: defineTexts('accountDialogs.panels.verifyAccount', {
      heading: 'Verify your account',
      text: 'We emailed a link to {email}. Open it within 24 hours, and then sign in.',
    }),
    actions: ['sign-in'],
  },
  'account-verified': {
    texts: defineTexts('accountDialogs.panels.accountVerified', {
      heading: 'Account verified',
      text: 'Your email address is verified. You can sign in now.',
    }),
    actions: ['sign-in'],
    isSuccess: true,
  },
  'verification-failed': {
    texts: defineTexts('accountDialogs.panels.verificationFailed', {
      heading: 'Account verification failed',
      text: 'This link is no longer valid. Sign in to request a new one.',
    }),
    actions: ['sign-in'],
  },
  'migrated-user': {
    texts: defineTexts('accountDialogs.panels.migratedUser', {
      heading: 'Welcome to your new account',
      text: 'Your account has moved. To get started, confirm how we can contact you.',
    }),
    actions: ['welcome'],
  },
  'user-not-found': {
    texts: defineTexts('accountDialogs.panels.userNotFound', {
      heading: 'User not found',
      text: 'This account could not be located. Check {email} for typos, or create an account.',
    }),
    actions: ['back', 'create-account'],
  },
  'reset-email-not-found': {
    texts: defineTexts('accountDialogs.panels.resetEmailNotFound', {
      heading: 'Password reset email not found',
      text: "We couldn't find an account with the email address {email}. Check it and try again.",
    }),
    actions: ['back', 'forgot-password'],
  },
  'access-failed': {
    texts: defineTexts('accountDialogs.panels.accessFailed', {
      heading: 'Access failed',
      text: 'This link or session is no longer valid. Request a new link to set your password.',
    }),
    actions: ['forgot-password'],
  },
  'confirmation-failed': {
    texts: defineTexts('accountDialogs.panels.confirmationFailed', {
      heading: 'Confirmation failed',
      text: "We couldn't confirm your email address. Sign in to request a new link.",
    }),
    actions: ['sign-in'],
  },
  'reset-requested': {
    texts: defineTexts('accountDialogs.panels.resetRequested', {
      heading: 'Check your email',
      text: 'Password reset request has been submitted. Please check your email for further instructions.',
    }),
    actions: ['sign-in'],
    isSuccess: true,
  },
  'password-changed': {
    texts: defineTexts('accountDialogs.panels.passwordChanged', {
      heading: 'Password changed',
      text: 'Your password has been changed.',
    }),
    actions: ['sign-in'],
    isSuccess: true,
  },
  'system-error': {
    texts: {
      get heading() {
        return PANEL_LABELS.systemError;
      },
      get text() {
        return ACCOUNT_MESSAGES.systemError;
      },
    },
    actions: ['back'],
  },
};
