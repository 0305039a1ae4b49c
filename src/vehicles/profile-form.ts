import type { ProfileVehicle } from '../services/account/schema';
import { parseVehicle } from './vehicle';
import type { Vehicle } from './vehicle';

/** What the driver says of a vehicle of the garage, as it is sent on save (VEH-3). */
export interface GarageVehicle {
  readonly year: string;
  /** Miles, digits. */
  readonly odometer: string;
  readonly nickname: string;
  readonly drivingCondition: string;
  /** '1' where the tires watch their own pressure. */
  readonly tpms: string;
  readonly vehicleId: string;
}

/** A vehicle in the form of a garage save: odometer '0' and tpms '1' where unknown (VEH-3). */
export const toGarageVehicle = (vehicle: Vehicle): GarageVehicle => ({
  year: `${vehicle.year}`,
  odometer: vehicle.odometer || '0',
  nickname: vehicle.nickname ?? '',
  drivingCondition: vehicle.drivingCondition ?? '',
  tpms: `${vehicle.tpms ?? 1}`,
  vehicleId: vehicle.id ?? '',
});

/** A vehicle in the form of the account's VEHICLE list, to be saved there (VEH-3). */
export const toProfileVehicle = (vehicle: Vehicle): Partial<ProfileVehicle> => {
  const { year, odometer, nickname, drivingCondition, tpms, vehicleId } = toGarageVehicle(vehicle);
  return {
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

/** A vehicle of the account in the app's form; nothing when its year is none (VEH-3). */
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
