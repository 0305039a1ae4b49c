import { useEffect, useEffectEvent } from 'react';
import { loadChunk } from '../../browser/load-chunk';
import { onChangedElsewhere } from '../../browser/other-tabs';
import { report } from '../../browser/report';
import type { SearchedVehicle } from '../../services/tire-search';
import { getVehicleTiresUrl } from '../../site/tire-urls';
import { readProfileVehicle } from '../../store/garage/useProfileVehicle';
import { useAppDispatch } from '../../store/hooks';

const loadSelection = () =>
  import(/* webpackChunkName: "found-vehicle" */ '../../store/garage/choose-vehicle');

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
    loadChunk(loadSelection).then(
      ({ chooseFoundVehicle }) => dispatch(chooseFoundVehicle(vehicle)),
      (error: unknown) => report(error, { source: 'tire-search', during: 'chunk' }),
    );
  });
  useEffect(() => {
    select();
    return onChangedElsewhere({ key: 'profileVehicles' }, (isRestored) => {
      if (isRestored) select();
    });
  }, []);
};
