import type { FailurePolicy, Manner, Match, When } from './placeholder';
import { markupName } from './read-attributes';

/** Placeholders that are treated alike: all that the entry carries of a declaration. */
export type Sighting = When & {
  /** Their class names, with a space between: one more placeholder costs the entry no more than that. */
  readonly marks: string;
  /** Selects the elements whose failed load shows a notice; left out if none does. */
  readonly noticeFor?: string;
};

const selectNoticed = (failure: FailurePolicy): string | undefined => {
  if (failure === 'quiet') return undefined;
  if (failure === 'notice') return '*';
  // Blanks around a value do not count, as where it is read.
  return `[${markupName(failure.attribute)}~=${failure.noticeFor}]`;
};

/** The part of declarations that the entry carries, in their order but for what they share. */
export const sightingsOf = (
  placeholders: readonly (Manner & { readonly match: Match })[],
): readonly Sighting[] => {
  const alike = new Map<string, Sighting>();
  for (const { match, when, failure } of placeholders) {
    const noticeFor = selectNoticed(failure);
    const manner = JSON.stringify([when, noticeFor]);
    const before = alike.get(manner)?.marks;
    const marks = before ? `${before} ${match.className}` : match.className;
    alike.set(manner, { marks, ...when, ...(noticeFor ? { noticeFor } : {}) });
  }
  return [...alike.values()];
};
