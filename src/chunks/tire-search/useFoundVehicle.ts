import { useEffect, useEffectEvent } from 'react';
import { onChangedElsewhere } from '../../browser/other-tabs';
import type { SearchedVehicle } from '../../services/tire-search';
import { getVehicleTiresUrl } from '../../site/tire-urls';
import { chooseFoundVehicle } from '../../store/garage/choose-vehicle';
import { readProfileVehicle } from '../../store/garage/useProfileVehicle';
import { useAppDispatch } from '../../store/hooks';

/**
 * Makes a vehicle the current one when its tires open, so that their pages say whether they fit this vehicle:
 * once, and again when the page comes back from the back-forward cache. A vehicle that the visitor selects in
 * between, or that becomes the current one at a sign-in, stays.
 * @param vehicle the vehicle in the response, because only the services know whether the one in the URL exists
 */
export const useFoundVehicle = (vehicle: SearchedVehicle | null | undefined): void => {
  const dispatch = useAppDispatch();
  const select = useEffectEvent(() => {
    const current = readProfileVehicle();
    if (!vehicle || (current && getVehicleTiresUrl(current) === getVehicleTiresUrl(vehicle)))
      return;
    void dispatch(chooseFoundVehicle(vehicle));
  });
  useEffect(() => {
    select();
    return onChangedElsewhere({ key: 'profileVehicles' }, (isRestored) => {
      if (isRestored) select();
    });
  }, []);
};
