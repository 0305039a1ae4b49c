import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { track } from '../../analytics/track';
import { loadChunk } from '../../browser/load-chunk';
import { report } from '../../browser/report';
import { registerModalLink } from '../../ui/dialog/modal-links';

/** Dialogs that links open (MODL-1); the first also handles the links of emails (ACCT-6). */
const NAMES = ['sign-in', 'create-account', 'forgot-password', 'change-password'] as const;

const EMAIL_LINK = /\/account\/.*[?&]tokenId=/;

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
  const [state, setState] = useState<State>({ status: 'closed' });
  const requested = useRef<DialogName>(undefined);

  const open = (name: DialogName): void => {
    requested.current = name;
    // Switching between dialogs loads nothing.
    setState(state.status === 'open' ? { ...state, name } : { status: 'loading', name });
    if (state.status === 'open') return;
    track({ event: 'ui_interaction', component: 'account menu', action: `open ${name}` });
    loadChunk(load).then(
      ({ default: Dialogs }) => {
        if (requested.current === name) setState({ status: 'open', name, Dialogs });
      },
      (error: unknown) => {
        report(error, { source: 'account-dialogs', during: 'chunk' });
        if (requested.current === name) setState({ status: 'failed', name });
      },
    );
  };
  const openFromLink = useEffectEvent(open);

  useEffect(() => {
    if (!isLinked) return;
    const unregisters = NAMES.map((name) => registerModalLink(name, () => openFromLink(name)));
    if (EMAIL_LINK.test(location.href)) queueMicrotask(() => openFromLink(NAMES[0]));
    return () => {
      for (const unregister of unregisters) unregister();
    };
  }, [isLinked]);

  useEffect(
    () => () => {
      requested.current = undefined;
    },
    [],
  );

  const close = (): void => {
    requested.current = undefined;
    setState({ status: 'closed' });
  };
  return { state, open, close };
};
