import { createSelector } from '@reduxjs/toolkit';
import { useRef, useState } from 'react';
import type { MouseEvent } from 'react';
import { goTo } from '../../browser/navigation';
import { getVehicleTiresUrl } from '../../site/tire-urls';
import { chooseSearchedVehicle } from '../../store/garage/choose-vehicle';
import { selectCurrentVehicle, selectGarage } from '../../store/garage/garage-selectors';
import { useSyncedVehicles } from '../../store/garage/useSyncedVehicles';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { isSelectable } from '../../domain/vehicles/vehicle';
import type { Vehicle } from '../../domain/vehicles/vehicle';
import { formatVehicleWithTrim } from '../../domain/vehicles/vehicle-name';
import { addHiddenFields } from '../../ui/cms-form/HiddenFields';
import type { HiddenField } from '../../ui/cms-form/HiddenFields';
import { SEARCH_LABELS } from './messages';
import { savedSearchType } from './search-type';

const MAX_LINKS = 3;

/** Selects the vehicles that a search can find tires for, the current one first. */
const selectSearchableVehicles = createSelector(
  [selectCurrentVehicle, selectGarage],
  (current, garage) => {
    const others = (garage ?? []).filter((vehicle) => vehicle !== current);
    return [...(current ? [current] : []), ...others]
      .filter((vehicle) => isSelectable(vehicle) && vehicle.trim)
      .slice(0, MAX_LINKS);
  },
);

interface GarageLinksProps {
  /** The URL of the search by vehicle, without a query. */
  action: string;
  /** Fields of the form that a search begins with, such as a filter. */
  hiddenFields: readonly HiddenField[];
}

/**
 * Links to the tires of the vehicles in the garage of a visitor or driver, with the current vehicle first (SRCH-5).
 * A link makes its vehicle the current one.
 */
export function GarageLinks({ action, hiddenFields }: GarageLinksProps) {
  const dispatch = useAppDispatch();
  const current = useAppSelector(selectCurrentVehicle);
  const searchable = useAppSelector(selectSearchableVehicles);
  const latestChoice = useRef<Vehicle>(undefined);
  const [pending, setPending] = useState<{ vehicles: readonly Vehicle[]; vehicle: Vehicle }>();
  useSyncedVehicles();
  // While a vehicle is being selected, the links stay until its search opens.
  const vehicles = pending?.vehicles ?? searchable;
  if (vehicles.length === 0) return null;

  const handleClick = (event: MouseEvent, vehicle: Vehicle, href: string): void => {
    savedSearchType.save('vehicle');
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (vehicle === current && !latestChoice.current) return;
    event.preventDefault();
    if (latestChoice.current === vehicle) return;
    latestChoice.current = vehicle;
    setPending({ vehicles, vehicle });
    void dispatch(chooseSearchedVehicle(vehicle)).then(() => {
      // The visitor has chosen another one in the meantime.
      if (latestChoice.current !== vehicle) return;
      latestChoice.current = undefined;
      setPending(undefined);
      goTo(href);
    });
  };

  return (
    <ul className="bsro-tire-search-form__garage" aria-label={SEARCH_LABELS.garage}>
      {vehicles.map((vehicle) => {
        const href = addHiddenFields(getVehicleTiresUrl(vehicle, action), hiddenFields);
        const label = SEARCH_LABELS.vehicleTires({ vehicle: formatVehicleWithTrim(vehicle) });
        return (
          <li key={vehicle.id ?? label}>
            <a
              className="bsro-button bsro-tire-search-form__vehicle"
              href={href}
              aria-busy={pending?.vehicle === vehicle || undefined}
              onClick={(event) => handleClick(event, vehicle, href)}
            >
              {label}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
