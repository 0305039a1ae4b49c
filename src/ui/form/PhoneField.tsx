import { useLayoutEffect, useRef } from 'react';
import type { ChangeEvent } from 'react';
import { reformatPhoneInput } from '../../validation/phone-input';
import { Field } from './Field';
import type { TextFieldProps } from './Field';

/** A field that formats a phone number while the visitor types, and preserves the caret position (VAL-6). */
export function PhoneField(props: Omit<TextFieldProps, 'type' | 'isSecret'>) {
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
    const formatted = reformatPhoneInput({
      value: text,
      caret: input.selectionStart ?? text.length,
    });
    caret.current = { input, position: formatted.caret };
    onChange(formatted.value, event);
  };
  return <Field {...props} type="tel" onChange={handleChange} />;
}
