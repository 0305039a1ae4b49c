export const RESULTS_LABELS = {
  heading: 'Stores',
  loading: 'Loading stores',
  map: 'Map of the stores in the list, marked by number',
} as const;

/** Labels of a store's actions. The suffixes complete them for screen readers. */
export const STORE_LABELS = {
  mine: 'My store',
  makeMine: 'Make my store',
  directions: 'Directions',
  getDirectionsSuffix: (name: string): string => ` to ${name}`,
  schedule: 'Schedule',
  getScheduleSuffix: (name: string): string => ` at ${name}`,
  getCallPrefix: (name: string): string => `Call ${name} at `,
} as const;

export const formatMoreStores = (count: number): string =>
  `Show ${count} more ${count === 1 ? 'store' : 'stores'}`;

export const formatWiderSearch = (miles: number): string => `Search within ${miles} miles`;
