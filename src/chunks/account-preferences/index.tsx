import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { hasAccountMenu } from '../../site/pages';
import type { RootProps } from '../../mounts/schema/placeholder';
import type { Profile } from '../../services/account/schema';
import { readToken } from '../../services/token-cookie';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { ACCOUNT_MESSAGES } from '../../domain/account/messages';
import { selectTokenId } from '../../store/account/account-slice';
import { endSession } from '../../store/account/end-session';
import { useAccount } from '../../store/account/useAccount';
import { AccountContent } from '../../ui/loading/AccountContent';
import { useLazy } from '../../ui/loading/useLazy';
import { EmailForm } from './EmailForm';
import { PREFERENCES_LABELS, SECTION_TITLES } from './messages';
import { PreferredStore } from './PreferredStore';
import { ProfileForm } from './ProfileForm';
import { RemindersForm } from './RemindersForm';
import { Section } from './Section';
import './account-preferences.css';

const loadLinks = () =>
  import(/* webpackChunkName: "account-pages" */ '../account-action/dialog-links');

/** The profile in the forms, kept so that no input is lost when the account is gone for a while. */
interface KeptProfile {
  readonly profile: Profile;
  /**
   * After a check without a response, the token is still this one (SESS-2); another one may be another driver's. Null if
   * the session ended during a save, whose input waits for the next sign-in.
   */
  readonly token: string | null;
}

/** The preferences of a driver's account (ACCT-10, ACCT-11). */
export default function AccountPreferences({ cms }: RootProps<object>) {
  const dispatch = useAppDispatch();
  const [account, refetch] = useAccount();
  const token = useAppSelector(selectTokenId);
  const [kept, setKept] = useState<KeptProfile>();
  if (account.status === 'ready' && (account.profile !== kept?.profile || token !== kept.token)) {
    setKept({ profile: account.profile, token });
  }
  const isShown = account.status === 'ready' || kept?.token === null || kept?.token === readToken();
  const profile = isShown ? kept?.profile : undefined;
  const [driver] = profile?.DRIVER ?? [];
  const {
    status: linksStatus,
    module: links,
    request: requestLinks,
  } = useLazy(loadLinks, 'account-preferences');
  const [hasDialogFailed, setHasDialogFailed] = useState(false);
  useEffect(() => {
    if (!hasAccountMenu()) requestLinks();
  }, [requestLinks]);
  useEffect(() => links?.registerDialogLinks(setHasDialogFailed), [links]);
  const handleSignedOut = (): void => {
    flushSync(() => {
      dispatch(endSession());
      if (profile) setKept({ profile, token: null });
    });
  };
  return (
    <AccountContent
      status={driver ? 'ready' : account.status}
      cms={cms}
      label={PREFERENCES_LABELS.loading}
      onRetry={refetch}
    >
      {driver && (
        <div className="bsro-preferences" key={driver.ID}>
          <ProfileForm driver={driver} onSignedOut={handleSignedOut} />
          <PreferredStore
            storeNumber={driver.PREFERRED_STORE ?? ''}
            onSignedOut={handleSignedOut}
          />
          <RemindersForm driver={driver} onSignedOut={handleSignedOut} />
          <EmailForm email={driver.EMAIL ?? ''} onSignedOut={handleSignedOut} />
          <Section title={SECTION_TITLES.password}>
            <p>{PREFERENCES_LABELS.passwordNote}</p>
            <a className="bsro-button" href="#change-password.open">
              {PREFERENCES_LABELS.changePassword}
            </a>
            <p className="bsro-problem" role="alert">
              {(hasDialogFailed || linksStatus === 'failed') && ACCOUNT_MESSAGES.dialogNotOpened}
            </p>
          </Section>
        </div>
      )}
    </AccountContent>
  );
}
