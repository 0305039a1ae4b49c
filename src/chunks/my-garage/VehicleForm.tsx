import { useState } from 'react';
import { object, string } from 'valibot';
import { createKey } from '../../browser/create-key';
import { takeFocus } from '../../browser/take-focus';
import { getDrivingConditions } from '../../services/account/profile';
import { addVehicle, editVehicle } from '../../store/garage/garage-thunks';
import { useVehicleLists } from '../../store/garage/useVehicleLists';
import { hasTrims } from '../../store/garage/vehicle-lists';
import { useAppDispatch } from '../../store/hooks';
import { useLatestResult } from '../../store/useLatestResult';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { ErrorSummary } from '../../ui/form/ErrorSummary';
import { Field } from '../../ui/form/Field';
import { SelectField } from '../../ui/form/SelectField';
import { useDraft, vehicleChoice } from '../../ui/form/useDraft';
import { useForm } from '../../ui/form/useForm';
import { VehicleFields } from '../../ui/form/VehicleFields';
import { vehicleSchema } from '../../validation/vehicle-schema';
import type { VehicleValues } from '../../validation/vehicle-schema';
import { toVehicleChoice, getSelectedVehicle } from '../../domain/vehicles/choice';
import { VEHICLE_MESSAGES } from '../../domain/vehicles/messages';
import type { Vehicle } from '../../domain/vehicles/vehicle';
import { joinYearMakeModel } from '../../domain/vehicles/vehicle-name';
import { getVehicleTitle } from '../../domain/vehicles/vehicle-text';
import { FIELD_LABELS, FORM_LABELS, HINTS } from './form-messages';
import { toFormValues, toVehicle, pickVehicleChoice } from './vehicle-values';

const NONE: readonly string[] = [];

const draftSchema = object({
  ...vehicleChoice.entries,
  nickname: string(),
  odometer: string(),
  drivingCondition: string(),
});

/** Returns the driving conditions of a vehicle's service schedules; empty if unknown (GARG-1). */
const useDrivingConditions = (vehicle: Vehicle | undefined): readonly string[] => {
  const ymm = vehicle?.make && vehicle.model ? joinYearMakeModel(vehicle) : '';
  const trim = vehicle?.trim;
  const { data, isCurrent } = useLatestResult(ymm ? JSON.stringify([ymm, trim]) : undefined, () =>
    getDrivingConditions(ymm, trim),
  );
  return (ymm && isCurrent && data) || NONE;
};

interface VehicleFormProps {
  /** The vehicle to edit; without it, the form adds a new one. */
  vehicle?: Vehicle | undefined;
  onSaved: (vehicle: Vehicle) => void;
  onCancel: () => void;
}

/** The form of a vehicle: year, make, model, trim or engine, and its details (GARG-1, VEH-1, VEH-3). */
export default function VehicleForm({ vehicle, onSaved, onCancel }: VehicleFormProps) {
  const dispatch = useAppDispatch();
  const [id] = useState(() => vehicle?.id ?? createKey());

  const initialValues = toFormValues(vehicle);
  const [kept, keep, forget] = useDraft<VehicleValues>('garage', draftSchema, initialValues);
  const form = useForm<VehicleValues>({
    initialValues,
    restored: kept === initialValues ? undefined : kept,
    labels: FIELD_LABELS,
    schema: vehicleSchema,
    onSubmit: async (values) => {
      const entered = toVehicle(values, id, vehicle);
      if (!entered) return undefined;
      const result = await dispatch((vehicle ? editVehicle : addVehicle)(entered));
      if ('problem' in result) return { message: result.problem };
      forget();
      onSaved(result.vehicle);
      return undefined;
    },
    onChange: keep,
  });
  const choice = pickVehicleChoice(form.values);
  const lists = useVehicleLists({
    choice,
    onChange: form.setValues,
    saved: toVehicleChoice(vehicle),
  });
  const conditions = useDrivingConditions(getSelectedVehicle(choice));
  const condition = form.field('drivingCondition');

  const hiddenFieldId = form.field(hasTrims(lists) ? 'engine' : 'trim').id;
  const problems = form.problems.filter(({ fieldId }) => fieldId !== hiddenFieldId);
  const isIncomplete = problems.some(({ fieldId }) =>
    (['year', 'make', 'model', 'trim', 'engine'] as const).some(
      (name) => form.field(name).id === fieldId,
    ),
  );
  return (
    <form className="bsro-garage__form" {...form.form}>
      <h2 className="bsro-garage__heading" ref={takeFocus} tabIndex={-1}>
        {vehicle ? FORM_LABELS.edit({ vehicle: getVehicleTitle(vehicle) }) : FORM_LABELS.add}
      </h2>
      {vehicle && <p>{FORM_LABELS.emptyFieldsStay}</p>}
      <ErrorSummary
        problems={[
          ...(isIncomplete ? [{ message: VEHICLE_MESSAGES.incomplete }] : []),
          ...problems,
        ]}
        attempt={form.failedSubmits}
      />
      <VehicleFields
        choice={choice}
        lists={lists}
        onChange={form.setValues}
        onBlur={(name) => form.field(name).onBlur()}
        getFieldId={(name) => form.field(name).id}
        getFieldError={(name) => form.field(name).error}
      />
      <Field {...form.field('nickname')} isOptional hint={HINTS.nickname} />
      <Field {...form.field('odometer')} isOptional inputMode="numeric" hint={HINTS.odometer} />
      {/* Shown from the start, so that it doesn't move the button once the vehicle is known. */}
      <SelectField
        {...condition}
        options={conditions}
        prompt={FORM_LABELS.noDrivingCondition}
        hint={HINTS.drivingCondition}
        isDisabled={conditions.length === 0 && condition.value === ''}
        isOptional
      />
      <div className="bsro-garage__actions">
        <SubmitButton
          label={FORM_LABELS.save}
          busyLabel={FORM_LABELS.saving}
          {...form.submitButton}
        />
        <button
          type="button"
          className="bsro-button bsro-button--link"
          disabled={form.isBusy}
          onClick={() => {
            forget();
            onCancel();
          }}
        >
          {FORM_LABELS.cancel}
        </button>
      </div>
    </form>
  );
}
