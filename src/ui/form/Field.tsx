import { useLayoutEffect, useRef } from 'react';
import type { ChangeEvent, HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { FieldFrame, getDescribedBy } from './FieldFrame';
import { runAfterPointerUp } from './run-after-pointer-up';

export interface FieldProps {
  id: string;
  name: string;
  label: string;
  value: string;
  onChange: (value: string, event: ChangeEvent<HTMLInputElement>) => void;
  onBlur?: () => void;
  /** Shown at the field and announced with it. */
  error?: string | undefined;
  /** Whether the value has an error that is shown elsewhere. */
  isInvalid?: boolean;
  hint?: ReactNode;
  isOptional?: boolean;
  type?: 'text' | 'email' | 'tel' | 'password';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'numeric';
  maxLength?: number;
  /** Whether the field has the initial focus of its dialog. */
  isFirst?: boolean;
  /** Keeps the value out of the page's HTML, where React writes the value of a controlled input. */
  isSecret?: boolean;
  /** Rendered beside the input, such as a button. */
  children?: ReactNode;
}

export function Field({
  id,
  name,
  label,
  value,
  onChange,
  onBlur,
  error,
  isInvalid = error !== undefined,
  hint,
  isOptional = false,
  type = 'text',
  autoComplete,
  inputMode,
  maxLength,
  isFirst = false,
  isSecret = false,
  children,
}: FieldProps) {
  const input = useRef<HTMLInputElement>(null);
  // Writes new initial values, because React doesn't write the value of a secret input.
  useLayoutEffect(() => {
    if (isSecret && input.current) input.current.value = value;
  }, [isSecret, value]);

  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} isOptional={isOptional}>
      <div className="bsro-field__row">
        <input
          className="bsro-input"
          ref={input}
          id={id}
          name={name}
          type={type}
          {...(isSecret ? { defaultValue: '' } : { value })}
          required={!isOptional}
          autoComplete={autoComplete}
          inputMode={inputMode}
          maxLength={maxLength}
          {...(type === 'text' ? {} : { autoCapitalize: 'none', spellCheck: false })}
          aria-invalid={isInvalid}
          aria-describedby={getDescribedBy(id)}
          {...(isFirst ? { 'data-autofocus': '' } : {})}
          onChange={(event) => onChange(event.target.value, event)}
          onBlur={() => onBlur && runAfterPointerUp(onBlur)}
        />
        {children}
      </div>
    </FieldFrame>
  );
}
