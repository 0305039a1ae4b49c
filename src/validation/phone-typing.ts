import { digitsOf } from './phone';

/** A text field's content and where its caret stands, in characters from the start. */
export interface Typed {
  value: string;
  caret: number;
}

/** Digits after the area code and exchange, as many as a number may have at its end. */
const LONGEST_ENDING = 6;

/**
 * A phone number as it is shown while it is typed: (xxx) xxx-xxxx, or 1 (xxx) xxx-xxxx with a
 * leading 1 (VAL-6). A text that cannot be such a number stays as it was typed.
 */
export const formatPhone = (text: string): string => {
  if (/^\s*\+(?!1|$)/.test(text)) return text;
  const digits = digitsOf(text);
  const prefix = digits.startsWith('1') ? '1' : '';
  const area = digits.slice(prefix.length, prefix.length + 3);
  const exchange = digits.slice(prefix.length + 3, prefix.length + 6);
  const ending = digits.slice(prefix.length + 6);
  if (ending.length > LONGEST_ENDING) return text;
  return (
    prefix +
    (area && `${prefix && ' '}(${area}`) +
    (exchange && `) ${exchange}`) +
    (ending && `-${ending}`)
  );
};

/** Formats what was typed and keeps the caret behind the digit it stood behind (VAL-6). */
export const retypePhone = ({ value, caret }: Typed): Typed => {
  const formatted = formatPhone(value);
  if (formatted === value) return { value, caret };
  if (caret >= value.length) return { value: formatted, caret: formatted.length };
  let digitsLeft = digitsOf(value.slice(0, caret)).length;
  let at = 0;
  while (digitsLeft > 0 && at < formatted.length) {
    if (/\d/.test(formatted.charAt(at))) digitsLeft -= 1;
    at += 1;
  }
  return { value: formatted, caret: at };
};
