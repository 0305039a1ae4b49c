import type { Store } from '../../services/store-schema';
import { getDirectionsUrl, getStoreMapUrl } from '../../domain/stores/map-urls';
import { formatPhoneNumber, getPhoneHref } from '../../domain/format/phone-number';
import { VISIT_LABELS } from './messages';
import './visit.css';

/** Size of the map in CSS pixels. */
const MAP = { width: 640, height: 240 };

export function StorePlace({ store }: { store: Store }) {
  const { latitude, longitude, phone } = store;
  const callHref = getPhoneHref(phone);
  const point = latitude != null && longitude != null ? { latitude, longitude } : undefined;
  return (
    <div className="bsro-visit__place">
      <address className="bsro-targets">
        <strong>{store.storeName}</strong>
        <br />
        {store.address}
        <br />
        {store.city}, {store.state} {store.zip}
        <br />
        <span className="bsro-visit__links">
          {callHref && <a href={callHref}>{formatPhoneNumber(phone)}</a>}
          <a href={getDirectionsUrl(store)}>{VISIT_LABELS.directions}</a>
        </span>
      </address>
      {point && (
        <img
          className="bsro-visit__map"
          src={getStoreMapUrl(point, MAP)}
          {...MAP}
          alt={VISIT_LABELS.map({ store: store.storeName })}
        />
      )}
    </div>
  );
}
