/** The locale of the default texts. Its numbers, dates, and times are formatted without `Intl`. */
export const DEFAULT_LOCALE = 'en-US';

/** Texts by key, such as `cart.checkOut`, in ICU message syntax. */
export type TextsByKey = Readonly<Record<string, string>>;

export interface Language {
  /** A locale that `Intl` accepts. */
  readonly locale: string;
  /** The texts of the language; a missing one is shown in English. */
  readonly translations: TextsByKey;
  /** Returns what replaces a text: an author's own, or one that shows which texts can be replaced (docs/texts.md). */
  readonly change?: (key: string, text: string) => string | undefined;
}

export const ENGLISH: Language = { locale: DEFAULT_LOCALE, translations: {} };

let language = ENGLISH;

/** Returns the page's language. A text read while a module is evaluated may be in another one, so read it later. */
export const getLanguage = (): Language => language;

/** Sets the page's language before the first chunk loads. Without an argument, resets it to English. */
export const setLanguage = (next: Language = ENGLISH): void => {
  language = next;
};

/** Checks whether the page shows English, whose formats need no `Intl`. */
export const isEnglish = (): boolean => language.locale === DEFAULT_LOCALE;

/** Returns the `lang` of an element with data of the services, which are in English; undefined on an English page. */
export const getDataLanguage = (): 'en' | undefined => (isEnglish() ? undefined : 'en');

/** Creates a formatter at its first use, because the first one takes a phone 70 ms, and again for another locale. */
export const forLocale = <Format>(create: (locale: string) => Format): (() => Format) => {
  let made: { readonly locale: string; readonly format: Format } | undefined;
  return () => {
    const { locale } = language;
    made = made?.locale === locale ? made : { locale, format: create(locale) };
    return made.format;
  };
};

/** Returns the locale if it is well-formed, otherwise `en-US` (REVW-1). */
export const toValidLocale = (locale: string): string => {
  try {
    Intl.getCanonicalLocales(locale);
    return locale;
  } catch {
    return DEFAULT_LOCALE;
  }
};
