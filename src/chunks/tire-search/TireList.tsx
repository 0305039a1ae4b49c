import { memo, useCallback, useEffect, useRef, useState } from 'react';
import { trackItems } from '../../analytics/track-items';
import { callAfterPaint } from '../../browser/after-paint';
import type { StockingStore } from '../../domain/tires/availability';
import type { LineCard } from '../../domain/tires/line-card';
import type { TireGroup } from '../../domain/tires/tire-group';
import { selectIsSignedIn } from '../../store/account/account-slice';
import { useComparison } from '../../store/comparison/useComparison';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { moreShown, selectSearchTab } from '../../store/search/tire-search-results-slice';
import { getOpenedTire, returnToOpenedTire } from '../../ui/product/opened-tire';
import { useNewItemFocus } from '../../ui/useNewItemFocus';
import { useNow } from '../../ui/useNow';
import { RESULTS_LABELS } from './messages';
import type { TireSearch } from './search-query';
import { TireCard } from './TireCard';
import { useCards } from './useCards';
import { PAGE_SIZE } from './useShownGroups';
import type { ShownCards } from './useShownGroups';

/** Tracks the first version of each tire that the list has shown, once (docs/analytics.md). */
const useListTracking = (searchType: TireSearch['type'], visible: readonly LineCard[]): void => {
  const tracked = useRef(new Set<string>());
  useEffect(
    () =>
      callAfterPaint(() => {
        const newTires = visible.flatMap(({ versions: [{ id, price }] }, index) =>
          tracked.current.has(id) ? [] : [{ id, price, index }],
        );
        for (const { id } of newTires) tracked.current.add(id);
        trackItems('view_item_list', searchType, newTires);
      }),
    [searchType, visible],
  );
};

/** Number of cards whose images load at once. */
const FIRST_CARDS = 3;

interface TireListProps {
  search: TireSearch;
  /** Whether the tires are those of the current search. */
  isCurrent: boolean;
  /** The store with the stock; undefined without one. */
  store: StockingStore | undefined;
  shown: ShownCards;
}

/**
 * Returns the version that the visitor has chosen on a card, or else the first one, and a function that chooses one.
 * The tire to which the visitor returns is chosen at first.
 */
const useChosenVersions = () => {
  const [chosen, setChosen] = useState<ReadonlySet<string | undefined>>(
    () => new Set([getOpenedTire()]),
  );
  const choose = useCallback(
    ({ versions }: LineCard, chosenId: string) =>
      setChosen((previous) => {
        const next = new Set(previous);
        for (const { id } of versions) next.delete(id);
        return next.add(chosenId);
      }),
    [],
  );
  const getChosen = ({ versions }: LineCard): TireGroup =>
    versions.find(({ id }) => chosen.has(id)) ?? versions[0];
  return { getChosen, choose };
};

/** The cards of the tires. Memoized, because its tires change later than the rest of the results. */
export const TireList = memo(function TireList({
  search,
  isCurrent,
  store,
  shown: { visible, total },
}: TireListProps) {
  const dispatch = useAppDispatch();
  const { view } = useAppSelector(selectSearchTab);
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const { isCompared, setCompared } = useComparison(
    search.type === 'vehicle' ? search.vehicle : null,
  );
  const now = useNow();
  const { list, expectItems } = useNewItemFocus<HTMLUListElement>();
  const cards = useCards(list, visible);
  const { getChosen, choose } = useChosenVersions();
  const more = Math.min(PAGE_SIZE, total - visible.length);

  useEffect(returnToOpenedTire, []);
  useListTracking(search.type, visible);

  return (
    <>
      <ul
        className={`bsro-tire-results__list bsro-tire-results__list--${view}`}
        aria-busy={!isCurrent}
        ref={list}
      >
        {cards.map(({ key, line }, index) => {
          const group = getChosen(line);
          return (
            <li key={key} tabIndex={-1} data-tire={group.id}>
              <TireCard
                line={line}
                group={group}
                store={store}
                isSignedIn={isSignedIn}
                now={now}
                isFirst={index < FIRST_CARDS}
                isCompared={isCompared(group.id)}
                onChoose={choose}
                onCompare={setCompared}
                searchType={search.type}
              />
            </li>
          );
        })}
      </ul>
      {more > 0 && (
        <button
          type="button"
          className="bsro-button bsro-tire-results__more"
          onClick={() => {
            expectItems();
            dispatch(moreShown());
          }}
        >
          {RESULTS_LABELS.showMore({ count: more })}
        </button>
      )}
    </>
  );
});
