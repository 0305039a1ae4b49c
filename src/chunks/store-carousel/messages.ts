/** Names a carousel whose list has no label and no heading. */
export const DEFAULT_NAME = 'Tires near you';

export const PREVIOUS_LABEL = 'Previous tires';

export const NEXT_LABEL = 'Next tires';

/** @param first number of the first visible tire, from 1 */
export const formatPosition = (first: number, last: number, count: number): string =>
  `Tires ${first < last ? `${first} to ${last}` : last} of ${count}`;
