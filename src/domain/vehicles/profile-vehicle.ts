import type { ProfileVehicle } from '../../services/account/schema';
import { parseVehicle } from './vehicle';
import type { Vehicle } from './vehicle';

/** A driver's details of a vehicle, in the format for saving it in the garage (VEH-3). */
export interface GarageVehicle {
  readonly year: string;
  /** Miles, as digits. */
  readonly odometer: string;
  readonly nickname: string;
  readonly drivingCondition: string;
  /** '1' if the vehicle monitors its tire pressure. */
  readonly tpms: string;
  readonly vehicleId: string;
}

/** Converts a vehicle to the format for saving; an unknown odometer is '0' and tpms '1' (VEH-3). */
export const toGarageVehicle = (vehicle: Vehicle): GarageVehicle => ({
  year: `${vehicle.year}`,
  odometer: vehicle.odometer || '0',
  nickname: vehicle.nickname ?? '',
  drivingCondition: vehicle.drivingCondition ?? '',
  tpms: `${vehicle.tpms ?? 1}`,
  vehicleId: vehicle.id ?? '',
});

/** An entry of the account's VEHICLE list as it is saved: in the account's form, and in the form for saving. */
export type SavedVehicle = Partial<ProfileVehicle> & GarageVehicle;

/** Converts a vehicle to an entry of the account's VEHICLE list, for saving it (VEH-3). */
export const toSavedVehicle = (vehicle: Vehicle): SavedVehicle => {
  const garageVehicle = toGarageVehicle(vehicle);
  const { year, odometer, nickname, drivingCondition, tpms, vehicleId } = garageVehicle;
  return {
    ...garageVehicle,
    ...(vehicleId && { ID: vehicleId }),
    YEAR: year,
    MAKE: vehicle.make ?? '',
    MODEL: vehicle.model ?? '',
    SUBMODEL: vehicle.trim ?? '',
    ENGINE: vehicle.engine ?? '',
    BASE_VEHICLE_ID: vehicle.acesid ?? '',
    NAME: nickname,
    ODOMETER: odometer,
    DRIVING_CONDITION: drivingCondition,
    IMAGE_URL: vehicle.imageUrl ?? '',
    TPMS: tpms,
  };
};

/** Converts an entry of the account's VEHICLE list; undefined without a valid year (VEH-3). */
export const parseProfileVehicle = (entry: ProfileVehicle): Vehicle | undefined =>
  parseVehicle({
    id: entry.ID,
    year: entry.YEAR,
    make: entry.MAKE,
    model: entry.MODEL,
    trim: entry.SUBMODEL,
    engine: entry.ENGINE,
    acesid: entry.BASE_VEHICLE_ID,
    nickname: entry.NAME,
    odometer: entry.ODOMETER,
    drivingCondition: entry.DRIVING_CONDITION,
    imageUrl: entry.IMAGE_URL,
    tpms: entry.TPMS,
  });
