import type { RootProps } from '../../mounts/schema/placeholder';
import { useAccount } from '../../store/account/useAccount';
import { AccountContent } from '../../ui/AccountContent';
import { History } from './History';
import '../../ui/button.css';
import '../../ui/icon.css';
import '../../ui/visually-hidden.css';
import './service-history.css';

/** The driver's invoices on the page of vehicles and service (ACCT-10, ACCT-11). */
export default function ServiceHistory({ cms }: RootProps<object>) {
  const [account, ask] = useAccount();
  return (
    <AccountContent status={account.status} cms={cms} label="Your service history" onRetry={ask}>
      {account.status === 'ready' && <History profile={account.profile} />}
    </AccountContent>
  );
}
