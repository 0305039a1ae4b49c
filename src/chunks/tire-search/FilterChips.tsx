import { useEffect, useRef } from 'react';
import type { SelectedFilter } from '../../domain/tires/tire-filters';
import { FILTER_LABELS, formatFilterValue, RESULTS_LABELS } from './messages';

interface FilterChipsProps {
  selected: readonly SelectedFilter[];
  offerNames: ReadonlyMap<string, string>;
  onRemove: (filter: SelectedFilter) => void;
  onClear: () => void;
  /** Called after the last chip has been removed, to move the focus. */
  onEmpty: () => void;
}

/** The selected filters as buttons that remove them. After a removal, the focus moves to the next button. */
export function FilterChips({
  selected,
  offerNames,
  onRemove,
  onClear,
  onEmpty,
}: FilterChipsProps) {
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number | undefined>(undefined);

  useEffect(() => {
    if (removed.current === undefined) return;
    const buttons = list.current?.querySelectorAll('button') ?? [];
    // The last button is "Clear all".
    const next = buttons[Math.min(removed.current, selected.length - 1)];
    removed.current = undefined;
    if (selected.length > 0 && next) next.focus();
    else onEmpty();
  }, [selected, onEmpty]);

  return (
    <ul className="bsro-tire-results__chips" aria-label={RESULTS_LABELS.selected} ref={list}>
      {selected.map(({ name, value }, index) => {
        const label = formatFilterValue(name, value, offerNames);
        return (
          <li key={`${name} ${value}`}>
            <button
              type="button"
              className="bsro-tire-results__chip"
              aria-label={RESULTS_LABELS.remove({ filter: FILTER_LABELS[name], value: label })}
              onClick={() => {
                removed.current = index;
                onRemove({ name, value });
              }}
            >
              {label}
              <span aria-hidden="true">×</span>
            </button>
          </li>
        );
      })}
      {selected.length > 0 && (
        <li>
          <button
            type="button"
            className="bsro-button bsro-button--link"
            onClick={() => {
              removed.current = 0;
              onClear();
            }}
          >
            {RESULTS_LABELS.clearAll}
          </button>
        </li>
      )}
    </ul>
  );
}
