import { flushSync } from 'react-dom';
import { FieldFrame, getDescribedBy } from './FieldFrame';
import { runAfterPointerUp } from './run-after-pointer-up';
import type { FieldProps } from './Field';

/** The value of an incomplete date, which the input itself reports as empty. */
const INCOMPLETE = 'incomplete';

interface DateFieldProps extends Pick<
  FieldProps,
  'id' | 'name' | 'label' | 'value' | 'onBlur' | 'error' | 'hint' | 'isOptional' | 'autoComplete'
> {
  onChange: (value: string) => void;
  /** First day, as YYYY-MM-DD. */
  min?: string;
  /** Last day, as YYYY-MM-DD. */
  max?: string;
}

const readValue = ({ value, validity }: HTMLInputElement): string =>
  validity.badInput ? INCOMPLETE : value;

/**
 * A labeled native date input. Its value is a day as YYYY-MM-DD; `limitDate` validates it and rejects
 * an incomplete one.
 */
export function DateField({
  id,
  name,
  label,
  value,
  onChange,
  onBlur,
  error,
  hint,
  isOptional = false,
  autoComplete,
  min,
  max,
}: DateFieldProps) {
  // Browsers report no change while a date is incomplete. The next validation needs the value.
  const readIncomplete = (input: HTMLInputElement): void => {
    const entered = readValue(input);
    if (entered !== value) flushSync(() => onChange(entered));
  };
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} isOptional={isOptional}>
      <input
        className="bsro-field__input"
        id={id}
        name={name}
        type="date"
        // The value of an input with an incomplete date is empty, too, so React doesn't overwrite the input.
        value={value === INCOMPLETE ? '' : value}
        min={min}
        max={max}
        required={!isOptional}
        autoComplete={autoComplete}
        aria-invalid={error !== undefined}
        aria-describedby={getDescribedBy(id)}
        onChange={({ target }) => onChange(readValue(target))}
        onBlur={({ target }) => {
          readIncomplete(target);
          runAfterPointerUp(onBlur);
        }}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') readIncomplete(currentTarget);
        }}
      />
    </FieldFrame>
  );
}
