import { keepFocus, releaseFocus } from '../../browser/keep-focus';
import { loadChunk } from '../../browser/load-chunk';
import { report } from '../../browser/report';
import type { AccountMenuAttributes } from '../../mounts/placeholders/account-menu';
import type { RootProps } from '../../mounts/schema/placeholder';
import { getReduxStore } from '../../store';
import type { LoginState } from '../../store/account/account-slice';
import { selectLoginState } from '../../store/account/account-slice';
import { createElement } from '../../ui/html/create-element';
import { createStatus } from '../../ui/html/create-status';
import { setText } from '../../ui/html/set-text';
import { createAccountDialogs } from './dialogs';
import type { Menu } from './menu';
import { LOGIN_MESSAGES } from './messages';
import { createVisitorMenu } from './visitor-menu';
// Included here, so that the chunk of the panel needs no stylesheet for its icons.
import '../../ui/icon/icon.css';
import '../../ui/styles/guard.css';
import '../../ui/styles/visually-hidden.css';
import './account-menu.css';

const loadPanel = () => import(/* webpackChunkName: "account-panel" */ './panel');

type Panel = Awaited<ReturnType<typeof loadPanel>>;

/**
 * The header's account menu, which depends on its variant and on the login state (ACCT-9). The CMS's
 * links stay until the login state is known.
 */
export default function enhance({
  attributes: { variant },
  element,
  cms,
}: RootProps<AccountMenuAttributes>): () => void {
  const store = getReduxStore();
  const announcement = createStatus('span', 'bsro-visually-hidden');
  const content = createElement(
    'div',
    { className: `bsro-account-menu__content bsro-account-menu--${variant}` },
    announcement,
  );
  let shown: LoginState = 'loading';
  let announced: keyof typeof LOGIN_MESSAGES | undefined;
  let menu: Menu | undefined;
  let panel: Panel | undefined;
  let isPanelRequested = false;
  let isUnmounted = false;

  const getFirstControl = () => element.querySelector<HTMLElement>('a, button');
  /** Announces a sign-in or sign-out on this page, as long as the login state is the announced one. */
  const announce = (login: keyof typeof LOGIN_MESSAGES): void => {
    announced = login;
    showAnnouncement();
  };
  const showAnnouncement = (): void => {
    const text = announced && announced === shown ? LOGIN_MESSAGES[announced] : '';
    setText(announcement, text);
  };
  const dialogs = createAccountDialogs({
    onChange: () => menu?.update(),
    onSignedIn: () => announce('true'),
    // A sign-in prompt elsewhere on the page keeps its place.
    getFallbackFocus: (place) =>
      element.contains(place) || place.contains(element) ? getFirstControl() : null,
  });
  const requestPanel = (): void => {
    if (isPanelRequested) return;
    isPanelRequested = true;
    loadChunk(loadPanel).then(
      (module) => {
        panel = module;
        if (!isUnmounted) update();
      },
      (error: unknown) => {
        isPanelRequested = false;
        report(error, { source: 'account-menu', during: 'chunk' });
      },
    );
  };
  const showMenu = (next: Menu): void => {
    const previous = menu;
    menu = next;
    menu.update();
    content.prepend(...menu.nodes);
    previous?.destroy();
    for (const node of previous?.nodes ?? []) node.remove();
  };
  /** Creates the menu for a login state; returns undefined until its code has loaded. */
  const createMenu = (login: 'true' | 'false'): Menu | undefined => {
    const onSignedOut = (): void => {
      announce('false');
      // The driver's menu, which had the focus, has been removed.
      getFirstControl()?.focus();
    };
    if (login === 'true') return panel?.createDriverMenu({ variant, store, dialogs, onSignedOut });
    if (variant !== 'header-v2') return createVisitorMenu({ dialogs });
    return panel && createVisitorMenu({ dialogs, createPanel: panel.createDisclosure });
  };
  const update = (): void => {
    const login = selectLoginState(store.getState());
    if (login !== 'false' || variant === 'header-v2') requestPanel();
    if (login === 'loading') return;
    if (login === shown) {
      menu?.update();
      return;
    }
    const next = createMenu(login);
    if (!next) return;
    const isFirst = shown === 'loading';
    shown = login;
    showMenu(next);
    showAnnouncement();
    if (!isFirst) return;
    element.replaceChildren(content);
    dialogs.registerLinks();
  };

  keepFocus(element);
  const unsubscribe = store.subscribe(update);
  update();
  return () => {
    isUnmounted = true;
    unsubscribe();
    dialogs.destroy();
    menu?.destroy();
    element.replaceChildren(...cms);
    releaseFocus(element);
  };
}
