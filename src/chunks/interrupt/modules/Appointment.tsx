import { track } from '../../../analytics/track';
import { PAGES } from '../../../site/addresses';
import { getPhoneHref, formatPhoneNumber } from '../../../site/phone-number';
import { useAppSelector } from '../../../store/hooks';
import { selectMyStore } from '../../../store/meta/meta-slice';
import type { ModuleContentProps } from '../modules';

/** Shows my store with links to call it or to choose another one (INTR-6). */
export default function Appointment({ onFollow }: ModuleContentProps) {
  const store = useAppSelector(selectMyStore);
  // The same number that the page shows.
  const phone = store?.phone ?? '';
  const call = getPhoneHref(phone);
  const handleFollow = (label: string, destination: string): void => {
    track({ event: 'cta_click', area: 'interrupt', label, destination });
    onFollow();
  };
  return (
    <p className="bsro-interrupt__store">
      {store && (
        <>
          Your store is {store.storeName}, {store.address}, {store.city}.{' '}
        </>
      )}
      {call && (
        <>
          <a href={call} onClick={() => handleFollow('Call my store', '')}>
            Call {formatPhoneNumber(phone)}
          </a>{' '}
        </>
      )}
      <a href={PAGES.displayMap} onClick={() => handleFollow('Choose a store', PAGES.displayMap)}>
        {store ? 'Choose another store' : 'Choose a store'}
      </a>
    </p>
  );
}
