import { useState } from 'react';
import { getVehicleTiresUrl } from '../../site/tire-urls';
import type { Vehicle } from '../../domain/vehicles/vehicle';
import { getOriginalFit } from './fit';
import { DETAIL_LABELS, formatFit, formatVehicle } from './messages';
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
          {vehicle ? formatFit(fit, formatVehicle(vehicle)) : DETAIL_LABELS.noVehicle}
        </span>{' '}
        <button
          type="button"
          className="bsro-button bsro-button--link"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {vehicle ? DETAIL_LABELS.changeVehicle : DETAIL_LABELS.chooseVehicle}
        </button>
        {vehicle?.trim && fit !== 'original' && fit !== 'pending' && (
          <a href={getVehicleTiresUrl(vehicle)}>{DETAIL_LABELS.fitting}</a>
        )}
      </p>
      {isOpen && <VehiclePicker onSelected={() => setIsOpen(false)} />}
    </div>
  );
}
