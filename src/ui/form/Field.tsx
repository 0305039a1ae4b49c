import { useLayoutEffect, useRef } from 'react';
import type { ChangeEvent, ComponentProps, ReactNode } from 'react';
import { FieldFrame, getDescribedBy } from './FieldFrame';
import type { FieldFrameProps } from './FieldFrame';
import { runAfterPointerUp } from './run-after-pointer-up';

/** What all fields of a form have in common. */
export interface FieldProps extends Omit<FieldFrameProps, 'attempt' | 'group' | 'children'> {
  name: string;
  value: string;
  onBlur?: (() => void) | undefined;
}

export interface TextFieldProps
  extends FieldProps, Pick<ComponentProps<'input'>, 'autoComplete' | 'maxLength'> {
  onChange: (value: string, event: ChangeEvent<HTMLInputElement>) => void;
  /** Whether the value has an error that is shown elsewhere. */
  isInvalid?: boolean;
  type?: 'text' | 'email' | 'tel' | 'password';
  inputMode?: 'numeric';
  /** Whether the field has the initial focus of its dialog. */
  isFirst?: boolean;
  /** Keeps the value out of the page's HTML, where React writes the value of a controlled input. */
  isSecret?: boolean;
  /** Rendered beside the input, such as a button. */
  children?: ReactNode;
}

export function Field({
  label,
  error,
  hint,
  isOptional = false,
  value,
  onChange,
  onBlur,
  isInvalid = error !== undefined,
  type = 'text',
  isFirst = false,
  isSecret = false,
  children,
  ...attributes
}: TextFieldProps) {
  const { id } = attributes;
  const input = useRef<HTMLInputElement>(null);
  // Writes new initial values, because React doesn't write the value of a secret input.
  useLayoutEffect(() => {
    if (isSecret && input.current) input.current.value = value;
  }, [isSecret, value]);

  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} isOptional={isOptional}>
      <div className="bsro-field__row">
        <input
          {...attributes}
          className="bsro-input"
          ref={input}
          type={type}
          {...(isSecret ? { defaultValue: '' } : { value })}
          required={!isOptional}
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
