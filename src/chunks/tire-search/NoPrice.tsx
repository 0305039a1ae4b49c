import { PAGES } from '../../site/pages';
import { PRODUCT_TEXTS } from '../../ui/product/messages';
import { RESULTS_LABELS } from './messages';

/** Says how to learn prices that are unknown: from my store, or by selecting one. */
export function NoPrice({ hasStore }: { hasStore: boolean }) {
  return (
    <p className="bsro-tire-results__no-price">
      {hasStore ? PRODUCT_TEXTS.askStore : <a href={PAGES.displayMap}>{RESULTS_LABELS.seePrice}</a>}
    </p>
  );
}
