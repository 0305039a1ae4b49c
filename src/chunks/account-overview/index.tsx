import type { RootProps } from '../../mounts/schema/placeholder';
import { useAccount } from '../../store/account/useAccount';
import { AccountContent } from '../../ui/loading/AccountContent';
import { OVERVIEW_LABELS } from './messages';
import { Overview } from './Overview';
import './account-overview.css';

/** The account overview, with links to the pages that change the account (ACCT-10). */
export default function AccountOverview({ cms }: RootProps<object>) {
  const [account, refetch] = useAccount();
  return (
    <AccountContent
      status={account.status}
      cms={cms}
      label={OVERVIEW_LABELS.loading}
      onRetry={refetch}
    >
      {account.status === 'ready' && <Overview profile={account.profile} />}
    </AccountContent>
  );
}
