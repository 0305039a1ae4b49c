import { useId, useMemo, useState } from 'react';
import type { FormEvent } from 'react';
import { goTo } from '../../browser/navigation';
import type { VehicleSelectorAttributes } from '../../mounts/placeholders/vehicle-selector';
import type { RootProps } from '../../mounts/schema/placeholder';
import { isPage } from '../../site/pages';
import { SIZE_TIRES_PAGE, VEHICLE_TIRES_PAGE } from '../../site/tire-urls';
import { chooseSearchedVehicle, chooseVehicle } from '../../store/garage/choose-vehicle';
import { selectCurrentVehicle } from '../../store/garage/garage-selectors';
import { useSyncedVehicles } from '../../store/garage/useSyncedVehicles';
import { useVehicleLists } from '../../store/garage/useVehicleLists';
import { hasTrims } from '../../store/garage/vehicle-lists';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { addHiddenFields, HiddenFields } from '../../ui/cms-form/HiddenFields';
import { useVehicleDraft } from '../../ui/form/useDraft';
import { VehicleFields } from '../../ui/form/VehicleFields';
import { findMissingName, getSelectedVehicle, toVehicleChoice } from '../../domain/vehicles/choice';
import { VEHICLE_MESSAGES } from '../../domain/vehicles/messages';
import { isSelectable } from '../../domain/vehicles/vehicle';
import type { Vehicle } from '../../domain/vehicles/vehicle';
import { formatVehicleName } from '../../domain/vehicles/vehicle-name';
import { readCmsForm } from './cms-form';
import { SELECTOR_LABELS } from './messages';
import './vehicle-selector.css';

interface Message {
  readonly type: 'none' | 'done' | 'problem';
  readonly text: string;
}

const NO_MESSAGE: Message = { type: 'none', text: '' };

/**
 * Replaces the CMS's form with linked selects for year, make, model, and trim (VEH-1). A submit makes the
 * selected vehicle the current one, and then submits the same fields to the CMS form's action, if it has
 * one. A vehicle without a trim leads to the search by size instead of the search by vehicle.
 */
export default function VehicleSelector({
  attributes: { vehicleType },
  cms,
}: RootProps<VehicleSelectorAttributes>) {
  const dispatch = useAppDispatch();
  const prefix = useId();
  const [{ action, label, choice: cmsChoice, hiddenFields, getId }] = useState(() =>
    readCmsForm(cms),
  );
  const current = useAppSelector(selectCurrentVehicle);
  const [hasFailedSubmit, setHasFailedSubmit] = useState(false);
  const [message, setMessage] = useState(NO_MESSAGE);
  const [isBusy, setIsBusy] = useState(false);
  useSyncedVehicles();

  const saved = useMemo(
    () => (cmsChoice.year ? undefined : toVehicleChoice(current ?? undefined)),
    [cmsChoice.year, current],
  );
  const [choice, setChoice, forgetChoice] = useVehicleDraft('vehicle-selector', saved ?? cmsChoice);
  const lists = useVehicleLists({ choice, onChange: setChoice, saved, vehicleType });
  const missing = findMissingName(choice, hasTrims(lists));
  const isInvalid = hasFailedSubmit && !isSelectable(getSelectedVehicle(choice));

  const search = async (vehicle: Vehicle, form: HTMLFormElement): Promise<void> => {
    await dispatch(chooseSearchedVehicle(vehicle, vehicleType));
    forgetChoice();
    // The search by vehicle needs a trim.
    if (!vehicle.trim && isPage(new URL(form.action).pathname, VEHICLE_TIRES_PAGE)) {
      goTo(addHiddenFields(SIZE_TIRES_PAGE, hiddenFields));
    } else form.submit();
  };
  const choose = async (vehicle: Vehicle): Promise<void> => {
    const change = await dispatch(chooseVehicle(vehicle, vehicleType));
    if (!('problem' in change)) forgetChoice();
    setMessage(
      'problem' in change
        ? { type: 'problem', text: change.problem }
        : { type: 'done', text: SELECTOR_LABELS.selected({ vehicle: formatVehicleName(vehicle) }) },
    );
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const vehicle = getSelectedVehicle(choice);
    if (!isSelectable(vehicle)) {
      setHasFailedSubmit(true);
      const field = form.elements.namedItem(missing ?? 'year');
      if (field instanceof HTMLElement) field.focus();
      return;
    }
    setIsBusy(true);
    void (action === undefined ? choose(vehicle) : search(vehicle, form)).then(() =>
      setIsBusy(false),
    );
  };

  return (
    <form
      className="bsro-vehicle-selector__form"
      method="get"
      noValidate
      action={action}
      onSubmit={handleSubmit}
    >
      <p className="bsro-problem" role="alert">
        {isInvalid && VEHICLE_MESSAGES.incomplete}
      </p>
      <div className="bsro-vehicle-selector__row">
        <VehicleFields
          choice={choice}
          lists={lists}
          onChange={(next) => {
            setChoice(next);
            setMessage(NO_MESSAGE);
          }}
          // The same IDs keep the focus in the control that replaces the focused one.
          getFieldId={(name) => getId(name) ?? `${prefix}-${name}`}
          getFieldError={(name) =>
            isInvalid && name === missing ? SELECTOR_LABELS.required : undefined
          }
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
      <HiddenFields fields={hiddenFields} />
      <p className={message.type === 'problem' ? 'bsro-problem' : 'bsro-success'} role="status">
        {message.text}
      </p>
    </form>
  );
}
