import { memo, useId, useState } from 'react';
import type {
  SelectedFilter,
  CountedValue,
  FilterCounts,
  FilterName,
} from '../../domain/tires/tire-filters';
import { formatNumber } from '../../language/numbers';
import { ANY_LABELS, FILTER_LABELS, formatFilterValue, RESULTS_LABELS } from './messages';
import { NoPrice } from './NoPrice';

/** Number of values that a filter shows at first, unless it has only one more. */
const SHORT_LENGTH = 8;

interface FilterFieldsProps {
  counts: FilterCounts;
  /** Whether the prices are those of my store and the session. */
  isCurrent: boolean;
  hasStore: boolean;
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
    <label className="bsro-tire-results__value">
      <input
        type={isSingle(name) ? 'radio' : 'checkbox'}
        name={group}
        checked={isSelected}
        aria-disabled={isDisabled}
        onChange={() => {
          if (!isDisabled) onToggle({ name, value }, isSelected);
        }}
      />
      <span className="bsro-tire-results__label">{formatFilterValue(name, value)}</span>
      <span className="bsro-tire-results__number">{formatNumber(count)}</span>
    </label>
  );
});

/** The filters that are shown only if they have several values, or a selected one. */
const NEED_CHOICE: ReadonlySet<FilterName> = new Set(['size', 'speed', 'load', 'runFlat']);

/** Checks whether a filter is shown. Without a store, nothing is known to be in stock. */
const isOffered = ([name, values]: FilterCounts[number]): boolean =>
  (NEED_CHOICE.has(name) ? values.length > 1 : name !== 'stock' || values.length > 0) ||
  values.some(({ isSelected }) => isSelected);

interface FilterProps extends Omit<FilterFieldsProps, 'counts' | 'isCurrent'> {
  name: FilterName;
  /** Empty for the price filter if no price is known. */
  values: readonly CountedValue[];
}

/**
 * One filter. A long list of values is shown completely if the visitor asks, if one of its last values is selected, or
 * if its first values have no tires.
 */
function Filter({ name, values, hasStore, onToggle, onClear }: FilterProps) {
  const group = useId();
  const [isOpen, setIsOpen] = useState(false);
  const isShortened =
    values.length > SHORT_LENGTH + 1 && values.slice(0, SHORT_LENGTH).some(({ count }) => count);
  const others = isShortened ? values.slice(SHORT_LENGTH) : [];
  const isOtherSelected = others.some(({ isSelected }) => isSelected);
  // Stays open when the value is no longer selected, because it may have the focus.
  if (isOtherSelected && !isOpen) setIsOpen(true);
  return (
    <fieldset name={name} className="bsro-tire-results__filter">
      <legend className="bsro-tire-results__legend">{FILTER_LABELS[name]}</legend>
      <div className="bsro-tire-results__values">
        {isSingle(name) &&
          (values.length > 0 ? (
            <label className="bsro-tire-results__value">
              <input
                type="radio"
                name={group}
                checked={values.every(({ isSelected }) => !isSelected)}
                onChange={() => onClear(name)}
              />
              <span className="bsro-tire-results__label">{ANY_LABELS[name]}</span>
            </label>
          ) : (
            <NoPrice hasStore={hasStore} />
          ))}
        {(isOpen ? values : values.slice(0, values.length - others.length)).map((counted) => (
          <ValueField
            key={counted.value}
            name={name}
            group={group}
            {...counted}
            onToggle={onToggle}
          />
        ))}
        {others.length > 0 && !isOtherSelected && (
          <button
            type="button"
            className="bsro-button bsro-button--link"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? RESULTS_LABELS.showFewer : RESULTS_LABELS.showAll({ values: values.length })}
          </button>
        )}
      </div>
    </fieldset>
  );
}

/** The filters with the number of tires for each value (SRCH-2). */
export function FilterFields({ counts, isCurrent, ...props }: FilterFieldsProps) {
  return (
    <div className="bsro-tire-results__filters" aria-busy={!isCurrent}>
      {counts.filter(isOffered).map(([name, values]) => (
        <Filter key={name} name={name} values={values} {...props} />
      ))}
    </div>
  );
}
