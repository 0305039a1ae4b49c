import type { ComponentProps } from 'react';
import { track } from '../../analytics/track';
import { callAfterPaint } from '../../browser/after-paint';
import { createListeners } from '../../browser/listeners';
import { shareLoad } from '../../browser/load-chunk';
import { report } from '../../browser/report';
import { readQuery } from '../../browser/url-state';
import { registerModalLink } from '../../ui/dialog/modal-links';
import { createPagePart } from '../../ui/root/page-part';

const load = () => import(/* webpackChunkName: "account-dialogs" */ '../account-dialogs');

type Dialogs = Awaited<ReturnType<typeof load>>['default'];
export type DialogName = ComponentProps<Dialogs>['name'];

/**
 * The dialogs that links open (MODL-1). If a link in an email opened the page, the first is requested, and
 * the form of that link shows in its place (ACCT-6).
 */
const LINKED_FORMS: readonly [DialogName, ...DialogName[]] = [
  'sign-in',
  'create-account',
  'forgot-password',
  'change-password',
];

const isFromEmail = (): boolean =>
  location.pathname.includes('/account/') && readQuery().has('tokenId');

export type DialogsState =
  | { readonly status: 'closed' | 'open' }
  | { readonly status: 'loading' | 'failed'; readonly name: DialogName };

/** Controls the account dialogs, which load when a visitor asks for one (ACCT-9, MOUNT-4). */
export interface AccountDialogs {
  readonly getState: () => DialogsState;
  /** Calls the listener when the state has changed; returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly open: (name: DialogName) => void;
  /** Starts loading the dialogs when a visitor is likely to open one. */
  readonly preload: () => void;
  /**
   * Makes links such as `#sign-in.open` and links in emails open the dialogs.
   * @returns a function that stops them
   */
  readonly registerLinks: () => () => void;
  /** Closes the open dialog. */
  readonly destroy: () => void;
}

interface AccountDialogsOptions {
  readonly onSignedIn: () => void;
  /** Returns the element to focus if what opened the dialog has been removed from the menu. */
  readonly getFallbackFocus: (place: Element) => HTMLElement | null;
}

export const createAccountDialogs = ({
  onSignedIn,
  getFallbackFocus,
}: AccountDialogsOptions): AccountDialogs => {
  const loadOnce = shareLoad(load);
  const listeners = createListeners();
  let state: DialogsState = { status: 'closed' };
  let requested = LINKED_FORMS[0];
  let Dialogs: Dialogs | undefined;
  let isDestroyed = false;

  const setState = (next: DialogsState): void => {
    state = next;
    listeners.notify();
  };
  const fail = (): void => {
    if (!isDestroyed) setState({ status: 'failed', name: requested });
  };
  // A root of their own: an error in a dialog doesn't affect the menu or the page.
  const part = createPagePart(new DocumentFragment(), 'account-dialogs', fail);
  const close = (): void => {
    // React may still be rendering.
    queueMicrotask(part.remove);
    setState({ status: 'closed' });
  };
  const render = (name: DialogName): void => {
    if (!Dialogs) return;
    part.render(
      <Dialogs
        name={name}
        onSwitch={render}
        onClose={close}
        onSignedIn={onSignedIn}
        getFallbackFocus={getFallbackFocus}
      />,
    );
  };
  const show = (): void => {
    setState({ status: 'open' });
    render(requested);
  };
  const open = (name: DialogName): void => {
    const { status } = state;
    requested = name;
    // Switching to another dialog is not a new interaction with the menu.
    if (status !== 'open') {
      track({ event: 'ui_interaction', component: 'account menu', action: `open ${name}` });
    }
    if (status === 'open') {
      show();
      return;
    }
    setState({ status: 'loading', name });
    if (status === 'loading') return;
    loadOnce().then(
      (module) => {
        Dialogs = module.default;
        // The chunk may have been loaded, and the dialog is large: the pressed button looks busy first.
        callAfterPaint(() => {
          if (!isDestroyed) show();
        });
      },
      (error: unknown) => {
        report(error, { source: 'account-dialogs', during: 'chunk' });
        fail();
      },
    );
  };

  return {
    getState: () => state,
    subscribe: listeners.subscribe,
    open,
    preload() {
      loadOnce().catch(() => {
        // A click loads the chunk again and reports a failure.
      });
    },
    registerLinks() {
      const stops = LINKED_FORMS.map((name) => registerModalLink(name, () => open(name)));
      if (isFromEmail()) open(LINKED_FORMS[0]);
      return () => {
        for (const stop of stops) stop();
      };
    },
    destroy() {
      isDestroyed = true;
      part.remove();
    },
  };
};
