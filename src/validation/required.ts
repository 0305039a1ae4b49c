/** Message for an empty required field that has no message of its own (VAL-11). */
export const REQUIRED_MESSAGE = 'Required';
