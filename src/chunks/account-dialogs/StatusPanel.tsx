// Renders seldom: what the compiler would keep weighs more than it saves.
'use no memo';

import { useEffect, useRef } from 'react';
import { PAGES } from '../../site/addresses';
import type { StatusPanelName } from './outcomes';

interface StatusPanelProps {
  name: StatusPanelName;
  email: string;
  /** Back to the form, whose content is still there. */
  onBack: () => void;
  onSignIn: () => void;
  onCreateAccount: () => void;
}

type Action = 'back' | 'sign-in' | 'create-account' | 'welcome' | 'forgot-password';

interface Panel {
  heading: string;
  text: (email: string) => string;
  actions: readonly [Action, ...Action[]];
}

const PANELS: Readonly<Record<StatusPanelName, Panel>> = {
  'verify-account': {
    heading: 'Verify your account',
    text: (email) =>
      `We sent a message to ${email}. Follow its link within 24 hours, then sign in here.`,
    actions: ['sign-in'],
  },
  'account-verified': {
    heading: 'Account verified',
    text: () => 'Your e-mail address is confirmed. You can sign in now.',
    actions: ['sign-in'],
  },
  'verification-failed': {
    heading: 'Account verification failed',
    text: () => 'The link is no longer valid. Sign in to have a new one sent.',
    actions: ['sign-in'],
  },
  'migrated-user': {
    heading: 'Welcome to your new account',
    text: () => 'Your account has moved. Confirm how we may reach you to start using it.',
    actions: ['welcome'],
  },
  'user-not-found': {
    heading: 'User not found',
    text: (email) =>
      `This account could not be located. Check the address ${email}, or create an account with it.`,
    actions: ['back', 'create-account'],
  },
  'reset-email-not-found': {
    heading: 'Password reset e-mail not found',
    text: (email) => `We know no account with the address ${email}. Check it and try again.`,
    actions: ['back', 'forgot-password'],
  },
};

const LINKS: Readonly<Record<'welcome' | 'forgot-password', { label: string; href: string }>> = {
  welcome: { label: 'Continue', href: PAGES.accountWelcome },
  'forgot-password': { label: 'Forgot Your Password?', href: PAGES.accountForgotPassword },
};

/** Says where an account stands and what to do next (ACCT-2). */
export function StatusPanel({ name, email, onBack, onSignIn, onCreateAccount }: StatusPanelProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), [name]);
  const { heading, text, actions } = PANELS[name];
  const buttons = {
    back: { label: 'Back', onClick: onBack },
    'sign-in': { label: 'Sign In', onClick: onSignIn },
    'create-account': { label: 'Create an Account', onClick: onCreateAccount },
  };
  return (
    <section className="bsro-account-panel" data-panel={name}>
      <h3 className="bsro-account-panel__title" ref={title} tabIndex={-1}>
        {heading}
      </h3>
      <p className="bsro-account-panel__text">{text(email)}</p>
      <p className="bsro-account-panel__actions">
        {actions.map((action, index) => {
          const className = `bsro-button${index === 0 ? ' bsro-button--primary' : ''}`;
          if (action === 'welcome' || action === 'forgot-password') {
            return (
              <a key={action} className={className} href={LINKS[action].href}>
                {LINKS[action].label}
              </a>
            );
          }
          const { label, onClick } = buttons[action];
          return (
            <button key={action} type="button" className={className} onClick={onClick}>
              {label}
            </button>
          );
        })}
      </p>
    </section>
  );
}
