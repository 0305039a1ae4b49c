import { useEffect, useRef, useState } from 'react';
import { tiresForVehicle } from '../../site/tire-addresses';
import { chooseVehicle, removeVehicle } from '../../store/garage/garage-thunks';
import { Icon } from '../../ui/icon/Icon';
import { isSettable } from '../../vehicles/vehicle';
import type { Vehicle } from '../../vehicles/vehicle';
import { formatMiles, formatVehicleDetail, getVehicleTitle } from '../../vehicles/vehicle-text';
import { useGarageAction } from './useGarageAction';

interface VehicleCardProps {
  vehicle: Vehicle;
  isCurrent: boolean;
  /** Whether its form is on its way. */
  isOpening: boolean;
  onEdit: () => void;
  /** Told once with what has been done. */
  onDone: (text: string) => void;
}

/** One vehicle of the garage, with what can be done with it (GARG-1). */
export function VehicleCard({ vehicle, isCurrent, isOpening, onEdit, onDone }: VehicleCardProps) {
  const { isBusy, problem, run } = useGarageAction();
  const [isAsked, setIsAsked] = useState(false);
  const question = useRef<HTMLParagraphElement>(null);
  const remove = useRef<HTMLButtonElement>(null);
  const wasAsked = useRef(false);
  useEffect(() => {
    if (isAsked) question.current?.focus();
    else if (wasAsked.current) remove.current?.focus();
    wasAsked.current = isAsked;
  }, [isAsked]);

  const title = getVehicleTitle(vehicle);
  const of = <span className="bsro-visually-hidden"> {title}</span>;
  const facts = [formatMiles(vehicle.odometer), vehicle.drivingCondition].filter(Boolean);
  return (
    <li className={`bsro-garage__vehicle${isCurrent ? ' bsro-garage__vehicle--current' : ''}`}>
      <h3 className="bsro-garage__title">{title}</h3>
      {isCurrent && (
        <p className="bsro-garage__current">
          <Icon name="check" />
          Current vehicle
        </p>
      )}
      <p className="bsro-garage__detail">{formatVehicleDetail(vehicle)}</p>
      {facts.length > 0 && <p className="bsro-garage__detail">{facts.join(' · ')}</p>}
      <div role="alert">{problem && <p className="bsro-garage__problem">{problem}</p>}</div>
      {isAsked ? (
        <div className="bsro-garage__actions">
          <p className="bsro-garage__question" ref={question} tabIndex={-1}>
            Remove {title} from your garage?
          </p>
          <button
            type="button"
            className="bsro-button"
            aria-busy={isBusy}
            onClick={() =>
              void run(removeVehicle(vehicle), () => onDone(`${title} was removed.`)).then(() =>
                setIsAsked(false),
              )
            }
          >
            {isBusy ? 'Removing…' : 'Remove'}
          </button>
          <button
            type="button"
            className="bsro-button bsro-button--link"
            disabled={isBusy}
            onClick={() => setIsAsked(false)}
          >
            Keep it
          </button>
        </div>
      ) : (
        <div className="bsro-garage__actions">
          <a className="bsro-garage__link" href={tiresForVehicle(vehicle)}>
            Find tires{of}
          </a>
          {!isCurrent && isSettable(vehicle) && (
            <button
              type="button"
              className="bsro-button bsro-button--link"
              aria-busy={isBusy}
              onClick={() =>
                void run(chooseVehicle(vehicle), () => onDone(`${title} is your current vehicle.`))
              }
            >
              {isBusy ? 'Choosing…' : 'Make current'}
              {of}
            </button>
          )}
          <button
            type="button"
            className="bsro-button bsro-button--link"
            aria-busy={isOpening}
            onClick={onEdit}
          >
            Edit{of}
          </button>
          <button
            type="button"
            className="bsro-button bsro-button--link"
            ref={remove}
            onClick={() => setIsAsked(true)}
          >
            Remove{of}
          </button>
        </div>
      )}
    </li>
  );
}
