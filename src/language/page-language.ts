import { safeParse, string } from 'valibot';
import { loadChunk } from '../browser/load-chunk';
import { report } from '../browser/report';
import { parseCmsJson } from '../browser/parse-cms-json';
import { tolerantRecord } from '../browser/tolerant-record';
import { findOverrideProblem } from './find-override-problem';
import { ENGLISH, setLanguage } from './language';
import type { Language } from './language';
import { isSpanish, TEXTS_SELECTOR } from './page-texts';

/** Loads the translations of the page's language; after a failure, which is reported, the texts are English. */
const loadTranslations = async (): Promise<Language> => {
  if (!isSpanish()) return ENGLISH;
  try {
    const { default: translations } = await loadChunk(
      () => import(/* webpackChunkName: "spanish" */ './es.json'),
    );
    return { locale: 'es-US', translations };
  } catch (error) {
    report(error, { source: 'texts', during: 'chunk' });
    return ENGLISH;
  }
};

const overridesSchema = tolerantRecord('texts', string());

/** Reads the texts that authors have changed. Of two with the same key, the later one counts. */
const readOverrides = (page: Document): Map<string, string> =>
  new Map(
    [...page.querySelectorAll(TEXTS_SELECTOR)].flatMap((slot): (readonly [string, string])[] => {
      if (slot instanceof HTMLMetaElement) return [[slot.name, slot.content]];
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

/** Sets the language of the page: its translations, and the texts that its authors have changed. */
export const setPageLanguage = async (): Promise<void> => {
  const language = await loadTranslations();
  const overrides = readOverrides(document);
  const checked = new Set<string>();
  setLanguage({
    ...language,
    change: (key, text) => {
      const override = overrides.get(key);
      if (override !== undefined && !checked.has(key)) {
        checked.add(key);
        if (findOverrideProblem(text, override)) overrides.delete(key);
      }
      return overrides.get(key);
    },
  });
};
