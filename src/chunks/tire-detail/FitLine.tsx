import { useState } from 'react';
import type { TireDetails } from '../../services/tire-details';
import { getVehicleTiresAddress } from '../../site/tire-addresses';
import { useLazyChunk } from '../../ui/loading/useLazyChunk';
import type { Vehicle } from '../../vehicles/vehicle';
import { getOriginalFit } from './fit';
import { DETAIL_LABELS, formatFit, formatVehicle } from './messages';

const loadPicker = () => import(/* webpackChunkName: "tire-vehicle" */ './vehicle');

interface FitLineProps {
  vehicle: Vehicle | undefined;
  front: TireDetails;
  rear: TireDetails | undefined;
}

/** Whether the size is original for the visitor's vehicle, and the ways to its tires and to another vehicle. */
export function FitLine({ vehicle, front, rear }: FitLineProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [picker, requestPicker] = useLazyChunk(loadPicker, 'tire-detail');
  const fit = vehicle ? getOriginalFit(vehicle, front, rear) : 'none';
  return (
    <div className={`bsro-tire-fit bsro-tire-fit--${fit}`}>
      <p className="bsro-tire-fit__line">
        <span role="status">
          {vehicle && fit !== 'none'
            ? formatFit(fit, formatVehicle(vehicle))
            : DETAIL_LABELS.noVehicle}
        </span>{' '}
        <button
          type="button"
          className="bsro-button bsro-button--link"
          aria-expanded={isOpen && picker.status === 'ready'}
          aria-busy={picker.status === 'loading'}
          onClick={() => {
            setIsOpen(!isOpen || picker.status === 'failed');
            requestPicker();
          }}
        >
          {vehicle ? DETAIL_LABELS.changeVehicle : DETAIL_LABELS.chooseVehicle}
        </button>
        {vehicle && fit !== 'original' && (
          <a href={getVehicleTiresAddress(vehicle)}>{DETAIL_LABELS.fitting}</a>
        )}
      </p>
      {isOpen && picker.status === 'failed' && <p role="alert">{DETAIL_LABELS.notLoaded}</p>}
      {isOpen && picker.status === 'ready' && (
        <picker.module.VehiclePicker onSelected={() => setIsOpen(false)} />
      )}
    </div>
  );
}
