import { toSafeLink } from '../../browser/parse-url';
import { isBookable } from '../../domain/booking/bookable-service';
import type { Store } from '../../services/store-schema';
import { getAppointmentUrl } from '../../site/appointment-url';
import { toSiteLink } from '../../site/service-link';
import { getDirectionsUrl } from '../../domain/stores/map-urls';
import { getPhoneHref, formatPhoneNumber } from '../../domain/format/phone-number';
import { formatDistance } from '../../domain/stores/list-messages';
import { ShortLabel } from '../../ui/ShortLabel';
import { OpenState } from '../../ui/store/OpenState';
import { getStoreName, STORE_LABELS } from './messages';
import { MyStoreButton } from './MyStoreButton';

interface StoreCardProps {
  store: Store;
  /** The store's number in the list and on the map. */
  number: number;
  isMine: boolean;
  /** Whether the store is selected in the list or on the map. */
  isSelected: boolean;
  onSelected: (name: string) => void;
}

export function StoreCard({ store, number, isMine, isSelected, onSelected }: StoreCardProps) {
  const { address, city, state, zip } = store;
  const name = getStoreName(store);
  const pageHref = toSafeLink(toSiteLink(store.localPageURL) || undefined);
  const callHref = getPhoneHref(store.phone);
  const phone = formatPhoneNumber(store.phone);
  const distance = formatDistance(store.distance);
  return (
    <div
      className={[
        'bsro-store-card',
        isMine && 'bsro-store-card--mine',
        isSelected && 'bsro-store-card--selected',
      ]
        .filter(Boolean)
        .join(' ')}
    >
      <span className="bsro-store-card__number" aria-hidden="true">
        {number}
      </span>
      <div className="bsro-store-card__head">
        <h3 className="bsro-store-card__name">{pageHref ? <a href={pageHref}>{name}</a> : name}</h3>
        {distance && <p className="bsro-store-card__distance">{distance}</p>}
      </div>
      <OpenState store={store} />
      <address className="bsro-store-card__address">
        {address}
        <br />
        {city}, {state} {zip}
      </address>
      <p className="bsro-store-card__links bsro-targets">
        {callHref && (
          <a href={callHref}>
            <ShortLabel text={phone} fullText={STORE_LABELS.call({ store: name, phone })} />
          </a>
        )}
        <a href={getDirectionsUrl(store)}>
          <ShortLabel
            text={STORE_LABELS.directions}
            fullText={STORE_LABELS.directionsTo({ store: name })}
          />
        </a>
      </p>
      <div className="bsro-store-card__actions bsro-actions">
        <MyStoreButton
          store={store}
          name={name}
          isMine={isMine}
          labels={STORE_LABELS}
          component="store results"
          onSelected={onSelected}
        />
        {isBookable(store) && (
          <a className="bsro-button" href={getAppointmentUrl({ storeNumber: store.storeNumber })}>
            <ShortLabel
              text={STORE_LABELS.schedule}
              fullText={STORE_LABELS.scheduleAt({ store: name })}
            />
          </a>
        )}
      </div>
    </div>
  );
}
