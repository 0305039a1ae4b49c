import { object } from 'yup';
import { isZip } from '../domain/text/zip';
import {
  checkedField,
  limitText,
  PERSON_MAX_LENGTHS,
  phoneField,
  requiredText,
} from './clean-field';
import { FORM_MESSAGES } from './messages';
import { toUsStateCode } from './us-state';
import { customerFields, refuseCardNumber } from './visit-schema';

/** Rules and messages of the billing address (CHKO-2, VAL-2, VAL-4, VAL-5, VAL-8). */
export const billingSchema = object({
  ...customerFields(),
  mobile: phoneField().required(() => FORM_MESSAGES.required),
  street1: refuseCardNumber(requiredText(PERSON_MAX_LENGTHS.address)),
  street2: refuseCardNumber(limitText(PERSON_MAX_LENGTHS.address)),
  city: refuseCardNumber(requiredText(PERSON_MAX_LENGTHS.city)),
  state: checkedField('state', (text) => toUsStateCode(text) !== undefined).required(
    () => FORM_MESSAGES.required,
  ),
  zip: checkedField('zip', isZip).required(() => FORM_MESSAGES.required),
});
