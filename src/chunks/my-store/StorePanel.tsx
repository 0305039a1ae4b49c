import type { Store } from '../../services/store-schema';
import { getAppointmentUrl } from '../../site/appointment-url';
import { PAGES } from '../../site/pages';
import { getDirectionsUrl } from '../../domain/stores/map-urls';
import { formatToday } from '../../domain/stores/open-state-text';
import { formatHours } from '../../domain/stores/opening-hours';
import { getScheduledDay } from '../../domain/time/scheduled-day';
import { getPhoneHref, formatPhoneNumber } from '../../domain/format/phone-number';
import { Icon } from '../../ui/icon/Icon';
import type { IconShape } from '../../ui/icon/shapes';
import { OpenState } from '../../ui/store/OpenState';
import { StoreAddress } from '../../ui/store/StoreSummary';
import { useNow } from '../../ui/useNow';
import { LABELS } from './messages';
import { ZipSearch } from './ZipSearch';
import './panel.css';

/** In the chunk of the panel, because both need the code for a store's hours. */
export { HeaderOpenState } from './HeaderOpenState';

/** Icons of the Lucide set (ISC license). */
const ICONS = {
  phone: [
    'M13.83 16.57a1 1 0 0 0 1.21-.3l.36-.47a2 2 0 0 1 1.6-.8h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.47.35a1 1 0 0 0-.29 1.23 14 14 0 0 0 6.39 6.39',
  ],
  directions: ['m3 11 19-9-9 19-2-8-8-2'],
  calendar: [
    'M8 2v3M16 2v3M3 9h18M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z',
  ],
} as const satisfies Readonly<Record<string, IconShape>>;

interface StoreProps {
  readonly store: Store;
}

function TodaysHours({ store }: StoreProps) {
  const now = useNow();
  if (store.hours.length === 0) return null;
  const day = getScheduledDay(store, now);
  return (
    <p className="bsro-my-store__today">
      {formatToday(day)}: {formatHours(day)}
    </p>
  );
}

function StoreLinks({ store }: StoreProps) {
  const { phone, storeNumber } = store;
  const callHref = getPhoneHref(phone ?? '');
  const place = {
    address: store.address ?? '',
    city: store.city ?? '',
    state: store.state ?? '',
    zip: store.zip ?? '',
  };
  return (
    <p className="bsro-my-store__links">
      {callHref && phone && (
        <a className="bsro-my-store__link" href={callHref}>
          <Icon shape={ICONS.phone} />
          <span>{formatPhoneNumber(phone)}</span>
        </a>
      )}
      <a className="bsro-my-store__link" href={getDirectionsUrl(place)}>
        <Icon shape={ICONS.directions} />
        {LABELS.directions}
      </a>
      <a className="bsro-my-store__link" href={getAppointmentUrl({ storeNumber })}>
        <Icon shape={ICONS.calendar} />
        {LABELS.schedule}
      </a>
    </p>
  );
}

interface StorePanelProps {
  readonly id: string;
  readonly hidden: boolean;
  /** The store that sets the prices; null if there is none or it didn't load. */
  readonly store: Store | null;
  /** Whether it is the site's default store, because the visitor has no local store. */
  readonly isDefault: boolean;
}

export function StorePanel({ id, hidden, store, isDefault }: StorePanelProps) {
  return (
    <div className="bsro-my-store__panel" id={id} hidden={hidden}>
      {store ? (
        <div className="bsro-my-store__store">
          <StoreAddress store={store} />
          <OpenState store={store} />
          <TodaysHours store={store} />
          <StoreLinks store={store} />
          {isDefault && <p>{LABELS.guessed}</p>}
        </div>
      ) : (
        <div className="bsro-my-store__store">
          <p className="bsro-my-store__title">{LABELS.noStoreTitle}</p>
          <p>{LABELS.noStore}</p>
        </div>
      )}
      <ZipSearch />
      <p>
        <a className="bsro-my-store__link" href={PAGES.displayMap}>
          {LABELS.allStores}
        </a>
      </p>
    </div>
  );
}
