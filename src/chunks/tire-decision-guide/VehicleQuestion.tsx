import { useId, useState } from 'react';
import { string } from 'valibot';
import { selectCurrentVehicle } from '../../store/garage/garage-selectors';
import { chooseVehicle } from '../../store/garage/choose-vehicle';
import { useSyncedVehicles } from '../../store/garage/useSyncedVehicles';
import { useVehicleLists } from '../../store/garage/useVehicleLists';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectGuide } from '../../store/guide/tire-decision-guide-slice';
import { pushAnswers } from '../../store/guide/tire-decision-guide-thunks';
import { TIRE_TEXTS } from '../../domain/tires/messages';
import { formatTireSize, parseTireSize } from '../../domain/tires/tire-size';
import { Field } from '../../ui/form/Field';
import { RadioField } from '../../ui/form/RadioField';
import { useDraft, useVehicleDraft } from '../../ui/form/useDraft';
import { VehicleFields } from '../../ui/form/VehicleFields';
import { getSelectedVehicle, LEVELS, toVehicleChoice } from '../../domain/vehicles/choice';
import type { VehicleChoice } from '../../domain/vehicles/choice';
import { VEHICLE_MESSAGES } from '../../domain/vehicles/messages';
import { isSelectable } from '../../domain/vehicles/vehicle';
import { VEHICLE_TEXTS } from './messages';
import { Question } from './Question';

/** Asks for the vehicle or the tire size. A selected vehicle becomes the current one. */
export function VehicleQuestion() {
  const dispatch = useAppDispatch();
  const prefix = useId();
  useSyncedVehicles();
  const { vehicleSelected, sizeSelected } = useAppSelector(selectGuide);
  const current = useAppSelector(selectCurrentVehicle);
  const [typed, setTyped, forgetTyped] = useDraft(
    'guide-size',
    string(),
    sizeSelected ? formatTireSize(sizeSelected) : '',
  );
  const [start, setStart] = useState<'vehicle' | 'size'>(typed ? 'size' : 'vehicle');
  const [problem, setProblem] = useState('');

  const saved = toVehicleChoice(vehicleSelected ?? current ?? undefined);
  const [choice, setChoice, forgetChoice] = useVehicleDraft('guide-vehicle', saved);
  const changeVehicle = (next: VehicleChoice): void => {
    setChoice(next);
    setProblem('');
  };
  const lists = useVehicleLists({ choice, onChange: setChoice, saved });
  const getFieldId = (name: string): string => `${prefix}-${name}`;

  const forgetDrafts = (): void => {
    forgetTyped();
    forgetChoice();
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
    const vehicle = getSelectedVehicle(choice);
    if (!isSelectable(vehicle)) {
      setProblem(VEHICLE_MESSAGES.incomplete);
      document.getElementById(getFieldId(LEVELS.find((name) => !choice[name]) ?? 'year'))?.focus();
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
          choice={choice}
          lists={lists}
          onChange={changeVehicle}
          getFieldId={getFieldId}
          getFieldError={() => undefined}
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
