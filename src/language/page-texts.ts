import { getBranch } from '../site/version';

/** The JSON scripts with the texts that authors have changed (docs/texts.md). */
export const TEXTS_SELECTOR = 'script.bsro-texts';

/**
 * Checks whether the page is in Spanish. A browser's translator, which also sets `lang`, adds a class; it translates
 * the English texts as they appear.
 */
export const isSpanish = (): boolean => {
  const { classList, lang } = document.documentElement;
  return (
    /^es\b/i.test(lang) &&
    !classList.contains('translated-ltr') &&
    !classList.contains('translated-rtl')
  );
};

/** Checks whether the query asks for pseudo-localized texts, which a production host refuses. */
export const isPseudoRequested = (): boolean =>
  /[?&]bsro-texts=pseudo(&|$)/.test(location.search) &&
  (getBranch(location.hostname) === 'test' || /^(127\.|(.+\.)?localhost$)/.test(location.hostname));

/** Checks whether the page has other texts than the defaults. */
export const hasOwnTexts = (): boolean =>
  isSpanish() || isPseudoRequested() || document.querySelector(TEXTS_SELECTOR) !== null;
