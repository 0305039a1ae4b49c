/** The address of the tires for a vehicle, without the vehicle (SRCH-5). */
export const VEHICLE_TIRES_PAGE = '/tires/vehicle/';

/** The vehicle fields of the search by vehicle. */
interface SearchedVehicle {
  readonly year: number;
  readonly make?: string;
  readonly model?: string;
  readonly trim?: string;
}

/**
 * Returns the address of the tires that fit a vehicle (SRCH-5).
 * @param page the address of the search by vehicle, without a query
 */
export const getVehicleTiresAddress = (
  { year, make = '', model = '', trim = '' }: SearchedVehicle,
  page: string = VEHICLE_TIRES_PAGE,
): string =>
  `${page}?${new URLSearchParams({ year: `${year}`, make, model, ...(trim && { trim }) })}`;
