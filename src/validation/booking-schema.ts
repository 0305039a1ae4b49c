import { object } from 'yup';
import { accountEmailField, nameFields, phoneField } from './clean-field';
import { FORM_MESSAGES } from './messages';
import { refuseCardNumber, visitSchema } from './visit-schema';

/** Rules and messages of a booking's contact form (XB-1, VAL-2, VAL-5). */
export const bookingContactSchema = object({
  ...nameFields(),
  phone: phoneField().required(() => FORM_MESSAGES.required),
  email: refuseCardNumber(accountEmailField(() => FORM_MESSAGES.required)),
  ...visitSchema.fields,
});
