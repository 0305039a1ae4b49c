import { useEffect, useRef, useState } from 'react';
import { readQuery } from '../../browser/url-state';
import type { StoreResultsAttributes } from '../../mounts/placeholders/store-results';
import type { RootProps } from '../../mounts/schema/placeholder';
import type { MapSearch } from '../../domain/stores/display-map';
import { RADIUS } from '../../domain/stores/display-map';
import { formatStoreCount, formatNoStores, getSearchHint } from '../../domain/stores/list-messages';
import { STORE_MESSAGES } from '../../domain/stores/messages';
import { hasText, CmsContent } from '../../ui/loading/CmsContent';
import { FailureMessage } from '../../ui/failure/FailureMessage';
import { Skeleton } from '../../ui/loading/Skeleton';
import { useLoadingIndicator } from '../../ui/loading/useLoadingIndicator';
import type { LoadingIndicator } from '../../ui/loading/useLoadingIndicator';
import { FoundStores } from './FoundStores';
import { useStoreList } from './useStoreList';
import type { StoreList } from './useStoreList';
import { getSearch } from './get-search';
import { RESULTS_LABELS } from './messages';
import './store-results.css';

const CARDS = [1, 2, 3, 4];

function ResultsSkeleton({ indicator }: { indicator: LoadingIndicator }) {
  return (
    <Skeleton indicator={indicator} label={RESULTS_LABELS.loading}>
      <span className="bsro-skeleton__line bsro-skeleton__line--short" />
      <div className="bsro-store-results__columns">
        <div className="bsro-store-results__list">
          {CARDS.map((card) => (
            <div key={card} className="bsro-store-card bsro-store-card--shape">
              <span className="bsro-skeleton__line bsro-skeleton__line--half" />
              <span className="bsro-skeleton__line bsro-skeleton__line--short" />
              <span className="bsro-skeleton__line bsro-skeleton__line--half" />
              <span className="bsro-skeleton__line bsro-skeleton__line--short" />
            </div>
          ))}
        </div>
        <span className="bsro-store-results__map bsro-skeleton__line" />
      </div>
    </Skeleton>
  );
}

function NoStores({ search }: { search: MapSearch }) {
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

type Nodes = readonly ChildNode[];

const getAnnouncement = (list: StoreList, search: MapSearch): string => {
  if (list.status !== 'ready') return '';
  return list.stores.length > 0
    ? formatStoreCount(list.stores.length, search)
    : formatNoStores(search);
};

/** The stores of a search; the CMS's list while they load or if loading fails. */
function SearchResults({ search, cms }: { search: MapSearch; cms: Nodes }) {
  const [list, retry] = useStoreList(search);
  const [selected, setSelected] = useState('');
  const hasFailed = useRef(false);
  const container = useRef<HTMLDivElement>(null);
  const indicator = useLoadingIndicator(list.status === 'loading');
  const { status } = list;

  useEffect(() => {
    // After a retry, the focus moves from the removed button to the results.
    if (status === 'ready' && hasFailed.current) {
      container.current?.querySelector<HTMLElement>('.bsro-store-results__count')?.focus();
    }
    hasFailed.current = status === 'failed';
  }, [status]);

  const hasList = hasText(cms);
  const found = status === 'ready' && (indicator === 'hidden' || hasList) ? list.stores : null;
  // Reserve space before the skeleton appears, to prevent a layout shift.
  const isEmpty = !found && !hasList && status !== 'failed';
  return (
    <div ref={container} className={isEmpty ? 'bsro-store-results__wait' : undefined}>
      <p className="bsro-visually-hidden" role="status">
        {selected ? STORE_MESSAGES.selected({ store: selected }) : getAnnouncement(list, search)}
      </p>
      {found?.length === 0 && <NoStores search={search} />}
      {found && found.length > 0 && (
        <FoundStores search={search} stores={found} onSelected={setSelected} />
      )}
      {status === 'failed' && (
        <FailureMessage
          text={STORE_MESSAGES.notLoaded}
          isRetrying={list.isRetrying}
          onRetry={retry}
        />
      )}
      {!found && (hasList ? <CmsContent nodes={cms} /> : <ResultsSkeleton indicator={indicator} />)}
    </div>
  );
}

/** The list and map of the stores that the page's query searches for (FIND-3, FIND-6, STORE-4). */
export default function StoreResults({ attributes, cms }: RootProps<StoreResultsAttributes>) {
  const [search] = useState(() => getSearch(readQuery(), attributes.zip));
  if (!('problem' in search)) return <SearchResults search={search} cms={cms} />;
  // The CMS has already rendered the error.
  return hasText(cms) ? (
    <CmsContent nodes={cms} />
  ) : (
    <p className="bsro-store-results__count">{search.problem}</p>
  );
}
