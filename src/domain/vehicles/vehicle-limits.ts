/** Maximum lengths of a vehicle's names that the services accept. */
export const MAX_LENGTHS = { make: 60, model: 60, trim: 120 } as const;
