import { formatAverageRating } from '../../../language/numbers';
import { Stars } from '../../../ui/product/Stars';
import { TraitBar } from '../../../ui/product/TraitBar';
import { COMPARISON_TEXTS } from '../messages';
import type { Column } from './columns';
import type { Cell } from './comparison-rows';

interface CellContentProps {
  cell: Cell | undefined;
  column: Column;
  isLoading: boolean;
}

export function CellContent({ cell, column, isLoading }: CellContentProps) {
  if (!cell) {
    if (isLoading && !column.isUnknown) {
      return <span className="bsro-skeleton__line" aria-hidden="true" />;
    }
    return (
      <span className="bsro-comparison__missing">
        {column.isUnknown ? COMPARISON_TEXTS.unknown : COMPARISON_TEXTS.missing}
      </span>
    );
  }
  if (cell.trait !== undefined) return <TraitBar value={cell.trait} />;
  if (cell.rating !== undefined) {
    return (
      <>
        <Stars rating={cell.rating} label={cell.text} />{' '}
        <span aria-hidden="true">{formatAverageRating(cell.rating)}</span>
      </>
    );
  }
  return <>{cell.text}</>;
}
