import { cleanValue } from '../domain/text/clean-text';

/** Fixed digit counts and single separators, so matching takes linear time. */
const PHONE = /^\+?(?:1[-. ]?)?(?:\(\d{3}\)|\d{3})[-. ]?\d{3}[-. ]?\d{4,6}$/;
const ONE_DIGIT_REPEATED = /^(\d)\1*$/;

/** Returns the digits of a string, wide ones as plain ones. */
export const getDigits = (text: string): string => cleanValue(text).replace(/\D/g, '');

/** Checks whether a string is a phone number; an empty string isn't (VAL-5). */
export const isPhone = (text: string): boolean => {
  // The rules for digits apply without the country code.
  const digits = getDigits(text).replace(/^1(?=\d{10})/, '');
  return (
    PHONE.test(cleanValue(text)) && !digits.startsWith('0') && !ONE_DIGIT_REPEATED.test(digits)
  );
};

/** Returns the digits to send: 10, or 11 with a leading 1; undefined for any other string (VAL-6). */
export const toPhoneDigits = (text: string): string | undefined => {
  const digits = getDigits(text);
  const isComplete = digits.length === 10 || (digits.length === 11 && digits.startsWith('1'));
  return isComplete && isPhone(text) ? digits : undefined;
};
