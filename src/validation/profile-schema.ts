import { boolean, object, string } from 'yup';
import { isZip } from '../domain/text/zip';
import {
  accountEmailField,
  checkedField,
  limitText,
  nameFields,
  PERSON_MAX_LENGTHS,
  phoneField,
} from './clean-field';
import { ACCOUNT_FORM_MESSAGES } from './messages';
import { isUsState } from './us-state';

export interface ProfileValues {
  firstName: string;
  lastName: string;
  phone: string;
  address: string;
  city: string;
  state: string;
  zip: string;
}

/** Rules and messages of the profile form (ACCT-11, VAL-4, VAL-5, VAL-8). */
export const profileSchema = object({
  ...nameFields(),
  phone: phoneField(),
  address: limitText(PERSON_MAX_LENGTHS.address),
  city: limitText(PERSON_MAX_LENGTHS.city),
  state: checkedField('state', isUsState),
  zip: checkedField('zip', isZip),
});

export interface ReminderValues {
  reminders: boolean;
}

/** Rules of the form that switches email reminders on or off (ACCT-11). */
export const remindersSchema = object({ reminders: boolean() });

export interface EmailValues {
  newEmail: string;
  password: string;
}

/** Rules and messages of the change-email form (ACCT-11, VAL-2). */
export const changeEmailSchema = object({
  newEmail: accountEmailField(() => ACCOUNT_FORM_MESSAGES.email),
  password: string().required(() => ACCOUNT_FORM_MESSAGES.currentPassword),
});
