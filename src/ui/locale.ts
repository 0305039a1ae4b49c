const DEFAULT_LOCALE = 'en-US';

/** The locale itself when the browser can format with it, else US English (REVW-1). */
export const usableLocale = (locale: string): string => {
  try {
    return Intl.getCanonicalLocales(locale)[0] ?? DEFAULT_LOCALE;
  } catch {
    return DEFAULT_LOCALE;
  }
};
