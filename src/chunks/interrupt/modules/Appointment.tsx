import { track } from '../../../analytics/track';
import { PAGES } from '../../../site/addresses';
import { phoneAddress, phoneText } from '../../../site/phone-text';
import { useAppSelector } from '../../../store/hooks';
import { selectMyStore } from '../../../store/meta/meta-slice';
import type { ModuleContentProps } from '../modules';

/** The store that an appointment would be at, and how to reach or change it (INTR-6). */
export default function Appointment({ onFollow }: ModuleContentProps) {
  const store = useAppSelector(selectMyStore);
  // The number that the page itself shows of the store.
  const phone = store?.phone ?? '';
  const call = phoneAddress(phone);
  const follow = (label: string, destination: string): void => {
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
          <a href={call} onClick={() => follow('Call my store', '')}>
            Call {phoneText(phone)}
          </a>{' '}
        </>
      )}
      <a href={PAGES.displayMap} onClick={() => follow('Choose a store', PAGES.displayMap)}>
        {store ? 'Choose another store' : 'Choose a store'}
      </a>
    </p>
  );
}
