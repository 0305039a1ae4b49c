import { useState } from 'react';
import { isSameVehicle } from '../../domain/vehicles/equality';
import { getVehicleTiresUrl } from '../../site/tire-urls';
import { chooseVehicle } from '../../store/garage/choose-vehicle';
import { selectGarage } from '../../store/garage/garage-selectors';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { VehiclePicker } from '../../ui/form/VehiclePicker';
import type { Vehicle } from '../../domain/vehicles/vehicle';
import { formatVehicleWithTrim } from '../../domain/vehicles/vehicle-name';
import { getOriginalFit } from './fit';
import { FIT_LABELS, VEHICLE_LABELS } from './messages';
import type { Tires } from './useTireOffer';

interface FitLineProps {
  vehicle: Vehicle | undefined;
  /** Undefined until the tires have loaded. */
  tires: Tires | undefined;
  hasFailed: boolean;
}

/**
 * Says whether the size is original for the visitor's vehicle, and links to tires that fit and to the vehicle
 * picker. The line is above every price, including the CMS's.
 */
export function FitLine({ vehicle, tires, hasFailed }: FitLineProps) {
  const dispatch = useAppDispatch();
  const garage = useAppSelector(selectGarage);
  const [isOpen, setIsOpen] = useState(false);
  const known = vehicle && tires ? getOriginalFit(vehicle, ...tires) : undefined;
  const fit = known ?? (hasFailed ? 'unknown' : 'pending');
  const choose = async (chosen: Vehicle): Promise<string | undefined> => {
    const saved = garage?.find((other) => isSameVehicle(other, chosen));
    const change = await dispatch(chooseVehicle(saved ?? chosen));
    if ('problem' in change) return change.problem;
    setIsOpen(false);
    return undefined;
  };
  return (
    <div className={`bsro-tire-fit bsro-tire-fit--${vehicle ? fit : 'none'}`}>
      <p className="bsro-tire-fit__line bsro-targets">
        <span role="status">
          {vehicle
            ? FIT_LABELS[fit]({ vehicle: formatVehicleWithTrim(vehicle) })
            : VEHICLE_LABELS.none}
        </span>{' '}
        <button
          type="button"
          className="bsro-button bsro-button--link"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {vehicle ? VEHICLE_LABELS.change : VEHICLE_LABELS.choose}
        </button>
        {vehicle?.trim && fit !== 'original' && fit !== 'pending' && (
          <a href={getVehicleTiresUrl(vehicle)}>{VEHICLE_LABELS.fitting}</a>
        )}
      </p>
      {isOpen && (
        <div className="bsro-tire-fit__vehicle">
          <VehiclePicker draftName="fit-vehicle" onSelect={choose}>
            {(isBusy) => (
              <button
                type="submit"
                className="bsro-button bsro-button--primary"
                aria-busy={isBusy}
                aria-disabled={isBusy}
              >
                {VEHICLE_LABELS.check}
              </button>
            )}
          </VehiclePicker>
        </div>
      )}
    </div>
  );
}
