import { useState } from 'react';
import { track } from '../../../analytics/track';
import { PAGES } from '../../../site/pages';
import { getPhoneHref, formatPhoneNumber } from '../../../domain/format/phone-number';
import { useAppSelector } from '../../../store/hooks';
import { selectMyStore } from '../../../store/meta/meta-slice';
import type { ModuleContentProps } from '../modules';
import { findStartedBooking } from '../started-booking';
import { formatCall, formatMyStore, STORE_LINKS } from './messages';
import { StartedBooking } from './StartedBooking';

/**
 * Offers to continue an unfinished booking; without one, shows my store with links to call it or to
 * choose another one (INTR-6).
 */
export default function Appointment({ onFollow }: ModuleContentProps) {
  const [startedBooking] = useState(findStartedBooking);
  const myStore = useAppSelector(selectMyStore);
  // A store that is found later isn't added, because the interrupt would grow.
  const [hasStore] = useState(myStore !== null);
  const store = hasStore ? myStore : null;
  // Not the tracking number, because the rest of the page shows this one too.
  const phone = store?.phone ?? '';
  const callHref = getPhoneHref(phone);
  const handleFollow = (label: string, destination: string): void => {
    track({ event: 'cta_click', area: 'interrupt', label, destination });
    onFollow();
  };
  if (startedBooking) {
    return (
      <p className="bsro-interrupt__store">
        <StartedBooking booking={startedBooking} onFollow={onFollow} />
      </p>
    );
  }
  return (
    <p className="bsro-interrupt__store">
      {store && <>{formatMyStore([store.storeName, store.address, store.city])} </>}
      {callHref && (
        <>
          <a href={callHref} onClick={() => handleFollow(STORE_LINKS.call, '')}>
            {formatCall(formatPhoneNumber(phone))}
          </a>{' '}
        </>
      )}
      <a
        href={PAGES.displayMap}
        onClick={() => handleFollow(STORE_LINKS.chooseStore, PAGES.displayMap)}
      >
        {store ? STORE_LINKS.changeStore : STORE_LINKS.chooseStore}
      </a>
    </p>
  );
}
