import { useEffect, useRef, useState } from 'react';
import { callAfterPaint } from '../../browser/after-paint';
import { readQuery } from '../../browser/url-state';
import { countCards } from '../../domain/tires/line-card';
import type { TireSearchAttributes, TireSearchSlot } from '../../mounts/placeholders/tire-search';
import type { RootProps } from '../../mounts/schema/placeholder';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectClosestStore } from '../../store/meta/meta-slice';
import { searchShown } from '../../store/search/tire-search-results-slice';
import { useTiresPage } from '../../store/my-store/useTiresPage';
import { Slot, SlotContext } from '../../ui/cms/Slot';
import { hasText, CmsContent } from '../../ui/loading/CmsContent';
import { FailureMessage } from '../../ui/failure/FailureMessage';
import { LateMessage } from '../../ui/loading/LateMessage';
import { Skeleton } from '../../ui/loading/Skeleton';
import { useLoadingIndicator } from '../../ui/loading/useLoadingIndicator';
import { RESULTS_LABELS } from './messages';
import { IncompleteSearch } from './empty/IncompleteSearch';
import { NoTires } from './empty/NoTires';
import { parseSearch } from './search-query';
import type { TireSearch } from './search-query';
import { SizeFit } from './SizeFit';
import { TireResults } from './TireResults';
import { useStateFromUrl } from './useResultsUrl';
import { useTireSearch } from './useTireSearch';
import '../../ui/product/stock-mark.css';
import './tire-search.css';

type Nodes = readonly ChildNode[];

const SKELETON_CARDS = [1, 2, 3, 4, 5, 6];

/** Checks whether the CMS has rendered tires that can be opened (TDP-1). */
const hasTires = (nodes: Nodes): boolean =>
  nodes.some((node) => node instanceof Element && node.querySelector('a[href*="/tires/brands/"]'));

/** The tires of a search, or the CMS's list while they load or if loading fails. */
function SearchedTires({ search, cms }: { search: TireSearch; cms: Nodes }) {
  const dispatch = useAppDispatch();
  useStateFromUrl();
  const { found, failure, retry } = useTireSearch(search);
  const isLoading = !found && !failure;
  const store = useAppSelector(selectClosestStore);
  const [status, setStatus] = useState('');
  const indicator = useLoadingIndicator(isLoading);
  const container = useRef<HTMLDivElement>(null);
  const hasRetried = useRef(false);
  // Empty after a change of store or session until the new prices arrive, so that each change is announced.
  const update =
    found?.isCurrent && found.isUpdate && found.storeNumber !== undefined
      ? store?.storeNumber === found.storeNumber && store.storeName
        ? RESULTS_LABELS.pricesUpdatedForStore({ store: store.storeName })
        : RESULTS_LABELS.pricesUpdated
      : '';

  useEffect(() => {
    // After a retry, the focus moves from the removed button to the results.
    if (failure || !hasRetried.current) return;
    const count = container.current?.querySelector<HTMLElement>('.bsro-tire-results__count');
    if (!count) return;
    hasRetried.current = false;
    count.focus();
  });

  const hasList = hasText(cms);
  // A skeleton that has appeared stays for a minimum time.
  const shown = hasList || indicator === 'hidden' ? found : undefined;
  const isCmsShown = hasList && !shown;
  const count = shown && countCards(shown.groups);
  useEffect(
    () =>
      count === undefined
        ? undefined
        : callAfterPaint(() => dispatch(searchShown({ searchType: search.type, count }))),
    [dispatch, search.type, count],
  );
  return (
    <div
      ref={container}
      className={`bsro-tire-results${isCmsShown ? ' bsro-tire-results--cms' : ''}`}
    >
      <p className="bsro-visually-hidden" role="status">
        {status}
      </p>
      {/* A live region of its own, so that a new number of tires doesn't repeat the announcement. */}
      <p className="bsro-visually-hidden" role="status">
        {update}
      </p>
      {failure && (
        <FailureMessage
          text={
            RESULTS_LABELS[
              found ? 'pricesNotLoaded' : hasTires(cms) ? 'livePricesNotLoaded' : 'notLoaded'
            ]
          }
          isRetrying={failure === 'retrying'}
          onRetry={() => {
            hasRetried.current = true;
            retry();
          }}
        />
      )}
      {shown &&
        (shown.groups.length > 0 ? (
          <>
            {search.type === 'size' && <SizeFit result={shown.result} />}
            <TireResults search={search} found={shown} onCount={setStatus} />
            <Slot name={'below-results' satisfies TireSearchSlot} />
          </>
        ) : (
          <>
            <NoTires type={search.type} onShown={setStatus} />
            <Slot name={'no-results' satisfies TireSearchSlot} />
          </>
        ))}
      {!shown &&
        (isCmsShown ? (
          <div aria-busy={isLoading}>
            <LateMessage indicator={indicator} label={RESULTS_LABELS.loadingPrices} />
            <CmsContent nodes={cms} />
          </div>
        ) : (
          <Skeleton indicator={indicator} label={RESULTS_LABELS.loading}>
            {SKELETON_CARDS.map((card) => (
              <div key={card} className="bsro-tire-card bsro-tire-card--shape">
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

/** The tires for the vehicle or size in the page's query (SRCH-5). */
export default function TireSearchResults({ attributes, cms }: RootProps<TireSearchAttributes>) {
  useTiresPage();
  const { searchType } = attributes;
  const [search] = useState(() => parseSearch(searchType, readQuery()));
  if (search)
    return (
      <SlotContext value={cms}>
        <SearchedTires search={search} cms={cms} />
      </SlotContext>
    );
  return <IncompleteSearch type={searchType} cms={cms} />;
}
