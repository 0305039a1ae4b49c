import { useId, useLayoutEffect, useRef } from 'react';
import type { ChangeEvent, HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { runAfterPointerUp } from './run-after-pointer-up';
import './field.css';

/** The text of an input and the position of its caret. */
interface TypedText {
  value: string;
  caret: number;
}

export interface FieldProps {
  id: string;
  name: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  /** Shown at the field and announced with it. */
  error?: string | undefined;
  hint?: ReactNode;
  isOptional?: boolean;
  type?: 'text' | 'email' | 'tel' | 'password';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'text' | 'email' | 'tel' | 'numeric';
  /** Formats the text while the visitor types, and returns the new caret position. */
  formatInput?: (typed: TypedText) => TypedText;
  /** Whether the field has the initial focus of its dialog. */
  isFirst?: boolean;
  /** Keeps the value out of the page's HTML, where React writes the value of a controlled input. */
  isSecret?: boolean;
  /** Rendered beside the input, such as a button. */
  children?: ReactNode;
}

/** Restores the caret after formatting has changed the text. */
const useCaret = (value: string) => {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (caret.current === undefined) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  }, [value]);
  const setCaret = (position: number): void => {
    caret.current = position;
  };
  return { input, setCaret };
};

/** A labeled input with a hint and an error. */
export function Field({
  id,
  name,
  label,
  value,
  onChange,
  onBlur,
  error,
  hint,
  isOptional = false,
  type = 'text',
  autoComplete,
  inputMode,
  formatInput,
  isFirst = false,
  isSecret = false,
  children,
}: FieldProps) {
  const descriptionId = useId();
  const { input, setCaret } = useCaret(value);
  const hasError = error !== undefined;

  const handleChange = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): void => {
    const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
    if (!formatInput || isComposing) {
      onChange(target.value);
      return;
    }
    const typed = formatInput({
      value: target.value,
      caret: target.selectionStart ?? target.value.length,
    });
    setCaret(typed.caret);
    onChange(typed.value);
  };

  return (
    <div className={`bsro-field${hasError ? ' bsro-field--wrong' : ''}`}>
      <label className="bsro-field__label" htmlFor={id}>
        {label}
        {isOptional && <span className="bsro-field__optional"> (optional)</span>}
      </label>
      {hasError && (
        <p className="bsro-field__error" id={`${descriptionId}-error`}>
          {error}
        </p>
      )}
      <div className="bsro-field__row">
        <input
          className="bsro-field__input"
          ref={input}
          id={id}
          name={name}
          type={type}
          {...(isSecret ? { defaultValue: '' } : { value })}
          required={!isOptional}
          autoComplete={autoComplete}
          inputMode={inputMode}
          {...(type === 'text' ? {} : { autoCapitalize: 'none', spellCheck: false })}
          aria-invalid={hasError}
          aria-describedby={`${descriptionId}-error ${descriptionId}-hint`}
          {...(isFirst ? { 'data-autofocus': '' } : {})}
          onChange={handleChange}
          onBlur={() => runAfterPointerUp(onBlur)}
        />
        {children}
      </div>
      {hint !== undefined && (
        <div className="bsro-field__hint" id={`${descriptionId}-hint`}>
          {hint}
        </div>
      )}
    </div>
  );
}
