import { useEffect, useRef, useState } from 'react';
import { readQuery } from '../../browser/url-state';
import type { TireSearchAttributes } from '../../mounts/placeholders/tire-search';
import type { RootProps } from '../../mounts/schema/placeholder';
import { PAGES } from '../../site/addresses';
import { useAppSelector } from '../../store/hooks';
import { selectClosestStore } from '../../store/meta/meta-slice';
import { SIZE_TIRES_PAGE } from '../../site/tire-addresses';
import { VEHICLE_TIRES_PAGE } from '../../site/vehicle-tires-address';
import { FailureMessage } from '../../ui/failure/FailureMessage';
import { CmsContent } from '../../ui/loading/CmsContent';
import { LateMessage } from '../../ui/loading/LateMessage';
import { Skeleton } from '../../ui/loading/Skeleton';
import { useLoadingIndicator } from '../../ui/loading/useLoadingIndicator';
import {
  formatPricesUpdated,
  INCOMPLETE,
  NO_TIRES,
  PRICES_NOT_LOADED,
  RESULTS_LABELS,
  TIRES_NOT_LOADED,
} from './messages';
import { parseSearch } from './search-query';
import type { TireSearch } from './search-query';
import { TireResults } from './TireResults';
import { useOpenedAddress } from './useResultsAddress';
import { useTireSearch } from './useTireSearch';
import '../../ui/failure/failure.css';
import '../../ui/styles/button.css';
import '../../ui/styles/visually-hidden.css';
import './tire-search.css';

type Nodes = readonly ChildNode[];

/** Cards of the skeleton. */
const SHAPES = [1, 2, 3, 4, 5, 6];

const hasText = (nodes: Nodes): boolean => nodes.some(({ textContent }) => textContent?.trim());

/** Says that nothing was found, and what to do next. */
function NoTires({ type }: { type: TireSearch['type'] }) {
  return (
    <div className="bsro-tire-search__empty">
      <p className="bsro-tire-search__count" tabIndex={-1}>
        {NO_TIRES[type]}
      </p>
      <p className="bsro-tire-search__ways">
        {type === 'vehicle' ? (
          <a className="bsro-button" href={SIZE_TIRES_PAGE}>
            {RESULTS_LABELS.bySize}
          </a>
        ) : (
          <a className="bsro-button" href={VEHICLE_TIRES_PAGE}>
            {RESULTS_LABELS.byVehicle}
          </a>
        )}
        <a className="bsro-button bsro-button--link" href={PAGES.displayMap}>
          {RESULTS_LABELS.askStore}
        </a>
      </p>
    </div>
  );
}

/** The tires of a search; the CMS's list while they load or if loading fails. */
function SearchedTires({ search, cms }: { search: TireSearch; cms: Nodes }) {
  useOpenedAddress();
  const [state, retry] = useTireSearch(search);
  const store = useAppSelector(selectClosestStore);
  const [count, setCount] = useState('');
  const indicator = useLoadingIndicator(state.status === 'loading');
  const place = useRef<HTMLDivElement>(null);
  const isRetried = useRef(false);
  const { failure } = state;
  const updates = state.status === 'ready' ? state.updates : 0;
  const update = updates > 0 ? formatPricesUpdated(store?.storeName ?? '') : '';

  useEffect(() => {
    // After a retry, the focus moves from the removed button to the results.
    if (failure || !isRetried.current) return;
    isRetried.current = false;
    place.current?.querySelector<HTMLElement>('.bsro-tire-search__count')?.focus();
  }, [failure]);

  const hasList = hasText(cms);
  // A skeleton that has appeared stays for a moment.
  const isShown = state.status === 'ready' && (hasList || indicator === 'hidden');
  return (
    <div ref={place} className="bsro-tire-search">
      <p className="bsro-visually-hidden" role="status">
        {[count, update].filter(Boolean).join('. ')}
      </p>
      {failure && (
        <FailureMessage
          text={state.status === 'ready' ? PRICES_NOT_LOADED : TIRES_NOT_LOADED}
          isRetrying={failure === 'retrying'}
          onRetry={() => {
            isRetried.current = true;
            retry();
          }}
        />
      )}
      {isShown &&
        (state.result.tires.length > 0 ? (
          <TireResults search={search} found={state} onCount={setCount} />
        ) : (
          <NoTires type={search.type} />
        ))}
      {!isShown &&
        (hasList ? (
          <div aria-busy={state.status === 'loading'}>
            <LateMessage indicator={indicator} label={RESULTS_LABELS.loadingPrices} />
            <CmsContent nodes={cms} />
          </div>
        ) : (
          <Skeleton indicator={indicator} label={RESULTS_LABELS.loading}>
            {SHAPES.map((shape) => (
              <div key={shape} className="bsro-tire-card bsro-tire-card--shape">
                <span className="bsro-skeleton__line bsro-tire-card__picture" />
                <div>
                  <span className="bsro-skeleton__line bsro-skeleton__line--half" />
                  <span className="bsro-skeleton__line bsro-skeleton__line--short" />
                </div>
              </div>
            ))}
          </Skeleton>
        ))}
    </div>
  );
}

/** The tires for a vehicle or of a size that the page's query names (SRCH-5). */
export default function TireSearchResults({ attributes, cms }: RootProps<TireSearchAttributes>) {
  const { searchType } = attributes;
  const [search] = useState(() => parseSearch(searchType, readQuery()));
  if (search) return <SearchedTires search={search} cms={cms} />;
  // The CMS has already said what is missing.
  return hasText(cms) ? <CmsContent nodes={cms} /> : <p>{INCOMPLETE[searchType]}</p>;
}
