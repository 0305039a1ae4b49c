import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { getDescribedBy, FieldFrame } from './FieldFrame';

interface SelectFieldProps {
  id: string;
  name: string;
  label: string;
  value: string;
  options: readonly string[];
  /** Returns the text of an option; by default its value. */
  getText?: (option: string) => string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** Text of the empty option. */
  prompt: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  /** Shown at the field and announced with it. */
  error?: string | undefined;
  hint?: string;
  isOptional?: boolean;
  isDisabled?: boolean;
  isBusy?: boolean;
  /** Rendered below the select, such as an error with a retry button. */
  children?: ReactNode;
}

export function SelectField({
  id,
  name,
  label,
  value,
  options,
  getText = (option) => option,
  autoComplete,
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
  // Keep the selected value visible while its options reload.
  const allOptions = !value || options.includes(value) ? options : [value, ...options];
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} isOptional={isOptional}>
      <select
        className="bsro-input"
        id={id}
        name={name}
        value={value}
        required={!isOptional}
        autoComplete={autoComplete}
        disabled={isDisabled}
        aria-busy={isBusy}
        aria-invalid={error !== undefined}
        aria-describedby={getDescribedBy(id)}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onBlur}
      >
        <option value="">{prompt}</option>
        {allOptions.map((option) => (
          <option key={option} value={option}>
            {getText(option)}
          </option>
        ))}
      </select>
      {children}
    </FieldFrame>
  );
}
