/** The message of a number that is not one (VAL-5). */
export const PHONE_MESSAGE = 'Enter valid Phone Number';

/** The same in the share dialog (VAL-5). */
export const SHARE_PHONE_MESSAGE = 'Please enter valid phone number';

/** Every part is a digit count or one separator: nothing to try twice. */
const PHONE = /^\+?(?:1[-. ]?)?(?:\(\d{3}\)|\d{3})[-. ]?\d{3}[-. ]?\d{4,6}$/;
const ONE_DIGIT_REPEATED = /^(\d)\1*$/;

/** The digits of a text. */
export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Whether a text is a phone number; an empty one is not (VAL-5). */
export const isPhone = (text: string): boolean => {
  // A leading 1 is no part of the number: what is wrong without it is wrong with it.
  const digits = digitsOf(text).replace(/^1(?=\d{10})/, '');
  return PHONE.test(text.trim()) && !digits.startsWith('0') && !ONE_DIGIT_REPEATED.test(digits);
};

/** The digits that are sent: 10, or 11 with a leading 1; undefined for any other text (VAL-6). */
export const phoneToSend = (text: string): string | undefined => {
  const digits = digitsOf(text);
  const complete = digits.length === 10 || (digits.length === 11 && digits.startsWith('1'));
  return complete && isPhone(text) ? digits : undefined;
};
