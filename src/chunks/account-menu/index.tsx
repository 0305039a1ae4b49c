import { useEffect, useState, useSyncExternalStore } from 'react';
import type { AccountMenuAttributes } from '../../mounts/placeholders/account-menu';
import type { RootProps } from '../../mounts/schema/placeholder';
import { selectLoginState } from '../../store/account/account-slice';
import { useAppSelector } from '../../store/hooks';
import { CmsContent } from '../../ui/loading/CmsContent';
import { createAccountDialogs } from './dialogs';
import { DriverMenu } from './DriverMenu';
import { LOGIN_MESSAGES } from './messages';
import { useReplacedPress } from './useReplacedPress';
import { VisitorMenu } from './VisitorMenu';
import '../../ui/styles/guard.css';
import '../../ui/styles/visually-hidden.css';
import './account-menu.css';

/**
 * The header's account menu, which depends on its variant and on the login state (ACCT-9). The CMS's links stay until
 * the login state is known.
 */
export default function AccountMenu({
  attributes: { variant },
  element,
  cms,
}: RootProps<AccountMenuAttributes>) {
  const loginState = useAppSelector(selectLoginState);
  const isKnown = loginState !== 'loading';
  const [announced, setAnnounced] = useState<keyof typeof LOGIN_MESSAGES>();
  const [dialogs] = useState(() =>
    createAccountDialogs({
      onSignedIn: () => setAnnounced('true'),
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
  useReplacedPress(element);

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
    </div>
  );
}
