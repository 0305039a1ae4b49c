import type { MouseEvent } from 'react';
import { PAGES } from '../../../site/pages';
import { findBlockingFilter } from '../../../domain/tires/blocking-filter';
import type { FilterName, TireFilters } from '../../../domain/tires/tire-filters';
import type { TireGroup } from '../../../domain/tires/tire-group';
import type { TireTab } from '../../../domain/tires/tire-tabs';
import { FILTER_LABELS, formatFilterValue } from '../messages';
import type { FoundTires } from '../useTireSearch';
import { EMPTY_LABELS, explainEmptyTab } from './messages';

interface NoMatchProps {
  tab: TireTab;
  found: FoundTires;
  /** All tires of the tab, including those that don't match the filters. */
  groups: readonly TireGroup[];
  filters: TireFilters;
  offerNames: ReadonlyMap<string, string>;
  onRemove: (name: FilterName) => void;
}

/** Clicks the tab with all tires, as the visitor could, and moves the focus there, because the tab's panel changes. */
const showAllTires = ({ currentTarget }: MouseEvent): void => {
  const tab = currentTarget
    .closest('.bsro-tire-results')
    ?.querySelector<HTMLElement>('[role="tab"]');
  tab?.focus();
  tab?.click();
};

/** Says why a tab is empty, and leads to the stores if none is selected. */
function EmptyTab({ tab, found }: Pick<NoMatchProps, 'tab' | 'found'>) {
  const reason = explainEmptyTab(tab, found);
  if (reason !== EMPTY_LABELS.noStore) return <>{reason}</>;
  return (
    <>
      {reason} <a href={PAGES.displayMap}>{EMPTY_LABELS.askStore}</a>
    </>
  );
}

export function NoMatch({ tab, found, groups, filters, offerNames, onRemove }: NoMatchProps) {
  const isEmpty = groups.length === 0;
  const blocking = findBlockingFilter(groups, filters);
  return (
    <div className="bsro-tire-results__empty">
      <p>{isEmpty ? <EmptyTab tab={tab} found={found} /> : EMPTY_LABELS.noMatch}</p>
      {blocking && (
        <button
          type="button"
          className="bsro-button bsro-button--primary"
          onClick={() => onRemove(blocking.name)}
        >
          {EMPTY_LABELS.removeBlocking({
            filter: FILTER_LABELS[blocking.name],
            values: blocking.selected
              .map((value) => formatFilterValue(blocking.name, value, offerNames))
              .join(', '),
            count: blocking.excluded,
          })}
        </button>
      )}
      {isEmpty && (
        <button type="button" className="bsro-button" onClick={showAllTires}>
          {EMPTY_LABELS.showAll}
        </button>
      )}
    </div>
  );
}
