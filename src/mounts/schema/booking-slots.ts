/** The places that authors may fill in every placeholder that books appointments. */
export const bookingSlots = { confirmation: 'below the details of a booked appointment' } as const;

export type BookingSlot = keyof typeof bookingSlots;
