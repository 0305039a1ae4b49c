import { object } from 'yup';
import { registrationSchema } from './registration-schema';

/** Password rules and messages for an account that is created with an order (ACCT-3). */
export const orderAccountSchema = object({ password: registrationSchema.fields.password });
