import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { RootProps } from '../../mounts/schema/placeholder';
import type { Profile } from '../../services/account/schema';
import { useAppDispatch } from '../../store/hooks';
import { leaveSession } from '../../store/account/session-thunks';
import { useAccount } from '../../store/account/useAccount';
import { AccountContent } from '../../ui/loading/AccountContent';
import { EmailForm } from './EmailForm';
import { PreferredStore } from './PreferredStore';
import { ProfileForm } from './ProfileForm';
import { RemindersForm } from './RemindersForm';
import { Section } from './Section';
import '../../ui/styles/button.css';
import '../../ui/styles/visually-hidden.css';
import './account-preferences.css';

/** What a driver can change of the account (ACCT-10, ACCT-11). */
export default function AccountPreferences({ cms }: RootProps<object>) {
  const dispatch = useAppDispatch();
  const [account, ask] = useAccount();
  // What a session held that ended under a form: nothing typed is lost by it.
  const [held, setHeld] = useState<Profile>();
  const profile = account.status === 'ready' ? account.profile : held;
  const [driver] = profile?.DRIVER ?? [];
  const leave = (): void => {
    flushSync(() => setHeld(profile));
    dispatch(leaveSession());
  };
  return (
    <AccountContent
      status={driver ? 'ready' : account.status}
      cms={cms}
      label="Your preferences"
      onRetry={ask}
    >
      {driver && (
        <div className="bsro-preferences" key={driver.ID}>
          <ProfileForm driver={driver} onSignedOut={leave} />
          <PreferredStore storeNumber={driver.PREFERRED_STORE ?? ''} onSignedOut={leave} />
          <RemindersForm driver={driver} onSignedOut={leave} />
          <EmailForm email={driver.EMAIL ?? ''} onSignedOut={leave} />
          <Section title="Password">
            <p>A new password signs you out on all other devices.</p>
            <a className="bsro-button" href="#change-password.open">
              Change your password
            </a>
          </Section>
        </div>
      )}
    </AccountContent>
  );
}
