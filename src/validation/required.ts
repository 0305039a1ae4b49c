/** The message of a required field without one of its own (VAL-11). */
export const REQUIRED_MESSAGE = 'Required';
