import { useId } from 'react';
import { selectComparison } from '../../../store/comparison/tire-comparison-slice';
import { setComparisonView } from '../../../store/comparison/tire-comparison-thunks';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { CheckboxField } from '../../../ui/form/CheckboxField';
import { COMPARISON_TEXTS } from '../messages';
import { ShareButtons } from './ShareButtons';

interface ComparisonToolsProps {
  ids: readonly string[];
  /** Whether only the rows that differ are shown. */
  isFiltering: boolean;
  onFilter: (isFiltering: boolean) => void;
}

export function ComparisonTools({ ids, isFiltering, onFilter }: ComparisonToolsProps) {
  const dispatch = useAppDispatch();
  const prefix = useId();
  const { view } = useAppSelector(selectComparison);
  return (
    <div className="bsro-comparison__tools">
      <CheckboxField
        id={`${prefix}-differences`}
        name="differences"
        label={COMPARISON_TEXTS.differencesOnly}
        isChecked={isFiltering}
        onChange={onFilter}
      />
      <button
        type="button"
        className="bsro-button bsro-comparison__view"
        aria-pressed={view === 'list'}
        onClick={() => dispatch(setComparisonView(view === 'list' ? 'grid' : 'list'))}
      >
        {COMPARISON_TEXTS.list}
      </button>
      <ShareButtons ids={ids} />
    </div>
  );
}
