import { isAuthorMode } from '../../browser/author-mode';
import { leaveAccountPages } from '../../browser/leave-account-pages';
import { loadChunk } from '../../browser/load-chunk';
import { redirectTo, getOpenedAddress } from '../../browser/navigation';
import { report } from '../../browser/report';
import type { RootProps } from '../../mounts/schema/placeholder';
import { PAGES } from '../../site/addresses';
import { getReduxStore } from '../../store';
import { selectIsLoggedIn } from '../../store/account/account-slice';
import { whenLoginKnown } from '../../store/account/when-login-known';
import { getModalState, onModalChange } from '../../ui/dialog/modal-state';

const loadSignOut = () =>
  import(/* webpackChunkName: "session" */ '../../store/account/sign-out-thunk');

/** Dialogs that a driver has no use for: the account is where they lead. */
const ENTRANCES = ['#sign-in.open', '#create-account.open', '#forgot-password.open'];

/** Signs out at once where somebody is signed in, and by the button after that. */
const signOutBy = (button: HTMLButtonElement): (() => void) => {
  const store = getReduxStore();
  let isLeaving = false;
  const leave = async (): Promise<void> => {
    if (isLeaving) return;
    isLeaving = true;
    try {
      const { signOut } = await loadChunk(loadSignOut);
      await leaveAccountPages(store.dispatch(signOut()));
    } catch (error) {
      report(error, { source: 'account-action', during: 'chunk' });
    }
    isLeaving = false;
  };
  const press = () => void leave();
  button.addEventListener('click', press);
  const stop = whenLoginKnown(store, (isLoggedIn) => {
    if (isLoggedIn) press();
  });
  return () => {
    stop();
    button.removeEventListener('click', press);
  };
};

/** Opens the dialog once nobody is signed in, and leaves its page once somebody is. */
const openDialog = (link: HTMLAnchorElement, dialog: string): (() => void) => {
  const store = getReduxStore();
  // A mail's link has a dialog of its own, which may have been there first and cleaned the address.
  const isOfMail = getOpenedAddress().includes('tokenId=');
  let isAsked = false;
  let mayLeave = ENTRANCES.includes(dialog) && !isOfMail;
  const follow = (): void => {
    const isLoggedIn = selectIsLoggedIn(store.getState());
    const { isOpen } = getModalState();
    mayLeave ||= isOpen && ENTRANCES.includes(dialog);
    if (isLoggedIn === 'true') {
      // The dialog closes when all that follows a sign-in is done.
      if (mayLeave && !isOpen) redirectTo(PAGES.accountOverview);
    } else if (isLoggedIn === 'false' && !isAsked) {
      isAsked = true;
      if (isOfMail) return;
      // Where the focus comes back to when the dialog is closed.
      if (document.activeElement === document.body) link.focus({ preventScroll: true });
      redirectTo(dialog);
    }
  };
  const ends = [store.subscribe(follow), onModalChange(follow)];
  follow();
  return () => {
    for (const end of ends) end();
  };
};

/**
 * Does at once what a page of the account is for: opens the dialog that its link names, or signs
 * out where it has a button (ACCT-10). Whoever closes the dialog still has the link.
 */
export default function enhance({ element }: RootProps<object>): () => void {
  const button = element.querySelector('button');
  const link = element.querySelector<HTMLAnchorElement>('a[href^="#"][href$=".open"]');
  if (!button && !link) throw new Error('expected a link to a dialog, or a button to sign out');
  if (isAuthorMode()) return () => {};
  if (button) return signOutBy(button);
  return link ? openDialog(link, link.hash) : () => {};
}
