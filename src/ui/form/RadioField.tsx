import type { ReactNode } from 'react';
import { getDescribedBy } from './FieldFrame';
import { runAfterPointerUp } from './run-after-pointer-up';
import { FORM_TEXTS } from './messages';
import './field.css';
import './radio-field.css';

interface RadioFieldProps<Value extends string> {
  id: string;
  name: string;
  /** The legend of the group. */
  label: string;
  value: string;
  options: readonly { readonly value: Value; readonly label: ReactNode }[];
  onChange: (value: Value) => void;
  onBlur?: () => void;
  /** Shown once for the group and announced with it. */
  error?: string | undefined;
  hint?: ReactNode;
  isOptional?: boolean;
  /** Whether each option has a border. */
  isBoxed?: boolean;
}

export function RadioField<Value extends string>({
  id,
  name,
  label,
  value,
  options,
  onChange,
  onBlur,
  error,
  hint,
  isOptional = false,
  isBoxed = false,
}: RadioFieldProps<Value>) {
  const hasError = error !== undefined;
  // The error summary links to the radio button that Tab reaches.
  const focusable = options.find((option) => option.value === value) ?? options[0];
  return (
    <fieldset
      role="radiogroup"
      aria-invalid={hasError}
      aria-describedby={getDescribedBy(id)}
      className={`bsro-field bsro-radio-field${hasError ? ' bsro-field--wrong' : ''}${isBoxed ? ' bsro-radio-field--boxed' : ''}`}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (onBlur && !currentTarget.contains(relatedTarget)) runAfterPointerUp(onBlur);
      }}
    >
      <legend className="bsro-field__label">
        {label}
        {isOptional && <span className="bsro-field__optional"> {FORM_TEXTS.optional}</span>}
      </legend>
      {hasError && (
        <p className="bsro-field__error" id={`${id}-error`}>
          {error}
        </p>
      )}
      <div className="bsro-radio-field__options">
        {options.map((option) => (
          <label key={option.value} className="bsro-radio-field__option">
            <input
              id={option === focusable ? id : undefined}
              className="bsro-radio-field__input"
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              required={!isOptional}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {hint !== undefined && (
        <div className="bsro-field__hint bsro-note" id={`${id}-hint`}>
          {hint}
        </div>
      )}
    </fieldset>
  );
}
