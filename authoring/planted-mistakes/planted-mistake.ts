import type { RuleName } from '../lint/rules';

/** A page with an author's mistake. */
export interface PlantedMistake {
  /** What the author did. */
  readonly title: string;
  /** The page; § marks the position that the lint reports, and isn't part of the page. */
  readonly html: string;
  readonly rule: RuleName;
  /** A part of the corrected HTML. */
  readonly correction: string;
  /** Whether `--fix` corrects it. */
  readonly isFixed?: true;
}
