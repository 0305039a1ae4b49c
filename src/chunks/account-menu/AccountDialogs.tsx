// Renders seldom: what the compiler would keep weighs more than it saves.
'use no memo';

import type { AccountDialogsControl } from './useAccountDialogs';

interface AccountDialogsProps {
  dialogs: AccountDialogsControl;
  returnFocus: () => HTMLElement | null;
  onSignedIn: () => void;
}

/** The open dialog, if any. */
export function AccountDialogs({ dialogs, returnFocus, onSignedIn }: AccountDialogsProps) {
  const { state, open, close } = dialogs;
  if (state.status !== 'open') return null;
  const { Dialogs, name } = state;
  return (
    <Dialogs
      name={name}
      onSwitch={open}
      onClose={close}
      onSignedIn={onSignedIn}
      returnFocus={returnFocus}
    />
  );
}
