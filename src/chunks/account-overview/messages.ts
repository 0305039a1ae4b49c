export const NO_VEHICLES = "You haven't added a vehicle yet.";
export const NO_VISITS = "You don't have any service visits yet.";
