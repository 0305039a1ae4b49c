export const EMPTY_GARAGE =
  'Add your vehicle to find tires that fit and keep its service history in one place.';

export const FORM_NOT_LOADED = "The form didn't load. Please try again.";

/** Shown for a current vehicle that the driver hasn't saved. */
export const getOtherVehicleMessage = (vehicle: string): string =>
  `You're shopping for ${vehicle}, which isn't in your garage.`;
