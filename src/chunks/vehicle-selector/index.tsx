import { useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import type { VehicleSelectorAttributes } from '../../mounts/placeholders/vehicle-selector';
import type { RootProps } from '../../mounts/schema/placeholder';
import { selectVehicle } from '../../store/garage/select-vehicle';
import { selectSearchedVehicle } from '../../store/garage/select-searched-vehicle';
import { selectCurrentVehicle } from '../../store/garage/garage-selectors';
import { useSavedVehicles } from '../../store/garage/useSavedVehicles';
import { useVehicleLists } from '../../store/garage/useVehicleLists';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { VehicleFields } from '../../ui/form/VehicleFields';
import { toVehicleChoice, getSelectedVehicle } from '../../vehicles/choice';
import type { VehicleChoice } from '../../vehicles/choice';
import { INCOMPLETE_VEHICLE, isSettable, formatVehicleName } from '../../vehicles/vehicle';
import { readCmsForm } from './cms-form';
import { getVehicleSelectedMessage, REQUIRED_FIELD } from './messages';
import '../../ui/styles/button.css';
import './vehicle-selector.css';

const NAMES = ['year', 'make', 'model', 'trim', 'engine'] as const;

interface Message {
  readonly type: 'done' | 'problem';
  readonly text: string;
}

/**
 * Selects year, make, model, and trim (VEH-1). Sets the current vehicle, then submits the CMS's form
 * with the same fields.
 */
export default function VehicleSelector({
  attributes: { vehicleType },
  cms,
}: RootProps<VehicleSelectorAttributes>) {
  const dispatch = useAppDispatch();
  const prefix = useId();
  const form = useRef<HTMLFormElement>(null);
  const [{ action, label, choice: printed }] = useState(() => readCmsForm(cms));
  const current = useAppSelector(selectCurrentVehicle);
  const [selected, setSelected] = useState<VehicleChoice>();
  const [isAttempted, setIsAttempted] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState<Message>();
  useSavedVehicles();

  const saved = printed.year ? printed : toVehicleChoice(current ?? undefined);
  const choice = selected ?? saved;
  const change = (next: VehicleChoice): void => {
    setSelected(next);
    setMessage(undefined);
  };
  const lists = useVehicleLists({
    choice,
    onChange: setSelected,
    saved: printed.year ? undefined : saved,
    vehicleType,
  });
  const vehicle = getSelectedVehicle(choice);
  const isComplete = isSettable(vehicle);
  const hasTrims = lists.trim.status !== 'ready' || lists.trim.options.length > 0;
  const missing = NAMES.find(
    (name) => name !== (hasTrims ? 'engine' : 'trim') && !choice[name].trim(),
  );
  const getFieldId = (name: string): string => `${prefix}-${name}`;

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    if (!isComplete) {
      setIsAttempted(true);
      document.getElementById(getFieldId(missing ?? 'year'))?.focus();
      return;
    }
    setIsBusy(true);
    if (action !== undefined) {
      await dispatch(selectSearchedVehicle(vehicle, vehicleType));
      form.current?.submit();
    } else {
      const change = await dispatch(selectVehicle(vehicle, vehicleType));
      setMessage(
        'problem' in change
          ? { type: 'problem', text: change.problem }
          : { type: 'done', text: getVehicleSelectedMessage(formatVehicleName(vehicle)) },
      );
    }
    setIsBusy(false);
  };

  const isWrong = isAttempted && !isComplete;
  return (
    <form
      className="bsro-vehicle-selector__form"
      ref={form}
      method="get"
      action={action}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <p className="bsro-vehicle-selector__problem" role="alert">
        {isWrong && INCOMPLETE_VEHICLE}
      </p>
      <div className="bsro-vehicle-selector__row">
        <VehicleFields
          choice={choice}
          lists={lists}
          onChange={change}
          getFieldId={getFieldId}
          getFieldError={(name) => (isWrong && name === missing ? REQUIRED_FIELD : undefined)}
        />
        <button
          type="submit"
          className="bsro-button bsro-button--primary bsro-vehicle-selector__submit"
          aria-busy={isBusy}
          aria-disabled={isBusy}
        >
          {label}
        </button>
      </div>
      <p
        className={`bsro-vehicle-selector__message bsro-vehicle-selector__message--${message?.type ?? 'none'}`}
        role="status"
      >
        {message?.text}
      </p>
    </form>
  );
}
