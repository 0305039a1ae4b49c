import { CellContent } from './CellContent';
import type { ComparisonViewProps } from './ComparisonTable';
import { RowLabel } from './RowLabel';
import { TireHead } from './TireHead';

export function ComparisonList({ columns, rows, isLoading, onRemove }: ComparisonViewProps) {
  return (
    <ul className="bsro-comparison__list" aria-busy={isLoading}>
      {columns.map((column, index) => (
        <li key={column.id} className="bsro-comparison__entry">
          <TireHead column={column} onRemove={() => onRemove(column)} />
          <dl className="bsro-comparison__facts">
            {rows.map((row) => (
              <div
                key={row.id}
                className={`bsro-comparison__fact${row.isDifferent ? ' bsro-comparison__row--different' : ''}`}
              >
                <dt>
                  <RowLabel row={row} />
                </dt>
                <dd>
                  <CellContent cell={row.cells[index]} column={column} isLoading={isLoading} />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
