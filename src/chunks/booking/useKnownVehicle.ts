import { useMemo } from 'react';
import { selectProfile } from '../../store/account/account-slice';
import { useProfileVehicle } from '../../store/garage/useProfileVehicle';
import { useAppSelector } from '../../store/hooks';
import { parseProfileVehicle } from '../../domain/vehicles/profile-vehicle';
import type { Vehicle } from '../../domain/vehicles/vehicle';

/**
 * Returns the visitor's current vehicle, or else the last one of the driver's account, which a sign-in
 * would select (ACCT-8); undefined without one.
 */
export const useKnownVehicle = (): Vehicle | undefined => {
  const current = useProfileVehicle();
  const last = useAppSelector(selectProfile)?.VEHICLE.at(-1);
  const owned = useMemo(() => last && parseProfileVehicle(last), [last]);
  return current ?? owned;
};
