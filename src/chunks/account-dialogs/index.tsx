import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useAppSelector } from '../../store/hooks';
import { selectIsLoggedIn } from '../../store/account/account-slice';
import { Dialog } from '../../ui/dialog/Dialog';
import { LoadedForm } from './LoadedForm';
import { SignInForm } from './SignInForm';
import { StatusPanel } from './StatusPanel';
import type { FormName, Given } from './form-props';
import { goToSignIn } from './go-to-sign-in';
import { forgetMailLink, readMailLink } from './mail-link';
import type { Outcome, StatusPanelName } from './outcomes';
import './account-dialogs.css';

interface AccountDialogsProps {
  name: FormName;
  /** Asks for another dialog. */
  onSwitch: (name: FormName) => void;
  onClose: () => void;
  /** Told once after a sign-in, before the dialog closes. */
  onSignedIn: () => void;
  /** Takes the focus when the button that opened the dialog is gone. */
  getFallbackFocus: () => HTMLElement | null;
}

const TITLES: Readonly<Record<FormName, string>> = {
  'sign-in': 'Sign In',
  'create-account': 'Create An Account',
  'forgot-password': 'Forgot Password',
  'change-password': 'Change Password',
  'reset-password': 'Reset Password',
  'verify-email': 'Verify Your Account',
};

/** What is opened by who asks: a driver need not sign in, a visitor has no password to change. */
const dialogFor = (name: FormName, isSignedIn: boolean): FormName | undefined => {
  if (name === 'change-password') return isSignedIn ? name : 'sign-in';
  return isSignedIn ? undefined : name;
};

interface Shown {
  readonly name: StatusPanelName;
  readonly email: string;
  readonly tokenId?: string | undefined;
}

/** The dialogs of accounts, each a form with its status panels (ACCT-1, ACCT-2). */
export default function AccountDialogs({
  name: asked,
  onSwitch,
  onClose,
  onSignedIn,
  getFallbackFocus,
}: AccountDialogsProps) {
  const isSignedIn = useAppSelector(selectIsLoggedIn) === 'true';
  const [arrival] = useState(() => {
    const link = readMailLink(location.search);
    return { asked, name: link?.name ?? dialogFor(asked, isSignedIn), link };
  });
  const [hasMoved, setHasMoved] = useState(false);
  const name = hasMoved || asked !== arrival.asked ? asked : arrival.name;
  const [isDirty, setIsDirty] = useState(false);
  const [shown, setShown] = useState<{ readonly of: FormName; readonly panel: Shown }>();
  const [given, setGiven] = useState<Given>(arrival.link ?? {});
  const [attempt, setAttempt] = useState(0);
  const form = useRef<HTMLDivElement>(null);
  const panel = shown?.of === name ? shown?.panel : undefined;

  // Before the dialog opens: its own entries of the history repeat the page's address.
  useLayoutEffect(() => {
    if (arrival.link) forgetMailLink();
  }, [arrival]);
  const closeUnneeded = useEffectEvent(onClose);
  useEffect(() => {
    if (arrival.name === undefined) closeUnneeded();
  }, [arrival]);

  const switchTo = (next: FormName, gift: Given = {}): void => {
    setShown(undefined);
    setIsDirty(false);
    setGiven(gift);
    setHasMoved(true);
    onSwitch(next);
  };
  const follow = (outcome: Outcome, email: string): void => {
    switch (outcome.kind) {
      case 'done':
        onSignedIn();
        onClose();
        break;
      case 'panel':
        if (name)
          setShown({ of: name, panel: { name: outcome.panel, email, tokenId: outcome.tokenId } });
        break;
      case 'change-password':
        switchTo('change-password', { email, tokenId: outcome.tokenId });
        break;
      case 'session-expired':
        goToSignIn();
        break;
      case 'message':
    }
  };
  // What had the focus, the panel's button, is gone.
  const focusForm = useEffectEvent(() =>
    form.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(),
  );
  const hasPanel = panel !== undefined;
  useEffect(() => {
    if (!hasPanel) focusForm();
  }, [hasPanel]);

  if (name === undefined) return null;
  const props = {
    given,
    attempt,
    onDirty: setIsDirty,
    onOutcome: follow,
    onSwitch: switchTo,
    onClose,
  };
  return (
    <Dialog
      // Each form is a dialog of its own: its heading is read and its first field has the focus.
      key={name}
      title={TITLES[name]}
      canDismiss={() => !isDirty || hasPanel}
      onClose={onClose}
      getFallbackFocus={getFallbackFocus}
    >
      {panel && (
        <StatusPanel
          {...panel}
          isSignedIn={isSignedIn}
          onBack={() => {
            setShown(undefined);
            setAttempt(attempt + 1);
          }}
          onSwitch={(next, email) => switchTo(next, { email })}
          onClose={onClose}
          onExpired={goToSignIn}
        />
      )}
      <div hidden={hasPanel} ref={form}>
        {name === 'sign-in' ? <SignInForm {...props} /> : <LoadedForm {...props} name={name} />}
      </div>
    </Dialog>
  );
}
