/** The locale that is formatted without the browser's formatters (src/site/format-number.ts). */
export const DEFAULT_LOCALE = 'en-US';

/** Returns the canonical locale if the browser knows it, otherwise `en-US` (REVW-1). */
export const toSupportedLocale = (locale: string): string => {
  try {
    return Intl.getCanonicalLocales(locale)[0] ?? DEFAULT_LOCALE;
  } catch {
    return DEFAULT_LOCALE;
  }
};
