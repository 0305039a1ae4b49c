/**
 * Features that some declared browsers lack and that may be used without a guard everywhere, each
 * with what those browsers show instead. A single use is excused by a comment before it that
 * begins with `enhancement:`.
 */
const ENHANCEMENTS: ReadonlyMap<string, string> = new Map([
  ['css.properties.cursor', 'iOS shows no pointer.'],
  ['css.properties.forced-color-adjust', 'Safari has no forced colors.'],
  ['css.properties.text-size-adjust', 'Safari knows it with a prefix; Firefox enlarges no text.'],
  ['css.properties.text-wrap', 'The lines break where they are full.'],
]);

/** Whether a feature, or the property that it is a value of, may be used without a guard. */
export const isEnhancement = (feature: string): boolean =>
  [...ENHANCEMENTS.keys()].some((path) => feature === path || feature.startsWith(`${path}.`));
