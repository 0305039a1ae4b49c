import { useEffect, useRef, useState } from 'react';
import { useAppSelector } from '../../../store/hooks';
import { selectWindowSize } from '../../../store/meta/meta-slice';
import { Icon } from '../../../ui/icon/Icon';
import { CHEVRON_LEFT, CHEVRON_RIGHT } from '../../../ui/icon/shapes';
import { COMPARISON_TEXTS } from '../messages';
import type { Column } from './columns';
import { CellContent } from './CellContent';
import type { ComparisonRow } from './comparison-rows';
import { RowLabel } from './RowLabel';
import { TireHead } from './TireHead';

export interface ComparisonViewProps {
  columns: readonly Column[];
  rows: readonly ComparisonRow[];
  isLoading: boolean;
  onRemove: (column: Column) => void;
}

/** Number of tires that a phone shows at a time. */
const TIRES_PER_PAGE = 2;

/** The comparison as a table with one column per tire. A phone shows two columns at a time. */
export function ComparisonTable({ columns, rows, isLoading, onRemove }: ComparisonViewProps) {
  const scroller = useRef<HTMLElement>(null);
  const [canScroll, setCanScroll] = useState({ back: false, forward: true });
  const measure = (): void => {
    // The first effects run before the dialog is in the document.
    if (!scroller.current?.isConnected) return;
    const { scrollLeft, scrollWidth, clientWidth } = scroller.current;
    // The scroll position may be a fraction of a pixel short of the end.
    const [back, forward] = [scrollLeft >= 1, scrollWidth - clientWidth - scrollLeft >= 1];
    setCanScroll((previous) =>
      previous.back === back && previous.forward === forward ? previous : { back, forward },
    );
  };
  const windowSize = useAppSelector(selectWindowSize);
  useEffect(measure, [columns.length, windowSize]);
  const scroll = (direction: 1 | -1): void => {
    // The first header cell, above the row headers, is narrower than a tire.
    const width = scroller.current?.querySelector<HTMLElement>('tbody td')?.offsetWidth ?? 0;
    scroller.current?.scrollBy({ left: direction * TIRES_PER_PAGE * width });
  };
  return (
    <section
      className="bsro-comparison__scroller"
      ref={scroller}
      onScroll={measure}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
      tabIndex={0}
      aria-label={COMPARISON_TEXTS.table}
    >
      <table
        className={`bsro-comparison__table bsro-comparison__table--${columns.length}`}
        aria-busy={isLoading}
      >
        <thead>
          <tr>
            <td>
              <span className="bsro-visually-hidden">{COMPARISON_TEXTS.corner}</span>
              {columns.length > 2 && (
                <p className="bsro-comparison__pages">
                  <button
                    type="button"
                    className="bsro-button bsro-button--icon"
                    aria-label={COMPARISON_TEXTS.previous}
                    aria-disabled={!canScroll.back}
                    onClick={() => scroll(-1)}
                  >
                    <Icon shape={CHEVRON_LEFT} />
                  </button>
                  <button
                    type="button"
                    className="bsro-button bsro-button--icon"
                    aria-label={COMPARISON_TEXTS.next}
                    aria-disabled={!canScroll.forward}
                    onClick={() => scroll(1)}
                  >
                    <Icon shape={CHEVRON_RIGHT} />
                  </button>
                </p>
              )}
            </td>
            {columns.map((column) => (
              <th key={column.id} scope="col">
                <TireHead column={column} onRemove={() => onRemove(column)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={row.id}
              className={row.isDifferent ? 'bsro-comparison__row--different' : undefined}
            >
              <th scope="row">
                <RowLabel row={row} />
              </th>
              {columns.map((column, index) => (
                <td key={column.id}>
                  <CellContent cell={row.cells[index]} column={column} isLoading={isLoading} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
