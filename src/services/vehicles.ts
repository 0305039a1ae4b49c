import { array, string, unknown } from 'valibot';
import { readProfileCookie } from '../browser/profile-cookie';
import { siteNameOf } from '../site/brands';
import type { Answer, Failure } from './answer';
import { call } from './http';

/** tce: tires, the default; main: service. */
export type VehicleType = 'tce' | 'main';

const names = array(string());

/** GET vehicle/get-years (VEH-1). The four lists are kept an hour. */
export const getYears = (vehicleType: VehicleType = 'tce'): Promise<Answer<string[]>> =>
  call({ path: 'vehicle/get-years', schema: names, query: { vehicleType }, kept: true });

/** GET vehicle/get-makes. */
export const getMakes = (
  year: string,
  vehicleType: VehicleType = 'tce',
): Promise<Answer<string[]>> =>
  call({ path: 'vehicle/get-makes', schema: names, query: { vehicleType, year }, kept: true });

/** GET vehicle/get-models. */
export const getModels = (
  year: string,
  make: string,
  vehicleType: VehicleType = 'tce',
): Promise<Answer<string[]>> =>
  call({
    path: 'vehicle/get-models',
    schema: names,
    query: { vehicleType, year, make },
    kept: true,
  });

/** GET vehicle/get-trims. */
export const getTrims = (
  year: string,
  make: string,
  model: string,
  vehicleType: VehicleType = 'tce',
): Promise<Answer<string[]>> =>
  call({
    path: 'vehicle/get-trims',
    schema: names,
    query: { vehicleType, year, make, model },
    kept: true,
  });

const NO_PROFILE: Failure = {
  success: 'false',
  status: '0',
  error: 'bsro.cp cookie not found',
  reason: 'refused',
};

/** GET profile/set-vehicle: the visitor's vehicle; it needs the brand's profile cookie (VEH-1). */
export const setVehicle = async (
  vehicle: { year: number; make: string; model: string; trim?: string; tpms?: string },
  vehicleType: VehicleType = 'tce',
): Promise<Answer<unknown>> =>
  readProfileCookie(siteNameOf(document))
    ? call({ path: 'profile/set-vehicle', schema: unknown(), query: { ...vehicle, vehicleType } })
    : NO_PROFILE;
