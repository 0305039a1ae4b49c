import { useEffect, useRef, useState } from 'react';
import type { StoreResultsAttributes } from '../../mounts/placeholders/store-results';
import type { RootProps } from '../../mounts/schema/placeholder';
import type { MapSearch } from '../../site/display-map';
import { formatStoreCount, formatNoStores } from '../../site/store-list-messages';
import { CmsContent } from '../../ui/loading/CmsContent';
import { useLoadingIndicator } from '../../ui/loading/useLoadingIndicator';
import { FailedStores } from './FailedStores';
import { FoundStores } from './FoundStores';
import { NoStores } from './NoStores';
import { ResultsSkeleton } from './ResultsSkeleton';
import { useStoreList } from './useStoreList';
import type { StoreList } from './useStoreList';
import { wantedSearch } from './wanted-search';
import '../../ui/styles/button.css';
import '../../ui/styles/visually-hidden.css';
import './store-results.css';

type Nodes = readonly ChildNode[];

const hasWords = (nodes: Nodes): boolean => nodes.some(({ textContent }) => textContent?.trim());

/** What a screen reader hears of a list that has come. */
const wordsOf = (list: StoreList, search: MapSearch): string => {
  if (list.status !== 'ready') return '';
  return list.stores.length > 0
    ? formatStoreCount(list.stores.length, search)
    : formatNoStores(search);
};

/** The stores of a search; the CMS's own list until they are there, or when they cannot be had. */
function LookedFor({ search, cms }: { search: MapSearch; cms: Nodes }) {
  const [list, retry] = useStoreList(search);
  const [chosen, setChosen] = useState('');
  const hasFailed = useRef(false);
  const place = useRef<HTMLDivElement>(null);
  const indicator = useLoadingIndicator(list.status === 'loading');
  const { status } = list;

  useEffect(() => {
    // Whoever pressed the button that is gone now goes on with what has come.
    if (status === 'ready' && hasFailed.current) {
      place.current?.querySelector<HTMLElement>('.bsro-store-results__count')?.focus();
    }
    hasFailed.current = status === 'failed';
  }, [status]);

  const hasList = hasWords(cms);
  const found = status === 'ready' && (indicator === 'hidden' || hasList) ? list.stores : null;
  // What stands below keeps its place, also before the shapes are there.
  const isEmpty = !found && !hasList && status !== 'failed';
  return (
    <div ref={place} className={isEmpty ? 'bsro-store-results__wait' : undefined}>
      <p className="bsro-visually-hidden" role="status">
        {chosen ? `${chosen} is now your store.` : wordsOf(list, search)}
      </p>
      {found?.length === 0 && <NoStores search={search} />}
      {found && found.length > 0 && (
        <FoundStores search={search} stores={found} onChosen={setChosen} />
      )}
      {status === 'failed' && <FailedStores isRetrying={list.isRetrying} onRetry={retry} />}
      {!found && (hasList ? <CmsContent nodes={cms} /> : <ResultsSkeleton indicator={indicator} />)}
    </div>
  );
}

/** List and map of the stores that the page's address asks for (FIND-3, FIND-6, STORE-4). */
export default function StoreResults({ attributes, cms }: RootProps<StoreResultsAttributes>) {
  const [wanted] = useState(() => wantedSearch(location.search, attributes.zip));
  if (!('problem' in wanted)) return <LookedFor search={wanted} cms={cms} />;
  // The CMS that has answered the search has said it in its own words.
  return hasWords(cms) ? (
    <CmsContent nodes={cms} />
  ) : (
    <p className="bsro-store-results__count">{wanted.problem}</p>
  );
}
