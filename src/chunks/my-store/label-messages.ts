/** The label in the header while the city of my store is unknown. */
export const MY_STORE = 'My store';

/** The label in the header without a store. */
export const FIND_STORE = 'Find a store';
