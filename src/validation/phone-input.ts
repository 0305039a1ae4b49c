import { cleanValue } from '../domain/text/clean-text';
import { getDigits } from './phone';

/** Value of a text input and its caret position, in characters from the start. */
export interface TextInputState {
  value: string;
  caret: number;
}

/** Maximum number of digits after the area code and exchange. */
const MAX_LINE_NUMBER_LENGTH = 6;

/**
 * Formats a phone number while the visitor types: (xxx) xxx-xxxx, or 1 (xxx) xxx-xxxx with a leading
 * 1 (VAL-6). Returns the input unchanged if it can't be a US number.
 */
export const formatPhoneInput = (text: string): string => {
  if (/^\+(?!1|$)/.test(cleanValue(text))) return text;
  const digits = getDigits(text);
  const prefix = digits.startsWith('1') ? '1' : '';
  const area = digits.slice(prefix.length, prefix.length + 3);
  const exchange = digits.slice(prefix.length + 3, prefix.length + 6);
  const lineNumber = digits.slice(prefix.length + 6);
  if (lineNumber.length > MAX_LINE_NUMBER_LENGTH) return text;
  return (
    prefix +
    (area && `${prefix && ' '}(${area}`) +
    (exchange && `) ${exchange}`) +
    (lineNumber && `-${lineNumber}`)
  );
};

/** Formats the value and keeps the caret after the same digit (VAL-6). */
export const reformatPhoneInput = ({ value, caret }: TextInputState): TextInputState => {
  const formatted = formatPhoneInput(value);
  if (formatted === value) return { value, caret };
  if (caret >= value.length) return { value: formatted, caret: formatted.length };
  let digitsLeft = getDigits(value.slice(0, caret)).length;
  let at = 0;
  while (digitsLeft > 0 && at < formatted.length) {
    if (/\d/.test(formatted.charAt(at))) digitsLeft -= 1;
    at += 1;
  }
  return { value: formatted, caret: at };
};
