import { COMPARISON_TEXTS } from '../messages';
import type { ComparisonRow } from './comparison-rows';

export function RowLabel({ row: { label, isDifferent } }: { row: ComparisonRow }) {
  return (
    <>
      {isDifferent && (
        <>
          <span className="bsro-comparison__sign" aria-hidden="true">
            ≠
          </span>
          <span className="bsro-visually-hidden">{COMPARISON_TEXTS.differs} </span>
        </>
      )}
      {label}
    </>
  );
}
