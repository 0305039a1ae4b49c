import type { ReactNode } from 'react';
import { describedBy, FieldFrame } from './FieldFrame';

interface SelectFieldProps {
  id: string;
  name: string;
  label: string;
  value: string;
  options: readonly string[];
  /** Stands where nothing is chosen. */
  prompt: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  /** Shown at the field, and told with it. */
  error?: string | undefined;
  hint?: string;
  isOptional?: boolean;
  isDisabled?: boolean;
  isBusy?: boolean;
  /** What stands below, such as a failure with its button. */
  children?: ReactNode;
}

/** A labelled native select with its error. */
export function SelectField({
  id,
  name,
  label,
  value,
  options,
  prompt,
  onChange,
  onBlur,
  error,
  hint,
  isOptional = false,
  isDisabled = false,
  isBusy = false,
  children,
}: SelectFieldProps) {
  // A choice shows also while its list is asked for anew.
  const offered = !value || options.includes(value) ? options : [value, ...options];
  return (
    <FieldFrame
      id={id}
      label={label}
      error={error}
      isOptional={isOptional}
      {...(hint === undefined ? {} : { hint })}
    >
      <select
        className="bsro-field__input"
        id={id}
        name={name}
        value={value}
        required={!isOptional}
        disabled={isDisabled}
        aria-busy={isBusy}
        aria-invalid={error !== undefined}
        aria-describedby={describedBy(id)}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onBlur}
      >
        <option value="">{prompt}</option>
        {offered.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
      {children}
    </FieldFrame>
  );
}
