/** The class of the elements with the texts that authors have changed: JSON scripts, and a `<meta>` for one text (docs/texts.md). */
export const TEXTS_CLASS = 'bsro-texts';
export const TEXTS_SELECTOR = `.${TEXTS_CLASS}`;

/** Checks whether a page in a language has Spanish texts. @param lang the `lang` of its `<html>` */
export const isSpanishLanguage = (lang: string): boolean => /^es\b/i.test(lang);

/**
 * Checks whether the page is in Spanish. A browser's translator, which also sets `lang`, adds a class; it translates
 * the English texts as they appear.
 */
export const isSpanish = (): boolean => {
  const { classList, lang } = document.documentElement;
  return (
    isSpanishLanguage(lang) &&
    !classList.contains('translated-ltr') &&
    !classList.contains('translated-rtl')
  );
};

/** Checks whether the page has other texts than the defaults. */
export const hasOwnTexts = (): boolean =>
  isSpanish() || document.querySelector(TEXTS_SELECTOR) !== null;
