/** Texts of the form that chooses a vehicle. */
export const VEHICLE_LABELS = { submit: 'Check fit' } as const;
