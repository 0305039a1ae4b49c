import { useEffect, useEffectEvent, useState } from 'react';
import { track } from '../../analytics/track';
import { readQuery } from '../../browser/url-state';
import { registerModalLink } from '../../ui/dialog/modal-links';
import { useLazyChunk } from '../../ui/loading/useLazyChunk';

/** Dialogs that links open (MODL-1); the first also handles the links of emails (ACCT-6). */
const NAMES = ['sign-in', 'create-account', 'forgot-password', 'change-password'] as const;

/** Checks whether a link of an email opened the page. */
const isFromEmail = (): boolean =>
  location.pathname.includes('/account/') && readQuery().has('tokenId');

const load = () => import(/* webpackChunkName: "account-dialogs" */ '../account-dialogs');

type Dialogs = Awaited<ReturnType<typeof load>>['default'];
export type DialogName = Parameters<Dialogs>[0]['name'];

type State =
  | { status: 'closed' }
  | { status: 'loading' | 'failed'; name: DialogName }
  | { status: 'open'; name: DialogName; Dialogs: Dialogs };

/** Controls the account dialogs, which load when one is opened (ACCT-9, MOUNT-4). */
export interface AccountDialogsControl {
  readonly state: State;
  readonly open: (name: DialogName) => void;
  readonly close: () => void;
}

/**
 * Opens the account dialogs from the menu and from links.
 * @param isLinked whether links such as `#sign-in.open` and the links of emails open them
 */
export const useAccountDialogs = (isLinked: boolean): AccountDialogsControl => {
  const [name, setName] = useState<DialogName>();
  const [{ status, module }, request] = useLazyChunk(load, 'account-dialogs');

  const open = (next: DialogName): void => {
    setName(next);
    // Switching between dialogs loads nothing.
    if (name !== undefined && module) return;
    track({ event: 'ui_interaction', component: 'account menu', action: `open ${next}` });
    request();
  };
  const openFromLink = useEffectEvent(open);

  useEffect(() => {
    if (!isLinked) return;
    const unregisters = NAMES.map((name) => registerModalLink(name, () => openFromLink(name)));
    if (isFromEmail()) queueMicrotask(() => openFromLink(NAMES[0]));
    return () => {
      for (const unregister of unregisters) unregister();
    };
  }, [isLinked]);

  const close = (): void => setName(undefined);
  if (name === undefined || status === 'idle') return { state: { status: 'closed' }, open, close };
  if (!module) return { state: { status, name }, open, close };
  return { state: { status: 'open', name, Dialogs: module.default }, open, close };
};
