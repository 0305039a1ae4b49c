import { cleanValue } from './clean-text';

const [MIN_DIGITS, MAX_DIGITS] = [13, 19];

/** Digits in groups that are separated by single spaces or hyphens. */
const DIGIT_GROUPS = /\d+(?:[ -]\d+)*/g;

/** The character code of the digit 0. */
const ZERO = 48;

/** Checks whether digits pass the Luhn check of card numbers. */
export const isLuhnValid = (digits: string): boolean => {
  let sum = 0;
  for (let index = digits.length - 1, factor = 1; index >= 0; index -= 1, factor = 3 - factor) {
    const product = (digits.charCodeAt(index) - ZERO) * factor;
    sum += product > 9 ? product - 9 : product;
  }
  return sum % 10 === 0;
};

const isCardNumber = (digits: string): boolean =>
  digits.length >= MIN_DIGITS && digits.length <= MAX_DIGITS && isLuhnValid(digits);

/** Checks whether consecutive groups of digits form a card number, even if an expiration date follows. */
const isCardInGroups = (groups: readonly string[]): boolean =>
  groups.some((first, from) => {
    let digits = first;
    for (let to = from + 1; to < groups.length && digits.length < MAX_DIGITS; to += 1) {
      if (isCardNumber(digits)) return true;
      digits += groups[to];
    }
    return isCardNumber(digits);
  });

/** Checks whether a text contains a card number, which must not be sent or stored (STATE-5). */
export const hasCardNumber = (text: string): boolean =>
  // What isn't shown between the digits, and how wide they are, makes no difference.
  (cleanValue(text).match(DIGIT_GROUPS) ?? []).some((run) => isCardInGroups(run.split(/[ -]/)));

/** Returns data as the browser may keep it: each text with a card number is empty (STATE-5). @param data JSON */
export const withoutCardNumbers = (data: unknown): unknown =>
  JSON.parse(JSON.stringify(data), (_, value: unknown) =>
    typeof value === 'string' && hasCardNumber(value) ? '' : value,
  );
