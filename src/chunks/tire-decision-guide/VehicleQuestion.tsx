import { useState } from 'react';
import { string } from 'valibot';
import { selectCurrentVehicle } from '../../store/garage/garage-selectors';
import { chooseVehicle } from '../../store/garage/choose-vehicle';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectGuide } from '../../store/guide/tire-decision-guide-slice';
import { pushAnswers } from '../../store/guide/tire-decision-guide-thunks';
import { TIRE_TEXTS } from '../../domain/tires/messages';
import { formatTireSize, parseTireSize } from '../../domain/tires/tire-size';
import { Field } from '../../ui/form/Field';
import { RadioField } from '../../ui/form/RadioField';
import { useDraft } from '../../ui/form/useDraft';
import { useVehicleChoice } from '../../ui/form/useVehicleChoice';
import { VehicleFields } from '../../ui/form/VehicleFields';
import { VEHICLE_MESSAGES } from '../../domain/vehicles/messages';
import { VEHICLE_TEXTS } from './messages';
import { Question } from './Question';

/** Asks for the vehicle or the tire size. A selected vehicle becomes the current one. */
export function VehicleQuestion() {
  const dispatch = useAppDispatch();
  const { vehicleSelected, sizeSelected } = useAppSelector(selectGuide);
  const current = useAppSelector(selectCurrentVehicle);
  const [typed, setTyped, forgetTyped] = useDraft(
    'guide-size',
    string(),
    sizeSelected ? formatTireSize(sizeSelected) : '',
  );
  const [start, setStart] = useState<'vehicle' | 'size'>(typed ? 'size' : 'vehicle');
  const [problem, setProblem] = useState('');

  const { fields, readVehicle, forget } = useVehicleChoice({
    draftName: 'guide-vehicle',
    vehicle: vehicleSelected ?? current,
    isKept: true,
  });
  const { getFieldId } = fields;

  const forgetDrafts = (): void => {
    forgetTyped();
    forget();
  };
  const submitSize = (): void => {
    const size = parseTireSize(typed);
    if (!size) {
      setProblem(TIRE_TEXTS.wrongSize);
      document.getElementById(getFieldId('size'))?.focus();
      return;
    }
    forgetDrafts();
    dispatch(pushAnswers({ size, vehicle: null, step: 'store' }));
  };
  const submitVehicle = (): void => {
    const vehicle = readVehicle();
    if (!vehicle) {
      setProblem(VEHICLE_MESSAGES.incomplete);
      return;
    }
    const { year, make, model, trim } = vehicle;
    if (trim === undefined) {
      setProblem(VEHICLE_TEXTS.noTrims);
      return;
    }
    // The guide continues even if the vehicle can't be saved.
    void dispatch(chooseVehicle(vehicle));
    forgetDrafts();
    dispatch(pushAnswers({ vehicle: { year, make, model, trim }, size: null, step: 'store' }));
  };

  return (
    <Question problem={problem} onSubmit={start === 'size' ? submitSize : submitVehicle}>
      <RadioField
        id={getFieldId('start')}
        name={getFieldId('start')}
        label={VEHICLE_TEXTS.how}
        value={start}
        options={[
          { value: 'vehicle', label: VEHICLE_TEXTS.byVehicle },
          { value: 'size', label: VEHICLE_TEXTS.bySize },
        ]}
        onChange={(value) => {
          setStart(value);
          setProblem('');
        }}
        isBoxed
      />
      {start === 'vehicle' ? (
        <VehicleFields
          {...fields}
          onChange={(changed) => {
            fields.onChange(changed);
            setProblem('');
          }}
        />
      ) : (
        <Field
          id={getFieldId('size')}
          name="size"
          label={VEHICLE_TEXTS.size}
          hint={VEHICLE_TEXTS.sizeHint}
          value={typed}
          maxLength={40}
          autoComplete="off"
          isInvalid={problem !== ''}
          onChange={setTyped}
        />
      )}
    </Question>
  );
}
