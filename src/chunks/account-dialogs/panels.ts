import { SYSTEM_ERROR } from '../../domain/account/messages';
import { ACCOUNT_PAGES, CREATE_ACCOUNT_LINK, SIGN_IN_LINK } from '../../site/pages';
import type { StatusPanelName } from './outcomes';

/** The target of a panel's action: another dialog, or the welcome page of a migrated account. */
type Link = 'sign-in' | 'create-account' | 'forgot-password' | 'welcome';

/** The texts and actions of a panel; the first action is the primary one. */
export interface Panel {
  readonly heading: string;
  readonly text: string | ((email: string) => string);
  readonly actions: readonly (Link | 'back')[];
  readonly backLabel?: string;
  /** Whether the panel reports a success. */
  readonly isSuccess?: true;
}

export const LINKS: Readonly<Record<Link, { readonly label: string; readonly href: string }>> = {
  'sign-in': { label: 'Sign In', href: SIGN_IN_LINK.href },
  'create-account': { label: 'Create an Account', href: CREATE_ACCOUNT_LINK.href },
  'forgot-password': { label: 'Forgot Your Password?', href: ACCOUNT_PAGES.forgotPassword },
  welcome: { label: 'Continue', href: ACCOUNT_PAGES.welcome },
};

type Panels = Readonly<Partial<Record<StatusPanelName, Panel>>>;

/** The panels that a sign-in can show, and those that the forms add when they load. */
const panels: Panels & Record<'system-error', Panel> = {
  'verify-account': {
    heading: 'Verify your account',
    text: (email) => `We emailed a link to ${email}. Open it within 24 hours, and then sign in.`,
    actions: ['sign-in'],
  },
  'account-verified': {
    heading: 'Account verified',
    text: 'Your email address is verified. You can sign in now.',
    actions: ['sign-in'],
    isSuccess: true,
  },
  'verification-failed': {
    heading: 'Account verification failed',
    text: 'This link is no longer valid. Sign in to request a new one.',
    actions: ['sign-in'],
  },
  'migrated-user': {
    heading: 'Welcome to your new account',
    text: 'Your account has moved. To get started, confirm how we can contact you.',
    actions: ['welcome'],
  },
  'user-not-found': {
    heading: 'User not found',
    text: (email) =>
      `This account could not be located. Check ${email} for typos, or create an account.`,
    actions: ['back', 'create-account'],
  },
  'reset-email-not-found': {
    heading: 'Password reset email not found',
    text: (email) =>
      `We couldn't find an account with the email address ${email}. Check it and try again.`,
    actions: ['back', 'forgot-password'],
  },
  'system-error': {
    heading: 'System error',
    text: SYSTEM_ERROR,
    actions: ['back'],
    backLabel: 'Try Again',
  },
};

/** Adds the panels of forms that load when their dialog opens. */
export const addPanels = (more: Panels): void => void Object.assign(panels, more);

export const getPanel = (name: StatusPanelName): Panel => panels[name] ?? panels['system-error'];
