import { leaveAccountPages } from '../../store/account/sign-out';
import { loadChunk } from '../../browser/load-chunk';
import { report } from '../../browser/report';
import type { AccountMenuAttributes } from '../../mounts/placeholders/account-menu';
import { ACCOUNT_PAGES } from '../../site/pages';
import type { AppStore } from '../../store';
import { selectDriver, selectProfile } from '../../store/account/account-slice';
import { getNewInvoiceIds } from '../../store/account/shown-invoices';
import { createElement } from '../../ui/html/create-element';
import type { AccountDialogs } from './dialogs';
import { createDisclosure } from './disclosure';
import { DRIVER_LABELS, formatNewInvoices, UNNAMED_DRIVER } from './driver-messages';
import type { Menu } from './menu';
import { DIALOG_NOT_OPENED, TRY_AGAIN } from './messages';

const loadSignOut = () =>
  loadChunk(() => import(/* webpackChunkName: "session" */ '../../store/account/sign-out'));

const reportLoadError = (error: unknown): void =>
  report(error, { source: 'account-menu', during: 'chunk' });

const createLink = (href: string, label: string): HTMLAnchorElement =>
  createElement('a', { className: 'bsro-account-menu__action', href }, label);

interface DriverMenuOptions {
  readonly variant: AccountMenuAttributes['variant'];
  readonly store: AppStore;
  readonly dialogs: AccountDialogs;
  readonly onSignedOut: () => void;
}

/**
 * Creates the menu of a signed-in driver (ACCT-9): a list in the mobile navigation, or a panel behind
 * their name.
 */
export const createDriverMenu = ({
  variant,
  store,
  dialogs,
  onSignedOut,
}: DriverMenuOptions): Menu => {
  const vehicles = createLink(ACCOUNT_PAGES.vehicles, DRIVER_LABELS.vehicles);
  const badge = createElement('span', { className: 'bsro-account-menu__badge' });
  const signOut = createElement(
    'button',
    { type: 'button', className: 'bsro-account-menu__action' },
    DRIVER_LABELS.signOut,
  );
  const list = createElement(
    'ul',
    { className: 'bsro-account-menu__list' },
    ...[
      createLink(ACCOUNT_PAGES.overview, DRIVER_LABELS.overview),
      vehicles,
      createLink(ACCOUNT_PAGES.driverPreferences, DRIVER_LABELS.preferencesPage),
      signOut,
    ].map((action) => createElement('li', {}, action)),
  );
  const disclosure = variant === 'mobile' ? undefined : createDisclosure(list);
  const failure = createElement('div', {});

  // Preloaded, so that a click signs out at once, even offline.
  loadSignOut().catch(reportLoadError);
  signOut.addEventListener('click', () => {
    loadSignOut().then(({ signOut: createSignOut }) => {
      const signingOut = store.dispatch(createSignOut());
      onSignedOut();
      void leaveAccountPages(signingOut);
    }, reportLoadError);
  });

  let shownProfile: ReturnType<typeof selectProfile> | undefined;
  const showProfile = (): void => {
    const profile = selectProfile(store.getState());
    if (profile === shownProfile) return;
    shownProfile = profile;
    disclosure?.setLabel(selectDriver(store.getState())?.FIRSTNAME || UNNAMED_DRIVER);
    const count = getNewInvoiceIds(profile).length;
    if (count === 0) {
      badge.remove();
      return;
    }
    badge.replaceChildren(
      `${count}`,
      createElement('span', { className: 'bsro-visually-hidden' }, formatNewInvoices(count)),
    );
    vehicles.append(badge);
  };

  const showFailure = (): void => {
    const { state } = dialogs;
    if (state.status !== 'failed') {
      failure.replaceChildren();
    } else if (!failure.hasChildNodes()) {
      const { name } = state;
      const retry = createElement('button', { type: 'button' }, TRY_AGAIN);
      retry.addEventListener('click', () => dialogs.open(name));
      const alert = createElement(
        'div',
        { className: 'bsro-account-menu__failure' },
        createElement('p', {}, DIALOG_NOT_OPENED),
        retry,
      );
      alert.setAttribute('role', 'alert');
      failure.append(alert);
    }
  };

  return {
    nodes: [disclosure?.root ?? list, failure],
    update() {
      showProfile();
      showFailure();
    },
    destroy: () => disclosure?.close(),
  };
};
