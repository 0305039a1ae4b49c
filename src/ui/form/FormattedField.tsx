import { useLayoutEffect, useRef } from 'react';
import type { ChangeEvent } from 'react';
import { Field } from './Field';
import type { FieldProps } from './Field';

interface TextWithCaret {
  value: string;
  caret: number;
}

interface FormattedFieldProps extends Omit<FieldProps, 'isSecret'> {
  /** Formats what the visitor has typed. Returns the formatted text and the new caret position. */
  formatInput: (typed: TextWithCaret) => TextWithCaret;
}

/** An input that formats its text, such as a phone number, and preserves the caret position. */
export function FormattedField({ formatInput, ...props }: FormattedFieldProps) {
  const { value, onChange } = props;
  const caret = useRef<{ input: HTMLInputElement; position: number }>(undefined);
  useLayoutEffect(() => {
    if (!caret.current) return;
    const { input, position } = caret.current;
    input.setSelectionRange(position, position);
    caret.current = undefined;
  }, [value]);

  const handleChange = (text: string, event: ChangeEvent<HTMLInputElement>): void => {
    const { target: input, nativeEvent } = event;
    if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) {
      onChange(text, event);
      return;
    }
    const formatted = formatInput({ value: text, caret: input.selectionStart ?? text.length });
    caret.current = { input, position: formatted.caret };
    onChange(formatted.value, event);
  };
  return <Field {...props} onChange={handleChange} />;
}
