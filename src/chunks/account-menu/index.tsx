import { useEffect, useEffectEvent, useState } from 'react';
import type { AccountMenuAttributes } from '../../mounts/placeholders/account-menu';
import type { RootProps } from '../../mounts/schema/placeholder';
import { useAppSelector } from '../../store/hooks';
import { selectIsLoggedIn } from '../../store/account/account-slice';
import { CmsContent } from '../../ui/loading/CmsContent';
import { AccountDialogs } from './AccountDialogs';
import { SignedInMenu } from './SignedInMenu';
import { SignedOutMenu } from './SignedOutMenu';
import { useAccountDialogs } from './useAccountDialogs';
import '../../ui/styles/visually-hidden.css';
import './account-menu.css';

/** What is said where a visitor has just come or gone, as long as it is so. */
const SAID = { true: 'You are signed in.', false: 'You are signed out.' } as const;

/** The header's account menu, by its variant and by who is signed in (ACCT-9). */
export default function AccountMenu({
  attributes: { variant },
  element,
  cms,
}: RootProps<AccountMenuAttributes>) {
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const dialogs = useAccountDialogs(isLoggedIn !== 'loading');
  const [change, setChange] = useState<{ readonly to: keyof typeof SAID }>();
  const firstControl = () => element.querySelector<HTMLElement>('a, button');
  const focusMenu = useEffectEvent(() => firstControl()?.focus());
  // What had the focus, the button of the old menu, is gone by then.
  useEffect(() => {
    if (change) focusMenu();
  }, [change]);

  if (isLoggedIn === 'loading') return <CmsContent nodes={cms} />;
  return (
    <div className={`bsro-account-menu bsro-account-menu--${variant}`}>
      {isLoggedIn === 'true' ? (
        <SignedInMenu variant={variant} onSignedOut={() => setChange({ to: 'false' })} />
      ) : (
        <SignedOutMenu variant={variant} dialogs={dialogs} />
      )}
      <span className="bsro-visually-hidden" role="status">
        {change?.to === isLoggedIn && SAID[isLoggedIn]}
      </span>
      <AccountDialogs
        dialogs={dialogs}
        isDriver={isLoggedIn === 'true'}
        getFallbackFocus={firstControl}
        onSignedIn={() => setChange({ to: 'true' })}
      />
    </div>
  );
}
