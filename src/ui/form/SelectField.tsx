import type { ComponentProps, ReactNode } from 'react';
import type { FieldProps } from './Field';
import { getDescribedBy, FieldFrame } from './FieldFrame';

interface SelectFieldProps extends FieldProps, Pick<ComponentProps<'select'>, 'autoComplete'> {
  options: readonly string[];
  /** Returns the text of an option; by default its value. */
  getText?: (option: string) => string;
  /** Text of the empty option. */
  prompt: string;
  onChange: (value: string) => void;
  isDisabled?: boolean;
  isBusy?: boolean;
  /** Rendered below the select, such as an error with a retry button. */
  children?: ReactNode;
}

export function SelectField({
  label,
  error,
  hint,
  isOptional = false,
  options,
  getText = (option) => option,
  prompt,
  onChange,
  isDisabled = false,
  isBusy = false,
  children,
  ...attributes
}: SelectFieldProps) {
  const { id, value } = attributes;
  // Keep the selected value visible while its options reload.
  const allOptions = !value || options.includes(value) ? options : [value, ...options];
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} isOptional={isOptional}>
      <select
        {...attributes}
        className="bsro-input"
        required={!isOptional}
        disabled={isDisabled}
        aria-busy={isBusy}
        aria-invalid={error !== undefined}
        aria-describedby={getDescribedBy(id)}
        onChange={({ target }) => onChange(target.value)}
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
