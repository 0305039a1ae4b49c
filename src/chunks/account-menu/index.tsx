import { useEffect, useEffectEvent, useState } from 'react';
import type { AccountMenuAttributes } from '../../mounts/placeholders/account-menu';
import type { RootProps } from '../../mounts/schema/placeholder';
import { useAppSelector } from '../../store/hooks';
import { selectIsLoggedIn } from '../../store/account/account-slice';
import { CmsContent } from '../../ui/loading/CmsContent';
import { AccountDialogs } from './AccountDialogs';
import { LOGIN_MESSAGES } from './messages';
import { SignedInMenu } from './SignedInMenu';
import { SignedOutMenu } from './SignedOutMenu';
import { useAccountDialogs } from './useAccountDialogs';
import '../../ui/styles/visually-hidden.css';
import './account-menu.css';

/** The account menu of the header, for its variant and the login state (ACCT-9). */
export default function AccountMenu({
  attributes: { variant },
  element,
  cms,
}: RootProps<AccountMenuAttributes>) {
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const dialogs = useAccountDialogs(isLoggedIn !== 'loading');
  const [lastChange, setLastChange] = useState<{ readonly to: keyof typeof LOGIN_MESSAGES }>();
  const firstControl = () => element.querySelector<HTMLElement>('a, button');
  const focusMenu = useEffectEvent(() => firstControl()?.focus());
  // The previous menu's button, which had the focus, has been removed.
  useEffect(() => {
    if (lastChange) focusMenu();
  }, [lastChange]);

  if (isLoggedIn === 'loading') return <CmsContent nodes={cms} />;
  return (
    <div className={`bsro-account-menu__content bsro-account-menu--${variant}`}>
      {isLoggedIn === 'true' ? (
        <SignedInMenu variant={variant} onSignedOut={() => setLastChange({ to: 'false' })} />
      ) : (
        <SignedOutMenu variant={variant} dialogs={dialogs} />
      )}
      <span className="bsro-visually-hidden" role="status">
        {lastChange?.to === isLoggedIn && LOGIN_MESSAGES[isLoggedIn]}
      </span>
      <AccountDialogs
        dialogs={dialogs}
        isDriver={isLoggedIn === 'true'}
        getFallbackFocus={firstControl}
        onSignedIn={() => setLastChange({ to: 'true' })}
      />
    </div>
  );
}
