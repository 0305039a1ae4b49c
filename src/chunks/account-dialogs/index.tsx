// Renders seldom: what the compiler would keep weighs more than it saves.
'use no memo';

import { useState } from 'react';
import { Dialog } from '../../ui/Dialog';
import { CreateAccountForm } from './CreateAccountForm';
import { SignInForm } from './SignInForm';
import { StatusPanel } from './StatusPanel';
import type { StatusPanelName } from './outcomes';
import './account-dialogs.css';

type DialogName = 'sign-in' | 'create-account';

interface AccountDialogsProps {
  name: DialogName;
  /** Asks for the other dialog. */
  onSwitch: (name: DialogName) => void;
  onClose: () => void;
  /** Told once after a sign-in, before the dialog closes. */
  onSignedIn: () => void;
  /** Takes the focus when the button that opened the dialog is gone. */
  returnFocus: () => HTMLElement | null;
}

const TITLES: Readonly<Record<DialogName, string>> = {
  'sign-in': 'Sign In',
  'create-account': 'Create An Account',
};

/** Sign In and Create An Account, each with its status panels (ACCT-1, ACCT-2). */
export default function AccountDialogs({
  name,
  onSwitch,
  onClose,
  onSignedIn,
  returnFocus,
}: AccountDialogsProps) {
  const [isDirty, setIsDirty] = useState(false);
  const [panel, setPanel] = useState<{ name: StatusPanelName; email: string }>();
  const switchTo = (next: DialogName): void => {
    setPanel(undefined);
    setIsDirty(false);
    onSwitch(next);
  };
  const Form = name === 'sign-in' ? SignInForm : CreateAccountForm;
  return (
    <Dialog
      // Each form is a dialog of its own: its heading is read and its first field has the focus.
      key={name}
      title={TITLES[name]}
      mayClose={() => !isDirty || panel !== undefined}
      onClose={onClose}
      returnFocus={returnFocus}
    >
      {panel && (
        <StatusPanel
          {...panel}
          onBack={() => setPanel(undefined)}
          onSignIn={() => switchTo('sign-in')}
          onCreateAccount={() => switchTo('create-account')}
        />
      )}
      <div hidden={panel !== undefined}>
        <Form
          onDirty={setIsDirty}
          onPanel={(panelName, email) => setPanel({ name: panelName, email })}
          onDone={() => {
            onSignedIn();
            onClose();
          }}
          onSwitch={switchTo}
        />
      </div>
    </Dialog>
  );
}
