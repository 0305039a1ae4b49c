import { memo, useId, useState } from 'react';
import { listSelectedValues } from '../../domain/tires/tire-filters';
import type {
  SelectedFilter,
  CountedValue,
  FilterCounts,
  FilterName,
  TireFilters,
} from '../../domain/tires/tire-filters';
import { formatNumber } from '../../language/numbers';
import { Icon } from '../../ui/icon/Icon';
import { CHEVRON } from '../../ui/icon/shapes';
import { ANY_LABELS, FILTER_LABELS, formatFilterValue, RESULTS_LABELS } from './messages';
import { NoPrice } from './NoPrice';

/** Number of values that a filter shows at first, unless it has only one more. */
const SHORT_LENGTH = 8;

interface FilterFieldsProps {
  /** The values and their counts, which may lag behind the selected filters. */
  counts: FilterCounts;
  /** The selected filters. */
  filters: TireFilters;
  offerNames: ReadonlyMap<string, string>;
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
  label: string;
  group: string;
  isSelected: boolean;
}

/**
 * A value with its number of tires. A value without tires has `aria-disabled` instead of `disabled`, so that
 * it can have the focus.
 */
const ValueField = memo(function ValueField({
  name,
  label,
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
      <span className="bsro-tire-results__label">{label}</span>
      <span className="bsro-tire-results__number bsro-note">{formatNumber(count)}</span>
    </label>
  );
});

/** The filters that are closed at first, unless a value is selected: those that few visitors use. */
const CLOSED: ReadonlySet<FilterName> = new Set([
  'offer',
  'size',
  'mileage',
  'speed',
  'load',
  'runFlat',
]);

/** The filters that are shown only if they have several values, or a selected one. */
const NEED_CHOICE: ReadonlySet<FilterName> = new Set(['size', 'speed', 'load', 'runFlat']);

/** The filters whose values depend on the store. */
const NEED_STORE: ReadonlySet<FilterName> = new Set(['offer', 'stock']);

/** Checks whether a filter without a selected value is shown. */
const isOffered = (name: FilterName, values: readonly CountedValue[]): boolean =>
  NEED_CHOICE.has(name) ? values.length > 1 : !NEED_STORE.has(name) || values.length > 0;

interface FilterProps extends Omit<FilterFieldsProps, 'counts' | 'filters' | 'isCurrent'> {
  name: FilterName;
  /** The values that are selected. */
  selected: readonly string[];
  /** Empty for the price filter if no price is known. */
  values: readonly CountedValue[];
}

/**
 * One filter, as a disclosure: the values of a closed one can't have the focus. A long list of values is shown
 * completely if the visitor asks, if one of its last values is selected, or if its first values have no tires.
 * Memoized, because a press changes one of many.
 */
const Filter = memo(function Filter({
  name,
  values,
  selected,
  offerNames,
  hasStore,
  onToggle,
  onClear,
}: FilterProps) {
  const group = useId();
  const [isComplete, setIsComplete] = useState(false);
  const [isOpen, setIsOpen] = useState(() => !CLOSED.has(name) || selected.length > 0);
  const isShortened =
    values.length > SHORT_LENGTH + 1 && values.slice(0, SHORT_LENGTH).some(({ count }) => count);
  const others = isShortened ? values.slice(SHORT_LENGTH) : [];
  const isOtherSelected = others.some(({ value }) => selected.includes(value));
  // Stays complete when the value is no longer selected, because it may have the focus.
  if (isOtherSelected && !isComplete) setIsComplete(true);
  const shown = isComplete ? values : values.slice(0, values.length - others.length);
  return (
    <details
      className="bsro-tire-results__filter"
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="bsro-tire-results__legend">
        <span>{FILTER_LABELS[name]}</span>
        <Icon shape={CHEVRON} />
      </summary>
      <fieldset name={name} className="bsro-tire-results__values">
        <legend className="bsro-visually-hidden">{FILTER_LABELS[name]}</legend>
        {isSingle(name) &&
          (values.length > 0 ? (
            <label className="bsro-tire-results__value">
              <input
                type="radio"
                name={group}
                checked={selected.length === 0}
                onChange={() => onClear(name)}
              />
              <span className="bsro-tire-results__label">{ANY_LABELS[name]}</span>
            </label>
          ) : (
            <NoPrice hasStore={hasStore} />
          ))}
        {shown.map((counted) => (
          <ValueField
            key={counted.value}
            name={name}
            label={formatFilterValue(name, counted.value, offerNames)}
            group={group}
            isSelected={selected.includes(counted.value)}
            {...counted}
            onToggle={onToggle}
          />
        ))}
        {others.length > 0 && !isOtherSelected && (
          <button
            type="button"
            className="bsro-button bsro-button--link"
            aria-expanded={isComplete}
            onClick={() => setIsComplete(!isComplete)}
          >
            {isComplete
              ? RESULTS_LABELS.showFewer
              : RESULTS_LABELS.showAll({ values: values.length })}
          </button>
        )}
      </fieldset>
    </details>
  );
});

/** The filters with the number of tires for each value (SRCH-2). */
export function FilterFields({ counts, filters, isCurrent, ...props }: FilterFieldsProps) {
  return (
    <div className="bsro-tire-results__filters" aria-busy={!isCurrent}>
      {counts.map(([name, values]) => {
        const selected = listSelectedValues(filters, name);
        return (
          (selected.length > 0 || isOffered(name, values)) && (
            <Filter key={name} name={name} values={values} selected={selected} {...props} />
          )
        );
      })}
    </div>
  );
}
