import type { ReactNode } from 'react';
import type { FieldProps } from './Field';
import { FieldFrame } from './FieldFrame';
import { runAfterPointerUp } from './run-after-pointer-up';
import './radio-field.css';

interface RadioFieldProps<Value extends string> extends FieldProps {
  options: readonly { readonly value: Value; readonly label: ReactNode }[];
  onChange: (value: Value) => void;
  /** Whether each option has a border. */
  isBoxed?: boolean;
}

/** Radio buttons; the label is the legend of their group, which has one error. */
export function RadioField<Value extends string>({
  name,
  value,
  options,
  onChange,
  onBlur,
  isBoxed = false,
  ...frame
}: RadioFieldProps<Value>) {
  // The error summary links to the radio button that Tab reaches.
  const focusable = options.find((option) => option.value === value) ?? options[0];
  return (
    <FieldFrame
      {...frame}
      group={{
        role: 'radiogroup',
        className: `bsro-radio-field${isBoxed ? ' bsro-radio-field--boxed' : ''}`,
        onBlur: ({ currentTarget, relatedTarget }) => {
          if (onBlur && !currentTarget.contains(relatedTarget)) runAfterPointerUp(onBlur);
        },
      }}
    >
      <div className="bsro-radio-field__options">
        {options.map((option) => (
          <label key={option.value} className="bsro-radio-field__option">
            <input
              id={option === focusable ? frame.id : undefined}
              className="bsro-radio-field__input"
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              required={!frame.isOptional}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </FieldFrame>
  );
}
