import type { Manner, Match, When } from './placeholder';

/** Placeholders that are treated alike: all that the entry carries of a declaration. */
export type Sighting = When & {
  /** Their marks, with a space between: one more placeholder costs the entry no more than that. */
  readonly marks: string;
  /** Left out where a failed load shows nothing. */
  readonly failure?: 'notice';
};

/** A class name, and `+` and the camelCase name of a `data-*` attribute that must also be there. */
export const markOf = ({ className, attribute }: Match): string =>
  attribute === undefined ? className : `${className}+${attribute}`;

/** The part of declarations that the entry carries, in their order but for what they share. */
export const sightingsOf = (
  placeholders: readonly (Manner & { readonly match: Match })[],
): readonly Sighting[] => {
  const alike = new Map<string, Sighting>();
  for (const { match, when, failure } of placeholders) {
    const manner = JSON.stringify([when, failure]);
    const before = alike.get(manner)?.marks;
    const mark = markOf(match);
    const marks = before ? `${before} ${mark}` : mark;
    alike.set(manner, { marks, ...when, ...(failure === 'notice' ? { failure } : {}) });
  }
  return [...alike.values()];
};
