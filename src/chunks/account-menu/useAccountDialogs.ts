import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { track } from '../../analytics/track';
import { loadChunk } from '../../browser/load-chunk';
import { report } from '../../browser/report';
import { registerModalLink } from '../../ui/dialog/modal-links';

/** Dialogs that links open (MODL-1); a mail's link is for the first, which reads it (ACCT-6). */
const NAMES = ['sign-in', 'create-account', 'forgot-password', 'change-password'] as const;

const MAIL_LINK = /\/account\/.*[?&]tokenId=/;

const load = () => import(/* webpackChunkName: "account-dialogs" */ '../account-dialogs');

type Dialogs = Awaited<ReturnType<typeof load>>['default'];
export type DialogName = Parameters<Dialogs>[0]['name'];

type State =
  | { status: 'closed' }
  | { status: 'loading' | 'failed'; name: DialogName }
  | { status: 'open'; name: DialogName; Dialogs: Dialogs };

/** The sign-in and create-account dialogs, loaded when one is asked for (ACCT-9, MOUNT-4). */
export interface AccountDialogsControl {
  readonly state: State;
  readonly open: (name: DialogName) => void;
  readonly close: () => void;
}

/**
 * @param isLinked whether links such as `#sign-in.open`, and those of mails, open them
 */
export const useAccountDialogs = (isLinked: boolean): AccountDialogsControl => {
  const [state, setState] = useState<State>({ status: 'closed' });
  const asked = useRef<DialogName>(undefined);

  const open = (name: DialogName): void => {
    asked.current = name;
    // From one dialog to the other nothing loads.
    setState(state.status === 'open' ? { ...state, name } : { status: 'loading', name });
    if (state.status === 'open') return;
    track({ event: 'ui_interaction', component: 'account menu', action: `open ${name}` });
    loadChunk(load).then(
      ({ default: Dialogs }) => {
        if (asked.current === name) setState({ status: 'open', name, Dialogs });
      },
      (error: unknown) => {
        report(error, { source: 'account-dialogs', during: 'chunk' });
        if (asked.current === name) setState({ status: 'failed', name });
      },
    );
  };
  const openFromLink = useEffectEvent(open);

  useEffect(() => {
    if (!isLinked) return;
    const ends = NAMES.map((name) => registerModalLink(name, () => openFromLink(name)));
    if (MAIL_LINK.test(location.href)) queueMicrotask(() => openFromLink(NAMES[0]));
    return () => {
      for (const end of ends) end();
    };
  }, [isLinked]);

  useEffect(
    () => () => {
      asked.current = undefined;
    },
    [],
  );

  const close = (): void => {
    asked.current = undefined;
    setState({ status: 'closed' });
  };
  return { state, open, close };
};
