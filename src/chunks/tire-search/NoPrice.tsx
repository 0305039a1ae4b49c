import type { ReactNode } from 'react';
import { PAGES } from '../../site/pages';
import { RESULTS_LABELS } from './messages';

interface NoPriceProps {
  hasStore: boolean;
  /** The end of the link's text. */
  children?: ReactNode;
}

/** Says how to learn prices that are unknown: from my store, or by selecting one. */
export function NoPrice({ hasStore, children }: NoPriceProps) {
  return (
    <p className="bsro-tire-search__no-price">
      {hasStore ? (
        RESULTS_LABELS.askPrice
      ) : (
        <a href={PAGES.displayMap}>
          {RESULTS_LABELS.seePrice}
          {children}
        </a>
      )}
    </p>
  );
}
