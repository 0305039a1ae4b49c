import type { Sighting } from './placeholder';

/** The part of a declaration that the entry carries. */
export const sightingOf = ({ name, kind, match, when, failure }: Sighting): Sighting => ({
  name,
  kind,
  match,
  when,
  failure,
});
