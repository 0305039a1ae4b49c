import type { ReactNode } from 'react';
import { getPhoneHref, formatPhoneNumber } from '../../domain/format/phone-number';
import { toSafeLink } from '../../browser/parse-url';
import { toSiteLink } from '../../site/service-link';
import { BUTTONS } from '../messages';
import { STORE_LABELS } from './messages';
import './store-summary.css';

interface SummarizedStore {
  readonly storeName: string | null | undefined;
  readonly address: string | null | undefined;
  readonly city: string | null | undefined;
  readonly state: string | null | undefined;
  readonly zip: string | null | undefined;
  readonly phone: string | null | undefined;
  readonly localPageURL: string | null | undefined;
}

interface StoreSummaryProps {
  details:
    | { readonly status: 'none' | 'loading' | 'failed' }
    | { readonly status: 'ready'; readonly store: SummarizedStore };
  onRetry: () => void;
  /** Shown if there is no store. */
  children: ReactNode;
}

interface StoreAddressProps {
  readonly store: Omit<SummarizedStore, 'phone'>;
  /** More lines. */
  readonly children?: ReactNode;
}

export function StoreAddress({ store, children }: StoreAddressProps) {
  const { storeName, address, city, state, zip, localPageURL } = store;
  const pageHref = toSafeLink((localPageURL && toSiteLink(localPageURL)) || undefined);
  const name = storeName || city || STORE_LABELS.unnamed;
  return (
    <address className="bsro-store-summary">
      <strong>{pageHref ? <a href={pageHref}>{name}</a> : name}</strong>
      <br />
      {address}
      <br />
      {city}, {state} {zip}
      {children}
    </address>
  );
}

function PhoneLine({ phone }: Pick<SummarizedStore, 'phone'>) {
  const href = getPhoneHref(phone ?? '');
  if (!href || !phone) return null;
  return (
    <>
      <br />
      <a href={href}>{formatPhoneNumber(phone)}</a>
    </>
  );
}

/** A store's name, address, and phone number; or that it loads, that it didn't load, or what to do without one. */
export function StoreSummary({ details, onRetry, children }: StoreSummaryProps) {
  switch (details.status) {
    case 'none':
      return <>{children}</>;
    case 'ready':
      return (
        <StoreAddress store={details.store}>
          <PhoneLine phone={details.store.phone} />
        </StoreAddress>
      );
    case 'loading':
      return (
        <p className="bsro-store-summary" aria-busy="true">
          {STORE_LABELS.loading}
        </p>
      );
    case 'failed':
      return (
        <p className="bsro-store-summary" role="alert">
          {STORE_LABELS.failed}{' '}
          <button type="button" className="bsro-button bsro-button--link" onClick={onRetry}>
            {BUTTONS.tryAgain}
          </button>
        </p>
      );
  }
}
