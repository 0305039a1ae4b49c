/**
 * Matches the code of an article, which has up to 20 digits, or both codes of a front and a rear tire joined
 * by an underscore.
 */
export const ARTICLE_ID = /^\d{1,20}(?:_\d{1,20})?$/;
