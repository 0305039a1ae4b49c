import { memo, useId } from 'react';
import type {
  SelectedFilter,
  CountedValue,
  FilterCounts,
  FilterName,
} from '../../tires/tire-filters';
import { formatNumber } from '../../site/format-number';
import { ANY_LABELS, FILTER_LABELS, formatFilterValue } from './messages';

interface FilterFieldsProps {
  counts: FilterCounts;
  /** Selects a value, or removes a selected one. */
  onToggle: (filter: SelectedFilter, isSelected: boolean) => void;
  onClear: (name: FilterName) => void;
}

/** Checks whether a filter can have only one value. */
const isSingle = (name: FilterName): name is 'price' | 'rating' =>
  name === 'price' || name === 'rating';

interface ValueFieldProps extends Pick<FilterFieldsProps, 'onToggle'>, CountedValue {
  name: FilterName;
  group: string;
}

/**
 * A value with its number of tires. A value without tires has `aria-disabled` instead of `disabled`, so that
 * it can have the focus.
 */
const ValueField = memo(function ValueField({
  name,
  group,
  value,
  count,
  isSelected,
  onToggle,
}: ValueFieldProps) {
  const isDisabled = count === 0 && !isSelected;
  return (
    <label
      className={`bsro-tire-search__value${isDisabled ? ' bsro-tire-search__value--none' : ''}`}
    >
      <input
        type={isSingle(name) ? 'radio' : 'checkbox'}
        name={group}
        checked={isSelected}
        aria-disabled={isDisabled}
        onChange={() => {
          if (!isDisabled) onToggle({ name, value }, isSelected);
        }}
      />
      <span className="bsro-tire-search__label">{formatFilterValue(name, value)}</span>
      <span className="bsro-tire-search__number">{formatNumber(count)}</span>
    </label>
  );
});

/** Checks whether a filter is shown. The size filter needs several sizes, or a selected one. */
const isOffered = ([name, values]: FilterCounts[number]): boolean =>
  name !== 'size' || values.length > 1 || values.some(({ isSelected }) => isSelected);

/** The filters with the number of tires for each value (SRCH-2). */
export function FilterFields({ counts, onToggle, onClear }: FilterFieldsProps) {
  const prefix = useId();
  return (
    <div className="bsro-tire-search__filters">
      {counts.filter(isOffered).map(([name, values]) => (
        <fieldset key={name} className="bsro-tire-search__filter">
          <legend className="bsro-tire-search__legend">{FILTER_LABELS[name]}</legend>
          <div className="bsro-tire-search__values">
            {isSingle(name) && (
              <label className="bsro-tire-search__value">
                <input
                  type="radio"
                  name={`${prefix}-${name}`}
                  checked={values.every(({ isSelected }) => !isSelected)}
                  onChange={() => onClear(name)}
                />
                <span className="bsro-tire-search__label">{ANY_LABELS[name]}</span>
              </label>
            )}
            {values.map((counted) => (
              <ValueField
                key={counted.value}
                name={name}
                group={`${prefix}-${name}`}
                {...counted}
                onToggle={onToggle}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
