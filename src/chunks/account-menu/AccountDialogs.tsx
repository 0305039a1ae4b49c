import { DIALOG_NOT_OPENED } from './messages';
import type { AccountDialogsControl } from './useAccountDialogs';

interface AccountDialogsProps {
  dialogs: AccountDialogsControl;
  /** Whether a driver is signed in; a visitor's menu shows a failed load beside its buttons. */
  isDriver: boolean;
  getFallbackFocus: () => HTMLElement | null;
  onSignedIn: () => void;
}

/** The open account dialog, or a notice that it didn't load. */
export function AccountDialogs({
  dialogs,
  isDriver,
  getFallbackFocus,
  onSignedIn,
}: AccountDialogsProps) {
  const { state, open, close } = dialogs;
  if (state.status === 'failed' && isDriver) {
    return (
      <div className="bsro-account-menu__failure" role="alert">
        <p>{DIALOG_NOT_OPENED}</p>
        <button type="button" onClick={() => open(state.name)}>
          Try again
        </button>
      </div>
    );
  }
  if (state.status !== 'open') return null;
  const { Dialogs, name } = state;
  return (
    <Dialogs
      name={name}
      onSwitch={open}
      onClose={close}
      onSignedIn={onSignedIn}
      getFallbackFocus={getFallbackFocus}
    />
  );
}
