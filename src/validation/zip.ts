/** The message of a zip that is not one, in forms (VAL-4); store search has its own. */
export const ZIP_MESSAGE = 'Enter valid Zipcode';

const ZIP = /^\d{5}(?:-\d{4})?$/;

/** Whether a text is five digits, or five and four (VAL-4); an empty one is not. */
export const isZip = (text: string): boolean => ZIP.test(text.trim());

/** What a form says of a zip; undefined for a good one, and for none at all (VAL-4). */
export const zipProblem = (text: string): typeof ZIP_MESSAGE | undefined =>
  text.trim() === '' || isZip(text) ? undefined : ZIP_MESSAGE;

/** The five digits that the calls take; undefined for a text that is no zip. */
export const zipToSend = (text: string): string | undefined =>
  isZip(text) ? text.trim().slice(0, 5) : undefined;
