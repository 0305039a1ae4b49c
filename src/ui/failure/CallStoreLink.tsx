import { createContext, useContext } from 'react';
import type { Store } from '../../services/store-schema';
import { formatPhoneNumber, getPhoneHref } from '../../domain/format/phone-number';

/** The store that a visitor calls if a part of the page fails; null while it is unknown. */
export const StoreToCallContext = createContext<Pick<Store, 'storeName' | 'phone'> | null>(null);

/**
 * Renders a link that calls the store; nothing if its phone number is unknown.
 * @param label begins the text; by default, it presents the call as an alternative to what is above
 */
export function CallStoreLink({ label = 'Or call' }: { label?: string }) {
  const store = useContext(StoreToCallContext);
  const href = getPhoneHref(store?.phone ?? '');
  if (!store || !href) return null;
  return (
    <a className="bsro-button bsro-button--link bsro-call-store" href={href}>
      {label} {store.storeName}:{' '}
      <span className="bsro-call-store__number">{formatPhoneNumber(store.phone)}</span>
    </a>
  );
}
