import { useState } from 'react';
import { getVehicleTiresUrl } from '../../site/tire-urls';
import type { Vehicle } from '../../domain/vehicles/vehicle';
import { formatVehicleWithTrim } from '../../domain/vehicles/vehicle-name';
import { getOriginalFit } from './fit';
import { FIT_LABELS, VEHICLE_LABELS } from './messages';
import type { Tires } from './useTireOffer';
import { VehiclePicker } from './VehiclePicker';

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
  const [isOpen, setIsOpen] = useState(false);
  const known = vehicle && tires ? getOriginalFit(vehicle, ...tires) : undefined;
  const fit = known ?? (hasFailed ? 'unknown' : 'pending');
  return (
    <div className={`bsro-tire-fit bsro-tire-fit--${vehicle ? fit : 'none'}`}>
      <p className="bsro-tire-fit__line">
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
      {isOpen && <VehiclePicker onSelected={() => setIsOpen(false)} />}
    </div>
  );
}
