import type { RootProps } from '../../mounts/schema/placeholder';
import { useAccount } from '../../store/account/useAccount';
import { AccountContent } from '../../ui/loading/AccountContent';
import { History } from './History';
import { HISTORY_LABELS } from './messages';
import './service-history.css';

/** The driver's service history (ACCT-10, ACCT-11). */
export default function ServiceHistory({ cms }: RootProps<object>) {
  const [account, retry] = useAccount();
  return (
    <AccountContent
      status={account.status}
      cms={cms}
      label={HISTORY_LABELS.loading}
      onRetry={retry}
    >
      {account.status === 'ready' && <History profile={account.profile} />}
    </AccountContent>
  );
}
