import { PAGES } from '../../site/pages';
import { RESULTS_LABELS } from './messages';

/** Says how to learn prices that are unknown: from my store, or by selecting one. */
export function NoPrice({ hasStore }: { hasStore: boolean }) {
  return (
    <p className="bsro-tire-results__no-price">
      {hasStore ? (
        RESULTS_LABELS.askPrice
      ) : (
        <a href={PAGES.displayMap}>{RESULTS_LABELS.seePrice}</a>
      )}
    </p>
  );
}
