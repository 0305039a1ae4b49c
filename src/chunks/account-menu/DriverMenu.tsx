import type { MouseEvent } from 'react';
import { ACCOUNT_PAGES } from '../../site/pages';
import { selectDriver, selectProfile } from '../../store/account/account-slice';
import { getNewInvoiceIds } from '../../store/account/shown-invoices';
import { leaveAccountPages, signOut } from '../../store/account/sign-out';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { BUTTONS } from '../../ui/messages';
import type { AccountDialogs, DialogsState } from './dialogs';
import { MenuPanel } from './MenuPanel';
import { DRIVER_LABELS, MENU_LABELS } from './messages';

/** The number of invoices that this browser hasn't shown yet. */
function NewInvoices() {
  const count = getNewInvoiceIds(useAppSelector(selectProfile)).length;
  return (
    count > 0 && (
      <span className="bsro-account-menu__badge">
        <span aria-hidden="true">{count}</span>
        <span className="bsro-visually-hidden">{DRIVER_LABELS.newInvoices({ count })}</span>
      </span>
    )
  );
}

interface DriverMenuProps {
  /** Whether the list is behind a button with the driver's name. */
  hasPanel: boolean;
  dialogs: AccountDialogs;
  dialogsState: DialogsState;
  onSignedOut: () => void;
}

/** The menu of a signed-in driver (ACCT-9). */
export function DriverMenu({ hasPanel, dialogs, dialogsState, onSignedOut }: DriverMenuProps) {
  const dispatch = useAppDispatch();
  const name = useAppSelector((state) => selectDriver(state)?.FIRSTNAME);

  const handleSignOut = ({ currentTarget }: MouseEvent<HTMLButtonElement>): void => {
    // Safari doesn't focus a clicked button; the focus stays in the menu when the button disappears.
    currentTarget.focus();
    const signingOut = dispatch(signOut());
    onSignedOut();
    void leaveAccountPages(signingOut);
  };
  const list = (
    <ul className="bsro-account-menu__list">
      <li>
        <a className="bsro-account-menu__action" href={ACCOUNT_PAGES.overview}>
          {DRIVER_LABELS.overview}
        </a>
      </li>
      <li>
        <a className="bsro-account-menu__action" href={ACCOUNT_PAGES.vehicles}>
          {DRIVER_LABELS.vehicles}
          <NewInvoices />
        </a>
      </li>
      <li>
        <a className="bsro-account-menu__action" href={ACCOUNT_PAGES.driverPreferences}>
          {DRIVER_LABELS.preferencesPage}
        </a>
      </li>
      <li>
        <button type="button" className="bsro-account-menu__action" onClick={handleSignOut}>
          {DRIVER_LABELS.signOut}
        </button>
      </li>
    </ul>
  );
  return (
    <>
      {hasPanel ? <MenuPanel label={name || MENU_LABELS.unnamedDriver}>{list}</MenuPanel> : list}
      {dialogsState.status === 'failed' && (
        <div className="bsro-account-menu__failure" role="alert">
          <p>{MENU_LABELS.notOpened}</p>
          <button type="button" onClick={() => dialogs.open(dialogsState.name)}>
            {BUTTONS.tryAgain}
          </button>
        </div>
      )}
    </>
  );
}
