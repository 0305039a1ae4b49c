import { object, string } from 'yup';
import { MAX_COMMENTS_LENGTH } from './booking-schema';
import { limitText } from './clean-field';
import { REQUIRED_MESSAGE } from './messages';

/** Rules and messages of the visit form in checkout (CHKO-2). */
export const visitSchema = object({
  dropWaitOption: string().required(REQUIRED_MESSAGE),
  pickupPreference: string().required(REQUIRED_MESSAGE),
  comments: limitText(MAX_COMMENTS_LENGTH),
});
