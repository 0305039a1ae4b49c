import { flushSync } from 'react-dom';
import { provideStore } from '../../store/provide-store';
import { createPageRoot } from '../../ui/root/page-root';
import type { FormName } from './form-props';
import AccountDialogs from '.';

interface DialogsViewOptions {
  /** Called after a dialog has closed. */
  readonly onClose: () => void;
  readonly onSignedIn: () => void;
  readonly getFallbackFocus: (place: Element) => HTMLElement | null;
  /** Called after an error that has removed the dialog. */
  readonly onError: (error: unknown) => void;
}

/** Shows the account dialogs in a React root of their own: an error in one doesn't affect the menu or the page. */
export interface DialogsView {
  readonly show: (name: FormName) => void;
  readonly destroy: () => void;
}

export const createDialogsView = ({
  onClose,
  onSignedIn,
  getFallbackFocus,
  onError,
}: DialogsViewOptions): DialogsView => {
  const root = createPageRoot(new DocumentFragment(), onError);
  const render = (name: FormName): void =>
    root.render(
      provideStore(
        <AccountDialogs
          name={name}
          onSwitch={render}
          onClose={() => {
            root.render(null);
            onClose();
          }}
          onSignedIn={onSignedIn}
          getFallbackFocus={getFallbackFocus}
        />,
      ),
    );
  return {
    // Runs in the task of the click, so that the dialog is in the next frame.
    show: (name) => flushSync(() => render(name)),
    destroy: () => root.unmount(),
  };
};
