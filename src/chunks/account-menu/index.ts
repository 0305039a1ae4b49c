import { keepFocus, releaseFocus } from '../../browser/keep-focus';
import { loadChunk } from '../../browser/load-chunk';
import { prefetchChunk } from '../../browser/prefetch-chunk';
import { report } from '../../browser/report';
import type { AccountMenuAttributes } from '../../mounts/placeholders/account-menu';
import type { RootProps } from '../../mounts/schema/placeholder';
import { getReduxStore } from '../../store';
import type { LoginState } from '../../store/account/account-slice';
import { selectIsLoggedIn } from '../../store/account/account-slice';
import { createElement } from '../../ui/html/create-element';
import { createStatus } from '../../ui/html/create-status';
import { createAccountDialogs } from './dialogs';
import type { MenuPart } from './menu-part';
import { LOGIN_MESSAGES } from './messages';
import { createVisitorMenu } from './visitor-menu';
// For the icons of the parts that load later, which have no other styles.
import '../../ui/icon/icon.css';
import '../../ui/styles/guard.css';
import '../../ui/styles/visually-hidden.css';
import './account-menu.css';

const loadPanel = () => import(/* webpackChunkName: "account-panel" */ './panel');

type Panel = Awaited<ReturnType<typeof loadPanel>>;

/**
 * The account menu of the header, for its variant and the login state (ACCT-9). It needs no React,
 * which loads with the dialogs when a visitor opens one. The CMS's links stay until the login state is
 * known.
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
  let part: MenuPart | undefined;
  let panel: Panel | undefined;
  let isPanelRequested = false;
  let isUnmounted = false;

  const getFirstControl = () => element.querySelector<HTMLElement>('a, button');
  /** Announces a change that the visitor made on this page, until another one follows. */
  const announce = (login: keyof typeof LOGIN_MESSAGES): void => {
    announced = login;
    showAnnouncement();
    // The previous menu's button, which had the focus, has been removed.
    getFirstControl()?.focus();
  };
  const showAnnouncement = (): void => {
    const text = announced && announced === shown ? LOGIN_MESSAGES[announced] : '';
    if (announcement.textContent !== text) announcement.textContent = text;
  };
  const dialogs = createAccountDialogs({
    onChange: () => part?.update(),
    onSignedIn: () => announce('true'),
    getFallbackFocus: getFirstControl,
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
  const showPart = (next: MenuPart): void => {
    const previous = part;
    part = next;
    part.update();
    content.prepend(...part.nodes);
    previous?.destroy();
    for (const node of previous?.nodes ?? []) node.remove();
  };
  /** Creates the part for a login state; undefined until its code has loaded. */
  const createPart = (login: 'true' | 'false'): MenuPart | undefined => {
    const onSignedOut = () => announce('false');
    if (login === 'true') return panel?.createDriverMenu({ variant, store, dialogs, onSignedOut });
    if (variant !== 'header-v2') return createVisitorMenu({ dialogs });
    return panel && createVisitorMenu({ dialogs, createPanel: panel.createDisclosure });
  };
  const update = (): void => {
    const login = selectIsLoggedIn(store.getState());
    if (login !== 'false' || variant === 'header-v2') requestPanel();
    if (login === 'loading') return;
    if (login === shown) {
      part?.update();
      return;
    }
    const next = createPart(login);
    if (!next) return;
    const isFirst = shown === 'loading';
    shown = login;
    showPart(next);
    showAnnouncement();
    if (!isFirst) return;
    element.replaceChildren(content);
    prefetchChunk('rendering');
    dialogs.registerLinks();
  };

  keepFocus(element);
  const unsubscribe = store.subscribe(update);
  update();
  return () => {
    isUnmounted = true;
    unsubscribe();
    dialogs.destroy();
    part?.destroy();
    element.replaceChildren(...cms);
    releaseFocus(element);
  };
}
