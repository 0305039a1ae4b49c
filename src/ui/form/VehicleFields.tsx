import { LEVELS, updateChoice } from '../../domain/vehicles/choice';
import type { VehicleChoice, Level } from '../../domain/vehicles/choice';
import { defineTexts } from '../../language/define-texts';
import type { VehicleLists } from '../../store/garage/useVehicleLists';
import { hasTrims } from '../../store/garage/vehicle-lists';
import { BUTTONS } from '../messages';
import { Field } from './Field';
import { SelectField } from './SelectField';
import './vehicle-fields.css';

const LIST_NAMES = defineTexts('vehicleFields', {
  year: 'Year',
  make: 'Make',
  model: 'Model',
  trim: 'Trim',
} satisfies Record<Level, string>);

const LIST_NOT_LOADED = defineTexts('vehicleFields.notLoaded', {
  year: "Years didn't load.",
  make: "Makes didn't load.",
  model: "Models didn't load.",
  trim: "Trims didn't load.",
} satisfies Record<Level, string>);

const LIST_PROMPTS = defineTexts('vehicleFields.prompts', {
  loading: 'Loading…',
  ready: 'Choose',
});

const ENGINE_TEXTS = defineTexts('vehicleFields.engine', {
  label: 'Engine',
  hint: 'Check the label under the hood. Example: 2.5L L4',
});

interface VehicleFieldsProps {
  choice: VehicleChoice;
  /** The options for the current choice. */
  lists: VehicleLists;
  onChange: (choice: VehicleChoice) => void;
  onBlur?: (name: keyof VehicleChoice) => void;
  /** Returns the ID of a field's control. */
  getFieldId: (name: keyof VehicleChoice) => string;
  getFieldError?: (name: keyof VehicleChoice) => string | undefined;
}

/**
 * Linked selects for year, make, model, and trim, with a text field for the engine if the model has
 * no trims (VEH-1).
 */
export function VehicleFields({
  choice,
  lists,
  onChange,
  onBlur,
  getFieldId,
  getFieldError,
}: VehicleFieldsProps) {
  const isTrimShown = hasTrims(lists);
  return (
    <div className="bsro-vehicle-fields">
      {LEVELS.filter((level) => level !== 'trim' || isTrimShown).map((level) => {
        const { status, options } = lists[level];
        return (
          <SelectField
            key={level}
            id={getFieldId(level)}
            name={level}
            label={LIST_NAMES[level]}
            value={choice[level]}
            options={options}
            prompt={status === 'loading' ? LIST_PROMPTS.loading : LIST_PROMPTS.ready}
            onChange={(value) => onChange(updateChoice(choice, level, value))}
            onBlur={() => onBlur?.(level)}
            error={getFieldError?.(level)}
            isDisabled={status === 'idle'}
            isBusy={status === 'loading'}
          >
            <div role="status">
              {status === 'failed' && (
                <p className="bsro-problem">
                  {LIST_NOT_LOADED[level]}{' '}
                  <button
                    type="button"
                    className="bsro-button bsro-button--link"
                    onClick={() => lists.retry(level)}
                  >
                    {BUTTONS.tryAgain}
                  </button>
                </p>
              )}
            </div>
          </SelectField>
        );
      })}
      {!isTrimShown && (
        <Field
          id={getFieldId('engine')}
          name="engine"
          label={ENGINE_TEXTS.label}
          error={getFieldError?.('engine')}
          hint={ENGINE_TEXTS.hint}
          value={choice.engine}
          maxLength={120}
          onChange={(value) => onChange(updateChoice(choice, 'engine', value))}
          onBlur={() => onBlur?.('engine')}
        />
      )}
    </div>
  );
}
