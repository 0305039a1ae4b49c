import { CREATE_ACCOUNT_LINK, SIGN_IN_LINK } from '../../site/pages';
import { createElement } from '../../ui/html/create-element';
import { createStatus } from '../../ui/html/create-status';
import { isBusy, setBusy } from '../../ui/loading/aria-busy';
import type { AccountDialogs, DialogName } from './dialogs';
import type { createDisclosure } from './disclosure';
import type { Menu } from './menu';
import { getNotOpenedMessage, OFFLINE, TRY_AGAIN } from './messages';
import { createTooltipSlot } from './tooltip-slot';
import { VISITOR_LABELS } from './visitor-messages';

interface Action {
  readonly name: DialogName;
  readonly label: string;
  readonly page: string;
}

const CREATE_ACCOUNT: Action = {
  name: 'create-account',
  label: VISITOR_LABELS.createAccount,
  page: CREATE_ACCOUNT_LINK.href,
};
const SIGN_IN: Action = {
  name: 'sign-in',
  label: VISITOR_LABELS.signIn,
  page: SIGN_IN_LINK.href,
};

/** Events that usually precede a click; the dialogs begin to load on them. */
const INTENT_EVENTS = ['pointerenter', 'pointerdown', 'focusin'] as const;

interface VisitorMenuOptions {
  readonly dialogs: AccountDialogs;
  /** Creates the panel of the header-v2 variant; omitted in other variants. */
  readonly createPanel?: typeof createDisclosure;
}

/**
 * Creates the menu of a visitor who isn't signed in: the buttons that open the dialogs, the status of
 * loading them, and the tooltip (ACCT-9, MOUNT-4, TIP-1).
 */
export const createVisitorMenu = ({ dialogs, createPanel }: VisitorMenuOptions): Menu => {
  const buttons = [CREATE_ACCOUNT, SIGN_IN].map((action) => {
    const button = createElement(
      'button',
      { type: 'button', className: 'bsro-account-menu__action' },
      action.label,
    );
    button.setAttribute('aria-haspopup', 'dialog');
    button.addEventListener('click', () => {
      if (!isBusy(button)) dialogs.open(action.name);
    });
    return { action, button };
  });
  const list = createElement(
    'ul',
    { className: 'bsro-account-menu__list' },
    ...buttons.map(({ button }) => createElement('li', {}, button)),
  );
  const status = createStatus('div', 'bsro-account-menu__status');
  const disclosure = createPanel?.(list, status);
  const tooltip = createTooltipSlot();
  disclosure?.setLabel(VISITOR_LABELS.panel);
  for (const control of disclosure ? [disclosure.root] : [list, status]) {
    for (const type of INTENT_EVENTS) control.addEventListener(type, dialogs.preload);
  }

  const createFailure = (name: DialogName): HTMLElement => {
    // A link may have requested another dialog; its failure offers the sign-in.
    const { action, button } = buttons.find((candidate) => candidate.action.name === name) ?? {
      action: SIGN_IN,
      button: undefined,
    };
    const retry = createElement(
      'button',
      { type: 'button', className: 'bsro-account-menu__retry' },
      TRY_AGAIN,
    );
    retry.addEventListener('click', () => {
      // When the dialog closes, it returns the focus to this button.
      button?.focus();
      dialogs.open(action.name);
    });
    return createElement(
      'div',
      { className: 'bsro-account-menu__failure' },
      createElement('p', {}, getNotOpenedMessage(action.label)),
      retry,
      createElement('a', { href: action.page }, VISITOR_LABELS.page),
    );
  };
  const createLoadingMessage = (): HTMLElement =>
    navigator.onLine
      ? createElement('span', { className: 'bsro-visually-hidden' }, VISITOR_LABELS.opening)
      : createElement('p', { className: 'bsro-account-menu__failure' }, OFFLINE);

  let shown: AccountDialogs['state'] | undefined;
  return {
    nodes: [...(disclosure ? [disclosure.root] : [list, status]), tooltip.root],
    update() {
      const { state } = dialogs;
      if (state === shown) return;
      shown = state;
      for (const { action, button } of buttons) {
        setBusy(button, state.status === 'loading' && state.name === action.name);
      }
      if (state.status === 'loading') status.replaceChildren(createLoadingMessage());
      else if (state.status === 'failed') status.replaceChildren(createFailure(state.name));
      else status.replaceChildren();
    },
    destroy() {
      disclosure?.close();
      tooltip.destroy();
    },
  };
};
