import { object } from 'yup';
import { phoneField } from './clean-field';
import { FORM_MESSAGES } from './messages';
import { customerFields, visitSchema } from './visit-schema';

/** Rules and messages of a booking's contact form (XB-1, VAL-2, VAL-5). */
export const bookingContactSchema = object({
  ...customerFields(),
  phone: phoneField().required(() => FORM_MESSAGES.required),
  ...visitSchema.fields,
});
