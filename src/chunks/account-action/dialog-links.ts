import { loadChunk } from '../../browser/load-chunk';
import { report } from '../../browser/report';
import { getReduxStore } from '../../store';
import { whenLoginKnown } from '../../store/account/when-login-known';

const load = () => import(/* webpackChunkName: "account-menu" */ '../account-menu/dialogs');

/**
 * Makes links open the account dialogs on a page without an account menu, which otherwise does so.
 * @param onChange called with whether the last dialog failed to open, and which; without a name if none can open
 * @returns a function that closes the open dialog, and stops links from opening dialogs
 */
export const registerDialogLinks = (
  onChange: (hasFailed: boolean, dialog?: string) => void,
): (() => void) => {
  const stops: (() => void)[] = [];
  let isStopped = false;
  loadChunk(load).then(
    ({ createAccountDialogs }) => {
      if (isStopped) return;
      const dialogs = createAccountDialogs({
        onSignedIn: () => {},
        getFallbackFocus: () => null,
      });
      dialogs.subscribe(() => {
        const state = dialogs.getState();
        if (state.status === 'failed') onChange(true, state.name);
        else onChange(false);
      });
      stops.push(
        dialogs.destroy,
        // Until then, it is unknown which dialog a link opens for this visitor.
        getReduxStore().dispatch(whenLoginKnown(() => stops.push(dialogs.registerLinks()))),
      );
    },
    (error: unknown) => {
      report(error, { source: 'account-dialogs', during: 'chunk' });
      if (!isStopped) onChange(true);
    },
  );
  return () => {
    isStopped = true;
    for (const stop of stops) stop();
  };
};
