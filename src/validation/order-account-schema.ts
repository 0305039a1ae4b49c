import { object } from 'yup';
import { registrationSchema } from './registration-schema';

/** Rules of the password of an account that is created with an order (ACCT-3). */
export const orderAccountSchema = object({ password: registrationSchema.fields.password });
