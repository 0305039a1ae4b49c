import { useEffect, useRef, useState } from 'react';
import { getVehicleTiresUrl } from '../../site/tire-urls';
import { removeVehicle } from '../../store/garage/garage-thunks';
import { chooseVehicle } from '../../store/garage/choose-vehicle';
import { Icon } from '../../ui/icon/Icon';
import { CHECK } from '../../ui/icon/shapes';
import { isSelectable } from '../../domain/vehicles/vehicle';
import type { Vehicle } from '../../domain/vehicles/vehicle';
import {
  formatMiles,
  formatVehicleDetail,
  getVehicleTitle,
} from '../../domain/vehicles/vehicle-text';
import { CONFIRMATIONS, VEHICLE_LABELS } from './messages';
import { useGarageAction } from './useGarageAction';

interface VehicleCardProps {
  vehicle: Vehicle;
  isCurrent: boolean;
  /** Whether the form that edits the vehicle is loading. */
  isOpening: boolean;
  onEdit: () => void;
  /** Called with the status message after a change. */
  onDone: (text: string) => void;
}

/** A vehicle of the garage with its actions (GARG-1). */
export function VehicleCard({ vehicle, isCurrent, isOpening, onEdit, onDone }: VehicleCardProps) {
  const { isBusy, problem, run } = useGarageAction();
  const [isConfirming, setIsConfirming] = useState(false);
  const question = useRef<HTMLParagraphElement>(null);
  const removeButton = useRef<HTMLButtonElement>(null);
  const wasConfirming = useRef(false);
  useEffect(() => {
    if (isConfirming) question.current?.focus();
    else if (wasConfirming.current) removeButton.current?.focus();
    wasConfirming.current = isConfirming;
  }, [isConfirming]);

  const title = getVehicleTitle(vehicle);
  const hiddenTitle = <span className="bsro-visually-hidden"> {title}</span>;
  const facts = [formatMiles(vehicle.odometer), vehicle.drivingCondition].filter(Boolean);
  return (
    <li className={`bsro-garage__vehicle${isCurrent ? ' bsro-garage__vehicle--current' : ''}`}>
      <h3 className="bsro-garage__title">{title}</h3>
      {isCurrent && (
        <p className="bsro-garage__current">
          <Icon shape={CHECK} />
          {VEHICLE_LABELS.current}
        </p>
      )}
      <p className="bsro-garage__detail">{formatVehicleDetail(vehicle)}</p>
      {facts.length > 0 && <p className="bsro-garage__detail">{facts.join(' · ')}</p>}
      <div role="alert">{problem && <p className="bsro-problem">{problem}</p>}</div>
      {isConfirming ? (
        <div className="bsro-garage__actions">
          <p className="bsro-garage__question" ref={question} tabIndex={-1}>
            {VEHICLE_LABELS.removeQuestion({ vehicle: title })}
          </p>
          <button
            type="button"
            className="bsro-button"
            aria-busy={isBusy}
            onClick={() =>
              void run(removeVehicle(vehicle), () =>
                onDone(CONFIRMATIONS.removed({ vehicle: title })),
              ).then(() => setIsConfirming(false))
            }
          >
            {isBusy ? VEHICLE_LABELS.removing : VEHICLE_LABELS.remove}
          </button>
          <button
            type="button"
            className="bsro-button bsro-button--link"
            disabled={isBusy}
            onClick={() => setIsConfirming(false)}
          >
            {VEHICLE_LABELS.keep}
          </button>
        </div>
      ) : (
        <div className="bsro-garage__actions">
          {vehicle.trim && (
            <a className="bsro-target" href={getVehicleTiresUrl(vehicle)}>
              {VEHICLE_LABELS.findTires}
              {hiddenTitle}
            </a>
          )}
          {!isCurrent && isSelectable(vehicle) && (
            <button
              type="button"
              className="bsro-button bsro-button--link"
              aria-busy={isBusy}
              onClick={() =>
                void run(chooseVehicle(vehicle), () =>
                  onDone(CONFIRMATIONS.selected({ vehicle: title })),
                )
              }
            >
              {isBusy ? VEHICLE_LABELS.selecting : VEHICLE_LABELS.makeCurrent}
              {hiddenTitle}
            </button>
          )}
          <button
            type="button"
            className="bsro-button bsro-button--link"
            aria-busy={isOpening}
            onClick={onEdit}
          >
            {VEHICLE_LABELS.edit}
            {hiddenTitle}
          </button>
          <button
            type="button"
            className="bsro-button bsro-button--link"
            ref={removeButton}
            onClick={() => setIsConfirming(true)}
          >
            {VEHICLE_LABELS.remove}
            {hiddenTitle}
          </button>
        </div>
      )}
    </li>
  );
}
