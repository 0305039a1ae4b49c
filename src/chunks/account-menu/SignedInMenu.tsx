import { useEffect } from 'react';
import { loadChunk } from '../../browser/load-chunk';
import { report } from '../../browser/report';
import type { AccountMenuAttributes } from '../../mounts/placeholders/account-menu';
import { PAGES } from '../../site/addresses';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { getNewInvoices } from '../../store/account/new-invoices';
import { selectDriver, selectProfile } from '../../store/account/account-slice';
import { Disclosure } from './Disclosure';
import { leaveAccountPages } from '../../browser/leave-account-pages';

const loadSignOut = () =>
  loadChunk(() => import(/* webpackChunkName: "session" */ '../../store/account/sign-out-thunk'));

const reportLoadError = (error: unknown): void =>
  report(error, { source: 'account-menu', during: 'chunk' });

interface SignedInMenuProps {
  variant: AccountMenuAttributes['variant'];
  onSignedOut: () => void;
}

/** The links of a signed-in driver (ACCT-9). */
function Links({ onSignedOut }: Pick<SignedInMenuProps, 'onSignedOut'>) {
  const dispatch = useAppDispatch();
  const count = getNewInvoices(useAppSelector(selectProfile)).length;
  // Preloaded, so that signing out neither waits for the network nor fails without it.
  useEffect(() => void loadSignOut().catch(reportLoadError), []);
  const handleSignOut = (): void => {
    loadSignOut().then(({ signOut }) => {
      const answer = dispatch(signOut());
      onSignedOut();
      void leaveAccountPages(answer);
    }, reportLoadError);
  };
  return (
    <ul className="bsro-account-menu__list">
      <li>
        <a className="bsro-account-menu__action" href={PAGES.accountOverview}>
          Account Overview
        </a>
      </li>
      <li>
        <a className="bsro-account-menu__action" href={PAGES.accountVehicles}>
          Vehicles &amp; Service
          {count > 0 && (
            <span className="bsro-account-menu__badge">
              {count}
              <span className="bsro-visually-hidden">
                {' '}
                new {count === 1 ? 'invoice' : 'invoices'}
              </span>
            </span>
          )}
        </a>
      </li>
      <li>
        <a className="bsro-account-menu__action" href={PAGES.accountPreferences}>
          Preferences
        </a>
      </li>
      <li>
        <button type="button" className="bsro-account-menu__action" onClick={handleSignOut}>
          Sign Out
        </button>
      </li>
    </ul>
  );
}

/** The menu of a signed-in driver: a list in the mobile navigation, or a panel behind their name. */
export function SignedInMenu({ variant, onSignedOut }: SignedInMenuProps) {
  const driver = useAppSelector(selectDriver);
  const links = <Links onSignedOut={onSignedOut} />;
  if (variant === 'mobile') return links;
  return <Disclosure label={driver?.FIRSTNAME || 'My account'}>{links}</Disclosure>;
}
