import type { MouseEvent } from 'react';
import { findBlockingFilter } from '../../../tires/blocking-filter';
import type { FilterName, TireFilters } from '../../../tires/tire-filters';
import type { TireGroup } from '../../../tires/tire-group';
import type { TireTab } from '../../../tires/tire-tabs';
import { EMPTY_LABELS, EMPTY_TABS, formatRemoveBlocking, NO_MATCH } from './messages';

interface NoMatchProps {
  tab: TireTab;
  /** All tires of the tab, including those that don't match the filters. */
  groups: readonly TireGroup[];
  filters: TireFilters;
  onRemove: (name: FilterName) => void;
}

/** Clicks the tab with all tires, as the visitor could, and moves the focus there, because the tab's panel changes. */
const showAllTires = ({ currentTarget }: MouseEvent): void => {
  const tab = currentTarget
    .closest('.bsro-tire-search')
    ?.querySelector<HTMLElement>('[role="tab"]');
  tab?.focus();
  tab?.click();
};

/** Says that a tab is empty or that no tires match, and offers a next step. */
export function NoMatch({ tab, groups, filters, onRemove }: NoMatchProps) {
  const isEmpty = groups.length === 0;
  const blocking = findBlockingFilter(groups, filters);
  return (
    <div className="bsro-tire-search__empty">
      <p>{isEmpty ? EMPTY_TABS[tab] : NO_MATCH}</p>
      {blocking && (
        <button
          type="button"
          className="bsro-button bsro-button--primary"
          onClick={() => onRemove(blocking.name)}
        >
          {formatRemoveBlocking(blocking.name, blocking.selected, blocking.excluded)}
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
