import { aemMistakes } from './aem-mistakes';
import { blockMistakes } from './block-mistakes';
import { jsonMistakes } from './json-mistakes';
import { markupMistakes } from './markup-mistakes';
import { nameMistakes } from './name-mistakes';
import { pageMistakes } from './page-mistakes';
import type { PlantedMistake } from './planted-mistake';
import { textMistakes } from './text-mistakes';
import { valueMistakes } from './value-mistakes';
import { wordpressMistakes } from './wordpress-mistakes';

/** Mistakes that the lint finds, at least one for each of its rules. */
export const plantedMistakes: readonly PlantedMistake[] = [
  ...markupMistakes,
  ...nameMistakes,
  ...valueMistakes,
  ...pageMistakes,
  ...jsonMistakes,
  ...textMistakes,
  ...aemMistakes,
  ...wordpressMistakes,
  ...blockMistakes,
];
