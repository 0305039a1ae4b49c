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

const load = () =>
  loadChunk(() => import(/* webpackChunkName: "session" */ '../../store/account/sign-out-thunk'));

const reportLoad = (error: unknown): void =>
  report(error, { source: 'account-menu', during: 'chunk' });

interface SignedInMenuProps {
  variant: AccountMenuAttributes['variant'];
  onSignedOut: () => void;
}

/** The links of a signed-in driver (ACCT-9). */
function Links({ onSignedOut }: Pick<SignedInMenuProps, 'onSignedOut'>) {
  const dispatch = useAppDispatch();
  const count = getNewInvoices(useAppSelector(selectProfile)).length;
  // The press must not wait for the network, nor fail without it.
  useEffect(() => void load().catch(reportLoad), []);
  const leave = (): void => {
    load().then(({ signOut }) => {
      const answered = dispatch(signOut());
      onSignedOut();
      void leaveAccountPages(answered);
    }, reportLoad);
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
        <button type="button" className="bsro-account-menu__action" onClick={leave}>
          Sign Out
        </button>
      </li>
    </ul>
  );
}

/** The menu of a signed-in driver: a list in the mobile navigation, else behind their name. */
export function SignedInMenu({ variant, onSignedOut }: SignedInMenuProps) {
  const driver = useAppSelector(selectDriver);
  const links = <Links onSignedOut={onSignedOut} />;
  if (variant === 'mobile') return links;
  return <Disclosure label={driver?.FIRSTNAME || 'My account'}>{links}</Disclosure>;
}
