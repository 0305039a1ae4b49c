import { useId, useLayoutEffect, useRef } from 'react';
import type { ChangeEvent, HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { afterPress } from './after-press';
import './field.css';

/** A text and the caret in it, as a field gives and takes them. */
interface Typed {
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
  /** Shown at the field, and told with it. */
  error?: string | undefined;
  hint?: ReactNode;
  isOptional?: boolean;
  type?: 'text' | 'email' | 'tel' | 'password';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'text' | 'email' | 'tel' | 'numeric';
  /** Changes what is typed while it is typed, and says where the caret goes. */
  retype?: (typed: Typed) => Typed;
  /** Whether the dialog's focus starts here. */
  isFirst?: boolean;
  /** Empty at first, and never written to the page's HTML, where a controlled input's text stands. */
  isSecret?: boolean;
  /** What stands beside the input, such as a button. */
  children?: ReactNode;
}

/** Keeps the caret where the typist left it when the text changes under it. */
const useCaret = (value: string) => {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (caret.current === undefined) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  }, [value]);
  const place = (at: number): void => {
    caret.current = at;
  };
  return { input, place };
};

/** A labelled input with its hint and its error. */
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
  retype,
  isFirst = false,
  isSecret = false,
  children,
}: FieldProps) {
  const described = useId();
  const { input, place } = useCaret(value);
  const hasError = error !== undefined;

  const handleChange = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): void => {
    const composing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
    if (!retype || composing) {
      onChange(target.value);
      return;
    }
    const typed = retype({
      value: target.value,
      caret: target.selectionStart ?? target.value.length,
    });
    place(typed.caret);
    onChange(typed.value);
  };

  return (
    <div className={`bsro-field${hasError ? ' bsro-field--wrong' : ''}`}>
      <label className="bsro-field__label" htmlFor={id}>
        {label}
        {isOptional && <span className="bsro-field__optional"> (optional)</span>}
      </label>
      {hasError && (
        <p className="bsro-field__error" id={`${described}-error`}>
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
          aria-describedby={`${described}-error ${described}-hint`}
          {...(isFirst ? { 'data-autofocus': '' } : {})}
          onChange={handleChange}
          onBlur={() => afterPress(onBlur)}
        />
        {children}
      </div>
      {hint !== undefined && (
        <div className="bsro-field__hint" id={`${described}-hint`}>
          {hint}
        </div>
      )}
    </div>
  );
}
