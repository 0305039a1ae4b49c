import { safeParse, string } from 'valibot';
import { loadChunk } from '../browser/load-chunk';
import { report } from '../browser/report';
import { parseCmsJson } from '../browser/parse-cms-json';
import { tolerantRecord } from '../browser/tolerant-record';
import { findOverrideProblem } from './find-override-problem';
import { DEFAULT_LOCALE, setLanguage } from './language';
import type { Language } from './language';
import { pseudoLocalize } from './pseudo-localize';
import { isPseudoRequested, isSpanish, TEXTS_SELECTOR } from './page-texts';

const loadSpanish = async (): Promise<Language> => {
  const { default: translations } = await loadChunk(
    () => import(/* webpackChunkName: "spanish" */ './es.json'),
  );
  return { locale: 'es-US', translations };
};

const overridesSchema = tolerantRecord('texts', string());

/** Reads the texts that authors have changed. Of two with the same key, the later one counts. */
const readOverrides = (page: Document): ReadonlyMap<string, string> =>
  new Map(
    [...page.querySelectorAll(TEXTS_SELECTOR)].flatMap((slot) => {
      try {
        const result = safeParse(overridesSchema, parseCmsJson(slot.textContent ?? ''));
        if (result.success) return [...result.output];
        throw new Error(result.issues[0].message);
      } catch (error) {
        report(error, { source: 'texts', during: 'attributes', element: slot });
        return [];
      }
    }),
  );

/**
 * Sets the language of the page: its translations, and the texts that its authors have changed. If the
 * translations don't load, the texts are English.
 */
export const setPageLanguage = async (): Promise<void> => {
  const overrides = readOverrides(document);
  const isPseudo = isPseudoRequested();
  const change: Language['change'] = (key, text) => {
    const override = overrides.get(key);
    if (override !== undefined && !findOverrideProblem(text, override)) return override;
    return isPseudo ? pseudoLocalize(text) : undefined;
  };
  const english: Language = { locale: DEFAULT_LOCALE, translations: {}, change };
  setLanguage(english);
  if (!isSpanish()) return;
  setLanguage({ ...(await loadSpanish()), change });
};
