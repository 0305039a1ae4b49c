import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { startTimer } from '../../browser/clock';
import type { AccountMenuAttributes } from '../../mounts/placeholders/account-menu';
import type { RootProps } from '../../mounts/schema/placeholder';
import { selectLoginState } from '../../store/account/account-slice';
import { useAppSelector } from '../../store/hooks';
import { CmsContent } from '../../ui/loading/CmsContent';
import { createAccountDialogs } from './dialogs';
import { DriverMenu } from './DriverMenu';
import { LOGIN_MESSAGES } from './messages';
import { isMenuVisible, SignedInLine } from './SignedInLine';
import { VisitorMenu } from './VisitorMenu';
import './account-menu.css';

/** Events that end a press. */
const RELEASE_EVENTS = ['click', 'pointerup', 'pointercancel', 'keyup'];

/** Milliseconds after a press in which the browser sends its click; a phone's comes in a later task. */
const CLICK_DELAY = 500;

/**
 * Returns the login state that the menu shows: while the visitor presses something in it, the previous one, because
 * the browser sends no click to a control that has been replaced.
 */
const useShownLoginState = (element: HTMLElement) => {
  const loginState = useAppSelector(selectLoginState);
  const [shown, setShown] = useState(loginState);
  useLayoutEffect(() => {
    if (shown === loginState) return undefined;
    const show = (): void => setShown(loginState);
    if (!element.matches(':active')) {
      show();
      return undefined;
    }
    const controller = new AbortController();
    let cancel = (): void => {};
    const handleRelease = ({ type }: Event): void => {
      cancel();
      // The click's own listeners run first.
      cancel = startTimer(type === 'click' ? 0 : CLICK_DELAY, show);
    };
    for (const type of RELEASE_EVENTS) {
      addEventListener(type, handleRelease, { signal: controller.signal, capture: true });
    }
    return () => {
      controller.abort();
      cancel();
    };
  }, [element, loginState, shown]);
  return shown;
};

/**
 * The header's account menu, which depends on its variant and on the login state (ACCT-9). The CMS's links stay until
 * the login state is known.
 */
export default function AccountMenu({
  attributes: { variant },
  element,
  cms,
}: RootProps<AccountMenuAttributes>) {
  const loginState = useShownLoginState(element);
  const isKnown = loginState !== 'loading';
  const [announced, setAnnounced] = useState<keyof typeof LOGIN_MESSAGES>();
  const [hasLine, setHasLine] = useState(false);
  const [dialogs] = useState(() =>
    createAccountDialogs({
      onSignedIn: () => {
        if (isMenuVisible()) setAnnounced('true');
        else setHasLine(true);
      },
      // A sign-in prompt elsewhere on the page keeps its place.
      getFallbackFocus: (place) =>
        element.contains(place) || place.contains(element)
          ? element.querySelector<HTMLElement>('a, button')
          : null,
    }),
  );
  const dialogsState = useSyncExternalStore(dialogs.subscribe, dialogs.getState);

  useEffect(() => (isKnown ? dialogs.registerLinks() : undefined), [dialogs, isKnown]);
  useEffect(() => dialogs.destroy, [dialogs]);

  if (!isKnown) return <CmsContent nodes={cms} />;
  return (
    <div className={`bsro-account-menu__content bsro-account-menu--${variant}`}>
      {loginState === 'true' ? (
        <DriverMenu
          hasPanel={variant !== 'mobile'}
          dialogs={dialogs}
          dialogsState={dialogsState}
          onSignedOut={() => setAnnounced('false')}
        />
      ) : (
        <VisitorMenu
          hasPanel={variant === 'header-v2'}
          dialogs={dialogs}
          dialogsState={dialogsState}
        />
      )}
      <span role="status" className="bsro-visually-hidden">
        {announced === loginState && LOGIN_MESSAGES[announced]}
      </span>
      {hasLine && loginState === 'true' && <SignedInLine onHide={() => setHasLine(false)} />}
    </div>
  );
}
