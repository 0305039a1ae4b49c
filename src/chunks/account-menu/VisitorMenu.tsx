import { useId } from 'react';
import type { ComponentProps } from 'react';
import { CREATE_ACCOUNT_LINK, SIGN_IN_LINK } from '../../site/pages';
import { BUTTONS } from '../../ui/messages';
import type { AccountDialogs, DialogName, DialogsState } from './dialogs';
import { MenuPanel } from './MenuPanel';
import { MENU_LABELS, NOT_OPENED, VISITOR_LABELS } from './messages';
import { TooltipSlot } from './TooltipSlot';

interface Action {
  readonly name: DialogName & keyof typeof VISITOR_LABELS;
  readonly page: string;
}

const SIGN_IN: Action = { name: 'sign-in', page: SIGN_IN_LINK.href };

/** The tooltip points at the first one. */
const ACTIONS: readonly Action[] = [
  SIGN_IN,
  { name: 'create-account', page: CREATE_ACCOUNT_LINK.href },
];

/** Says that a dialog is loading; in words that are visible only if that takes until the browser is back online. */
function LoadingMessage() {
  return navigator.onLine ? (
    <span className="bsro-visually-hidden">{MENU_LABELS.opening}</span>
  ) : (
    <p className="bsro-account-menu__failure">{MENU_LABELS.offline}</p>
  );
}

/** Handlers of the events that usually precede a click. */
type Intent = Pick<ComponentProps<'button'>, 'onPointerEnter' | 'onPointerDown' | 'onFocus'>;

interface DialogFailureProps {
  action: Action;
  intent: Intent;
  onRetry: () => void;
}

/** Says that a dialog didn't open, and offers to try again or to go to its page. */
function DialogFailure({ action: { name, page }, intent, onRetry }: DialogFailureProps) {
  return (
    <div className="bsro-account-menu__failure">
      <p>{NOT_OPENED[name]}</p>
      <button type="button" className="bsro-account-menu__retry" {...intent} onClick={onRetry}>
        {BUTTONS.tryAgain}
      </button>
      <a href={page}>{MENU_LABELS.page}</a>
    </div>
  );
}

interface VisitorMenuProps {
  /** Whether the buttons are in a panel. */
  hasPanel: boolean;
  dialogs: AccountDialogs;
  dialogsState: DialogsState;
}

/**
 * The menu of a visitor who isn't signed in: the buttons that open the dialogs, the status of loading them, and the
 * tooltip (ACCT-9, MOUNT-4, TIP-1).
 */
export function VisitorMenu({ hasPanel, dialogs, dialogsState }: VisitorMenuProps) {
  const id = useId();
  const getButtonId = (name: DialogName): string => `${id}${name}`;
  const { status } = dialogsState;
  const requested = 'name' in dialogsState ? dialogsState.name : undefined;
  // A link may have requested another dialog; its failure offers the sign-in.
  const action = ACTIONS.find(({ name }) => name === requested) ?? SIGN_IN;

  const retry = (): void => {
    // When the dialog closes, it returns the focus to this button.
    if (action.name === requested) document.getElementById(getButtonId(action.name))?.focus();
    dialogs.open(action.name);
  };
  const intent = {
    onPointerEnter: dialogs.preload,
    onPointerDown: dialogs.preload,
    onFocus: dialogs.preload,
  };
  const list = (
    <ul className="bsro-account-menu__list" {...(hasPanel ? {} : intent)}>
      {ACTIONS.map(({ name }) => {
        const isLoading = status === 'loading' && name === requested;
        return (
          <li key={name}>
            <button
              type="button"
              id={getButtonId(name)}
              className="bsro-account-menu__action"
              aria-haspopup="dialog"
              aria-busy={isLoading || undefined}
              onClick={() => {
                if (!isLoading) dialogs.open(name);
              }}
            >
              {VISITOR_LABELS[name]}
            </button>
          </li>
        );
      })}
    </ul>
  );
  const content = (
    <>
      {list}
      <div role="status" className="bsro-account-menu__status">
        {status === 'loading' && <LoadingMessage />}
        {status === 'failed' && <DialogFailure action={action} intent={intent} onRetry={retry} />}
      </div>
    </>
  );
  return (
    <>
      {hasPanel ? (
        <MenuPanel label={MENU_LABELS.panel} {...intent}>
          {content}
        </MenuPanel>
      ) : (
        content
      )}
      <TooltipSlot />
    </>
  );
}
