import type { RootProps } from '../../mounts/schema/placeholder';
import { useAccount } from '../../store/account/useAccount';
import { AccountContent } from '../../ui/loading/AccountContent';
import { Overview } from './Overview';
import '../../ui/styles/button.css';
import './account-overview.css';

/** What an account holds, and where it is changed (ACCT-10). */
export default function AccountOverview({ cms }: RootProps<object>) {
  const [account, ask] = useAccount();
  return (
    <AccountContent status={account.status} cms={cms} label="Your account" onRetry={ask}>
      {account.status === 'ready' && <Overview profile={account.profile} />}
    </AccountContent>
  );
}
