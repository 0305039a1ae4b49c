import { isAuthorMode } from '../../site/author-mode';
import { leaveAccountPages, signOut } from '../../store/account/sign-out';
import { redirectTo, getOpenedUrl } from '../../browser/navigation';
import { PlaceholderError } from '../../browser/author-errors';
import type { RootProps } from '../../mounts/schema/placeholder';
import { ACCOUNT_MESSAGES } from '../../domain/account/messages';
import { ACCOUNT_PAGES, hasAccountMenu } from '../../site/pages';
import { getReduxStore } from '../../store';
import { selectLoginState } from '../../store/account/account-slice';
import { whenLoginKnown } from '../../store/account/when-login-known';
import { createLine } from '../../ui/cms/create-line';
import { getModalState, onModalChange } from '../../ui/dialog/modal-state';
import { createPagePart } from '../../ui/root/page-part';
import { registerDialogLinks } from './dialog-links';

/** Dialogs for visitors only; a driver is taken to the account instead. */
const VISITOR_DIALOGS = ['#sign-in.open', '#create-account.open', '#forgot-password.open'];

/** Signs out right away if someone is signed in, and on every click of the button. */
const signOutWith = (button: HTMLButtonElement): (() => void) => {
  const reduxStore = getReduxStore();
  let isLeaving = false;
  const leave = async (): Promise<void> => {
    if (isLeaving) return;
    isLeaving = true;
    await leaveAccountPages(reduxStore.dispatch(signOut()));
    isLeaving = false;
  };
  const handleClick = () => void leave();
  button.addEventListener('click', handleClick);
  const stop = reduxStore.dispatch(
    whenLoginKnown((isSignedIn) => {
      if (isSignedIn) handleClick();
    }),
  );
  return () => {
    stop();
    button.removeEventListener('click', handleClick);
  };
};

/** Opens the dialog for a visitor, and leaves the page once someone is signed in. */
const openDialog = (link: HTMLAnchorElement, dialog: string): (() => void) => {
  const reduxStore = getReduxStore();
  // The link of an email opens its own dialog, which may have removed the token from the URL.
  const isFromEmail = getOpenedUrl().includes('tokenId=');
  let hasOpened = false;
  let canLeave = VISITOR_DIALOGS.includes(dialog) && !isFromEmail;
  const update = (): void => {
    const loginState = selectLoginState(reduxStore.getState());
    const { isOpen } = getModalState();
    canLeave ||= isOpen && VISITOR_DIALOGS.includes(dialog);
    if (loginState === 'true') {
      // The dialog closes only after everything that follows the sign-in is done.
      if (!canLeave || isOpen) return;
      stop();
      redirectTo(ACCOUNT_PAGES.overview);
    } else if (loginState === 'false' && !hasOpened) {
      hasOpened = true;
      if (isFromEmail) return;
      // The focus returns to the link when the dialog closes.
      if (document.activeElement === document.body) link.focus({ preventScroll: true });
      redirectTo(dialog);
    }
  };
  const unsubscribes = [reduxStore.subscribe(update), onModalChange(update)];
  function stop(): void {
    for (const unsubscribe of unsubscribes) unsubscribe();
  }
  update();
  return stop;
};

/**
 * Opens the dialogs of this page's links if it has no account menu, which would open them. Says after a link of the
 * placeholder if its dialog didn't open.
 * @param link the link of the page's own dialog
 */
const replaceMenu = (element: HTMLElement, link: HTMLAnchorElement): (() => void) => {
  if (hasAccountMenu()) return () => {};
  const home = createLine('div', '');
  link.after(home);
  const part = createPagePart(home, 'account-action');
  const show = (text: string): void => part.render(<p role="alert">{text}</p>);
  show('');
  const stop = registerDialogLinks((hasFailed, dialog) => {
    if (hasFailed) (element.querySelector(`a[href="#${dialog}.open"]`) ?? link).after(home);
    show(hasFailed ? ACCOUNT_MESSAGES.dialogNotOpened : '');
  });
  return () => {
    stop();
    part.remove();
    home.remove();
  };
};

/**
 * Performs the action of an account page on load: opens the dialog of its link, or signs out if it
 * has a button (ACCT-10). The link still works after the dialog is closed.
 */
export default function enhance({ element }: RootProps<object>): () => void {
  const button = element.querySelector('button');
  const link = element.querySelector<HTMLAnchorElement>('a[href^="#"][href$=".open"]');
  if (!button && !link) {
    throw new PlaceholderError(
      'there is no link to a dialog, and no button to sign out: write <a href="#sign-in.open">…</a>',
    );
  }
  if (isAuthorMode()) return () => {};
  if (button) return signOutWith(button);
  if (!link) return () => {};
  const stops = [replaceMenu(element, link), openDialog(link, link.hash)];
  return () => {
    for (const stop of stops) stop();
  };
}
