import { useId } from 'react';
import { selectComparison } from '../../../store/comparison/tire-comparison-slice';
import type { ComparisonView } from '../../../store/comparison/saved-comparison';
import { setComparisonView } from '../../../store/comparison/tire-comparison-thunks';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { CheckboxField } from '../../../ui/form/CheckboxField';
import { RadioField } from '../../../ui/form/RadioField';
import { COMPARISON_TEXTS } from '../messages';
import { ShareButtons } from './ShareButtons';

const VIEWS: readonly ComparisonView[] = ['grid', 'list'];

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
      <RadioField
        id={`${prefix}-view`}
        name={`${prefix}-view`}
        label={COMPARISON_TEXTS.view}
        value={view}
        options={VIEWS.map((value) => ({ value, label: COMPARISON_TEXTS[value] }))}
        onChange={(value) => dispatch(setComparisonView(value))}
      />
      <ShareButtons ids={ids} />
    </div>
  );
}
