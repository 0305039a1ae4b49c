import type { KnownTexts } from '../../authoring/lint/page';
import { getDefaultTexts } from '../language/plain-texts';
import { getLanguage } from '../language/language';

/** Returns the texts of the features whose code has loaded, for the rules about changed texts. */
export const getKnownTexts = (): KnownTexts => ({
  defaults: getDefaultTexts(),
  spanish: getLanguage().translations,
  isComplete: false,
});
