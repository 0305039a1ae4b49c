import { createContext, useContext } from 'react';
import type { Store } from '../../services/store-schema';
import { formatPhoneNumber, getPhoneHref } from '../../domain/format/phone-number';
import { RichText } from '../RichText';
import { defineTexts } from '../../language/define-texts';

/** Links that call the store, by why a visitor would. */
const CALL_TEXTS = defineTexts('callStore', {
  call: 'Call {store}: {phone}',
  /** An alternative to what is above. */
  or: 'Or call {store}: {phone}',
  questions: 'Questions? Call {store}: {phone}',
});

/** The store that a visitor calls if a part of the page fails; null while it is unknown. */
export const StoreToCallContext = createContext<Pick<Store, 'storeName' | 'phone'> | null>(null);

/** Renders a link that calls the store; nothing if its phone number is unknown. */
export function CallStoreLink({ reason = 'or' }: { reason?: keyof typeof CALL_TEXTS }) {
  const store = useContext(StoreToCallContext);
  const href = getPhoneHref(store?.phone ?? '');
  if (!store || !href) return null;
  return (
    <a className="bsro-button bsro-button--link bsro-call-store" href={href}>
      <RichText
        text={CALL_TEXTS[reason]}
        values={{
          store: store.storeName,
          phone: <span className="bsro-call-store__number">{formatPhoneNumber(store.phone)}</span>,
        }}
      />
    </a>
  );
}
