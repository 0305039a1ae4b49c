import { useEffect, useRef } from 'react';
import type { ChosenFilter } from '../../tires/tire-filters';
import { formatFilterValue, formatRemove, RESULTS_LABELS } from './messages';

interface FilterChipsProps {
  chosen: readonly ChosenFilter[];
  onRemove: (filter: ChosenFilter) => void;
  onClear: () => void;
  /** Called after the last chip was removed, to move the focus. */
  onEmpty: () => void;
}

/** The chosen filters as buttons that remove them. The focus moves to the next one. */
export function FilterChips({ chosen, onRemove, onClear, onEmpty }: FilterChipsProps) {
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number | undefined>(undefined);

  useEffect(() => {
    if (removed.current === undefined) return;
    const buttons = list.current?.querySelectorAll('button') ?? [];
    // The last button clears all.
    const next = buttons[Math.min(removed.current, chosen.length - 1)];
    removed.current = undefined;
    if (chosen.length > 0 && next) next.focus();
    else onEmpty();
  }, [chosen, onEmpty]);

  return (
    <ul className="bsro-tire-search__chips" aria-label={RESULTS_LABELS.chosen} ref={list}>
      {chosen.map(({ name, value }, index) => {
        const label = formatFilterValue(name, value);
        return (
          <li key={`${name} ${value}`}>
            <button
              type="button"
              className="bsro-tire-search__chip"
              aria-label={formatRemove(label)}
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
      {chosen.length > 0 && (
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
