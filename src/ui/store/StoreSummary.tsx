import type { ReactNode } from 'react';
import { getPhoneHref, formatPhoneNumber } from '../../domain/format/phone-number';
import { toSafeLink } from '../html/safe-link';
import { TRY_AGAIN } from '../messages';
import { SUMMARY_MESSAGES, UNNAMED_STORE } from './messages';
import '../styles/button.css';
import './store-summary.css';

/** The fields of a store that the summary shows. */
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

/** A store's name, address, and phone number. */
export function StoreSummary({ details, onRetry, children }: StoreSummaryProps) {
  if (details.status === 'none') return <>{children}</>;
  if (details.status !== 'ready') {
    return details.status === 'loading' ? (
      <p className="bsro-store-summary" aria-busy="true">
        {SUMMARY_MESSAGES.loading}
      </p>
    ) : (
      <p className="bsro-store-summary" role="alert">
        {SUMMARY_MESSAGES.failed}{' '}
        <button type="button" className="bsro-button bsro-button--link" onClick={onRetry}>
          {TRY_AGAIN}
        </button>
      </p>
    );
  }
  const { storeName, address, city, state, zip, phone, localPageURL } = details.store;
  const pageHref = toSafeLink(localPageURL || undefined);
  const name = storeName || city || UNNAMED_STORE;
  const callHref = getPhoneHref(phone ?? '');
  return (
    <address className="bsro-store-summary">
      <strong>{pageHref ? <a href={pageHref}>{name}</a> : name}</strong>
      <br />
      {address}
      <br />
      {city}, {state} {zip}
      {callHref && phone && (
        <>
          <br />
          <a href={callHref}>{formatPhoneNumber(phone)}</a>
        </>
      )}
    </address>
  );
}
