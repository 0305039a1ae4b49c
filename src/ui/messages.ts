/** Labels of controls in several parts of a page. */
export const TRY_AGAIN = 'Try again';
