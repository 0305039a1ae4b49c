/** The locale whose numbers are formatted without the browser's formatters (src/domain/format/numbers.ts). */
export const DEFAULT_LOCALE = 'en-US';

/** Returns the locale if it is well-formed, otherwise `en-US` (REVW-1). */
export const toValidLocale = (locale: string): string => {
  try {
    Intl.getCanonicalLocales(locale);
    return locale;
  } catch {
    return DEFAULT_LOCALE;
  }
};
