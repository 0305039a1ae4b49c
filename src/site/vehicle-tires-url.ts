/** Path of the page with the tires for a vehicle (SRCH-5). */
export const VEHICLE_TIRES_PAGE = '/tires/vehicle/';

/** The vehicle fields of the search by vehicle. */
interface SearchedVehicle {
  readonly year: number;
  readonly make?: string;
  readonly model?: string;
  readonly trim?: string;
}

/**
 * Returns the URL of the page with the tires that fit a vehicle (SRCH-5).
 * @param page the URL of the search by vehicle, without a query
 */
export const getVehicleTiresUrl = (
  { year, make = '', model = '', trim = '' }: SearchedVehicle,
  page: string = VEHICLE_TIRES_PAGE,
): string =>
  `${page}?${new URLSearchParams({ year: `${year}`, make, model, ...(trim && { trim }) })}`;
