/**
 * Features that may be used everywhere without a guard although a supported browser lacks them, each
 * with the reason. For a single use, write a comment before it that begins with `enhancement:`.
 */
const ENHANCEMENTS: ReadonlyMap<string, string> = new Map([
  ['css.properties.cursor', 'iOS has no pointer.'],
  ['css.properties.forced-color-adjust', 'Safari has no forced colors.'],
  ['css.properties.text-size-adjust', 'Safari needs a prefix; Firefox does not resize text.'],
  ['css.properties.text-wrap', 'Without it, only the position of line breaks differs.'],
]);

/** Checks whether a feature, or the property that it is a value of, needs no guard. */
export const isEnhancement = (feature: string): boolean =>
  [...ENHANCEMENTS.keys()].some((path) => feature === path || feature.startsWith(`${path}.`));
