import { object, string } from 'yup';
import { MAX_COMMENTS_LENGTH } from './booking-schema';
import { limitText } from './clean-field';
import { FORM_MESSAGES } from './messages';

/** Rules and messages of the visit form in checkout (CHKO-2). */
export const visitSchema = object({
  dropWaitOption: string().required(() => FORM_MESSAGES.required),
  pickupPreference: string().required(() => FORM_MESSAGES.required),
  comments: limitText(MAX_COMMENTS_LENGTH),
});
