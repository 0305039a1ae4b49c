import type { AccountDialogsControl } from './useAccountDialogs';

interface AccountDialogsProps {
  dialogs: AccountDialogsControl;
  /** A visitor's menu tells of a failure beside its buttons; a driver's has none for it. */
  isDriver: boolean;
  getFallbackFocus: () => HTMLElement | null;
  onSignedIn: () => void;
}

/** The open dialog, if any. */
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
        <p>This could not be opened.</p>
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
