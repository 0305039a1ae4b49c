import { RADIUS } from '../../domain/stores/display-map';
import type { MapSearch } from '../../domain/stores/display-map';
import { getSearchHint, formatNoStores } from '../../domain/stores/list-messages';
import { RESULTS_LABELS } from './messages';

export function NoStores({ search }: { search: MapSearch }) {
  const canWiden = 'zip' in search && search.radius < RADIUS.wide;
  return (
    <>
      <p className="bsro-store-results__count" tabIndex={-1}>
        {formatNoStores(search)}
      </p>
      <p className="bsro-store-results__next">{getSearchHint(search)}</p>
      {canWiden && (
        <a
          className="bsro-button"
          href={`?${new URLSearchParams({ zip: search.zip, radius: `${RADIUS.wide}` })}`}
        >
          {RESULTS_LABELS.searchWithin({ miles: RADIUS.wide })}
        </a>
      )}
    </>
  );
}
