import spanish from '../../../src/language/es.json';
import { collectTexts } from '../../../scripts/texts/collect-texts';

/** All texts of the bundle, for the page lint. */
export const TEXTS = { defaults: collectTexts(), spanish, isComplete: true };
