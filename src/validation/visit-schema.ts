import { object, string } from 'yup';
import type { StringSchema } from 'yup';
import { hasCardNumber } from '../domain/text/card-number';
import { defineTexts } from '../language/define-texts';
import { accountEmailField, limitText, nameFields } from './clean-field';
import { FORM_MESSAGES } from './messages';

/**
 * Maximum length of the comments, in characters. The host accepts twice as many, which leaves space for the offer and
 * the tires of a booking.
 */
export const MAX_COMMENTS_LENGTH = 500;

const VISIT_MESSAGES = defineTexts('validation.visit', {
  card: "Don't enter card numbers",
});

/** Adds the rule that a text contains no card number. The host refuses a request with one, and doesn't name the field. */
export const refuseCardNumber = <Text extends string | undefined>(
  schema: StringSchema<Text>,
): StringSchema<Text> =>
  schema.test(
    'card',
    () => VISIT_MESSAGES.card,
    (text) => !hasCardNumber(text ?? ''),
  );

/**
 * Creates the schemas for the name and email address of the person who books or orders (VAL-2), without card numbers.
 */
export const customerFields = () => {
  const { firstName, lastName } = nameFields();
  return {
    firstName: refuseCardNumber(firstName),
    lastName: refuseCardNumber(lastName),
    email: refuseCardNumber(accountEmailField(() => FORM_MESSAGES.required)),
  };
};

/** Rules and messages of the questions about a visit, in booking and in checkout (XB-1, CHKO-2). */
export const visitSchema = object({
  dropWaitOption: string().required(() => FORM_MESSAGES.required),
  pickupPreference: string().required(() => FORM_MESSAGES.required),
  comments: refuseCardNumber(limitText(MAX_COMMENTS_LENGTH)),
});
